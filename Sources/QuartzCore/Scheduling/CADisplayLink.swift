import Foundation

/// Calls a method before each frame of the stage. Source: 8.6.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  private var target: Any?
  private let selector: Selector
  private var modes: Set<RunLoop.Mode> = []
  private weak var context: StageContext?
  /// The stage's time at which it was added: its first call comes later.
  private var startTime = 0.0
  private var lastCall: Double?

  /// When the frame that is shown now was shown, in seconds; 0 before the first call.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the frame that is being prepared will be shown; 0 before the first call.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds from one frame of the display to the next; 0 before the first call.
  open private(set) var duration: CFTimeInterval = 0

  /// Whether it stays silent for now.
  open var isPaused = false {
    didSet { if !isPaused { (context ?? .current).setNeedsStep() } }
  }

  /// How often it wants to be called; every whole number of frames can be had.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The same as one number; 0 for the display's own rate.
  open var preferredFramesPerSecond: Int {
    get { Int(preferredFrameRateRange.preferred) }
    set { preferredFrameRateRange = CAFrameRateRange(max(newValue, 0)) }
  }

  /// - Parameters:
  ///   - target: kept until the link is invalidated.
  ///   - sel: gets the link.
  public init(target: Any, selector sel: Selector) {
    self.target = target
    selector = sel
    super.init()
  }

  /// Begins the calls, at the stage's next frame. The modes of a run loop are all the same here.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    let wasSilent = modes.isEmpty
    modes.insert(mode)
    guard wasSilent else { return }
    let context = StageContext.current
    self.context = context
    startTime = context.time
    lastCall = nil
    context.displayLinks.add(self)
    context.setNeedsStep()
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { context?.displayLinks.remove(self) }
  }

  /// Ends the calls for good and lets the target go.
  open func invalidate() {
    modes = []
    context?.displayLinks.remove(self)
    target = nil
  }

  /// The stage has come to a frame.
  func frameBegins(in context: StageContext) {
    let time = context.time
    guard !isPaused, let target, time > startTime else { return }
    let frames = preferredFrameRateRange.frames(at: 1 / context.frameDuration)
    let interval = Double(frames) * context.frameDuration
    // Half a frame of tolerance, so that rounding moves no call to the next frame.
    if let lastCall, time - lastCall < interval - context.frameDuration / 2 { return }
    lastCall = time
    timestamp = time
    duration = context.frameDuration
    targetTimestamp = time + interval
    selector.send(to: target, [self], from: self, in: context)
  }
}
