import CoreGraphics
import DisplayList
import Stage
import Testing
import UIKit

@MainActor @Suite("The status bar's colour")
struct StatusBarFadeTests {
  private final class DarkScreen: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  /// A phone whose home is light, and what it showed when its dark screen's presentation began.
  private func presented(animated: Bool) -> (stage: Stage, begin: Double, list: DisplayList) {
    let device = Device.iPhone13
    let stage = Stage(device: device, isTraced: false) { UIViewController() }
    let settings = StageSettings(showsBars: true)
    func step(_ number: Int) -> DisplayList {
      stage.step(
        StageInput(
          time: device.time(ofStep: number), size: device.size, scale: 1, settings: settings)
      ).displayList
    }
    for number in 0..<10 { _ = step(number) }
    stage.perform {
      let screen = DarkScreen()
      screen.view.backgroundColor = .black
      screen.modalPresentationStyle = .fullScreen
      UIApplication.shared.keyWindow!.rootViewController!.present(screen, animated: animated)
    }
    return (stage, device.time(ofStep: 10), step(10))
  }

  private func grey(_ level: Double) -> DisplayColor {
    DisplayColor(red: level, green: level, blue: level)
  }

  /// How far the signs are in their dissolve; nil outside of one.
  private func dissolve(_ list: DisplayList) -> Double? {
    func search(_ node: DisplayNode) -> Double? {
      node.dissolve ?? node.children.lazy.compactMap(search).first
    }
    return search(list.root)
  }

  /// The home indicator is 136 points wide.
  private func indicator(_ list: DisplayList) -> DisplayColor? {
    func search(_ node: DisplayNode) -> DisplayColor? {
      for case .fill(let color, let outline) in node.items where outline.rect.width == 136 {
        return color
      }
      return node.children.lazy.compactMap(search).first
    }
    return search(list.root)
  }

  @Test("fades for 0.25 s when another screen's comes with a transition (R37)")
  func fades() throws {
    let (stage, begin, first) = presented(animated: true)
    #expect(dissolve(first) ?? 0 == 0)
    #expect(indicator(first) == grey(0))
    // Ease in and out is half way at half time.
    let middle = stage.picture(at: begin + 0.125)
    #expect(abs(try #require(dissolve(middle)) - 0.5) < 1e-6)
    #expect(abs(try #require(indicator(middle)).red - 0.5) < 1e-6)
    let end = stage.picture(at: begin + 0.25)
    #expect(dissolve(end) ?? 1 == 1)
    #expect(indicator(end) == grey(1))
  }

  @Test("changes at once without one")
  func atOnce() {
    let (_, _, list) = presented(animated: false)
    #expect(dissolve(list) == nil)
    #expect(indicator(list) == grey(1))
  }
}
