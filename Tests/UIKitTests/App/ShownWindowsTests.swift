import Testing
import UIKit

@Suite("What a change of the windows shows") @MainActor struct ShownWindowsTests {
  private let stage = TestStage.settled()

  /// A second window, in front of the first, settled.
  private func overlay() -> UIWindow {
    let overlay = stage.perform {
      let overlay = UIWindow(frame: TestStage.bounds)
      overlay.backgroundColor = .red
      overlay.makeKeyAndVisible()
      return overlay
    }
    stage.settle()
    #expect(stage.shown(overlay) != nil)
    return overlay
  }

  @Test("Hidden after the commit, in an animation's completion: the next step shows it")
  func hiddenInCompletion() {
    let overlay = overlay()
    stage.perform {
      UIView.animate(withDuration: 0.1) {
        overlay.alpha = 0.5
      } completion: { _ in
        overlay.isHidden = true
      }
    }
    stage.settle()
    #expect(overlay.isHidden)
    #expect(stage.shown(overlay) == nil)
    #expect(!stage.stage.needsStep)
  }

  @Test("Hidden and shown again between steps")
  func hiddenBetweenSteps() {
    let overlay = overlay()
    stage.perform { overlay.isHidden = true }
    #expect(stage.stage.needsStep)
    stage.advance()
    #expect(stage.shown(overlay) == nil)
    #expect(!stage.stage.needsStep)
    stage.perform { overlay.isHidden = false }
    #expect(stage.stage.needsStep)
    stage.settle()
    #expect(stage.shown(overlay) != nil)
    #expect(!stage.stage.needsStep)
  }

  @Test("Put in front of the others")
  func reordered() {
    let (first, overlay) = (stage.window, overlay())
    #expect(stage.output?.displayList.root.children.last?.owner == overlay.layer.number)
    stage.perform { first.makeKeyAndVisible() }
    #expect(stage.stage.needsStep)
    stage.advance()
    #expect(stage.output?.displayList.root.children.last?.owner == first.layer.number)
  }
}
