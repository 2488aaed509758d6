import Stage
import Testing
import Trace
import UIKit

/// On a device with another margin at each edge, so that none can stand for another.
@Suite("Safe areas and margins, edge by edge") @MainActor struct SafeAreaEdgeTests {
  private static let device = Device(
    name: "odd", size: CGSize(width: 300, height: 500), scale: 2,
    safeArea: Device.Margins(top: 41, left: 13, bottom: 29, right: 17),
    landscapeSafeArea: Device.Margins(top: 5, left: 31, bottom: 11, right: 23))

  private final class Logged: UIView {
    var log: [String] = []
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      log.append("safe area")
    }
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      log.append("margins")
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private let stage = TestStage.settled(device: device)

  private func insets(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

  @Test(
    "How far each margin reaches into a view, by its place",
    arguments: [
      // The whole screen, 1 point off each edge in turn, beyond each margin, and over each edge.
      (CGRect(x: 0, y: 0, width: 300, height: 500), (41, 13, 29, 17)),
      (CGRect(x: 0, y: 1, width: 300, height: 499), (40, 13, 29, 17)),
      (CGRect(x: 2, y: 0, width: 298, height: 500), (41, 11, 29, 17)),
      (CGRect(x: 0, y: 0, width: 300, height: 497), (41, 13, 26, 17)),
      (CGRect(x: 0, y: 0, width: 296, height: 500), (41, 13, 29, 13)),
      (CGRect(x: 5, y: 11, width: 280, height: 470), (30, 8, 10, 2)),
      (CGRect(x: 13, y: 41, width: 270, height: 430), (0, 0, 0, 0)),
      (CGRect(x: 20, y: 50, width: 200, height: 300), (0, 0, 0, 0)),
      (CGRect(x: -6, y: -9, width: 309, height: 512), (50, 19, 32, 20)),
      // Outside altogether, and just not: an edge in common is outside.
      (CGRect(x: 300, y: 0, width: 40, height: 60), (0, 0, 0, 0)),
      (CGRect(x: 299, y: 0, width: 40, height: 500), (41, 0, 29, 56)),
      (CGRect(x: -40, y: 0, width: 40, height: 60), (0, 0, 0, 0)),
      (CGRect(x: -39, y: 60, width: 40, height: 60), (0, 52, 0, 0)),
      (CGRect(x: 50, y: -60, width: 40, height: 60), (0, 0, 0, 0)),
      (CGRect(x: 50, y: -59, width: 40, height: 60), (100, 0, 0, 0)),
      (CGRect(x: 50, y: 500, width: 40, height: 60), (0, 0, 0, 0)),
      (CGRect(x: 50, y: 498, width: 40, height: 60), (0, 0, 87, 0)),
    ] as [(CGRect, (CGFloat, CGFloat, CGFloat, CGFloat))])
  func places(_ frame: CGRect, _ expected: (CGFloat, CGFloat, CGFloat, CGFloat)) {
    let view = stage.add(UIView(), frame)
    let wanted = insets(expected.0, expected.1, expected.2, expected.3)
    #expect(view.safeAreaInsets == wanted)
    #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds.inset(by: wanted))
    // Where the superview's content is scrolled to changes where the view stands in it.
    let scrolled = stage.add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 500))
    stage.perform {
      scrolled.bounds.origin = CGPoint(x: 70, y: -30)
      view.frame = frame.offsetBy(dx: 70, dy: -30)
      scrolled.addSubview(view)
    }
    #expect(scrolled.safeAreaInsets == insets(41, 13, 29, 17))
    #expect(view.safeAreaInsets == wanted)
  }

  @Test("A view is told when its own safe area changes, its margins with it, and nothing else")
  func told() {
    let view = stage.add(Logged(), CGRect(x: 20, y: 50, width: 200, height: 300))
    _ = view.take()
    view.frame.origin.y = 52
    #expect(view.take() == [])
    view.frame.origin.y = 30
    #expect(view.take() == ["safe area", "margins"])
    #expect(view.layoutMargins == insets(19, 8, 8, 8))
    view.insetsLayoutMarginsFromSafeArea = false
    _ = view.take()
    view.frame.origin.y = 25
    #expect(view.take() == ["safe area"])
    #expect(view.layoutMargins == insets(8, 8, 8, 8))
    view.layoutMargins = insets(1, 2, 3, 4)
    #expect(view.take() == ["margins"])
    stage.advance()
    let changes = stage.trace.count
    view.frame = CGRect(x: 5, y: 11, width: 280, height: 470)
    stage.advance()
    let lines = stage.traceLines(from: changes) {
      if case .safeAreaChange = $0 { true } else { false }
    }
    #expect(
      lines == ["Logged safe area [16.0, 0.0, 0.0, 0.0] → [30.0, 8.0, 10.0, 2.0]"])
  }

  @Test("A controller's own insets come on top at each edge, for its view and those within")
  func additional() {
    let inner = stage.add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 500))
    stage.perform { stage.root.additionalSafeAreaInsets = insets(1, 2, 3, 4) }
    #expect(stage.view.safeAreaInsets == insets(42, 15, 32, 21))
    #expect(inner.safeAreaInsets == insets(42, 15, 32, 21))
    #expect(stage.window.safeAreaInsets == insets(41, 13, 29, 17))
    stage.perform { stage.root.additionalSafeAreaInsets = .zero }
    #expect(inner.safeAreaInsets == insets(41, 13, 29, 17))
  }

  @Test("A controller's view that sticks out at any edge keeps what it had; another view does not")
  func keeps() {
    let whole = CGRect(x: 0, y: 0, width: 300, height: 500)
    for (dx, dy) in [(60.0, 0.0), (-60, 0), (0, 80), (0, -80)] {
      let child = UIViewController()
      stage.perform {
        stage.root.addChild(child)
        child.view.frame = whole
        stage.view.addSubview(child.view)
      }
      let plain = stage.add(UIView(), whole)
      for view in [child.view!, plain] { view.frame = whole.offsetBy(dx: dx, dy: dy) }
      #expect(child.view.safeAreaInsets == insets(41, 13, 29, 17), "by \(dx), \(dy)")
      #expect(
        plain.safeAreaInsets
          == insets(
            dy > 0 ? 0 : 41 - dy, dx > 0 ? 0 : 13 - dx, dy < 0 ? 0 : 29 + dy,
            dx < 0 ? 0 : 17 + dx))
      // Back within, it has what follows from its place.
      child.view.frame = CGRect(x: 0, y: 3, width: 300, height: 400)
      #expect(child.view.safeAreaInsets == insets(38, 13, 0, 17))
      stage.perform { child.view.removeFromSuperview() }
      #expect(child.view.safeAreaInsets == .zero)
      plain.removeFromSuperview()
    }
  }

  @Test("On its side the device has its other margins, each at its own edge")
  func onSide() {
    stage.turn(.landscapeLeft)
    stage.settle()
    #expect(stage.view.safeAreaInsets == insets(5, 31, 11, 23))
    stage.turn(.portrait)
    stage.settle()
    #expect(stage.view.safeAreaInsets == insets(41, 13, 29, 17))
  }

  @Test("What preserves its superview's margins stays out of each by what it lacks")
  func preserved() {
    // Away from the screen's own margins.
    let outer = stage.add(UIView(), CGRect(x: 50, y: 60, width: 100, height: 130))
    let inner = Logged(frame: CGRect(x: 5, y: 7, width: 80, height: 90))
    stage.perform { outer.addSubview(inner) }
    outer.layoutMargins = insets(20, 30, 50, 40)
    #expect(inner.layoutMargins == insets(8, 8, 8, 8))
    inner.preservesSuperviewLayoutMargins = true
    // 20 - 7; 30 - 5; 50 - (130 - 97); 40 - (100 - 85).
    #expect(inner.layoutMargins == insets(13, 25, 17, 25))
    #expect(inner.layoutMarginsGuide.layoutFrame == CGRect(x: 25, y: 13, width: 30, height: 60))
    _ = inner.take()
    outer.layoutMargins = insets(21, 33, 56, 47)
    #expect(inner.take() == ["margins"])
    #expect(inner.layoutMargins == insets(14, 28, 23, 32))
    stage.perform { outer.bounds.origin = CGPoint(x: 2, y: 4) }
    // The view is nearer to the left and upper edges by that much now.
    #expect(inner.layoutMargins == insets(18, 30, 19, 30))
    inner.layoutMargins = insets(90, 1, 1, 91)
    #expect(inner.layoutMargins == insets(90, 30, 19, 91))
  }

  @Test("A guide belongs to its view, and has an empty place without one")
  func guides() {
    var view: UIView? = UIView(frame: CGRect(x: 3, y: 4, width: 70, height: 50))
    view?.layoutMargins = insets(1, 2, 3, 4)
    let (safe, margins) = (view!.safeAreaLayoutGuide, view!.layoutMarginsGuide)
    #expect(safe.identifier == "UIViewSafeAreaLayoutGuide")
    #expect(margins.identifier == "UIViewLayoutMarginsGuide")
    #expect(safe.owningView === view && margins.owningView === view)
    #expect(safe.layoutFrame == CGRect(x: 0, y: 0, width: 70, height: 50))
    #expect(margins.layoutFrame == CGRect(x: 2, y: 1, width: 64, height: 46))
    view = nil
    #expect(safe.layoutFrame == .zero && margins.owningView == nil)
  }

  @Test("Directional insets are zero until they are said, and equal when all four are")
  func directional() {
    #expect(NSDirectionalEdgeInsets() == .zero)
    let all = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect([all.top, all.leading, all.bottom, all.trailing] == [1, 2, 3, 4])
    for path in [
      \NSDirectionalEdgeInsets.top, \.leading, \.bottom, \.trailing,
    ] {
      var other = all
      other[keyPath: path] += 5
      #expect(other != all)
    }
  }

  @Test("What carries the root's view keeps the screen's margins, wherever its anchor lies")
  func anchored() {
    let card = stage.rootCard
    stage.perform {
      card.layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
      card.center = CGPoint(x: 75, y: 375)
    }
    stage.settle()
    #expect(card.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
    #expect(card.safeAreaInsets == insets(41, 13, 29, 17))
    #expect(stage.view.safeAreaInsets == insets(41, 13, 29, 17))
    stage.perform { card.center = CGPoint(x: 78, y: 384) }
    stage.settle()
    // 3 and 9 points nearer to the far edges, and out over them.
    #expect(card.safeAreaInsets == insets(32, 10, 38, 20))
    // What only looks smaller stands where it stood.
    stage.perform {
      card.center = CGPoint(x: 75, y: 375)
      card.transform = CGAffineTransform(scaleX: 0.5, y: 0.75)
    }
    stage.settle()
    #expect(card.safeAreaInsets == insets(41, 13, 29, 17))
  }

  @Test("Changed margins are told to those within that keep to them, and to those in these")
  func margins() {
    let outer = stage.add(UIView(), CGRect(x: 50, y: 60, width: 100, height: 130))
    let (keeping, plain, inner) = (Logged(), Logged(), Logged())
    stage.perform {
      for view in [keeping, plain] { outer.addSubview(view) }
      keeping.addSubview(inner)
      for view in [keeping, inner] { view.preservesSuperviewLayoutMargins = true }
    }
    for view in [keeping, plain, inner] { _ = view.take() }
    outer.layoutMargins = insets(9, 10, 11, 12)
    #expect(keeping.take() == ["margins"] && inner.take() == ["margins"] && plain.take() == [])
    outer.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(keeping.take() == ["margins"] && inner.take() == ["margins"] && plain.take() == [])
    #expect(outer.layoutMargins == insets(1, 2, 3, 4))
  }
}
