import CoreGraphics
import Testing

@testable import QuartzCore

@MainActor @Suite("5.1, 5.2, 5.21: a layer's time in somebody's hand") struct DrivenTimeTests {
  private let tree = LayerTree()
  private let box: CALayer
  private let leaf: CALayer

  init() {
    box = tree.layer(in: tree.root)
    leaf = tree.layer(in: box)
    leaf.position = CGPoint(x: 100, y: 40)
  }

  @discardableResult private func step(to time: Double) -> [CommittedLayer] {
    defer { tree.context.perform { tree.context.animations.endAnimations(in: tree.context) } }
    return [tree.commit(at: time)]
  }

  private func place(_ time: Double) -> [Double]? {
    let roots = [tree.commit(at: time)]
    return tree.picture(roots, at: time).root.node(of: leaf.number).map {
      [$0.transform.tx, $0.transform.ty]
    }
  }

  @Test("5.1: held, it stands at 0; what runs in it stays where it is, and is moved with it")
  func held() {
    tree.move(leaf, from: .zero, duration: 4)
    step(to: 3)
    #expect(place(4) == [25, 10])
    box.holdTime(in: tree.context)
    #expect(box.localTime(at: 4) == 0 && box.localTime(at: 99) == 0)
    #expect(place(4) == [25, 10] && place(9) == [25, 10])
    #expect(leaf.isHeld(at: 9) && box.isHeld(at: 9) && !tree.root.isHeld(at: 9))
    step(to: 30)
    #expect(leaf.animations.count == 1 && !tree.context.animations.needsSteps)
    box.moveTime(to: 1)
    #expect(place(30) == [50, 20] && leaf.localTime(at: 77) == 1)
    // Beyond its end it does not end while it is held.
    box.moveTime(to: 8)
    step(to: 31)
    #expect(place(31) == [100, 40] && leaf.animations.count == 1)
    box.moveTime(to: -1)
    #expect(place(31) == [0, 0])
  }

  @Test("5.2: set going it comes to its end by its ramp, and is over then; onward")
  func onward() {
    step(to: 0)
    box.holdTime(in: tree.context)
    tree.move(leaf, from: .zero, duration: 4)
    step(to: 1)
    box.moveTime(to: 1)
    #expect(box.timeRamp == nil && !box.hasArrived(at: 9))
    let ramp = TimeRamp(from: 1, to: 4, duration: 2, curve: .linear)
    box.runTime(ramp)
    step(to: 5)
    #expect(box.timeRamp?.begin == 5 && !leaf.isHeld(at: 6) && leaf.hasRunBack(at: 6) == nil)
    #expect(place(6) == [62.5, 25])
    #expect(!box.hasArrived(at: 6.9) && box.hasArrived(at: 7))
    step(to: 6)
    #expect(leaf.animations.count == 1)
    step(to: 7)
    #expect(leaf.animations.isEmpty)
  }

  @Test("5.20: driven back, those of its group are over with it, and no others")
  func back() {
    step(to: 0)
    box.holdTime(in: tree.context)
    tree.context.animations.beginStretching(6, by: 1)
    tree.move(leaf, from: .zero, duration: 4)
    tree.context.animations.endStretching(6)
    let other = tree.layer(in: box)
    other.position = CGPoint(x: 7, y: 9)
    tree.move(other, from: .zero, duration: 4)
    step(to: 1)
    box.moveTime(to: 2)
    box.runTime(TimeRamp(from: 2, to: 0, duration: 0.5, curve: .linear, groupRunBack: 6))
    step(to: 3)
    #expect(leaf.hasRunBack(at: 3.25) == false && place(3.25) == [25, 10])
    #expect(leaf.hasRunBack(at: 3.5) == true && box.hasRunBack(at: 3.5) == true)
    #expect(tree.root.hasRunBack(at: 3.5) == nil)
    step(to: 3.25)
    #expect(leaf.animations.count == 1)
    _ = tree.log.takeEvents()
    step(to: 3.5)
    #expect(leaf.animations.isEmpty && other.animations.count == 1)
    let ends = tree.log.takeEvents().compactMap { event -> String? in
      if case .animationEnded(_, let finished, let reason) = event.event {
        "\(reason) \(finished)"
      } else {
        nil
      }
    }
    #expect(ends == ["ranBack true"])
  }

  @Test("5.21: let go of, the time is the superlayer's again, and what runs stays where it is")
  func released() {
    step(to: 0)
    box.holdTime(in: tree.context)
    tree.move(leaf, from: .zero, duration: 4)
    step(to: 2)
    box.moveTime(to: 1)
    #expect(place(5) == [25, 10])
    box.releaseTime(in: tree.context)
    #expect(box.localTime(at: 5) == 5 && box.timing.isIdentity)
    #expect(place(5) == [25, 10] && place(6) == [50, 20])
    step(to: 8)
    #expect(leaf.animations.isEmpty)
    box.holdTime(in: tree.context)
    #expect(box.giveUpTime(in: tree.context) == 8)
  }

  @Test("Code that sets a layer's clock by hand takes it")
  func byHand() {
    step(to: 0)
    box.holdTime(in: tree.context)
    #expect(box.isHeld(at: 1))
    box.speed = 2
    #expect(!box.isHeld(at: 1) && box.localTime(at: 3) == 6)
  }

  @Test("A layer lies in itself and in all around it, as a mask too")
  func lies() {
    let mask = tree.layer()
    let inner = tree.layer(in: mask)
    leaf.mask = mask
    #expect(leaf.lies(in: leaf) && leaf.lies(in: box) && leaf.lies(in: tree.root))
    #expect(!box.lies(in: leaf) && inner.lies(in: mask) && inner.lies(in: box))
    #expect(!tree.layer().lies(in: tree.root))
  }

  @Test("7.6: another motion, in the time of its clock; what the model shows under some alone")
  func driven() {
    let pace = DrivenPace(curve: .linear, length: 2)
    func add(_ from: CGPoint) -> Int {
      var animation = LayerAnimation(
        id: tree.context.nextNumber(), property: .position, from: .point(from), to: .point(.zero),
        isAdditive: true, curve: .linear, delay: 0, duration: 2)
      animation.drive = AnimationDrive(
        pace: pace, window: .whole, motion: .still(.fraction(0.25)))
      leaf.add(animation, to: nil, in: tree.context)
      return animation.id
    }
    let (one, two) = (add(CGPoint(x: -80, y: -40)), add(CGPoint(x: 8, y: 16)))
    step(to: 1)
    // Three quarters of both differences are left.
    #expect(place(9) == [46, 22])
    #expect(leaf.value(of: .position, under: [one]) == .point(CGPoint(x: 40, y: 10)))
    #expect(leaf.value(of: .position, under: [two]) == .point(CGPoint(x: 106, y: 52)))
    #expect(leaf.value(of: .position, under: []) == .point(CGPoint(x: 100, y: 40)))
    leaf.drive(two, by: .still(.fraction(1)))
    leaf.drive(99, by: .still(.fraction(1)))
    #expect(place(9) == [40, 10])
    leaf.setModel(.position, to: .point(CGPoint(x: 200, y: 60)))
    #expect(leaf.animations.count == 2 && place(9) == [140, 30])
    step(to: 9)
    #expect(!tree.root.hasUncommittedChanges)
    leaf.setModel(.position, to: .point(CGPoint(x: 200, y: 60)))
    #expect(!tree.root.hasUncommittedChanges)
  }

  @Test("A motion of a clock that the layer lies in stays; of another, it is counted from now")
  func clocks() {
    let run = DrivenMotion.running(
      DrivenRun(.way, from: 0, to: 1, seconds: 1, begin: 6))
    func begin(_ motion: DrivenMotion) -> Double? {
      if case .running(let run) = motion { run.begin } else { nil }
    }
    let other = tree.layer(in: tree.root)
    (other.speed, other.timeOffset) = (2, 3)
    (box.speed, box.timeOffset) = (0.5, 10)
    tree.commit(at: 8)
    #expect(begin(leaf.inLayerTime(run, of: box)) == 6)
    // The stage's 6 is 13 here.
    #expect(begin(leaf.inLayerTime(run)) == 13)
    // Now, 8, is 14 here and 19 there: 6 there is 13 before that.
    #expect(begin(leaf.inLayerTime(run, of: other)) == 1)
  }
}
