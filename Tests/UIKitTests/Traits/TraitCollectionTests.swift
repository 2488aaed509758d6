import Stage
import Testing
import UIKit

@Suite("Trait collections") @MainActor struct TraitCollectionTests {
  @Test("A collection says what it was given, and is unspecified otherwise")
  func unspecified() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark.userInterfaceStyle == .dark)
    #expect(dark.horizontalSizeClass == .unspecified)
    #expect(dark.displayScale == 0)
    let both = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(both.userInterfaceStyle == .light)
    #expect(both.horizontalSizeClass == .regular)
    #expect(both.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    #expect(!both.containsTraits(in: dark))
    #expect(both.containsTraits(in: nil))
    #expect(both == UITraitCollection(traitsFrom: [both]))
  }

  @Test(
    "Size classes of whole screens",
    arguments: [
      ("iphone13", .portrait, .compact, .regular),
      ("iphone13", .landscapeRight, .compact, .compact),
      ("iphone16promax", .portrait, .compact, .regular),
      ("iphone16promax", .landscapeLeft, .regular, .compact),
      ("iphone11", .landscapeLeft, .regular, .compact),
      ("ipadair", .portrait, .regular, .regular), ("ipadair", .landscapeRight, .regular, .regular),
    ]
      as [(
        String, StageEnvironment.Orientation, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass
      )])
  func sizeClasses(
    _ name: String, _ orientation: StageEnvironment.Orientation,
    _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass
  ) throws {
    let device = try #require(Device.named(name))
    var environment = StageEnvironment()
    environment.orientation = orientation
    let stage = TestStage.settled(device: device, environment: environment)
    #expect(stage.view.traitCollection.horizontalSizeClass == horizontal)
    #expect(stage.view.traitCollection.verticalSizeClass == vertical)
    #expect(stage.root.traitCollection == stage.view.traitCollection)
    #expect(stage.perform { UIDevice.current.userInterfaceIdiom == device.uiIdiom })
    #expect(stage.view.bounds.size == device.size(in: orientation))
  }

  @Test("What is set before anything is made is there from the first line on")
  func fromTheStart() {
    var environment = StageEnvironment()
    environment.appearance = .dark
    environment.direction = .rightToLeft
    environment.textSize = .extraExtraLarge
    environment.increasesContrast = true
    environment.reducesMotion = true
    let log = CallLog()
    let stage = TestStage.settled(environment: environment) {
      let a = LoggedController("A", log)
      a.hooks["viewDidLoad"] = { [unowned a] in
        log.note(
          "\(a.traitCollection.userInterfaceStyle) \(UITraitCollection.current == a.traitCollection)"
        )
        log.note(
          "\(UIAccessibility.isReduceMotionEnabled) \(UIAccessibility.isDarkerSystemColorsEnabled)")
      }
      return a
    }
    #expect(log.take().prefix(4).suffix(2) == ["dark true", "true true"])
    let traits = stage.view.traitCollection
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.preferredContentSizeCategory == .extraExtraLarge)
    #expect(traits.accessibilityContrast == .high)
    #expect(traits.displayScale == 2)
    stage.perform {
      #expect(UIApplication.shared.preferredContentSizeCategory == .extraExtraLarge)
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
      // 17 points at the default size, 21 two sizes on.
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 21)
    }
  }
}

extension Device {
  fileprivate var uiIdiom: UIUserInterfaceIdiom { idiom == .pad ? .pad : .phone }
}
