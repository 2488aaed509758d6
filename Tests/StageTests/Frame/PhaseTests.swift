import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite("The phases of a real step")
struct PhaseTests {
  /// Writes down in which phase UIKit calls it.
  private final class Witness: UIView {
    var note: (String) -> Void = { _ in }
    var whenTouched: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("touch")
      whenTouched()
    }

    override func layoutSubviews() { note("layoutSubviews") }
    override func display(_ layer: CALayer) { note("display") }
  }

  @Test("User code runs in the phase it belongs to, and the phases come in their order")
  func order() {
    var notes: [String] = []
    var noteHere: (String) -> Void = { _ in }
    let witness = Box<Witness>()
    let driver = StageDriver { view in
      let made = Witness(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      made.note = { noteHere($0) }
      view.addSubview(made)
      witness.value = made
    }
    let context = driver.stage.context
    driver.settle()
    noteHere = { notes.append("\($0): \(context.phase.map { "\($0)" } ?? "between")") }

    // Everything at once in one step: an animation that ends in it, work for this turn, work that
    // waited for a commit, a touch, layout and contents.
    driver.stage.perform {
      UIView.animate(withDuration: 1 / 60.0) {
        witness.value?.alpha = 0.5
      } completion: { _ in
        noteHere("completion")
      }
    }
    driver.advance()
    context.turnWork.atNextTurn { noteHere("turn") }
    context.turnWork.afterCommit(context.commitCount - 1) { noteHere("deferred") }
    witness.value?.whenTouched = {
      witness.value?.setNeedsLayout()
      witness.value?.setNeedsDisplay()
    }
    witness.value?.isUserInteractionEnabled = true
    notes = []
    // The animation keeps touches away from the view it moves.
    let touched = Witness(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    driver.stage.perform { driver.stage.rootViewController?.view.addSubview(touched) }
    touched.note = { if $0 == "touch" { noteHere($0) } }
    touched.whenTouched = { witness.value?.whenTouched() }
    driver.advance([driver.touch(.began, at: CGPoint(x: 75, y: 75))])
    #expect(
      notes == [
        "touch: input", "turn: timers", "deferred: deferredWork", "layoutSubviews: layout",
        "display: commit", "completion: completions",
      ])
    #expect(context.phase == nil)
  }

  @Test("What is shown and how it is painted is computed without the user's code")
  func silentPhases() {
    var calls = 0
    let driver = StageDriver { view in
      let witness = Witness(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      witness.note = { _ in calls += 1 }
      view.addSubview(witness)
    }
    driver.settle()
    let context = driver.stage.context
    // A step by hand, which stops where the user's code would have had its say.
    for phase in [FramePhase.time, .input, .timers, .deferredWork, .layout, .commit] {
      context.enter(phase)
    }
    let roots = UIApplication.of(context).visibleWindows.map { $0.layer.commit(in: context) }
    let before = calls
    context.enter(.displayList)
    _ = DisplayListBuilder.displayList(roots, at: 1, size: CGSize(width: 100, height: 200))
    #expect(calls == before)
    context.enter(.completions)
    context.leaveStep()
  }

  #if DEBUG
    @Test("A stage cannot be stepped from within its own step")
    func nested() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let driver = StageDriver { _ in }
          driver.stage.context.turnWork.atNextTurn { driver.advance() }
          driver.advance()
        }
      }
    }
  #endif
}

/// Hands a value out of a closure.
final class Box<Value> { var value: Value? }
