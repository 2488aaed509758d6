import Testing
import Trace
import UIKit

/// What holds for one trait holds for every one of them.
@Suite("Each trait by itself") @MainActor struct TraitTableTests {
  private struct Row {
    let name: String
    let trait: UITrait
    /// Says two different things, and nothing.
    let one: UITraitCollection
    let other: UITraitCollection
    let nothing: UITraitCollection
    let read: @MainActor (UITraitCollection) -> String
    /// What is read from `one`, from `other`, and where nothing is said.
    let words: (String, String, String)
    var isForColors = false
  }

  private let rows: [Row] = [
    Row(
      name: "userInterfaceIdiom", trait: UITraitUserInterfaceIdiom.self,
      one: UITraitCollection(userInterfaceIdiom: .pad),
      other: UITraitCollection(userInterfaceIdiom: .phone),
      nothing: UITraitCollection(userInterfaceIdiom: .unspecified),
      read: { "\($0.userInterfaceIdiom)" }, words: ("pad", "phone", "unspecified"),
      isForColors: true),
    Row(
      name: "userInterfaceStyle", trait: UITraitUserInterfaceStyle.self,
      one: UITraitCollection(userInterfaceStyle: .dark),
      other: UITraitCollection(userInterfaceStyle: .light),
      nothing: UITraitCollection(userInterfaceStyle: .unspecified),
      read: { "\($0.userInterfaceStyle)" }, words: ("dark", "light", "unspecified"),
      isForColors: true),
    Row(
      name: "userInterfaceLevel", trait: UITraitUserInterfaceLevel.self,
      one: UITraitCollection(userInterfaceLevel: .elevated),
      other: UITraitCollection(userInterfaceLevel: .base),
      nothing: UITraitCollection(userInterfaceLevel: .unspecified),
      read: { "\($0.userInterfaceLevel)" }, words: ("elevated", "base", "unspecified"),
      isForColors: true),
    Row(
      name: "layoutDirection", trait: UITraitLayoutDirection.self,
      one: UITraitCollection(layoutDirection: .rightToLeft),
      other: UITraitCollection(layoutDirection: .leftToRight),
      nothing: UITraitCollection(layoutDirection: .unspecified),
      read: { "\($0.layoutDirection)" }, words: ("rightToLeft", "leftToRight", "unspecified")),
    Row(
      name: "accessibilityContrast", trait: UITraitAccessibilityContrast.self,
      one: UITraitCollection(accessibilityContrast: .high),
      other: UITraitCollection(accessibilityContrast: .normal),
      nothing: UITraitCollection(accessibilityContrast: .unspecified),
      read: { "\($0.accessibilityContrast)" }, words: ("high", "normal", "unspecified"),
      isForColors: true),
    Row(
      name: "horizontalSizeClass", trait: UITraitHorizontalSizeClass.self,
      one: UITraitCollection(horizontalSizeClass: .regular),
      other: UITraitCollection(horizontalSizeClass: .compact),
      nothing: UITraitCollection(horizontalSizeClass: .unspecified),
      read: { "\($0.horizontalSizeClass)" }, words: ("regular", "compact", "unspecified")),
    Row(
      name: "verticalSizeClass", trait: UITraitVerticalSizeClass.self,
      one: UITraitCollection(verticalSizeClass: .compact),
      other: UITraitCollection(verticalSizeClass: .regular),
      nothing: UITraitCollection(verticalSizeClass: .unspecified),
      read: { "\($0.verticalSizeClass)" }, words: ("compact", "regular", "unspecified")),
    Row(
      name: "preferredContentSizeCategory", trait: UITraitPreferredContentSizeCategory.self,
      one: UITraitCollection(preferredContentSizeCategory: .extraLarge),
      other: UITraitCollection(preferredContentSizeCategory: .small),
      nothing: UITraitCollection(preferredContentSizeCategory: .unspecified),
      read: { collection in
        let known: [(UIContentSizeCategory, String)] = [
          (.extraLarge, "XL"), (.small, "S"), (.unspecified, "unspecified"),
        ]
        return known.first { $0.0 == collection.preferredContentSizeCategory }?.1 ?? "?"
      }, words: ("XL", "S", "unspecified")),
    Row(
      name: "displayScale", trait: UITraitDisplayScale.self,
      one: UITraitCollection(displayScale: 3), other: UITraitCollection(displayScale: 1.5),
      nothing: UITraitCollection(displayScale: 0), read: { "\($0.displayScale)" },
      words: ("3.0", "1.5", "0.0")),
  ]

  /// The later ones count.
  private func all(_ collections: [UITraitCollection]) -> UITraitCollection {
    UITraitCollection(traitsFrom: collections)
  }

  @Test("A collection made of one trait says that one and leaves all others open")
  func alone() {
    for (index, row) in rows.enumerated() {
      for (place, asked) in rows.enumerated() {
        let isSame = index == place
        #expect(
          asked.read(row.one) == (isSame ? asked.words.0 : asked.words.2),
          "\(asked.name) of \(row.name)")
        #expect(asked.read(row.other) == (isSame ? asked.words.1 : asked.words.2))
        #expect(asked.read(row.nothing) == asked.words.2)
      }
    }
  }

  @Test("What says nothing is equal to an empty collection, and asks for nothing")
  func nothing() {
    let empty = UITraitCollection()
    for row in rows {
      #expect(row.nothing == empty && row.nothing.hashValue == empty.hashValue, "\(row.name)")
      #expect(row.one != empty && row.one != row.other)
      #expect(row.one.containsTraits(in: row.nothing) && empty.containsTraits(in: row.nothing))
      #expect(!empty.containsTraits(in: row.one))
      #expect(all([row.one, row.nothing]) == row.one)
    }
    #expect(UITraitCollection(displayScale: -2) == empty)
  }

  @Test("Of several the later one counts, trait by trait")
  func overlaid() {
    let (ones, others) = (all(rows.map(\.one)), all(rows.map(\.other)))
    for row in rows {
      let mixed = all([ones, row.other])
      for asked in rows {
        #expect(
          asked.read(mixed) == (asked.name == row.name ? asked.words.1 : asked.words.0),
          "\(asked.name) under \(row.name)")
      }
      #expect(mixed.containsTraits(in: row.other) && !mixed.containsTraits(in: row.one))
      #expect(ones.containsTraits(in: row.one) && !ones.containsTraits(in: row.other))
      #expect(all([row.other, row.one]) == row.one)
    }
    #expect(all([ones, others]) == others && all([others, ones]) == ones)
  }

  @Test("A colour depends on the device, style, level and contrast, and on nothing else")
  func colors() {
    for row in rows {
      let differs = row.isForColors
      #expect(row.one.hasDifferentColorAppearance(comparedTo: nil) == differs, "\(row.name)")
      #expect(row.one.hasDifferentColorAppearance(comparedTo: row.other) == differs)
      #expect(UITraitCollection().hasDifferentColorAppearance(comparedTo: row.one) == differs)
      #expect(!row.one.hasDifferentColorAppearance(comparedTo: row.one))
    }
  }

  @Test("Where nothing is said, a trait has its default")
  func defaults() {
    #expect(UITraitUserInterfaceIdiom.defaultValue == .unspecified)
    #expect(UITraitUserInterfaceStyle.defaultValue == .unspecified)
    #expect(UITraitUserInterfaceLevel.defaultValue == .unspecified)
    #expect(UITraitLayoutDirection.defaultValue == .unspecified)
    #expect(UITraitAccessibilityContrast.defaultValue == .unspecified)
    #expect(UITraitHorizontalSizeClass.defaultValue == .unspecified)
    #expect(UITraitVerticalSizeClass.defaultValue == .unspecified)
    #expect(UITraitPreferredContentSizeCategory.defaultValue == .unspecified)
    #expect(UITraitDisplayScale.defaultValue == 0)
  }

  @Test("Controllers and views that registered for a trait hear of that one and no other")
  func registrations() {
    for row in rows {
      let stage = TestStage.settled()
      let child = UIViewController()
      stage.perform {
        stage.root.addChild(child)
        stage.view.addSubview(child.view)
        stage.root.setOverrideTraitCollection(row.other, forChild: child)
      }
      stage.settle()
      let log = CallLog()
      var isOver = false
      var kept: [any UITraitChangeRegistration] = []
      stage.perform {
        for asked in rows {
          kept.append(
            child.registerForTraitChanges([asked.trait]) {
              (controller: UIViewController, old: UITraitCollection) in
              log.note("controller, \(asked.name) \(asked.read(old))")
              #expect(asked.read(controller.traitCollection) == asked.words.0)
            })
          _ = child.view.registerForTraitChanges([asked.trait]) {
            (view: UIView, old: UITraitCollection) in
            log.note("view, \(asked.name) \(asked.read(old))")
            #expect(asked.read(view.traitCollection) == (isOver ? asked.words.1 : asked.words.0))
          }
        }
        // For two at once it is told once; whoever asks as something else is not.
        _ = child.view.registerForTraitChanges([UITraitDisplayScale.self, row.trait]) {
          (_: UIView, _: UITraitCollection) in log.note("view, two")
        }
        _ = child.view.registerForTraitChanges([row.trait]) {
          (_: UILabel, _: UITraitCollection) in log.note("label")
        }
      }
      let start = stage.trace.count
      stage.perform { stage.root.setOverrideTraitCollection(row.one, forChild: child) }
      #expect(
        log.take() == [
          "controller, \(row.name) \(row.words.1)", "view, \(row.name) \(row.words.1)",
          "view, two",
        ])
      stage.advance()
      let lines = stage.traceLines(from: start) {
        if case .traitChange = $0 { true } else { false }
      }
      #expect(
        lines == ["UIViewController traits \(row.name) \(row.words.1) → \(row.words.0)"])
      stage.perform {
        for registration in kept { child.unregisterForTraitChanges(registration) }
        isOver = true
        stage.root.setOverrideTraitCollection(row.other, forChild: child)
      }
      #expect(log.take() == ["view, \(row.name) \(row.words.0)", "view, two"])
    }
  }

  @Test("What is current is the given one while something is done, and the former one after it")
  func current() {
    let stage = TestStage.settled()
    stage.perform {
      let outside = UITraitCollection.current
      #expect(outside == stage.view.traitCollection)
      for row in rows {
        row.one.performAsCurrent {
          #expect(UITraitCollection.current == row.one)
          row.other.performAsCurrent { #expect(UITraitCollection.current == row.other) }
          #expect(UITraitCollection.current == row.one)
        }
        #expect(UITraitCollection.current == outside)
      }
    }
  }

  @Test("Only a parent says what its child's traits are; nobody else's answer counts")
  func parents() {
    let stage = TestStage.settled()
    let (child, stranger) = (UIViewController(), UIViewController())
    stage.perform {
      stage.root.addChild(child)
      for row in rows {
        stage.root.setOverrideTraitCollection(row.one, forChild: child)
        #expect(stage.root.overrideTraitCollection(forChild: child) == row.one)
        #expect(stranger.overrideTraitCollection(forChild: child) == nil)
        // Before its view was ever made.
        #expect(row.read(child.traitCollection) == row.words.0)
      }
    }
  }
}
