import CoreGraphics

/// Whether the first number is there, and differs from the second by no more than `tolerance`.
func near(_ one: Double?, _ other: Double, _ tolerance: Double = 1e-9) -> Bool {
  one.map { abs($0 - other) <= tolerance } ?? false
}

func near(_ one: CGFloat?, _ other: Double, _ tolerance: Double = 1e-9) -> Bool {
  near(one.map { Double($0) }, other, tolerance)
}
