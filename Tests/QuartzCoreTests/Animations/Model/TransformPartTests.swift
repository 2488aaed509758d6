import CoreGraphics
import QuartzCore
import Testing

/// Transforms whose parts all differ, taken apart and put together again.
@Suite("Key paths: the parts of a transform") struct TransformPartTests {
  /// Scale, then turns about x, y and z, then the shift.
  private struct Parts {
    var scale = [2.0, 3, 1]
    var turns = [0.0, 0, 0.3]
    var shift = [5.0, 7, 0]

    var matrix: CATransform3D {
      var matrix = CATransform3DMakeScale(scale[0], scale[1], scale[2])
      for (axis, turn) in turns.enumerated() {
        matrix = CATransform3DConcat(
          matrix,
          CATransform3DMakeRotation(turn, axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0))
      }
      return CATransform3DConcat(
        matrix, CATransform3DMakeTranslation(shift[0], shift[1], shift[2]))
    }
  }

  private static let flat = Parts()
  private static let deep = Parts(scale: [2, 6, 7], turns: [0.3, 0.4, 0.5], shift: [3, 4, 5])

  private func path(_ part: String) throws -> AnimatedKeyPath {
    try #require(AnimatedKeyPath("transform.\(part)"))
  }

  private func values(_ parts: Parts) -> LayerValues {
    var values = LayerValues()
    values[.transform] = AnimatableValue(parts.matrix)
    return values
  }

  private func expect(
    _ values: LayerValues, _ part: String, _ expected: Double,
    _ source: SourceLocation = #_sourceLocation
  ) throws {
    guard case .number(let x) = values[try path(part)] else {
      Issue.record("\(part) is no number", sourceLocation: source)
      return
    }
    #expect(abs(x - expected) < 1e-9, "\(part): \(x)", sourceLocation: source)
  }

  @Test("8.4.1: of one in the plane each part is read as it was put in")
  func readFlat() throws {
    let values = values(Self.flat)
    for (part, expected) in [
      ("rotation", 0.3), ("rotation.z", 0.3), ("rotation.x", 0), ("rotation.y", 0),
      ("scale.x", 2), ("scale.y", 3), ("scale.z", 1), ("scale", 2), ("translation.x", 5),
      ("translation.y", 7), ("translation.z", 0),
    ] {
      try expect(values, part, expected)
    }
    #expect(values[try path("translation")] == .size(CGSize(width: 5, height: 7)))
  }

  @Test("8.4.1: of one in space too, turned about all three axes")
  func readDeep() throws {
    let values = values(Self.deep)
    for (part, expected) in [
      ("rotation", 0.5), ("rotation.z", 0.5), ("rotation.x", 0.3), ("rotation.y", 0.4),
      ("scale.x", 2), ("scale.y", 6), ("scale.z", 7), ("scale", 5), ("translation.x", 3),
      ("translation.y", 4), ("translation.z", 5),
    ] {
      try expect(values, part, expected)
    }
    #expect(values[try path("translation")] == .size(CGSize(width: 3, height: 4)))
  }

  /// Each part with a new value, and what that changes by hand.
  private static let changes:
    [(part: String, value: Double, change: @Sendable (inout Parts) -> Void)] = [
      ("rotation", 0.7, { $0.turns[2] = 0.7 }), ("rotation.z", 0.7, { $0.turns[2] = 0.7 }),
      ("rotation.x", 0.6, { $0.turns[0] = 0.6 }), ("rotation.y", -0.2, { $0.turns[1] = -0.2 }),
      ("scale.x", 4, { $0.scale[0] = 4 }), ("scale.y", 5, { $0.scale[1] = 5 }),
      ("scale.z", 8, { $0.scale[2] = 8 }), ("translation.x", 9, { $0.shift[0] = 9 }),
      ("translation.y", 11, { $0.shift[1] = 11 }), ("translation.z", 13, { $0.shift[2] = 13 }),
    ]

  @Test("8.4.1: a part that is set leaves all others, in the plane, out of it and in space")
  func set() throws {
    for start in [Self.flat, Self.deep] {
      for (part, value, change) in Self.changes {
        var values = values(start)
        values[try path(part)] = .number(value)
        var parts = start
        change(&parts)
        for (one, other) in zip(values[.transform].matrix.numbers, parts.matrix.numbers) {
          #expect(abs(one - other) < 1e-9, "\(part) of \(start.scale)")
        }
      }
    }
  }

  @Test("8.4.1: the scale sets all axes, of one in the plane its two; the shift leaves z")
  func setTogether() throws {
    for (start, scale) in [(Self.flat, [4.0, 4, 1]), (Self.deep, [4, 4, 4])] {
      var values = values(start)
      values[try path("scale")] = .number(4)
      values[try path("translation")] = .size(CGSize(width: 8, height: 9))
      var parts = start
      (parts.scale, parts.shift) = (scale, [8, 9, start.shift[2]])
      for (one, other) in zip(values[.transform].matrix.numbers, parts.matrix.numbers) {
        #expect(abs(one - other) < 1e-9)
      }
    }
  }

  @Test("A part of another kind than it is set to changes nothing")
  func mismatched() throws {
    for start in [Self.flat, Self.deep] {
      let before = values(start)
      for part in ["rotation.x", "scale", "translation.x"] {
        var values = before
        values[try path(part)] = .size(CGSize(width: 8, height: 9))
        #expect(values == before, "\(part)")
      }
      var values = before
      values[try path("translation")] = .number(3)
      #expect(values == before)
    }
  }

  @Test("Each of the two numbers of a point, a size and a rectangle is its own")
  func pairs() throws {
    var values = LayerValues()
    values.shadow.offset = CGSize(width: 3, height: 4)
    (values.anchorPoint, values.position) = (CGPoint(x: 0.25, y: 0.75), CGPoint(x: 5, y: 6))
    values.contentsRect = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
    let expected: [(String, Double)] = [
      ("shadowOffset.width", 3), ("shadowOffset.height", 4), ("anchorPoint.x", 0.25),
      ("anchorPoint.y", 0.75), ("position.x", 5), ("position.y", 6),
      ("contentsRect.origin.x", 0.1), ("contentsRect.origin.y", 0.2),
      ("contentsRect.size.width", 0.3), ("contentsRect.size.height", 0.4),
    ]
    for (path, value) in expected {
      let keyPath = try #require(AnimatedKeyPath(path))
      #expect(values[keyPath] == .number(value), "\(path)")
      var changed = values
      changed[keyPath] = .number(0.875)
      for (other, value) in expected {
        let otherPath = try #require(AnimatedKeyPath(other))
        #expect(changed[otherPath] == .number(other == path ? 0.875 : value), "\(path), \(other)")
      }
    }
    let origin = try #require(AnimatedKeyPath("contentsRect.origin"))
    let size = try #require(AnimatedKeyPath("contentsRect.size"))
    #expect(values[origin] == .point(CGPoint(x: 0.1, y: 0.2)))
    #expect(values[size] == .size(CGSize(width: 0.3, height: 0.4)))
  }
}
