import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@Suite("Visual effect views") @MainActor struct VisualEffectViewTests {
  private let stage = TestStage.settled()
  private let area = CGRect(x: 10, y: 20, width: 60, height: 40)

  private func backdrops(_ node: DisplayNode) -> [Backdrop] {
    (node.backdrop.map { [$0] } ?? []) + node.children.flatMap(backdrops)
  }

  private func backdrops(at time: Double? = nil) -> [Backdrop] {
    let list = time.map { stage.stage.picture(at: $0) } ?? stage.output?.displayList
    return list.map { backdrops($0.root) } ?? []
  }

  @Test("An effect blurs what lies beneath the view's bounds, under a tint and the content")
  func shown() {
    let view = stage.add(UIVisualEffectView(effect: UIBlurEffect(style: .dark)), area)
    stage.settle()
    let found = backdrops()
    #expect(found.count == 1)
    #expect(found.first?.outline.rect == CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(found.first?.radius == 20 && found.first?.saturation == 1.8)
    #expect(view.contentView.frame == view.bounds)
    #expect(view.subviews.last === view.contentView)
    #expect(stage.shown(view.subviews[1])?.color?.alpha == 0.73)
  }

  @Test("Without an effect nothing is blurred, and taking it away leaves nothing")
  func none() {
    let view = stage.add(UIVisualEffectView(effect: nil), area)
    stage.settle()
    #expect(backdrops().isEmpty)
    stage.perform { view.effect = UIBlurEffect(style: .regular) }
    stage.settle()
    #expect(backdrops().count == 1)
    stage.perform { view.effect = nil }
    stage.settle()
    #expect(backdrops().isEmpty)
    // The base class is an effect that does nothing.
    stage.perform { view.effect = UIVisualEffect() }
    stage.settle()
    #expect(backdrops().isEmpty)
  }

  @Test("The parts follow the size, also from none")
  func resized() {
    let view = UIVisualEffectView()
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    for part in view.subviews {
      #expect(part.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    }
    #expect(UIVisualEffectView(frame: area).contentView.frame.size == area.size)
  }

  @Test("Corners that cut the view cut the blur")
  func corners() {
    let view = stage.add(UIVisualEffectView(effect: UIBlurEffect(style: .light)), area)
    stage.perform {
      view.layer.cornerRadius = 12
      view.clipsToBounds = true
    }
    stage.settle()
    func clip(_ node: DisplayNode) -> Outline? {
      node.owner == view.layer.number
        ? node.clip : node.children.lazy.compactMap { clip($0) }.first
    }
    #expect((stage.output?.displayList.root).flatMap(clip)?.cornerRadius == 12)
  }

  @Test("In an animation block blur and tint grow from nothing, and shrink to it")
  func animated() {
    let view = stage.add(UIVisualEffectView(effect: nil), area)
    stage.settle()
    for (effect, ways) in [
      (UIBlurEffect(style: .extraLight), [0.25, 0.5, 0.75]), (nil, [0.75, 0.5, 0.25]),
    ] {
      let start = stage.time + 1.0 / 60
      stage.perform {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = effect }
      }
      stage.advance()
      for (time, way) in zip([0.25, 0.5, 0.75], ways) {
        let found = backdrops(at: start + time)
        #expect(found.count == 1)
        #expect(abs((found.first?.radius ?? 0) - 20 * way) < 1e-9)
        #expect(abs((found.first?.saturation ?? 0) - (1 + 0.8 * way)) < 1e-9)
        let tint = stage.shown(view.subviews[1], at: start + time)?.color
        #expect(abs((tint?.alpha ?? 0) - 0.82 * way) < 1e-9)
        #expect(abs((tint?.red ?? 0) - 0.97) < 1e-9)
      }
      stage.settle()
    }
    #expect(backdrops().isEmpty)
  }

  @Test("An animated alpha is reported in UIKit's words; one that is set is not")
  func alpha() {
    let view = stage.add(UIVisualEffectView(effect: UIBlurEffect(style: .light)), area)
    stage.settle()
    stage.perform { view.alpha = 0.5 }
    stage.settle()
    #expect(stage.consoleLines.isEmpty)
    stage.perform { UIView.animate(withDuration: 1) { view.alpha = 1 } }
    stage.settle()
    #expect(
      stage.consoleLines == [
        "\(view) is being asked to animate its opacity. This will cause the effect to appear "
          + "broken until opacity returns to 1."
      ])
  }

  @Test("A subview of the effect view itself stops with UIKit's message")
  func misplacedSubview() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UIVisualEffectView(effect: nil).addSubview(UILabel()) }
    }
    #expect(result.standardErrorText.contains("<UILabel: 0x"))
    #expect(
      result.standardErrorText.contains(
        "> has been added as a subview to <UIVisualEffectView: 0x"))
    #expect(
      result.standardErrorText.contains(
        "Do not add subviews directly to the visual effect view itself, instead add them to the "
          + "-contentView."))
  }

  @Test("Touches: the content takes them, the effect does not get in the way")
  func touches() {
    let view = stage.add(UIVisualEffectView(effect: UIBlurEffect(style: .light)), area)
    let button = UIButton(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    view.contentView.addSubview(button)
    #expect(view.hitTest(CGPoint(x: 10, y: 10), with: nil) === button)
    #expect(view.hitTest(CGPoint(x: 50, y: 30), with: nil) === view.contentView)
  }

  @Test("Every style blurs, and the raw values are Apple's")
  func styles() {
    for raw in [0, 1, 2] + Array(4...20) {
      let style = UIBlurEffect.Style(rawValue: raw)
      #expect(style != nil, "\(raw)")
      guard let style else { continue }
      let view = stage.add(UIVisualEffectView(effect: UIBlurEffect(style: style)), area)
      stage.settle()
      #expect(backdrops().first.map { $0.radius > 0 } == true, "\(style)")
      stage.perform { view.removeFromSuperview() }
    }
    #expect(UIBlurEffect.Style(rawValue: 3) == nil)
  }
}
