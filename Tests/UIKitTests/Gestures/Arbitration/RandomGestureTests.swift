import RandomDisplayLists
import Testing

@testable import UIKit

/// Whatever fingers, delegates and handlers do: every gesture is told as 10.9 says, every touch that a
/// view hears of ends for it, and when no finger is down everything is as at first.
@Suite("10.9, 10.14: gestures under random fingers") @MainActor struct RandomGestureTests {
  /// Answers by chance, but each pair alike within an attempt, as code that looks at the two does.
  private final class Moody: UIGestureRecognizerDelegate {
    var random: SeededGenerator
    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    func yes(_ chance: Double) -> Bool { Double.random(in: 0..<1, using: &random) < chance }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      yes(0.8)
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { yes(0.9) }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { yes(0.3) }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { yes(0.1) }
  }

  /// Counts the fingers that it was told of and not told the end of.
  private final class Pad: UIView {
    var open: Set<ObjectIdentifier> = []
    var faults: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches where !open.insert(ObjectIdentifier(touch)).inserted {
        faults.append("began twice")
      }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches where !open.contains(ObjectIdentifier(touch)) {
        faults.append("moved without a beginning")
      }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }

    private func close(_ touches: Set<UITouch>) {
      for touch in touches where open.remove(ObjectIdentifier(touch)) == nil {
        faults.append("ended without a beginning")
      }
    }
  }

  @MainActor private final class World {
    var random: SeededGenerator
    let stage = TestStage.settled()
    let targets = GestureLog()
    let moody: Moody
    var pads: [Pad] = []
    var recognizers: [UIGestureRecognizer] = []
    var down: [Int: (Double, Double)] = [:]
    /// By name: what it was told last, if its gesture is under way.
    var underWay: Set<String> = []
    var faults: [String] = []

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      moody = Moody(seed: seed &+ 1)
      var parent = stage.view
      for depth in 0..<3 {
        let pad = Pad(frame: CGRect(x: 5 * depth, y: 10 * depth, width: 90, height: 150))
        pad.isMultipleTouchEnabled = depth != 1
        parent.addSubview(pad)
        pads.append(pad)
        parent = pad
      }
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      let kinds: [UIGestureRecognizer] = [
        UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
        UISwipeGestureRecognizer(), UILongPressGestureRecognizer(), UITapGestureRecognizer(),
        double,
        UIScreenEdgePanGestureRecognizer(),
      ]
      for (index, recognizer) in kinds.enumerated() {
        targets.watch(recognizer, "\(type(of: recognizer))-\(index)")
        pads[pick(3)].addGestureRecognizer(recognizer)
        recognizer.delegate = chance(0.5) ? moody : nil
        recognizer.delaysTouchesBegan = chance(0.2)
        recognizer.delaysTouchesEnded = chance(0.8)
        recognizer.cancelsTouchesInView = chance(0.8)
        if let other = recognizers.randomElement(using: &random), chance(0.3) {
          recognizer.require(toFail: other)
        }
        recognizers.append(recognizer)
      }
      (kinds.last as? UIScreenEdgePanGestureRecognizer)?.edges = .all
      targets.hook = { [unowned self] in heard($0) }
      stage.settle()
    }

    func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }

    private func heard(_ recognizer: UIGestureRecognizer) {
      let name = recognizer.name!
      switch recognizer.state {
      case .began:
        if !underWay.insert(name).inserted { faults.append("\(name) began twice") }
      case .changed:
        if !underWay.contains(name) { faults.append("\(name) changed before it began") }
      case .cancelled:
        if underWay.remove(name) == nil { faults.append("\(name) cancelled before it began") }
      case .ended:
        // A tap or a swipe has no beginning.
        let isDiscrete =
          recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
        if (underWay.remove(name) == nil) != isDiscrete { faults.append("\(name) ended oddly") }
      case .possible, .failed: faults.append("\(name) told \(recognizer.state)")
      }
      _ = recognizer.location(in: nil)
      if chance(0.02) { recognizer.isEnabled = false }
      if chance(0.01), let view = recognizer.view { view.removeFromSuperview() }
      if chance(0.01) { recognizers[pick(recognizers.count)].isEnabled.toggle() }
    }

    func act() {
      switch pick(12) {
      case 0...2:
        let finger = pick(3)
        let place = (Double(pick(100)), Double(pick(200)))
        stage.touch(.began, place.0, place.1, finger: finger)
        down[finger] = place
      case 3...7:
        for finger in down.keys.sorted() {
          let place = down[finger]!
          let next = (place.0 + Double(pick(41) - 20), place.1 + Double(pick(41) - 20))
          down[finger] = next
          stage.touch(.moved, next.0, next.1, finger: finger)
        }
      case 8, 9:
        guard let finger = down.keys.sorted().randomElement(using: &random) else { return }
        let place = down.removeValue(forKey: finger)!
        stage.touch(chance(0.9) ? .ended : .cancelled, place.0, place.1, finger: finger)
      case 10:
        stage.advance(pick(40))
      default:
        for recognizer in recognizers where !recognizer.isEnabled && chance(0.5) {
          stage.perform { recognizer.isEnabled = true }
        }
        if pads[0].superview == nil { stage.perform { stage.view.addSubview(pads[0]) } }
        for index in 1...2 where pads[index].superview == nil {
          stage.perform { pads[index - 1].addSubview(pads[index]) }
        }
      }
      if chance(0.7) { stage.advance() }
    }

    func liftAll() {
      for (finger, place) in down.sorted(by: { $0.key < $1.key }) {
        stage.touch(.ended, place.0, place.1, finger: finger)
      }
      down = [:]
      stage.advance()
      // Longer than any tap waits for the next.
      stage.advance(40)
    }
  }

  @Test(
    "Every seed keeps the rules",
    arguments: RandomRun.seeds(from: 61_000, count: 400))
  func walk(seed: UInt64) {
    let world = World(seed: seed)
    for round in 0..<4 {
      for _ in 0..<60 { world.act() }
      world.liftAll()
      #expect(world.underWay == [], "seed \(seed), round \(round)")
      #expect(world.faults == [], "seed \(seed), round \(round)")
      for pad in world.pads {
        #expect(pad.faults == [] && pad.open == [], "seed \(seed), round \(round)")
      }
      let arbiter = UIApplication.of(world.stage.stage.context).touchDispatcher.gestures
      #expect(arbiter.isAtRest, "seed \(seed), round \(round)")
      for recognizer in world.recognizers {
        #expect(
          recognizer.state == .possible && recognizer.numberOfTouches == 0,
          "seed \(seed), round \(round): \(recognizer.name!)")
      }
      world.stage.forgetTrace()
      _ = world.targets.take()
    }
  }
}
