import CoreGraphics
import DisplayList
import Stage
import Testing
import UIKit

@Suite("Status bar and home indicator") @MainActor struct StatusBarTests {
  private final class Screen: UIViewController {
    var hides = false
    var style = UIStatusBarStyle.default
    var animation = UIStatusBarAnimation.fade
    var hidesIndicator = false
    weak var child: UIViewController?
    override var prefersStatusBarHidden: Bool { hides }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
    override var childForStatusBarStyle: UIViewController? { child }
    override var childForStatusBarHidden: UIViewController? { child }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
  }

  private func scene() -> (TestStage, Screen) {
    let screen = Screen()
    return (TestStage.settled(device: .iPhone13) { screen }, screen)
  }

  private func look(_ stage: TestStage) -> BarsLook {
    UIApplication.of(stage.stage.context).allBars
  }

  /// What lies in front of the app's picture.
  private func bars(_ list: DisplayList?) -> DisplayList? {
    list.flatMap { list in
      list.root.children.last.map { DisplayList(root: $0, size: list.size) }
    }
  }

  @Test("Style and hiding are those of the controller in front, or of the child that it names")
  func front() {
    let (stage, screen) = scene()
    #expect(look(stage) == BarsLook())
    screen.style = .lightContent
    #expect(look(stage).isLight)
    screen.hides = true
    screen.hidesIndicator = true
    #expect(look(stage).hidesStatusBar && look(stage).hidesHomeIndicator)
    let child = Screen()
    screen.child = child
    #expect(!look(stage).isLight && !look(stage).hidesStatusBar)
    // One that names itself is no ring without an end.
    child.child = child
    #expect(!look(stage).isLight)
    child.style = .darkContent
    stage.change { $0.appearance = .dark }
    stage.settle()
    #expect(!look(stage).isLight)
    child.style = .default
    #expect(look(stage).isLight)
  }

  @Test(
    "What is presented decides if it covers the screen, or says that it does",
    arguments: [
      (UIModalPresentationStyle.fullScreen, false, true), (.overFullScreen, false, false),
      (.overFullScreen, true, true), (.currentContext, false, false),
    ])
  func presented(_ style: UIModalPresentationStyle, _ captures: Bool, _ decides: Bool) {
    let (stage, screen) = scene()
    let other = Screen()
    other.hides = true
    other.modalPresentationStyle = style
    other.modalPresentationCapturesStatusBarAppearance = captures
    stage.perform { screen.present(other, animated: true) }
    stage.settle()
    #expect(look(stage).hidesStatusBar == decides)
    stage.perform { other.dismiss(animated: true) }
    // From the dismissal's begin on the presenter decides.
    #expect(!look(stage).hidesStatusBar)
    stage.settle()
    #expect(!look(stage).hidesStatusBar)
  }

  @Test(
    "Over a screen that is set back behind a card the signs are light; on its side there are none")
  func card() {
    let (stage, screen) = scene()
    let other = Screen()
    other.modalPresentationStyle = .pageSheet
    stage.perform { screen.present(other, animated: true) }
    stage.settle()
    #expect(look(stage).isLight && !look(stage).hidesStatusBar)
    stage.turn(.landscapeLeft)
    stage.settle()
    #expect(!look(stage).isLight && look(stage).hidesStatusBar)
  }

  @Test(
    "A card sets what covers the screen back before black, and what lies over others before those"
  )
  func cardOverCover() {
    let styles: [(UIModalPresentationStyle, Bool)] = [
      (.fullScreen, true), (.overFullScreen, false), (.pageSheet, false),
    ]
    for (style, isBeforeBlack) in styles {
      let (stage, screen) = scene()
      let (cover, card) = (Screen(), Screen())
      cover.modalPresentationStyle = style
      cover.modalPresentationCapturesStatusBarAppearance = true
      card.modalPresentationStyle = .pageSheet
      stage.perform { screen.present(cover, animated: false) }
      stage.settle()
      #expect(!look(stage).isLight, "\(style)")
      stage.perform { cover.present(card, animated: false) }
      stage.settle()
      #expect(card.presentingViewController === cover)
      #expect(stage.shown(cover.view)?.transform != .identity)
      #expect((stage.shown(screen.view) == nil) == isBeforeBlack, "\(style)")
      #expect(look(stage).isLight == isBeforeBlack, "\(style)")
      stage.perform { card.dismiss(animated: false) }
      stage.settle()
      #expect(!look(stage).isLight, "\(style)")
    }
  }

  @Test("A controller that thinks otherwise has to say so")
  func update() {
    let (stage, screen) = scene()
    let application = UIApplication.of(stage.stage.context)
    _ = application.takeBarsChange()
    screen.hides = true
    stage.advance()
    #expect(application.takeBarsChange() == nil)
    stage.perform { screen.setNeedsStatusBarAppearanceUpdate() }
    var change = application.takeBarsChange()
    #expect(change?.look.hidesStatusBar == true && change?.isAnimated == false)
    stage.perform {
      UIView.animate(withDuration: 0.3) { screen.setNeedsStatusBarAppearanceUpdate() }
    }
    change = application.takeBarsChange()
    #expect(change?.isAnimated == true)
  }

  @Test("The app's picture and trace are the same with them and without; they lie in front")
  func picture() throws {
    let (plain, _) = scene()
    let barred = TestStage(device: .iPhone13) { Screen() }
    barred.showsBars = true
    barred.settle()
    let list = try #require(barred.output?.displayList)
    let app = DisplayList(
      root: DisplayNode(owner: 0, children: Array(list.root.children.prefix(1))), size: list.size)
    #expect(app == plain.output?.displayList)
    #expect(list.root.children.count == 2)
    #expect(barred.trace.map(\.event.line) == plain.trace.map(\.event.line))
    #expect(barred.isStill)
    barred.showsBars = false
    barred.advance()
    #expect(barred.output?.displayList.root.children.count == 1)
  }

  @Test("Within an animation block the bar fades, and the stage goes on until it is gone")
  func fading() throws {
    let screen = Screen()
    let stage = TestStage(device: .iPhone13) { screen }
    stage.showsBars = true
    stage.settle()
    let shown = try #require(bars(stage.output?.displayList))
    screen.hides = true
    stage.perform {
      UIView.animate(withDuration: 0.3) { screen.setNeedsStatusBarAppearanceUpdate() }
    }
    #expect(!stage.isStill)
    stage.advance(10)
    let between = try #require(bars(stage.output?.displayList))
    #expect(between != shown)
    stage.settle()
    let gone = try #require(bars(stage.output?.displayList))
    #expect(gone != between)
    // A picture between two steps has them too.
    #expect(bars(stage.stage.picture(at: stage.time)) == gone)
    screen.hides = false
    stage.perform { screen.setNeedsStatusBarAppearanceUpdate() }
    stage.settle()
    #expect(bars(stage.output?.displayList) == shown)
  }

  @Test("The manager of the scene tells how the bar is")
  func manager() {
    let (stage, screen) = scene()
    stage.perform {
      let manager = stage.window.windowScene?.statusBarManager
      #expect(manager?.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
      #expect(manager?.statusBarStyle == .darkContent)
      screen.hides = true
      #expect(manager?.isStatusBarHidden == true)
      #expect(manager?.statusBarFrame == .zero)
    }
  }

  @Test("5.19: when a dismissal is cancelled, who stays decides again")
  func cancelled() {
    let driven = DrivenTrio(.custom)
    driven.trio.b.modalPresentationCapturesStatusBarAppearance = true
    driven.trio.b.overrideUserInterfaceStyle = .dark
    driven.beginDismissal()
    let application = UIApplication.of(driven.stage.stage.context)
    #expect(application.takeBarsChange()?.look.isLight == false)
    driven.update(0.4)
    driven.cancel()
    driven.stage.settle()
    #expect(application.takeBarsChange()?.look.isLight == true)
  }
}
