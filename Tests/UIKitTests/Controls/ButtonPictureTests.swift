import CoreGraphics
import Stage
import Testing
import UIKit

/// Titles and pictures of other sizes than the button, whose content does not begin at zero.
@Suite("A button's picture beside its title") @MainActor struct ButtonPictureTests {
  private let stage = TestStage.settled(
    device: Device(name: "wide", size: CGSize(width: 340, height: 560), scale: 2))

  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  /// Three H at 17 points are 38 by 21 points large.
  private func button(_ frame: CGRect) -> UIButton {
    let button = stage.add(UIButton(type: .system), frame)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.setTitle("HHH", for: .normal)
    button.setImage(picture(14, 22), for: .normal)
    return button
  }

  @Test("Made of a type, it has that type, no place yet, and the type's text size")
  func types() {
    #expect(UIButton().buttonType == .custom && UIButton(frame: .zero).buttonType == .custom)
    for (type, size) in [(UIButton.ButtonType.custom, CGFloat(18)), (.system, 15)] {
      let button = UIButton(type: type)
      #expect(button.buttonType == type && button.frame == .zero)
      #expect(button.titleLabel?.font.pointSize == size)
      #expect(button.imageView == nil && button.currentImage == nil && button.currentTitle == nil)
      #expect(button.titleLabel?.textAlignment == .center)
      #expect(UIButton(type: type, primaryAction: nil).currentTitle == nil)
    }
  }

  @Test("Side by side in the middle of the bounds, wherever these begin")
  func places() {
    let button = button(CGRect(x: 30, y: 40, width: 120, height: 50))
    stage.settle()
    // 52 wide in 120: from 34; 22 and 21 high in 50: from 14 and from 14.5.
    #expect(button.imageView?.frame == CGRect(x: 34, y: 14, width: 14, height: 22))
    #expect(button.titleLabel?.frame == CGRect(x: 48, y: 14.5, width: 38, height: 21))
    stage.perform {
      button.bounds.origin = CGPoint(x: 7, y: 5)
      button.setNeedsLayout()
    }
    stage.settle()
    #expect(button.imageView?.frame == CGRect(x: 41, y: 19, width: 14, height: 22))
    #expect(button.titleLabel?.frame == CGRect(x: 55, y: 19.5, width: 38, height: 21))
    stage.perform { button.semanticContentAttribute = .forceRightToLeft }
    stage.settle()
    #expect(button.imageView?.frame == CGRect(x: 79, y: 19, width: 14, height: 22))
    #expect(button.titleLabel?.frame == CGRect(x: 41, y: 19.5, width: 38, height: 21))
  }

  @Test("In little room the title gives way first, then the picture")
  func narrow() {
    let button = button(CGRect(x: 0, y: 0, width: 40, height: 50))
    stage.settle()
    #expect(button.imageView?.frame == CGRect(x: 0, y: 14, width: 14, height: 22))
    #expect(button.titleLabel?.frame == CGRect(x: 14, y: 14.5, width: 26, height: 21))
    button.frame = CGRect(x: 0, y: 0, width: 10, height: 12)
    stage.settle()
    #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 10, height: 12))
    #expect(button.titleLabel?.frame.width == 0)
  }

  @Test("Its own size: both side by side, the higher one's height; a picture alone is all")
  func sizes() {
    let button = button(.zero)
    // The title's 21 points and 6 above and below are more than the picture's 22.
    #expect(button.intrinsicContentSize == CGSize(width: 52, height: 33))
    button.setImage(picture(14, 47), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 52, height: 47))
    #expect(button.sizeThatFits(CGSize(width: 9, height: 9)) == CGSize(width: 52, height: 47))
    button.setTitle(nil, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 14, height: 47))
    button.setAttributedTitle(
      NSAttributedString(string: "HHH", attributes: [.font: UIFont.systemFont(ofSize: 17)]),
      for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 52, height: 47))
    button.setImage(nil, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 38, height: 33))
  }

  @Test("Each state has its own title, colour and picture, or the normal one's")
  func states() {
    let states: [(UIControl.State, @MainActor (UIButton) -> Void)] = [
      (.highlighted, { $0.isHighlighted = true }), (.selected, { $0.isSelected = true }),
      (.disabled, { $0.isEnabled = false }),
    ]
    for (state, enter) in states {
      let button = button(CGRect(x: 30, y: 40, width: 120, height: 50))
      let (normal, own) = (button.currentImage, picture(31, 9))
      #expect(button.image(for: state) === normal && button.title(for: state) == "HHH")
      button.setImage(own, for: state)
      button.setTitle("HHHHHH", for: state)
      button.setTitleColor(.red, for: state)
      let attributed = NSAttributedString(string: "rich")
      #expect(button.attributedTitle(for: state) == nil)
      #expect(button.currentImage === normal && button.currentTitle == "HHH")
      #expect(button.titleColor(for: .normal) == nil && button.titleColor(for: state) == .red)
      stage.perform { enter(button) }
      #expect(button.state == state)
      #expect(button.currentImage === own && button.imageView?.image === own)
      #expect(button.currentTitle == "HHHHHH" && button.titleLabel?.text == "HHHHHH")
      #expect(button.currentTitleColor == .red && button.titleLabel?.textColor == .red)
      stage.settle()
      // The layout is that of what is shown now: 31 wide, 9 high, before a title of 75 points.
      let title = button.titleLabel!.intrinsicContentSize.width
      #expect(title > 70)
      #expect(
        button.imageView?.frame
          == CGRect(x: 60 - (31 + title) / 2, y: 20.5, width: 31, height: 9))
      button.setAttributedTitle(attributed, for: state)
      #expect(button.attributedTitle(for: state) == attributed)
      #expect(button.currentAttributedTitle == attributed && button.titleLabel?.text == "rich")
      #expect(button.attributedTitle(for: .normal) == nil)
      stage.perform {
        (button.isHighlighted, button.isSelected, button.isEnabled) = (false, false, true)
      }
      #expect(button.imageView?.image === normal && button.titleLabel?.text == "HHH")
      stage.settle()
      #expect(button.imageView?.frame.size == CGSize(width: 14, height: 22))
      button.setImage(nil, for: state)
      button.setAttributedTitle(nil, for: state)
      button.setTitle(nil, for: state)
      stage.perform { enter(button) }
      #expect(button.imageView?.image === normal && button.titleLabel?.text == "HHH")
    }
  }

  @Test("What an attributed title was made of may change afterwards")
  func mutable() {
    let button = button(.zero)
    let text = NSMutableAttributedString(string: "one")
    button.setAttributedTitle(text, for: .normal)
    text.mutableString.setString("two")
    #expect(button.currentAttributedTitle?.string == "one")
    #expect(button.titleLabel?.text == "one")
  }

  @Test(
    "A control counts a finger as inside up to 70 points from each edge, as far as less",
    arguments: [
      ((10.0, 105.0), true), ((9.5, 105), false), ((169.5, 105), true), ((170, 105), false),
      ((90, 20), true), ((90, 19.5), false), ((90, 189.5), true), ((90, 190), false),
    ])
  func nearness(_ place: (Double, Double), isInside: Bool) {
    let control = stage.add(UIControl(), CGRect(x: 80, y: 90, width: 20, height: 30))
    control.bounds.origin = CGPoint(x: 40, y: -25)
    stage.touch(.began, 85, 100)
    stage.advance()
    stage.touch(.moved, place.0, place.1)
    stage.advance()
    #expect(control.isTracking && control.isTouchInside == isInside)
    #expect(control.isHighlighted == isInside)
  }

  @Test("Of two fingers that land at once, the one that landed first is tracked")
  func twoAtOnce() {
    let control = stage.add(UIControl(), CGRect(x: 80, y: 90, width: 60, height: 30))
    control.isMultipleTouchEnabled = true
    let log = CallLog()
    control.addAction(UIAction { _ in log.note("up") }, for: .touchUpInside)
    // Finger 4 comes up before finger 2.
    stage.touch(.began, 90, 100, finger: 4)
    stage.touch(.began, 120, 100, finger: 2)
    stage.advance()
    stage.lift(120, 100, finger: 2)
    #expect(control.isTracking && log.take() == [])
    stage.lift(90, 100, finger: 4)
    #expect(!control.isTracking && log.take() == ["up"])
  }

  @Test(
    "Selected, highlighted and switched off: each changes the look once, and only when it changes")
  func looks() {
    final class Look: UIControl {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let control = stage.add(Look(), CGRect(x: 80, y: 90, width: 60, height: 30))
    stage.settle()
    let changes: [@MainActor (Look, Bool) -> Void] = [
      { $0.isSelected = $1 }, { $0.isHighlighted = $1 }, { $0.isEnabled = !$1 },
    ]
    for (index, change) in changes.enumerated() {
      for value in [true, false] {
        control.layouts = 0
        stage.perform { change(control, value) }
        stage.advance()
        #expect(control.layouts == 1, "\(index)")
        stage.perform { change(control, value) }
        stage.advance()
        #expect(control.layouts == 1, "\(index)")
      }
    }
  }

  @Test("An event is forgotten when it is over, also by a subclass that sends nothing on")
  func stale() {
    final class Quiet: UIControl {
      var isQuiet = true
      override func sendActions(for controlEvents: Event) {
        if !isQuiet { super.sendActions(for: controlEvents) }
      }
    }
    @MainActor final class Target {
      var events: [UIEvent?] = []
      func used(_ sender: UIControl, forEvent event: UIEvent?) { events.append(event) }
    }
    let (quiet, target) = (Quiet(), Target())
    stage.add(quiet, CGRect(x: 80, y: 90, width: 60, height: 30))
    quiet.addTarget(
      target, action: Selector("used:forEvent:", Target.used(_:forEvent:)), for: .allEvents)
    stage.tap(90, 100)
    #expect(target.events.isEmpty)
    quiet.isQuiet = false
    quiet.sendActions(for: .touchUpInside)
    #expect(target.events.count == 1 && target.events[0] == nil)
  }
}
