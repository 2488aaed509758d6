import QuartzCore
import Testing
import UIKit

@Suite("A layer whose view is gone") @MainActor struct OwnerTests {
  @Test("It names no view, and goes on without one")
  func ownerless() {
    let stage = TestStage.settled()
    var view: UIView? = stage.perform { UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
    let layer = view!.layer
    #expect(layer.ownerReference?()?.type == "UIView")
    view = nil
    #expect(layer.ownerReference != nil)
    #expect(layer.ownerReference?() == nil)
    stage.perform { stage.view.layer.addSublayer(layer) }
    stage.settle()
    #expect(stage.isStill)
  }
}
