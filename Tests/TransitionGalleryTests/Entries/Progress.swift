import Foundation

/// How far a movement has come, computed apart from the code under test.
enum Progress {
  /// 7.2: the cubic Bézier (0.42, 0), (0.58, 1), solved by halving.
  static func easeInOut(_ time: Double, of duration: Double) -> Double {
    let x = min(max(time / duration, 0), 1)
    if x == 0 || x == 1 { return x }
    func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(middle, 0.42, 0.58) < x { low = middle } else { high = middle }
    }
    return bezier((low + high) / 2, 0, 1)
  }

  /// 3.1.1: mass 3, stiffness 1000, critically damped.
  static func systemSpring(_ time: Double) -> Double { critical((1000.0 / 3).squareRoot(), time) }

  /// 7.3.8a: critically damped, settled after `duration`.
  static func critical(settlingIn duration: Double, _ time: Double) -> Double {
    critical(9.2334 / duration, time)
  }

  private static func critical(_ frequency: Double, _ time: Double) -> Double {
    1 - (1 + frequency * time) * exp(-frequency * time)
  }
}
