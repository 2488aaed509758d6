import CoreGraphics
import Testing

@testable import UIKit

@Suite("10: samples become events") struct TouchBatchTests {
  /// "b0 m0" and so on: phase and finger, a hundredth of a second apart.
  private func batches(_ text: String) -> [String] {
    let phases: [Character: TouchSample.Phase] = [
      "b": .began, "m": .moved, "e": .ended, "c": .cancelled,
    ]
    let samples = text.split(separator: " ").enumerated().map { index, word in
      TouchSample(
        finger: Int(String(word.last!))!, phase: phases[word.first!]!,
        position: CGPoint(x: index, y: 0), time: Double(index) / 100)
    }
    return TouchBatch.batches(of: samples).map { batch in
      batch.changes.map { change in
        let letter = phases.first { $0.value == change.phase }!.key
        let count = change.samples.count
        return "\(letter)\(change.finger)" + (count > 1 ? "x\(count)" : "")
      }
      .joined(separator: " ")
    }
  }

  @Test(
    "As few events as there can be; in none does a finger do two things",
    arguments: [
      ("", []), ("b0", ["b0"]), ("b0 m0 m0 e0", ["b0", "m0x2", "e0"]),
      ("b0 b1 m0 m1 m0 m1", ["b0 b1", "m0x2 m1x2"]),
      ("m0 e1 m0 b1 m0", ["m0x2 e1", "b1 m0"]), ("b0 c0 b0", ["b0", "c0", "b0"]),
      ("m0 m1 e0 m1", ["m0 m1", "e0 m1"]), ("e0 e1", ["e0 e1"]),
    ])
  func grouping(samples: String, expected: [String]) {
    #expect(batches(samples) == expected)
  }

  @Test("An event has the time of its last sample, a change that of its own")
  func times() {
    let samples = [
      TouchSample(finger: 0, phase: .moved, position: .zero, time: 1),
      TouchSample(finger: 1, phase: .moved, position: .zero, time: 2),
      TouchSample(finger: 0, phase: .moved, position: CGPoint(x: 5, y: 0), time: 3),
    ]
    let batch = TouchBatch.batches(of: samples)[0]
    #expect(batch.time == 3)
    #expect(batch.changes.map(\.sample.time) == [3, 2])
    #expect(batch.changes[0].sample.position == CGPoint(x: 5, y: 0))
  }
}
