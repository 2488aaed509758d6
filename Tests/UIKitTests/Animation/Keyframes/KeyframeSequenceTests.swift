import QuartzCore
import Testing

@testable import UIKit

@Suite("7.4: the way through keyframes") struct KeyframeSequenceTests {
  private typealias Frame = (start: Double, end: Double, value: Double)

  /// From 0 through `frames`, at these shares of the whole.
  private func values(
    _ mode: KeyframeTrack.Mode, _ frames: [Frame], at shares: [Double]
  ) -> [Double] {
    let sequence = KeyframeSequence(
      initial: .number(0),
      keyframes: frames.map { .init(start: $0.start, end: $0.end, value: .number($0.value)) })
    let track = sequence.track(mode)
    return shares.map { share in
      guard case .number(let x) = track?.value(at: share) else { return .nan }
      // Digits enough to tell, none of rounding.
      return (Double(x) * 1e9).rounded() / 1e9
    }
  }

  @Test("7.4.4: each goes from where the one before has come to; gaps hold")
  func gaps() {
    let frames: [Frame] = [(0.2, 0.4, 10), (0.6, 0.8, 30)]
    let shares = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
    #expect(values(.linear, frames, at: shares) == [0, 0, 0, 5, 10, 10, 10, 20, 30, 30, 30])
  }

  @Test("7.4.4: in the order of their times, whatever that of their calls")
  func order() {
    let frames: [Frame] = [(0.5, 1, 30), (0, 0.5, 10)]
    #expect(values(.linear, frames, at: [0.25, 0.5, 0.75, 1]) == [5, 10, 20, 30])
  }

  @Test("One that begins before another is over goes on from there")
  func overlap() {
    let frames: [Frame] = [(0, 0.8, 40), (0.4, 1, 80)]
    #expect(values(.linear, frames, at: [0.2, 0.4, 0.7, 1]) == [10, 20, 50, 80])
    // Of two with the same beginning the second counts.
    #expect(values(.linear, [(0, 1, 40), (0, 0.5, 80)], at: [0.25, 0.5, 1]) == [40, 80, 80])
  }

  @Test("One without a length is a jump, also at both ends")
  func jumps() {
    let frames: [Frame] = [(0, 0, 10), (0.5, 0.5, 20), (1, 1, 30)]
    #expect(
      values(.linear, frames, at: [0, 0.25, 0.49, 0.5, 0.75, 1]) == [10, 10, 10, 20, 20, 30])
  }

  @Test("7.4.2: discrete: each value from its keyframe's beginning on")
  func discrete() {
    let frames: [Frame] = [(0.2, 0.4, 10), (0.6, 0.8, 30)]
    #expect(
      values(.discrete, frames, at: [0, 0.19, 0.2, 0.5, 0.6, 1]) == [0, 0, 10, 10, 30, 30])
    #expect(values(.discrete, [(0, 1, 5), (1, 1, 7)], at: [0, 0.5, 1]) == [5, 5, 7])
  }

  @Test("7.4.2: paced: at an even pace, whatever the times")
  func paced() {
    // 10 there and 30 on: a quarter of the time and three.
    let frames: [Frame] = [(0.6, 0.8, 10), (0.9, 1, 40)]
    #expect(values(.paced, frames, at: [0.125, 0.25, 0.5, 0.75, 1]) == [5, 10, 20, 30, 40])
    // Back counts as way, too.
    #expect(values(.paced, [(0, 0.1, 10), (0.1, 1, 0)], at: [0.25, 0.5, 0.75]) == [5, 10, 5])
  }

  @Test("7.4.2: cubic: through the values without a corner")
  func cubic() {
    // Values 0, 10, 30 with the slopes of 8.4.4: 10, (10 + 20)/2 = 15, 20.
    let frames: [Frame] = [(0, 0.5, 10), (0.5, 1, 30)]
    // Half way: (a + b)/2 + (slope a − slope b)/8.
    #expect(values(.cubic, frames, at: [0, 0.25, 0.5, 0.75, 1]) == [0, 4.375, 10, 19.375, 30])
  }

  @Test("7.4.4: cubic ones do not swing in gaps")
  func cubicGaps() {
    let frames: [Frame] = [(0, 0.25, 10), (0.75, 1, 30)]
    #expect(
      values(.cubic, frames, at: [0.25, 0.3, 0.5, 0.7, 0.75, 1]) == [10, 10, 10, 10, 10, 30])
  }

  @Test("7.4.2: cubic and paced: ends and values of the curve, at an even pace")
  func cubicPaced() {
    // On a line of even steps the curve is that line.
    let frames: [Frame] = [(0, 0.9, 10), (0.9, 1, 20)]
    let shown = values(.cubicPaced, frames, at: [0, 0.25, 0.5, 0.75, 1])
    #expect(zip(shown, [0, 5, 10, 15, 20]).allSatisfy { abs($0 - $1) < 1e-6 })
  }
}
