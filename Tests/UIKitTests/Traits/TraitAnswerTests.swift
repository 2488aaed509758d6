import Stage
import Testing
import UIKit

@Suite("Who is asked for traits and sizes") @MainActor struct TraitAnswerTests {
  @Test("A direction is the attribute's own, or that of the place it is seen from")
  func relative() {
    let table: [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection?)] = [
      (.unspecified, nil), (.playback, .leftToRight), (.spatial, .leftToRight),
      (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
    ]
    for (attribute, own) in table {
      for place in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
        #expect(
          UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: place) == own ?? place)
      }
    }
  }

  @Test("The current traits can be set, for colours that are asked for then")
  func current() {
    let stage = TestStage.settled()
    stage.perform {
      let before = UITraitCollection.current
      let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
      UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      #expect(color.cgColor == UIColor.white.cgColor)
      UITraitCollection.current = before
      #expect(color.cgColor == UIColor.red.cgColor)
    }
    // What was put back follows the stage again.
    stage.change { $0.appearance = .dark }
    stage.advance()
    stage.perform { #expect(UITraitCollection.current == stage.view.traitCollection) }
  }

  @Test("Every text size, style, direction and contrast of the device is the trait of that name")
  func environment() {
    let sizes: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    let stage = TestStage.settled()
    for (size, category) in zip(StageEnvironment.TextSize.allCases, sizes) {
      stage.change { $0.textSize = size }
      stage.advance()
      #expect(stage.view.traitCollection.preferredContentSizeCategory == category, "\(size)")
      #expect(stage.perform { UIApplication.shared.preferredContentSizeCategory } == category)
    }
    stage.change {
      $0.appearance = .dark
      $0.direction = .rightToLeft
      $0.increasesContrast = true
    }
    stage.advance()
    let traits = stage.view.traitCollection
    #expect(traits.userInterfaceStyle == .dark && traits.layoutDirection == .rightToLeft)
    #expect(traits.accessibilityContrast == .high && traits.userInterfaceIdiom == .phone)
    #expect(traits.userInterfaceLevel == .base && traits.displayScale == 2)
    stage.change {
      $0.appearance = .light
      $0.direction = .leftToRight
      $0.increasesContrast = false
    }
    stage.advance()
    let plain = stage.view.traitCollection
    #expect(plain.userInterfaceStyle == .light && plain.layoutDirection == .leftToRight)
    #expect(plain.accessibilityContrast == .normal)
  }

  @Test("The raw values of what traits and bars say")
  func rawValues() {
    let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
    #expect(styles.map(\.rawValue) == [0, 1, 2])
    let classes: [UIUserInterfaceSizeClass] = [.unspecified, .compact, .regular]
    #expect(classes.map(\.rawValue) == [0, 1, 2])
    let levels: [UIUserInterfaceLevel] = [.unspecified, .base, .elevated]
    #expect(levels.map(\.rawValue) == [-1, 0, 1])
    let idioms: [UIUserInterfaceIdiom] = [.unspecified, .phone, .pad]
    #expect(idioms.map(\.rawValue) == [-1, 0, 1])
    let contrasts: [UIAccessibilityContrast] = [.unspecified, .normal, .high]
    #expect(contrasts.map(\.rawValue) == [-1, 0, 1])
    let traits: [UITraitEnvironmentLayoutDirection] = [.unspecified, .leftToRight, .rightToLeft]
    #expect(traits.map(\.rawValue) == [-1, 0, 1])
    let directions: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]
    #expect(directions.map(\.rawValue) == [0, 1])
    let attributes: [UISemanticContentAttribute] = [
      .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
    ]
    #expect(attributes.map(\.rawValue) == [0, 1, 2, 3, 4])
    let bars: [UIStatusBarStyle] = [.default, .lightContent, .darkContent]
    #expect(bars.map(\.rawValue) == [0, 1, 3])
    let ways: [UIStatusBarAnimation] = [.none, .fade, .slide]
    #expect(ways.map(\.rawValue) == [0, 1, 2])
    let buttons: [UIButton.ButtonType] = [.custom, .system]
    #expect(buttons.map(\.rawValue) == [0, 1])
    let lines: [UIBaselineAdjustment] = [.alignBaselines, .alignCenters, .none]
    #expect(lines.map(\.rawValue) == [0, 1, 2])
  }

  @Test("10.16: a child's wish of its size is told to its parent, once for each wish")
  func childSize() {
    final class Parent: UIViewController {
      var told: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        told.append(container.preferredContentSize)
      }
    }
    let (parent, child) = (Parent(), UIViewController())
    let stage = TestStage.settled { parent }
    stage.perform {
      parent.addChild(child)
      child.preferredContentSize = CGSize(width: 30, height: 50)
      child.preferredContentSize = CGSize(width: 30, height: 50)
      child.preferredContentSize = CGSize(width: 30, height: 51)
    }
    #expect(parent.told == [CGSize(width: 30, height: 50), CGSize(width: 30, height: 51)])
    stage.advance()
    let calls = stage.traceLines { if case .call = $0 { true } else { false } }
    #expect(
      calls.filter { $0.contains("preferredContentSize") }
        == Array(
          repeating: "Parent.preferredContentSizeDidChange(forChildContentContainer:)", count: 2))
  }

  @Test("Bars are asked for once for what has changed; the home indicator goes gradually")
  func bars() {
    let stage = TestStage.settled()
    let application = UIApplication.of(stage.stage.context)
    _ = application.takeBarsChange()
    #expect(application.takeBarsChange() == nil)
    stage.perform { stage.root.setNeedsUpdateOfHomeIndicatorAutoHidden() }
    #expect(application.takeBarsChange()?.isAnimated == true)
    #expect(application.takeBarsChange() == nil)
    // One of two that is gradual makes both so, whichever comes first.
    stage.perform {
      stage.root.setNeedsUpdateOfHomeIndicatorAutoHidden()
      stage.root.setNeedsStatusBarAppearanceUpdate()
    }
    #expect(application.takeBarsChange()?.isAnimated == true)
    stage.perform { stage.root.setNeedsStatusBarAppearanceUpdate() }
    #expect(application.takeBarsChange()?.isAnimated == false)
    stage.perform { stage.root.setNeedsStatusBarAppearanceUpdate() }
    _ = application.allBars
    #expect(application.takeBarsChange() == nil)
  }

  @Test("Without a controller the bars are dark, shown, and would fade")
  func noController() {
    let look = BarsLook()
    #expect(!look.isLight && !look.hidesStatusBar && !look.hidesHomeIndicator)
    #expect(look.animation == .fade)
    let stage = TestStage.settled()
    stage.perform { stage.window.rootViewController = nil }
    #expect(UIApplication.of(stage.stage.context).allBars == look)
  }

  @Test(
    "Each way in which a bar goes is its controller's, and its frame is the screen's upper margin")
  func manager() {
    final class Screen: UIViewController {
      var animation = UIStatusBarAnimation.none
      var hides = false
      var style = UIStatusBarStyle.default
      override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
      override var prefersStatusBarHidden: Bool { hides }
      override var preferredStatusBarStyle: UIStatusBarStyle { style }
    }
    let screen = Screen()
    let stage = TestStage.settled(device: .iPhone13) { screen }
    let application = UIApplication.of(stage.stage.context)
    for animation in [UIStatusBarAnimation.none, .fade, .slide] {
      screen.animation = animation
      #expect(application.allBars.animation == animation)
    }
    stage.perform {
      let manager = stage.window.windowScene?.statusBarManager
      #expect(manager?.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
      #expect(manager?.isStatusBarHidden == false && manager?.statusBarStyle == .darkContent)
      screen.style = .lightContent
      #expect(manager?.statusBarStyle == .lightContent)
      screen.hides = true
      #expect(manager?.isStatusBarHidden == true && manager?.statusBarFrame == .zero)
    }
  }

  @Test("While a view or controller is told, its own traits are the current ones")
  func told() {
    final class Part: UIView {
      var told: [Bool] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        told.append(UITraitCollection.current == traitCollection)
      }
    }
    let stage = TestStage.settled()
    let (part, child) = (Part(), UIViewController())
    stage.add(part, CGRect(x: 10, y: 20, width: 30, height: 40))
    var asked: [Bool] = []
    stage.perform {
      stage.root.addChild(child)
      stage.view.addSubview(child.view)
      for view in [part, child.view!] {
        _ = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
          (view: UIView, _: UITraitCollection) in
          asked.append(UITraitCollection.current == view.traitCollection)
        }
      }
      _ = child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (controller: UIViewController, _: UITraitCollection) in
        asked.append(UITraitCollection.current == controller.traitCollection)
      }
    }
    for style in [UIUserInterfaceStyle.dark, .light] {
      // Other than the stage's, at least once.
      stage.perform {
        part.overrideUserInterfaceStyle = style
        child.overrideUserInterfaceStyle = style
      }
    }
    #expect(part.told == [true, true] && asked == Array(repeating: true, count: 6))
  }

  @Test(
    "What comes into other traits than it was made in follows them, without being told of a change")
  func comesLate() {
    var environment = StageEnvironment()
    environment.direction = .rightToLeft
    let stage = TestStage.settled(environment: environment)
    stage.change { $0.direction = .leftToRight }
    stage.advance()
    stage.change { $0.direction = .rightToLeft }
    stage.advance()
    let label = UILabel()
    label.text = "Hi"
    stage.add(label, CGRect(x: 5, y: 10, width: 90, height: 20))
    stage.settle()
    #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).maxX == 90)
  }
}
