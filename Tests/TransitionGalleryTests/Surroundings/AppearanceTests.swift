import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit

@Suite("The gallery, light and dark") @MainActor struct AppearanceTests {
  private nonisolated static let appearances = StageEnvironment.Appearance.allCases

  @Test("What is written can be read", arguments: GalleryRun.entries, appearances)
  func contrast(_ id: String, _ appearance: StageEnvironment.Appearance) throws {
    for isPresented in [false, true] {
      let run = try SurroundedRun(id, isPresented: isPresented) { $0.appearance = appearance }
      for label in try run.labels {
        let ink = label.textColor.resolvedColor(with: label.traitCollection).cgColor
        // Sentences are fainter than titles.
        guard ink.alpha == 1, let paper = paper(of: label) else { continue }
        let contrast = contrast(ink, paper)
        #expect(
          contrast >= 4.5, "\(id), presented: \(isPresented): \(label.text ?? ""), \(contrast) to 1"
        )
      }
    }
  }

  @Test("A button has the same title colour in dark as in light", arguments: GalleryRun.entries)
  func titles(_ id: String) throws {
    for isPresented in [false, true] {
      let colors = try Self.appearances.map { appearance in
        let run = try SurroundedRun(id, isPresented: isPresented) { $0.appearance = appearance }
        return try run.buttons.compactMap {
          $0.currentTitleColor.resolvedColor(with: $0.traitCollection)
        }
      }
      #expect(colors[0] == colors[1])
    }
  }

  /// What is written on, as WCAG 2.1 compares it.
  private func paper(of label: UILabel) -> CGColor? {
    var view = label.superview
    while let here = view {
      if let color = here.backgroundColor?.resolvedColor(with: here.traitCollection).cgColor,
        color.alpha == 1
      {
        return color
      }
      view = here.superview
    }
    return nil
  }

  private func contrast(_ first: CGColor, _ second: CGColor) -> Double {
    func luminance(_ color: CGColor) -> Double {
      let parts = (color.components ?? []).prefix(3).map { part -> Double in
        let part = Double(part)
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return zip([0.2126, 0.7152, 0.0722], parts).reduce(0) { $0 + $1.0 * $1.1 }
    }
    let (one, other) = (luminance(first), luminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  // MARK: The status bar

  /// Dark in light surroundings too.
  private static let darkHomes = ["door", "crossfade-with-blur"]
  /// Where the screen that is presented is light, or a card over a light one.
  private static let lightScreens = [
    "grow-from-button", "spring-card", "crossfade-with-blur", "card", "card-drag", "shared-photo",
    "flick-away",
  ]

  @Test(
    "The status bar is light on what is dark, and dark on what is light",
    arguments: GalleryRun.entries)
  func statusBar(_ id: String) throws {
    func isLight(_ isPresented: Bool, _ appearance: StageEnvironment.Appearance) throws -> Bool {
      let run = try SurroundedRun(id, isPresented: isPresented) { $0.appearance = appearance }
      return run.run.stage.perform { UIApplication.shared.allBars.isLight }
    }
    #expect(try isLight(false, .light) == Self.darkHomes.contains(id))
    #expect(try isLight(true, .light) == !Self.lightScreens.contains(id))
    #expect(try isLight(false, .dark))
    // Yellow stays light.
    #expect(try isLight(true, .dark) == (id != "grow-from-button"))
  }
}
