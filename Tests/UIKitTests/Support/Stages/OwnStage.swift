import QuartzCore
import Testing

/// Runs each test as the code of a stage of its own: what it says on the console and makes is not
/// seen in another test's stage, which would be the newest one.
struct OwnStage: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let stage = await TestStage()
    try await stage.stage.context.lend(function)
    withExtendedLifetime(stage) {}
  }
}

extension Trait where Self == OwnStage {
  static var ownStage: Self { OwnStage() }
}
