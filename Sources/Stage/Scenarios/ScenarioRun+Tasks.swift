// The forms for code that uses tasks: a `Task {}` of the main actor, and what follows an `await` in
// one, run only while whoever steps the stage waits. These wait between the steps.
extension ScenarioRun {
  /// Takes one step of the device, then lets the main actor's tasks run as far as they can.
  @discardableResult public func advanceWithTasks() async -> StageOutput {
    let output = advance()
    await stage.letTasksRun()
    return output
  }

  /// Steps until nothing moves, as `settle()` does.
  public func settleWithTasks() async throws {
    var patience = SettlingPatience(self)
    repeat { try patience.follow(await advanceWithTasks(), of: self) } while !isStill
  }

  /// Does what presents, and waits until nothing moves, as `present()` does.
  public func presentWithTasks() async throws {
    try perform(scenario.present)
    try await settleWithTasks()
    try checkIsPresented()
  }
}
