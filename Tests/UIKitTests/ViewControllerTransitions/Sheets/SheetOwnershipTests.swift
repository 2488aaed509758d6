import Testing

@testable import UIKit

@Suite("3.3: whose views a sheet touches") @MainActor struct SheetOwnershipTests {
  private let pair = Pair(custom: false)

  private init() { pair.b.modalPresentationStyle = .pageSheet }

  @Test("Reading a presented view moves nothing")
  func embedded() {
    let child = UIViewController()
    child.modalPresentationStyle = .pageSheet
    pair.stage.perform {
      pair.a.addChild(child)
      pair.a.view.addSubview(child.view)
      #expect(child.presentationController?.presentedView === child.view)
    }
    #expect(child.view.superview === pair.a.view)
  }

  @Test("The card holds the view from the beginning to the end, and not longer")
  func holding() {
    let controller = pair.b.presentationController!
    #expect(controller.presentedView === pair.b.view)
    pair.present()
    #expect(controller.presentedView === pair.b.view)
    pair.stage.settle()
    #expect(controller.presentedView is SheetCard)
    pair.dismiss()
    pair.stage.settle()
    #expect(controller.presentedView === pair.b.view)
    #expect(pair.b.view.superview == nil)
  }

  @Test("A detached presenter's superview is left alone")
  func detached() {
    let (host, stray) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIViewController()
    )
    pair.stage.perform {
      pair.a.view.addSubview(host)
      host.layer.cornerRadius = 7
      host.addSubview(stray.view)
    }
    pair.stage.settle()
    pair.stage.perform { stray.present(pair.b, animated: true) }
    pair.stage.settle()
    #expect(pair.b.view.window != nil)
    #expect(host.transform == .identity)
    #expect(host.layer.cornerRadius == 7)
    #expect(!host.clipsToBounds)
    pair.stage.perform { pair.b.dismiss(animated: true) }
    pair.stage.settle()
    #expect(host.layer.cornerRadius == 7)
  }

  @Test("Another root while a sheet is up: the root's card is as before")
  func rootChanges() {
    pair.presentAndSettle()
    #expect(pair.stage.rootCard.transform != .identity)
    pair.stage.perform { pair.stage.window.rootViewController = UIViewController() }
    pair.stage.settle()
    #expect(pair.stage.rootCard.transform == .identity)
    #expect(!pair.stage.rootCard.clipsToBounds)
    #expect(pair.b.view.superview == nil)
  }
}
