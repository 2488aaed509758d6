import RandomDisplayLists
import Testing
import UIKit

@Suite("Interactive transitions at random") @MainActor struct RandomInteractionTests {
  /// 100,000 operations in a soak.
  @Test(
    "1.4.1, 4.3-4.6, 5.14, O5: every call ends once, callbacks are balanced, nothing is left",
    arguments: RandomRun.seeds(from: 1, count: 500))
  func walk(_ seed: UInt64) { InteractionWalk(seed: seed).walk(200) }
}
