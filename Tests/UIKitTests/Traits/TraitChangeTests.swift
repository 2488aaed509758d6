import Foundation
import Stage
import Testing
import UIKit

@Suite("Changes of traits") @MainActor struct TraitChangeTests {
  private final class Screen: UIViewController {
    let log = CallLog()

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log.note(
        "controller \(previousTraitCollection!.userInterfaceStyle) → "
          + "\(traitCollection.userInterfaceStyle), current \(UITraitCollection.current == traitCollection)"
      )
    }
  }

  private final class Part: UIView {
    var log: CallLog?

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log?.note("part → \(traitCollection.userInterfaceStyle)")
    }
  }

  @Test("Dark from one step on: everybody is told once, with the former traits")
  func dark() {
    let screen = Screen()
    let stage = TestStage.settled { screen }
    let part = Part()
    part.log = screen.log
    stage.add(part, CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.settle()
    #expect(screen.log.take() == [])
    stage.change { $0.appearance = .dark }
    stage.advance()
    #expect(
      screen.log.take() == ["part → dark", "controller light → dark, current true"])
    let changes = stage.traceLines { if case .traitChange = $0 { true } else { false } }
    #expect(changes == ["Screen traits userInterfaceStyle light → dark"])
    stage.settle()
    #expect(screen.log.take() == [])
  }

  @Test("A controller has the traits of the place in which its view lies")
  func controllerInPlace() {
    let stage = TestStage.settled()
    let (box, child) = (UIView(), UIViewController())
    stage.add(box, CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.perform {
      stage.root.addChild(child)
      box.addSubview(child.view)
      child.didMove(toParent: stage.root)
      box.overrideUserInterfaceStyle = .dark
    }
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.root.traitCollection.userInterfaceStyle == .light)
  }

  @Test("An override holds for what lies within, whatever the device is, until it is taken back")
  func override() {
    let stage = TestStage.settled()
    let (box, inner) = (UIView(), Part())
    inner.log = CallLog()
    stage.add(box, CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.perform { box.addSubview(inner) }
    stage.perform { box.overrideUserInterfaceStyle = .dark }
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.view.traitCollection.userInterfaceStyle == .light)
    #expect(inner.log?.take() == ["part → dark"])
    stage.change { $0.appearance = .dark }
    stage.advance()
    #expect(inner.log?.take() == [])
    stage.perform { stage.root.overrideUserInterfaceStyle = .light }
    #expect(stage.view.traitCollection.userInterfaceStyle == .light)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    stage.perform { box.overrideUserInterfaceStyle = .unspecified }
    #expect(inner.log?.take() == ["part → light"])
    // What moves elsewhere is shown as things are there.
    let dark = UIView()
    dark.overrideUserInterfaceStyle = .dark
    stage.add(dark, .zero)
    stage.perform { dark.addSubview(inner) }
    #expect(inner.log?.take() == ["part → dark"])
  }

  @Test("What is presented follows the device and not the presenter's override")
  func presented() {
    let pair = Pair()
    pair.a.overrideUserInterfaceStyle = .dark
    pair.presentAndSettle()
    #expect(pair.a.traitCollection.userInterfaceStyle == .dark)
    #expect(pair.b.traitCollection.userInterfaceStyle == .light)
    // The presenter is in no window now, and learns all the same.
    pair.a.overrideUserInterfaceStyle = .unspecified
    pair.stage.change { $0.appearance = .dark }
    pair.stage.settle()
    #expect(pair.a.traitCollection.userInterfaceStyle == .dark)
    #expect(pair.b.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("A child has the traits that its parent gives it, over all others")
  func child() {
    let stage = TestStage.settled()
    let child = UIViewController()
    stage.perform {
      stage.root.addChild(child)
      stage.view.addSubview(child.view)
      stage.root.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    }
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(stage.root.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.root.overrideTraitCollection(forChild: child) != nil)
    stage.perform { stage.root.setOverrideTraitCollection(nil, forChild: child) }
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("Whoever registered for a trait hears of that one only, until it unregisters")
  func registration() {
    let stage = TestStage.settled()
    let log = CallLog()
    let registration = stage.perform {
      stage.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (view: UIView, old: UITraitCollection) in
        log.note("\(old.userInterfaceStyle) → \(view.traitCollection.userInterfaceStyle)")
      }
    }
    stage.change { $0.textSize = .extraLarge }
    stage.advance()
    #expect(log.take() == [])
    stage.change { $0.appearance = .dark }
    stage.advance()
    #expect(log.take() == ["light → dark"])
    stage.perform { stage.view.unregisterForTraitChanges(registration) }
    stage.change { $0.appearance = .light }
    stage.advance()
    #expect(log.take() == [])
  }

  @Test("Reduced motion and stronger colours are notified")
  func notifications() {
    let stage = TestStage.settled()
    let log = CallLog()
    let center = NotificationCenter.default
    let names = [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
    ]
    let observers = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated {
          log.note(
            "\(UIAccessibility.isReduceMotionEnabled) \(UIAccessibility.isDarkerSystemColorsEnabled)"
          )
        }
      }
    }
    defer { for observer in observers { center.removeObserver(observer) } }
    stage.change { $0.reducesMotion = true }
    stage.advance()
    stage.change { $0.increasesContrast = true }
    stage.advance()
    #expect(log.take() == ["true false", "true true"])
  }
}
