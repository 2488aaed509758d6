import CoreGraphics

// Layers whose time somebody moves: that of an interactive transition's container. Source: 5.1, 5.2.
extension CALayer {
  /// Takes this layer's time in hand: it stands at 0. What runs in it stays where it is, and is moved
  /// with it.
  package func holdTime(in context: StageContext) {
    let before = localTime(in: context)
    var timing = MediaTiming()
    (timing.speed, timing.drive) = (0, .held)
    setTiming(timing)
    shiftAnimations(by: localTime(in: context) - before)
  }

  /// Moves a time that is in hand to a moment.
  package func moveTime(to moment: Double) {
    var timing = timing
    (timing.speed, timing.timeOffset, timing.drive) = (0, moment, .held)
    setTiming(timing)
  }

  /// Sets a time that is in hand going; from its end on it goes on as the ramp says.
  package func runTime(_ ramp: TimeRamp) {
    var timing = timing
    timing.speed = ramp.groupRunBack != nil ? -1 : 1
    timing.drive = .going(ramp)
    setTiming(timing)
  }

  /// Lets the time go: from now on it is the superlayer's again. What runs stays where it is.
  /// Source: 5.21.
  package func releaseTime(in context: StageContext) {
    let ahead = giveUpTime(in: context)
    context.animations.drivers.clockIsReleased(self, ahead: ahead)
  }

  /// The same where another layer's time, which is driven, takes the place of this one. Returns how
  /// many seconds ahead the superlayer's time was.
  @discardableResult package func giveUpTime(in context: StageContext) -> Double {
    let before = localTime(in: context)
    setTiming(MediaTiming())
    let ahead = localTime(in: context) - before
    shiftAnimations(by: ahead)
    return ahead
  }

  /// The ramp that its time is on, if any.
  package var timeRamp: TimeRamp? {
    if case .going(let ramp) = timing.drive { ramp } else { nil }
  }

  /// Whether its time is on a ramp that has arrived.
  package func hasArrived(at time: Double) -> Bool {
    timeRamp?.hasEnded(at: shower?.localTime(at: time) ?? time) ?? false
  }

  /// Whether this is `layer` or lies in it.
  package func lies(in layer: CALayer) -> Bool {
    var next: CALayer? = self
    while let current = next {
      if current === layer { return true }
      next = current.shower
    }
    return false
  }
}

/// What becomes of animations that go by a driven time.
enum TimeCourse: Hashable {
  /// They end when their time is over.
  case onward
  /// They do not end.
  case held
  /// They are on their way back, and over when they have arrived.
  case back(isOver: Bool, group: Int)
}

extension CALayer {
  /// By the layers that it lies in.
  package func isHeld(at time: Double) -> Bool { timeCourse(at: time) == .held }

  /// Whether it was driven back, and how far that is; nil where it was not.
  package func hasRunBack(at time: Double) -> Bool? {
    if case .back(let isOver, _) = timeCourse(at: time) { isOver } else { nil }
  }

  func timeCourse(at time: Double) -> TimeCourse {
    guard (context ?? animatingContext)?.hasTimedLayers ?? true else { return .onward }
    var course = TimeCourse.onward
    var layer: CALayer? = self
    while let current = layer {
      switch current.timing.drive {
      case nil: break
      case .held: return .held
      case .going(let ramp):
        if let group = ramp.groupRunBack {
          course = .back(isOver: current.hasArrived(at: time), group: group)
        }
      }
      layer = current.shower
    }
    return course
  }
}
