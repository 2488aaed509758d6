import Foundation

/// How far a movement has come, computed apart from the code under test.
enum Progress {
  /// 7.2: the cubic Bézier (0.42, 0), (0.58, 1).
  static func easeInOut(_ time: Double, of duration: Double) -> Double {
    bezier(0.42, 0, 0.58, 1, time / duration)
  }

  /// 7.2: the cubic Bézier (0.42, 0), (1, 1).
  static func easeIn(_ time: Double, of duration: Double) -> Double {
    bezier(0.42, 0, 1, 1, time / duration)
  }

  /// 7.2: the cubic Bézier (0, 0), (0.58, 1).
  static func easeOut(_ time: Double, of duration: Double) -> Double {
    bezier(0, 0, 0.58, 1, time / duration)
  }

  /// Solved by halving.
  private static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ time: Double
  ) -> Double {
    let x = min(max(time, 0), 1)
    if x == 0 || x == 1 { return x }
    func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return bezier((low + high) / 2, y1, y2)
  }

  /// 3.1.1: mass 3, stiffness 1000, critically damped.
  static func systemSpring(_ time: Double) -> Double { critical((1000.0 / 3).squareRoot(), time) }

  /// 7.3.8a: critically damped, settled after `duration`.
  static func critical(settlingIn duration: Double, _ time: Double) -> Double {
    critical(9.2334 / duration, time)
  }

  /// 7.3.2 with the frequency of 7.3.8a: swings, and has settled after `duration`.
  static func swinging(_ ratio: Double, settlingIn duration: Double, _ time: Double) -> Double {
    if time >= duration { return 1 }
    let root = (1 - ratio * ratio).squareRoot()
    let frequency = log(1000 * ratio / root) / (ratio * duration)
    let (decay, turn) = (exp(-ratio * frequency * time), frequency * root * time)
    return 1 - decay * (cos(turn) + ratio / root * sin(turn))
  }

  private static func critical(_ frequency: Double, _ time: Double) -> Double {
    1 - (1 + frequency * time) * exp(-frequency * time)
  }
}
