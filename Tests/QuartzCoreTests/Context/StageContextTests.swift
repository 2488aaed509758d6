import QuartzCore
import Testing
import Trace

@MainActor @Suite("What belongs to one stage")
struct StageContextTests {
  private final class Kept { var value = 0 }

  private func walk(_ context: StageContext) {
    for phase in FramePhase.allCases { context.enter(phase) }
    context.leaveStep()
  }

  @Test("The eight phases in their order, step after step")
  func phases() {
    let context = StageContext()
    #expect(
      FramePhase.allCases == [
        .time, .input, .timers, .deferredWork, .layout, .commit, .displayList, .completions,
      ])
    #expect(FramePhase.allCases == FramePhase.allCases.sorted())
    for _ in 0..<2 {
      #expect(context.phase == nil)
      for phase in FramePhase.allCases {
        context.enter(phase)
        #expect(context.phase == phase)
      }
      context.leaveStep()
    }
    #expect(context.phase == nil)
  }

  #if DEBUG
    @Test("A phase left out, repeated or out of order trips an assertion")
    func wrongPhases() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let context = StageContext()
          context.enter(.time)
          context.enter(.timers)
        }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let context = StageContext()
          context.enter(.time)
          context.enter(.time)
        }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run { StageContext().enter(.input) }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let context = StageContext()
          context.enter(.time)
          context.leaveStep()
        }
      }
    }
  #endif

  @Test("Numbers run from 1, for each stage on its own")
  func numbers() {
    let (one, other) = (StageContext(), StageContext())
    #expect((0..<3).map { _ in one.nextNumber() } == [1, 2, 3])
    #expect(other.nextNumber() == 1)
  }

  @Test("An object of each type is made once and kept; a closed stage keeps none")
  func storage() {
    let context = StageContext()
    let kept = context.object(Kept.self) { _ in Kept() }
    kept.value = 5
    #expect(context.object(Kept.self) { _ in Kept() }.value == 5)
    context.close()
    let unkept = context.object(Kept.self) { _ in Kept() }
    #expect(unkept.value == 0)
    #expect(context.object(Kept.self) { _ in Kept() } !== unkept)
  }

  @Test("Closing lets go of all that waits, and calls nothing")
  func closing() {
    final class Witness {}
    let context = StageContext()
    let calls = Kept()
    weak var witness: Witness?
    do {
      let object = Witness()
      witness = object
      context.turnWork.atNextTurn { [object] in
        _ = object; calls.value += 1
      }
      context.turnWork.afterCommit(0) { [object] in
        _ = object; calls.value += 1
      }
      context.animations.completeSoon { [object] in
        _ = object; calls.value += 1
      }
      let batch = AnimationBatch { [object] _ in
        _ = object; calls.value += 1
      }
      let layer = context.perform { CALayer() }
      layer.setRootContext(context)
      layer.add(
        LayerAnimation(
          id: 1, property: .opacity, from: .number(0), to: .number(1), isAdditive: false,
          curve: .linear, delay: 0, duration: 1), to: batch, in: context)
      _ = batch.seal()
      context.stepIsNeeded = { [object] in
        _ = object; calls.value += 1
      }
    }
    #expect(witness != nil)
    context.close()
    #expect(witness == nil)
    #expect(context.animations.isEmpty && context.turnWork.isEmpty)
    context.setNeedsStep()
    #expect(calls.value == 0)
  }

  @Test("It asks for a step when something changes between steps, and not within one")
  func stepIsNeeded() {
    let tree = LayerTree()
    var calls = 0
    tree.commit(at: 0)
    tree.context.stepIsNeeded = { calls += 1 }
    tree.root.opacity = 0.5
    #expect(calls == 1)
    tree.commit(at: 1)
    tree.context.enter(.time)
    tree.root.opacity = 0.75
    #expect(calls == 1)
  }

  @Test("Events carry the stage's time and the cause; without a log none is even made")
  func record() {
    let context = StageContext()
    var made = 0
    func event() -> TraceEvent.Kind {
      made += 1
      return .console(message: "hello")
    }
    context.record(event())
    #expect(made == 0)
    let log = TraceLog()
    context.log = log
    context.clock.set(1.5)
    context.callOuts.callOut(to: self, "test()") { context.record(event()) }
    #expect(
      log.takeEvents() == [
        TraceEvent(
          time: 1.5, cause: .user(type: "StageContextTests", method: "test()"),
          event: .console(message: "hello"))
      ])
    #expect(log.takeEvents() == [])
  }

  @Test("A death that is reported on any thread is recorded before the next event")
  func deaths() async {
    // Not the newest: other tests, which run during the wait, would take it for theirs.
    let context = StageContext(isNewest: false)
    let log = TraceLog()
    context.log = log
    let object = ObjectReference(type: "Home", id: 7)
    await Task.detached { [lifetimes = context.lifetimes] in lifetimes.report(object) }.value
    context.record(.console(message: "next"))
    #expect(
      log.takeEvents().map(\.event) == [.destroyed(object: object), .console(message: "next")])
  }
}
