import QuartzCore
import Testing

@MainActor @Suite("8.3.1, 8.3.6: a layer's own timing as code sets it") struct LayerMediaTimingTests
{
  private let tree = LayerTree()

  @Test("8.3.1: the defaults; each value is kept, and is no other's")
  func values() {
    let layer = tree.layer(in: tree.root)
    func all() -> [Double] {
      [
        layer.beginTime, layer.duration, Double(layer.speed), layer.timeOffset,
        Double(layer.repeatCount), layer.repeatDuration, layer.autoreverses ? 1 : 0,
      ]
    }
    #expect(all() == [0, 0, 1, 0, 0, 0, 0] && layer.fillMode == .removed)
    let changes: [(Int, Double, () -> Void)] = [
      (0, 2, { layer.beginTime = 2 }), (1, 3, { layer.duration = 3 }),
      (2, 1.5, { layer.speed = 1.5 }), (3, 4, { layer.timeOffset = 4 }),
      (4, 5, { layer.repeatCount = 5 }), (5, 6, { layer.repeatDuration = 6 }),
      (6, 1, { layer.autoreverses = true }),
    ]
    var expected = all()
    for (index, value, change) in changes {
      change()
      expected[index] = value
      #expect(all() == expected)
    }
    for fill in [CAMediaTimingFillMode.both, .forwards, .backwards, .removed] {
      layer.fillMode = fill
      #expect(layer.fillMode == fill && all() == expected)
    }
    layer.fillMode = CAMediaTimingFillMode(rawValue: "none of them")
    #expect(layer.fillMode == .removed)
  }

  @Test("8.3.1: times of one layer in another's, and of the stage, and back")
  func conversion() {
    let outer = tree.layer(in: tree.root)
    let inner = tree.layer(in: outer)
    let other = tree.layer(in: tree.root)
    (outer.beginTime, outer.speed) = (1, 2)
    (inner.timeOffset, inner.speed) = (10, 0.5)
    (other.timeOffset, other.speed) = (100, 4)
    tree.commit(at: 3)
    tree.context.perform {
      // 5 → (5 − 1) · 2 = 8 → 8 / 2 + 10 = 14; the other's: 5 · 4 + 100.
      #expect(outer.convertTime(5, from: nil) == 8 && inner.convertTime(5, from: nil) == 14)
      #expect(inner.convertTime(14, to: nil) == 5 && outer.convertTime(8, to: nil) == 5)
      #expect(inner.convertTime(8, from: outer) == 14 && inner.convertTime(14, to: outer) == 8)
      #expect(other.convertTime(14, from: inner) == 120 && other.convertTime(120, to: inner) == 14)
      // 8.3.6: paused, it is at all times at once; the present one of the stage is taken.
      (inner.speed, inner.timeOffset) = (0, 14)
      #expect(inner.convertTime(99, from: nil) == 14 && inner.convertTime(14, to: nil) == 3)
      #expect(other.convertTime(14, from: inner) == 112)
    }
  }

  @Test("8.3.6: a layer is paused and resumes where it was, by the properties alone")
  func pause() {
    let box = tree.layer(in: tree.root)
    let leaf = tree.layer(in: box)
    leaf.position = CGPoint(x: 100, y: 50)
    tree.move(leaf, from: .zero, duration: 4)
    func place(_ time: Double) -> [Double]? {
      let roots = [tree.commit(at: time)]
      return tree.picture(roots, at: time).root.node(of: leaf.number).map {
        [$0.transform.tx, $0.transform.ty]
      }
    }
    #expect(place(0) == [0, 0] && place(1) == [25, 12.5])
    tree.context.perform {
      let now = box.convertTime(CACurrentMediaTime(), from: nil)
      (box.speed, box.timeOffset) = (0, now)
    }
    #expect(place(7) == [25, 12.5])
    tree.context.perform {
      let paused = box.timeOffset
      (box.speed, box.timeOffset, box.beginTime) = (1, 0, 0)
      box.beginTime = box.convertTime(CACurrentMediaTime(), from: nil) - paused
    }
    #expect(place(7) == [25, 12.5] && place(8) == [50, 25])
  }

  @Test("A time that is no finite number is a mistake, and says which")
  func notFinite() async {
    let begin = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await MainActor.run { CALayer().beginTime = .nan } }
    #expect(text(begin).contains("CALayer.beginTime must be a finite number, not nan"))
    let duration = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await MainActor.run { CALayer().duration = .infinity } }
    #expect(text(duration).contains("CALayer.duration must be a finite number, not inf"))
    let speed = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await MainActor.run { CALayer().speed = -.infinity } }
    #expect(text(speed).contains("CALayer.speed must be a finite number, not -inf"))
    let offset = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await MainActor.run { CALayer().timeOffset = .nan } }
    #expect(text(offset).contains("CALayer.timeOffset must be a finite number, not nan"))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("7.2: control points whose x lies outside 0…1 make no curve, the first and the second")
  func controlPoints() async {
    let below = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = CubicBezier(-0.25, 2, 0.5, 3) }
    #expect(text(below).contains("the control points' x must lie in 0...1, got -0.25 and 0.5"))
    let above = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = CubicBezier(0.25, 2, 1.5, 3) }
    #expect(text(above).contains("the control points' x must lie in 0...1, got 0.25 and 1.5"))
    // Their y may lie anywhere.
    #expect(CubicBezier(0, -7, 1, 9).progress(at: 1) == 1)
  }

  @Test("7.2: a function by points has the points that were written, cut where they must be")
  func functionPoints() {
    func points(_ function: CAMediaTimingFunction) -> [Float] {
      (0...3).flatMap { index -> [Float] in
        var point: [Float] = [9, 9]
        function.getControlPoint(at: index, values: &point)
        return point
      }
    }
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    #expect(points(function) == [0, 0, 0.1, 0.2, 0.3, 0.4, 1, 1])
    #expect(function == CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4))
    #expect(function != CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.5))
    #expect(function.hash == CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).hash)
    // An unknown name is linear.
    let unknown = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "other"))
    #expect(unknown == CAMediaTimingFunction(name: .linear))
  }

  /// What an animation with this function shows of a way from 0 to 1000 after a quarter of its time.
  private func quarter(_ function: CAMediaTimingFunction) -> Double {
    let layer = tree.layer(in: tree.root)
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1000, 1)
    animation.timingFunction = function
    tree.context.perform { layer.add(animation, forKey: nil) }
    let roots = [tree.commit(at: tree.context.time)]
    let committed = roots[0].committed(layer.number)!
    return PresentationTree(roots, at: tree.context.time + 0.25).values(of: committed)
      .cornerRadius
  }

  @Test("7.2: by points it is what the name is, to the last bit; bad points count as 0, 0…1")
  func exactPoints() {
    for (name, points) in [
      (CAMediaTimingFunctionName.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ] as [(CAMediaTimingFunctionName, [Float])] {
      let byPoints = CAMediaTimingFunction(
        controlPoints: points[0], points[1], points[2], points[3])
      #expect(quarter(byPoints) == quarter(CAMediaTimingFunction(name: name)), "\(name.rawValue)")
    }
    #expect(
      quarter(CAMediaTimingFunction(controlPoints: .nan, .infinity, 7, 1))
        == quarter(CAMediaTimingFunction(controlPoints: 0, 0, 1, 1)))
    #expect(
      quarter(CAMediaTimingFunction(controlPoints: -3, 0.5, 0.25, 0.75))
        == quarter(CAMediaTimingFunction(controlPoints: 0, 0.5, 0.25, 0.75)))
  }
}
