import CoreGraphics
import Foundation
import QuartzCore
import Testing
import Trace

@MainActor @Suite("8.1, 8.4: animations added to layers")
struct ExplicitAnimationTests {
  private let tree = LayerTree()

  private final class Delegate: CAAnimationDelegate {
    var log: [String] = []
    var told: [CAAnimation] = []

    func animationDidStart(_ anim: CAAnimation) { log.append("start") }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      log.append("stop \(flag)")
      told.append(anim)
    }
  }

  private func layer() -> CALayer {
    let layer = tree.layer(CGRect(x: 0, y: 0, width: 10, height: 10), in: tree.root)
    layer.anchorPoint = .zero
    return layer
  }

  private func fade(_ duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = duration
    return animation
  }

  private func step(to time: Double) -> [CommittedLayer] {
    defer {
      tree.context.perform { tree.context.animations.endAnimations(in: tree.context) }
    }
    return [tree.commit(at: time)]
  }

  private func add(_ animation: CAAnimation, _ key: String?, to layer: CALayer) {
    tree.context.perform { layer.add(animation, forKey: key) }
  }

  private func values(_ layer: CALayer, _ roots: [CommittedLayer], _ time: Double) -> LayerValues {
    PresentationTree(roots, at: time).values(of: roots[0].committed(layer.number)!)
  }

  @Test("8.1.4: the layer keeps a copy: what is changed later has no effect")
  func copied() throws {
    let layer = layer()
    let animation = fade()
    animation.setValue("mine", forKey: "name")
    add(animation, "fade", to: layer)
    animation.toValue = 0.5
    animation.duration = 9
    let roots = step(to: 0)
    #expect(values(layer, roots, 0.5).opacity == 0.5)
    let kept = try #require(layer.animation(forKey: "fade") as? CABasicAnimation)
    #expect(kept !== animation && kept.duration == 1 && (kept.toValue as? Int) == 1)
    #expect((kept.value(forKey: "name") as? String) == "mine")
    #expect(animation.value(forKey: "other") == nil)
  }

  @Test("8.1.4: same key replaces, nil never does; 8.1.5: keys in order of application")
  func keys() {
    let layer = layer()
    let delegate = Delegate()
    let first = fade()
    first.delegate = delegate
    #expect(layer.animationKeys() == nil)
    add(first, "a", to: layer)
    add(fade(), "b", to: layer)
    add(fade(), nil, to: layer)
    add(fade(), nil, to: layer)
    add(fade(), "a", to: layer)
    #expect(layer.animationKeys() == ["b", "a"])
    #expect(layer.animations.count == 4)
    _ = step(to: 0)
    #expect(delegate.log == ["stop false"])
    layer.removeAnimation(forKey: "b")
    layer.removeAnimation(forKey: "none")
    #expect(layer.animationKeys() == ["a"])
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil && layer.animation(forKey: "a") == nil)
  }

  @Test("8.1.4: a duration of 0 or less is the transaction's, else 0.25 s")
  func defaultDuration() throws {
    let layer = layer()
    add(fade(0), "a", to: layer)
    tree.context.perform {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      layer.add(fade(-1), forKey: "b")
      layer.add(fade(.nan), forKey: "c")
      CATransaction.commit()
    }
    #expect(layer.animations.map(\.duration) == [0.25, 2, 2])
  }

  @Test("8.4.8, 8.4.3: the delegate is retained and told the copy, once; no function is linear")
  func delegate() throws {
    let layer = layer()
    var delegate: Delegate? = Delegate()
    weak let watched = delegate
    let animation = fade()
    animation.delegate = delegate
    add(animation, "fade", to: layer)
    animation.delegate = nil
    delegate = nil
    #expect(watched != nil)
    delegate = watched
    let roots = step(to: 0)
    #expect(delegate?.log == ["start"])
    #expect(values(layer, roots, 0.25).opacity == 0.25)
    let kept = layer.animation(forKey: "fade")
    _ = step(to: 1)
    _ = step(to: 2)
    #expect(delegate?.log == ["start", "stop true"])
    #expect(delegate?.told.first === kept)
    #expect(layer.animationKeys() == nil)
  }

  @Test("The trace has the start that a delegate is told, after the delay, and none without one")
  func startInTrace() throws {
    let layer = layer()
    let (told, untold) = (fade(), fade())
    let delegate = Delegate()
    told.delegate = delegate
    told.beginTime = 0.5
    add(told, "told", to: layer)
    add(untold, "untold", to: layer)
    let number = try #require(layer.animations.first { $0.key == "told" }).id
    func starts() -> [Int] {
      tree.log.takeEvents().compactMap { event in
        if case .animationStarted(let animation) = event.event { animation } else { nil }
      }
    }
    _ = step(to: 0.25)
    #expect(starts() == [] && delegate.log == [])
    _ = step(to: 0.5)
    #expect(starts() == [number] && delegate.log == ["start"])
    _ = step(to: 0.75)
    #expect(starts() == [])
  }

  @Test("8.4.8, 8.1.6: removed, or its layer left: false")
  func removed() {
    for leaves in [false, true] {
      let layer = layer()
      let delegate = Delegate()
      let animation = fade()
      animation.delegate = delegate
      add(animation, "fade", to: layer)
      let begin = tree.context.time
      _ = step(to: begin)
      if leaves { layer.removeFromSuperlayer() } else { layer.removeAnimation(forKey: "fade") }
      _ = step(to: begin + 0.5)
      #expect(delegate.log == ["start", "stop false"])
    }
  }

  @Test("8.3.5, 8.3.4: forwards fill shows only if it is not removed; the model never changes")
  func fill() throws {
    let (gone, stays) = (layer(), layer())
    for (layer, isRemoved) in [(gone, true), (stays, false)] {
      let animation = fade()
      animation.toValue = 0.5
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = isRemoved
      add(animation, "fade", to: layer)
    }
    _ = step(to: 0)
    _ = step(to: 1)
    let roots = step(to: 2)
    #expect(values(gone, roots, 2).opacity == 1 && values(stays, roots, 2).opacity == 0.5)
    #expect(stays.opacity == 1 && gone.opacity == 1)
    #expect(stays.animationKeys() == ["fade"])
  }

  @Test("8.3.3: beginTime now + delay; backwards fill shows the first value until then")
  func delay() {
    let layer = layer()
    _ = step(to: 4)
    let animation = fade()
    tree.context.perform { animation.beginTime = CACurrentMediaTime() + 1 }
    animation.fillMode = .backwards
    add(animation, "fade", to: layer)
    let roots = step(to: 4)
    #expect(values(layer, roots, 4.9).opacity == 0)
    #expect(values(layer, roots, 5.5).opacity == 0.5)
  }

  @Test(
    "8.4.2: to alone begins at what the layer shows, none goes from what it showed to what it has")
  func missingValues() {
    let layer = layer()
    layer.opacity = 0.25
    _ = step(to: 0)
    let to = CABasicAnimation(keyPath: "opacity")
    to.toValue = 1
    to.duration = 1
    add(to, "fade", to: layer)
    var roots = step(to: 0)
    #expect(values(layer, roots, 0.5).opacity == 0.625)
    layer.removeAllAnimations()
    let none = CABasicAnimation(keyPath: "opacity")
    none.duration = 1
    tree.context.perform {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 1
      CATransaction.commit()
    }
    add(none, "fade", to: layer)
    roots = step(to: 0.1)
    // It showed 0.25 and a tenth of the way to 1.
    #expect(abs(values(layer, roots, 0.6).opacity - (0.325 + 1) / 2) < 1e-12)
  }

  @Test("8.4.1: additive with zero at the end, as a view's animation is")
  func additive() {
    let layer = layer()
    layer.position = CGPoint(x: 100, y: 0)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = -100
    animation.toValue = 0
    animation.isAdditive = true
    animation.duration = 1
    add(animation, nil, to: layer)
    let roots = step(to: 0)
    #expect(values(layer, roots, 0.25).position.x == 25)
  }

  @Test("8.4.1: cumulative, each cycle goes on where the one before has ended")
  func cumulative() {
    for isCumulative in [false, true] {
      let layer = layer()
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue) = (0, 10)
      (animation.duration, animation.repeatCount) = (1, 3)
      animation.isCumulative = isCumulative
      add(animation, nil, to: layer)
      let roots = step(to: 0)
      for (time, x) in [(0.5, 5.0), (1.5, isCumulative ? 15 : 5), (2.5, isCumulative ? 25 : 5)] {
        #expect(abs(values(layer, roots, time).position.x - x) < 1e-12, "\(isCumulative) \(time)")
      }
    }
  }

  @Test("8.4.1: a value function turns the whole way round")
  func valueFunction() throws {
    let layer = layer()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.valueFunction = CAValueFunction(name: .rotateZ)
    animation.fromValue = 0
    animation.toValue = 2 * Double.pi
    animation.duration = 1
    add(animation, nil, to: layer)
    let roots = step(to: 0)
    let quarter = values(layer, roots, 0.25)[.transform].matrix
    #expect(abs(quarter.m11) < 1e-12 && abs(quarter.m12 - 1) < 1e-12)
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "none")) == nil)
  }

  @Test("8.4.4: keyframes by values, times and functions")
  func keyframes() {
    let layer = layer()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 100, CGFloat(50)]
    animation.keyTimes = [0, 0.25, 1]
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn),
    ]
    animation.duration = 4
    add(animation, nil, to: layer)
    let roots = step(to: 0)
    #expect(values(layer, roots, 0.5).position.x == 50)
    // 7.2: ease-in is at .31536 half-way.
    #expect(abs(values(layer, roots, 2.5).position.x - (100 - 50 * 0.31536)) < 0.0005)
  }

  @Test("8.4.4: along a path, turning with it")
  func path() {
    let layer = layer()
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 40))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.rotationMode = .rotateAuto
    animation.calculationMode = .paced
    animation.duration = 1
    add(animation, nil, to: layer)
    path.addLine(to: CGPoint(x: 500, y: 500))
    let roots = step(to: 0)
    let half = values(layer, roots, 0.5)
    #expect(half.position == CGPoint(x: 0, y: 20))
    #expect(abs(half[.transform].matrix.m12 - 1) < 1e-9)
  }

  @Test("8.4.7, 7.3.17: a spring's defaults; its duration cuts it off")
  func spring() {
    let animation = CASpringAnimation(keyPath: "position.x")
    #expect(animation.mass == 1 && animation.stiffness == 100 && animation.damping == 10)
    #expect(animation.initialVelocity == 0 && !animation.allowsOverdamping)
    #expect(animation.duration == 0)
    #expect(abs(animation.settlingDuration - 1.410) < 0.0005)
    animation.fromValue = 0
    animation.toValue = 100
    let layer = layer()
    add(animation, nil, to: layer)
    #expect(layer.animations[0].duration == 0.25)
    animation.duration = animation.settlingDuration
    add(animation, nil, to: layer)
    let roots = step(to: 0)
    // 7.3.5.
    #expect(abs(values(layer, roots, 0.3).position.x - 112.435) < 0.0006)
  }

  @Test("7.3.16: perceptual duration and bounce")
  func perceptual() {
    let animation = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.3)
    #expect(animation.allowsOverdamping)
    #expect(abs(animation.stiffness - 157.914) < 0.0005 && abs(animation.damping - 35.904) < 0.0005)
    #expect(abs(animation.perceptualDuration - 0.5) < 1e-9 && abs(animation.bounce + 0.3) < 1e-9)
  }

  @Test("8.4.5: a group: 0.25 s by default, children's delegates are not told")
  func group() {
    let layer = layer()
    let (whole, part) = (Delegate(), Delegate())
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (0, 100, 2)
    move.delegate = part
    let plain = fade(0)
    let group = CAAnimationGroup()
    group.animations = [move, plain]
    group.delegate = whole
    add(group, "group", to: layer)
    #expect(layer.animations[0].duration == 0.25)
    group.duration = 1
    add(group, "group", to: layer)
    let roots = step(to: 0)
    // The one without a duration takes as long as the group.
    #expect(values(layer, roots, 0.5).opacity == 0.5)
    #expect(values(layer, roots, 0.5).position.x == 25)
    _ = step(to: 1)
    #expect(whole.log == ["stop false", "start", "stop true"] && part.log == [])
  }

  @Test("8.4.6, 8.1.4: a transition goes from the former picture to the present; key transition")
  func transition() throws {
    let layer = layer()
    layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    _ = step(to: 0)
    let transition = CATransition()
    #expect(transition.type == .fade && transition.startProgress == 0)
    #expect(transition.endProgress == 1)
    transition.duration = 1
    transition.type = .push
    transition.subtype = .fromRight
    add(transition, "mine", to: layer)
    #expect(layer.animationKeys() == ["transition"])
    tree.context.perform { CATransaction.setDisableActions(true) }
    layer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
    let roots = step(to: 1)
    let node = try #require(tree.picture(roots, at: 1.25).root.node(of: layer.number))
    #expect(node.children.map(\.transform.tx) == [-2.5, 7.5])
    #expect(node.children.map { $0.children[0].items.count } == [1, 1])
    let over = try #require(tree.picture(roots, at: 2).root.node(of: layer.number))
    #expect(over.children.count == 1 && over.children[0].transform.tx == 0)
  }

  @Test("8.4.6: a fade adds up both pictures by their shares, and ends with the new one alone")
  func fadeTransition() throws {
    let layer = layer()
    layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    _ = step(to: 0)
    let transition = CATransition()
    transition.duration = 1
    add(transition, nil, to: layer)
    let roots = step(to: 1)
    let half = try #require(tree.picture(roots, at: 1.5).root.node(of: layer.number))
    #expect(half.dissolve == 0.5 && half.children.count == 2)
    let over = try #require(tree.picture(roots, at: 2).root.node(of: layer.number))
    #expect(over.dissolve == nil && over.children.map(\.opacity) == [1])
  }

  @Test(
    "8.4.6: what moves in or is revealed is whole on its way, and so is the other",
    arguments: [(CATransitionType.moveIn, [0, 5]), (.reveal, [0, -5])] as [(_, [CGFloat])])
  func slidingTransition(_ type: CATransitionType, _ places: [CGFloat]) throws {
    let layer = layer()
    layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    _ = step(to: 0)
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, .fromRight, 1)
    add(transition, nil, to: layer)
    let node = try #require(tree.picture(step(to: 1), at: 1.5).root.node(of: layer.number))
    // The layer is ten points wide.
    #expect(node.children.map(\.transform.tx) == places)
    #expect(node.children.map(\.opacity) == [1, 1])
  }

  @Test("8.4.4: the names of the modes")
  func names() {
    let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    #expect(modes.map(\.rawValue) == ["linear", "discrete", "paced", "cubic", "cubicPaced"])
  }

  @Test("The trace says target, key path, ends, pace, begin, length, and how it ended")
  func trace() throws {
    let layer = layer()
    let animation = fade()
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    (animation.repeatCount, animation.autoreverses) = (2, true)
    add(animation, "fade", to: layer)
    _ = step(to: 3)
    _ = step(to: 7)
    let events = tree.log.takeEvents().map(\.event)
    let number = try #require(
      events.compactMap { event -> Int? in
        guard case .animationAdded(let d) = event else { return nil }
        #expect(
          d.layer == layer.number && d.keyPath == "opacity" && d.from == "0.0" && d.to == "1.0")
        #expect(d.curve == "cubicBezier(0.42, 0.0, 1.0, 1.0), 2.0 times, there and back")
        #expect(d.begin == 3 && d.duration == 4)
        return d.animation
      }.first)
    #expect(
      events.contains(.animationEnded(animation: number, finished: true, reason: .ranToEnd)))
  }

  @Test(
    "8.3.2: the trace tells the length in the parent's time, whichever way the animation runs",
    arguments: [(1, 3), (2, 1.5), (-2, 1.5), (0, 1e9)] as [(Float, Double)])
  func tracedLength(_ speed: Float, _ seconds: Double) {
    let (layer, animation) = (layer(), fade(3))
    animation.speed = speed
    add(animation, nil, to: layer)
    _ = step(to: 1)
    let lengths = tree.log.takeEvents().compactMap { event -> Double? in
      guard case .animationAdded(let description) = event.event else { return nil }
      return description.duration
    }
    #expect(lengths == [seconds])
  }

  @Test(
    "Bad input is told on the console, with layer and key path, and changes nothing",
    arguments: [0, 1, 2, 3, 4, 5, 6, 7, 8])
  func bad(_ index: Int) throws {
    let layer = layer()
    var lines: [String] = []
    tree.context.printLine = { lines.append($0) }
    let basic = CABasicAnimation(keyPath: "opacity")
    let keyframes = CAKeyframeAnimation(keyPath: "position")
    let animation: CAAnimation = [
      basic, CABasicAnimation(keyPath: "path"), CABasicAnimation(keyPath: "nothing.here"),
      CABasicAnimation(keyPath: nil), keyframes, CAKeyframeAnimation(keyPath: "opacity"),
      CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "position"), basic,
    ][index]
    (basic.fromValue, basic.toValue) = ("a", CGPoint.zero)
    keyframes.values = [1, 2]
    let expected = [
      "fromValue, a, is no value for 'opacity'", "no key path 'path'", "no key path 'nothing.here'",
      "no keyPath", "values, 1, is no value for 'position'", "no keyframes", "valueFunction",
      "two values", "speed",
    ][index]
    if index == 6 {
      (animation as? CABasicAnimation)?.valueFunction = CAValueFunction(name: .rotateZ)
    }
    if index == 7 {
      let turn = CABasicAnimation(keyPath: "transform")
      turn.valueFunction = CAValueFunction(name: .rotateZ)
      turn.toValue = 1
      turn.duration = 1
      add(turn, "key", to: layer)
    } else {
      if index == 8 { animation.speed = .nan }
      animation.duration = 1
      add(animation, "key", to: layer)
    }
    let before = layer.values
    let roots = step(to: 0)
    #expect(lines.contains { $0.contains(expected) && $0.contains("CALayer \(layer.number)") })
    #expect(values(layer, roots, 0.5).opacity == before.opacity)
    #expect(values(layer, roots, 0.5) == before)
    // It runs its time all the same.
    _ = step(to: 1)
    #expect(tree.context.animations.isEmpty)
  }

  @Test(
    "Times that are no numbers are told by name, and count as what they are unless set",
    arguments: ["beginTime", "timeOffset", "speed"])
  func notANumber(_ name: String) {
    let layer = layer()
    var lines: [String] = []
    tree.context.printLine = { lines.append($0) }
    let animation = fade()
    switch name {
    case "beginTime": animation.beginTime = .nan
    case "timeOffset": animation.timeOffset = .nan
    default: animation.speed = .nan
    }
    add(animation, "fade", to: layer)
    let roots = step(to: 3)
    #expect(lines.count == 1 && lines[0].contains("its \(name) is not a number"))
    #expect(values(layer, roots, 3.25).opacity == 0.25)
  }

  @Test("Times without an end or a meaning stay numbers")
  func endless() {
    let layer = layer()
    tree.context.printLine = { _ in }
    for time in [Double.infinity, -.infinity, .nan] {
      let animation = fade(time)
      (animation.beginTime, animation.timeOffset, animation.repeatDuration) = (time, time, time)
      animation.repeatCount = Float(time)
      add(animation, nil, to: layer)
    }
    let roots = step(to: 0)
    #expect(values(layer, roots, 0.5).opacity.isFinite)
  }

  @Test("Boxed values count as what is in them, if it is of the right kind")
  func boxed() {
    let layer = layer()
    tree.context.printLine = { _ in }
    func x(_ value: Any) -> CGFloat {
      let animation = CABasicAnimation(keyPath: "position")
      (animation.fromValue, animation.toValue, animation.duration) = (value, value, 1)
      add(animation, "move", to: layer)
      let now = tree.context.time
      return values(layer, step(to: now), now).position.x
    }
    #expect(x(NSValue(point: CGPoint(x: 7, y: 0))) == 7)
    // Else the model shows.
    #expect(x(NSValue(rect: CGRect(x: 7, y: 0, width: 1, height: 1))) == 5)
    #expect(x(NSValue(size: CGSize(width: 7, height: 1))) == 5)
    #expect(x(NSNumber(value: 7)) == 5)
  }

  @Test("7.2: timing functions by name and by points, which are what was written")
  func timingFunctions() {
    let named: [(CAMediaTimingFunctionName, [Float])] = [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ]
    for (name, points) in named {
      let function = CAMediaTimingFunction(name: name)
      var read: [Float] = [9, 9]
      var all: [Float] = []
      for index in 0...3 {
        function.getControlPoint(at: index, values: &read)
        all += read
      }
      #expect(all == [0, 0] + points + [1, 1])
      let same = CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])
      #expect(same == function)
    }
    _ = CAMediaTimingFunction(controlPoints: .nan, 3, 7, -.infinity)
  }
}
