import CoreGraphics

// The parts of a transform, as its decomposition has them. Rotations are those about x, then y, then
// z, in this order.
extension AnimatableValue {
  /// Nil for what is no transform, or has no such parts.
  func transformPart(_ part: ValuePart) -> AnimatableValue? {
    switch self {
    case .transform(let transform): Self.part(part, of: DecomposedTransform(transform))
    case .space(let transform):
      DecomposedSpaceTransform(transform.matrix).flatMap { Self.part(part, of: $0) }
    default: nil
    }
  }

  func settingTransformPart(_ part: ValuePart, to new: AnimatableValue) -> AnimatableValue {
    guard isTransform else { return self }
    if case .transform(let transform) = self,
      let flat = Self.set(part, of: DecomposedTransform(transform), to: new)
    {
      return .transform(flat.transform)
    }
    guard let parts = DecomposedSpaceTransform(matrix),
      let changed = Self.set(part, of: parts, to: new)
    else { return self }
    return AnimatableValue(changed.transform)
  }

  // MARK: In the plane

  private static func part(
    _ part: ValuePart, of parts: DecomposedTransform
  ) -> AnimatableValue? {
    switch part {
    case .rotation, .rotationZ: .number(parts.rotation)
    case .rotationX, .rotationY, .translationZ: .number(0)
    case .scale: .number((parts.scaleX + parts.scaleY + 1) / 3)
    case .scaleX: .number(parts.scaleX)
    case .scaleY: .number(parts.scaleY)
    case .scaleZ: .number(1)
    case .translation:
      .size(CGSize(width: parts.translation.x, height: parts.translation.y))
    case .translationX: .number(parts.translation.x)
    case .translationY: .number(parts.translation.y)
    default: nil
    }
  }

  /// Nil where it leaves the plane.
  private static func set(
    _ part: ValuePart, of parts: DecomposedTransform, to new: AnimatableValue
  ) -> DecomposedTransform? {
    var parts = parts
    switch (part, new) {
    case (.rotation, .number(let x)), (.rotationZ, .number(let x)): parts.rotation = x
    case (.scale, .number(let x)): (parts.scaleX, parts.scaleY) = (x, x)
    case (.scaleX, .number(let x)): parts.scaleX = x
    case (.scaleY, .number(let x)): parts.scaleY = x
    case (.translation, .size(let s)): parts.translation = CGPoint(x: s.width, y: s.height)
    case (.translationX, .number(let x)): parts.translation.x = x
    case (.translationY, .number(let x)): parts.translation.y = x
    default: return nil
    }
    return parts
  }

  // MARK: In space

  private static func part(
    _ part: ValuePart, of parts: DecomposedSpaceTransform
  ) -> AnimatableValue? {
    switch part {
    case .rotation, .rotationZ: .number(parts.rotation.angles.z)
    case .rotationX: .number(parts.rotation.angles.x)
    case .rotationY: .number(parts.rotation.angles.y)
    case .scale: .number(parts.scale.sum() / 3)
    case .scaleX: .number(parts.scale.x)
    case .scaleY: .number(parts.scale.y)
    case .scaleZ: .number(parts.scale.z)
    case .translation:
      .size(CGSize(width: parts.translation.x, height: parts.translation.y))
    case .translationX: .number(parts.translation.x)
    case .translationY: .number(parts.translation.y)
    case .translationZ: .number(parts.translation.z)
    default: nil
    }
  }

  private static func set(
    _ part: ValuePart, of parts: DecomposedSpaceTransform, to new: AnimatableValue
  ) -> DecomposedSpaceTransform? {
    var parts = parts
    var angles = parts.rotation.angles
    switch (part, new) {
    case (.rotation, .number(let x)), (.rotationZ, .number(let x)): angles.z = x
    case (.rotationX, .number(let x)): angles.x = x
    case (.rotationY, .number(let x)): angles.y = x
    case (.scale, .number(let x)): parts.scale = SIMD3(repeating: x)
    case (.scaleX, .number(let x)): parts.scale.x = x
    case (.scaleY, .number(let x)): parts.scale.y = x
    case (.scaleZ, .number(let x)): parts.scale.z = x
    case (.translation, .size(let s)):
      (parts.translation.x, parts.translation.y) = (s.width, s.height)
    case (.translationX, .number(let x)): parts.translation.x = x
    case (.translationY, .number(let x)): parts.translation.y = x
    case (.translationZ, .number(let x)): parts.translation.z = x
    default: return nil
    }
    if angles != parts.rotation.angles { parts.rotation = Quaternion(angles) }
    return parts
  }
}

extension Quaternion {
  /// Radians about x, then y, then z; that about y from −π/2 to π/2.
  fileprivate var angles: SIMD3<Double> {
    let rows = matrix.rows
    let flat = (rows.0.x * rows.0.x + rows.0.y * rows.0.y).squareRoot()
    return [
      ElementaryFunctions.arctangent(y: rows.1.z, x: rows.2.z),
      ElementaryFunctions.arctangent(y: -rows.0.z, x: flat),
      ElementaryFunctions.arctangent(y: rows.0.y, x: rows.0.x),
    ]
  }

  fileprivate init(_ angles: SIMD3<Double>) {
    func about(_ angle: Double, _ x: Double, _ y: Double, _ z: Double) -> Quaternion {
      let (s, c) = ElementaryFunctions.sineAndCosine(angle / 2)
      return Quaternion(x: x * s, y: y * s, z: z * s, w: c)
    }
    self = about(angles.x, 1, 0, 0).concatenating(about(angles.y, 0, 1, 0))
      .concatenating(about(angles.z, 0, 0, 1))
  }
}
