import Stage
import Testing
import UIKit

@Suite("Safe areas") @MainActor struct SafeAreaTests {
  private final class Logged: UIView {
    var changes: [UIEdgeInsets] = []
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      changes.append(safeAreaInsets)
    }
  }

  private func stage(_ root: () -> UIViewController = { UIViewController() }) -> TestStage {
    .settled(device: .iPhone13, root)
  }

  private func insets(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  )
    -> UIEdgeInsets
  { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

  @Test("Each view has what of the screen's margins reaches into it")
  func places() {
    let stage = stage()
    #expect(stage.window.safeAreaInsets == insets(47, 0, 34, 0))
    #expect(stage.view.safeAreaInsets == insets(47, 0, 34, 0))
    let view = stage.add(Logged(), CGRect(x: 0, y: 10, width: 390, height: 100))
    #expect(view.safeAreaInsets == insets(37, 0, 0, 0))
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 37, width: 390, height: 63))
    view.frame.origin.y = 47
    #expect(view.safeAreaInsets == .zero)
    view.frame = CGRect(x: 0, y: 800, width: 390, height: 44)
    #expect(view.safeAreaInsets == insets(0, 0, 34, 0))
    view.center.y -= 20
    #expect(view.safeAreaInsets == insets(0, 0, 14, 0))
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
    #expect(
      view.changes == [
        insets(37, 0, 0, 0), .zero, insets(0, 0, 34, 0), insets(0, 0, 14, 0), .zero,
      ])
    let inner = UIView(frame: CGRect(x: 0, y: 5, width: 10, height: 10))
    view.addSubview(inner)
    #expect(inner.safeAreaInsets == .zero)
    view.frame = CGRect(x: 0, y: 10, width: 390, height: 100)
    stage.perform { stage.view.addSubview(view) }
    #expect(inner.safeAreaInsets == insets(32, 0, 0, 0))
  }

  @Test("A controller's own views make its safe area smaller, and its children's")
  func additional() {
    let stage = stage()
    let child = UIViewController()
    stage.perform {
      stage.root.addChild(child)
      child.view.frame = stage.view.bounds
      stage.view.addSubview(child.view)
      stage.root.additionalSafeAreaInsets = insets(44, 0, 49, 0)
    }
    #expect(stage.view.safeAreaInsets == insets(91, 0, 83, 0))
    #expect(child.view.safeAreaInsets == insets(91, 0, 83, 0))
    stage.perform { child.additionalSafeAreaInsets = insets(0, 5, 0, 5) }
    #expect(child.view.safeAreaInsets == insets(91, 5, 83, 5))
    #expect(stage.view.safeAreaInsets == insets(91, 0, 83, 0))
  }

  @Test("viewSafeAreaInsetsDidChange comes before the first layout, and again on every change")
  func controllerCallback() {
    final class Screen: UIViewController {
      var log: [String] = []
      override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        log.append("safe area \(view.safeAreaInsets.top)")
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        log.append("laid out")
      }
    }
    let screen = Screen()
    let stage = stage { screen }
    #expect(screen.log == ["safe area 47.0", "laid out"])
    screen.log = []
    stage.perform { screen.additionalSafeAreaInsets.top = 10 }
    stage.settle()
    #expect(screen.log == ["safe area 57.0", "laid out"])
  }

  @Test(
    "What slides in has its final safe area from its first layout on, and keeps it on its way out")
  func sliding() {
    let log = CallLog()
    let pair = Pair(device: .iPhone13)
    pair.b.hooks["viewDidLayoutSubviews"] = { [b = pair.b] in
      log.note("\(b.view.safeAreaInsets.top) \(b.view.safeAreaInsets.bottom)")
    }
    pair.presentAndSettle()
    #expect(Set(log.take()) == ["47.0 34.0"])
    pair.dismiss()
    for _ in 0..<20 {
      pair.stage.advance()
      #expect(pair.b.view.safeAreaInsets == insets(47, 0, 34, 0))
    }
    pair.stage.settle()
    #expect(pair.b.view.safeAreaInsets == .zero)
  }

  @Test(
    "A sheet has none above; who is set back behind it keeps its own", arguments: [true, false])
  func sheet(_ animated: Bool) {
    let pair = Pair(custom: false, device: .iPhone13)
    pair.b.modalPresentationStyle = .pageSheet
    pair.present(animated: animated)
    pair.stage.settle()
    #expect(pair.b.view.safeAreaInsets == insets(0, 0, 34, 0))
    #expect(pair.a.view.safeAreaInsets == insets(47, 0, 34, 0))
    pair.dismiss(animated: animated)
    pair.stage.settle()
    #expect(pair.a.view.safeAreaInsets == insets(47, 0, 34, 0))
  }

  @Test("Turned, the safe area is that of the device on its side")
  func turned() {
    let stage = stage()
    stage.turn(.landscapeRight)
    stage.settle()
    #expect(stage.view.bounds.size == CGSize(width: 844, height: 390))
    #expect(stage.view.safeAreaInsets == insets(0, 47, 21, 47))
  }
}
