import Dispatch
import QuartzCore
import Synchronization
import Testing

/// "The newest" is a fact about the whole process: no test awaits while it relies on it.
@MainActor @Suite("Which stage is the current one")
struct CurrentStageTests {
  @Test("The one whose code runs, else the newest that lives")
  func newest() {
    let oldest = StageContext()
    var middle: StageContext? = StageContext()
    var newest: StageContext? = StageContext()
    #expect(StageContext.current === newest)
    oldest.perform {
      #expect(StageContext.current === oldest)
      middle!.perform { #expect(StageContext.current === middle) }
      #expect(StageContext.current === oldest)
    }
    // The newest dies: the next newest is meant, not one that was never shown.
    newest = nil
    #expect(StageContext.current === middle)
    middle?.close()
    #expect(StageContext.current === oldest)
    middle = nil
    #expect(StageContext.current === oldest)
    newest = StageContext()
    #expect(StageContext.current === newest)
  }

  @Test("A context that is not meant to be shown is never the newest")
  func fallback() {
    let shown = StageContext()
    _ = StageContext(isNewest: false)
    #expect(StageContext.current === shown)
  }

  @Test("Time follows the current stage, and other threads see the one that steps")
  func time() {
    let (first, second) = (StageContext(), StageContext())
    first.clock.set(1)
    second.clock.set(2)
    #expect(first.perform { CACurrentMediaTime() } == 1)
    #expect(CACurrentMediaTime() == 2)
    first.enter(.time)
    #expect(onAnotherThread { CACurrentMediaTime() } == 1)
    for phase in FramePhase.allCases.dropFirst() { first.enter(phase) }
    first.leaveStep()
    #expect(CACurrentMediaTime() == 2)
  }

  private func onAnotherThread(_ read: @escaping @Sendable () -> Double) -> Double {
    let done = DispatchSemaphore(value: 0)
    let box = Box()
    Thread.detachNewThread {
      box.value.withLock { $0 = read() }
      done.signal()
    }
    done.wait()
    return box.value.withLock { $0 }
  }

  private final class Box: Sendable { let value = Mutex(0.0) }

  @Test("A task that a stage's code starts inherits it, for as long as it runs")
  func tasks() async {
    let first = StageContext()
    first.clock.set(1)
    let task = first.perform {
      Task {
        let before = CACurrentMediaTime()
        await Task.yield()
        return (before, CACurrentMediaTime(), StageContext.current === first)
      }
    }
    let second = StageContext()
    second.clock.set(2)
    let (before, after, isFirst) = await task.value
    #expect(before == 1 && after == 1 && isFirst)
  }

  @Test("An animation begins by the clock of the stage that owns its layer")
  func begin() {
    let (mine, other) = (LayerTree(), LayerTree())
    other.context.clock.set(50)
    other.context.perform { _ = mine.move(mine.root, from: .zero) }
    mine.commit(at: 3)
    #expect(mine.root.animations.map(\.committed) == [3])
    #expect(mine.context.animations.isEmpty == false && other.context.animations.isEmpty)
  }
}
