import CoreGraphics
import DisplayList
import Stage
import Testing
import UIKit

@Suite("Dynamic colours") @MainActor struct DynamicColorTests {
  private func bytes(_ color: CGColor) -> [Int] {
    [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test("A system colour has four values; the background is lighter on a sheet")
  func system() {
    func traits(_ values: UITraitCollection...) -> UITraitCollection {
      UITraitCollection(traitsFrom: values)
    }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let strong = UITraitCollection(accessibilityContrast: .high)
    let raised = UITraitCollection(userInterfaceLevel: .elevated)
    func blue(_ traits: UITraitCollection) -> [Int] {
      bytes(UIColor.systemBlue.resolvedColor(with: traits).cgColor)
    }
    // The Human Interface Guidelines' table.
    #expect(blue(UITraitCollection()) == [0, 122, 255])
    #expect(blue(dark) == [10, 132, 255])
    #expect(blue(strong) == [0, 64, 221])
    #expect(blue(traits(dark, strong)) == [64, 156, 255])
    func background(_ traits: UITraitCollection) -> [Int] {
      bytes(UIColor.systemBackground.resolvedColor(with: traits).cgColor)
    }
    #expect(background(dark) == [0, 0, 0])
    #expect(background(traits(dark, raised)) == [28, 28, 30])
    #expect(background(raised) == [255, 255, 255])
  }

  @Test("A view's background follows the style; a CGColor keeps what it was")
  func follows() throws {
    let stage = TestStage.settled()
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
    stage.perform {
      stage.view.backgroundColor = color
      stage.view.layer.borderColor = color.cgColor
    }
    stage.advance()
    #expect(stage.view.backgroundColor === color)
    #expect(stage.shown(stage.view)?.color == DisplayColor(UIColor.green.cgColor))
    stage.change { $0.appearance = .dark }
    stage.advance()
    #expect(stage.view.backgroundColor === color)
    #expect(stage.shown(stage.view)?.color == DisplayColor(UIColor.red.cgColor))
    #expect(stage.view.layer.borderColor == UIColor.green.cgColor)
    // What the layer was given since is left alone.
    stage.perform { stage.view.layer.backgroundColor = UIColor.blue.cgColor }
    stage.change { $0.appearance = .light }
    stage.advance()
    #expect(stage.view.layer.backgroundColor == UIColor.blue.cgColor)
    #expect(stage.view.backgroundColor == .blue)
  }

  @Test(
    "In draw(_:), layoutSubviews() and the controller's layout callbacks the own traits are current"
  )
  func current() {
    final class Drawn: UIView {
      var seen: [UIUserInterfaceStyle] = []
      override func draw(_ rect: CGRect) {
        seen.append(UITraitCollection.current.userInterfaceStyle)
        UIColor.systemBackground.setFill()
        UIGraphicsGetCurrentContext()?.fill(rect)
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        seen.append(UITraitCollection.current.userInterfaceStyle)
      }
    }
    let stage = TestStage.settled()
    let drawn = Drawn()
    drawn.overrideUserInterfaceStyle = .dark
    stage.add(drawn, CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.settle()
    #expect(!drawn.seen.isEmpty && drawn.seen.allSatisfy { $0 == .dark })
    #expect(stage.perform { UITraitCollection.current.userInterfaceStyle } == .light)
    drawn.seen = []
    stage.perform { drawn.overrideUserInterfaceStyle = .light }
    stage.settle()
    #expect(!drawn.seen.isEmpty && drawn.seen.allSatisfy { $0 == .light })
  }

  @Test("performAsCurrent holds for its block, also one within another")
  func performing() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    var seen: [UIUserInterfaceStyle] = []
    dark.performAsCurrent {
      seen.append(UITraitCollection.current.userInterfaceStyle)
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        seen.append(UITraitCollection.current.userInterfaceStyle)
      }
      seen.append(UITraitCollection.current.userInterfaceStyle)
    }
    #expect(seen == [.dark, .light, .dark])
  }

  @Test("Labels and buttons follow: text drawn for a dark screen is white")
  func labels() throws {
    let stage = TestStage.settled()
    let label = UILabel()
    label.text = "Hello"
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    stage.add(label, CGRect(x: 0, y: 0, width: 80, height: 20))
    stage.add(button, CGRect(x: 0, y: 40, width: 80, height: 20))
    stage.settle()
    let before = try #require(stage.shown(label)?.image)
    let buttonBefore = try #require(stage.shown(button.titleLabel!)?.image)
    stage.change { $0.appearance = .dark }
    stage.settle()
    #expect(try #require(stage.shown(label)?.image) != before)
    #expect(try #require(stage.shown(button.titleLabel!)?.image) != buttonBefore)
    stage.change { $0.appearance = .light }
    stage.settle()
    #expect(try #require(stage.shown(label)?.image) == before)
    // One that is made while all is dark, or comes from a time when it was not.
    let early = UILabel()
    early.text = "Hello"
    stage.change { $0.appearance = .dark }
    stage.settle()
    stage.add(early, CGRect(x: 0, y: 80, width: 80, height: 20))
    stage.settle()
    #expect(stage.shown(early)?.image == stage.shown(label)?.image)
  }

  @Test("Alpha of a dynamic colour is dynamic; equal to itself only")
  func derived() {
    let faint = UIColor.label.withAlphaComponent(0.5)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(faint.resolvedColor(with: dark).cgColor == UIColor(white: 1, alpha: 0.5).cgColor)
    #expect(UIColor.label == .label)
    #expect(UIColor.label != .black)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    // A provider may answer with another dynamic colour.
    let nested = UIColor { _ in .label }
    #expect(nested.resolvedColor(with: dark).cgColor == UIColor.white.cgColor)
  }
}
