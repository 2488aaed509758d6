import Testing
import UIKit

@Suite("Buttons") @MainActor struct UIButtonTests {
  private let stage = TestStage.settled()

  private func button(_ type: UIButton.ButtonType = .system) -> UIButton {
    let button = stage.add(UIButton(type: type), CGRect(x: 0, y: 0, width: 80, height: 40))
    button.setTitle("HHH", for: .normal)
    return button
  }

  @Test("A state without a title of its own shows the normal one")
  func titles() {
    let button = button()
    button.setTitle("off", for: .disabled)
    #expect(button.currentTitle == "HHH")
    #expect(button.title(for: .highlighted) == "HHH")
    button.isEnabled = false
    #expect(button.currentTitle == "off")
    #expect(button.titleLabel?.text == "off")
    button.setTitle(nil, for: .disabled)
    #expect(button.titleLabel?.text == "HHH")
    #expect(UIButton().currentTitle == nil)
  }

  @Test("The title takes the colour set for the state, else the normal one, else the tint")
  func titleColors() {
    let button = button()
    #expect(button.titleLabel?.textColor == .systemBlue)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.green, for: .selected)
    #expect(button.titleLabel?.textColor == .red)
    button.isSelected = true
    #expect(button.titleLabel?.textColor == .green)
    button.isSelected = false
    #expect(button.titleLabel?.textColor == .red)
    #expect(button.titleColor(for: .disabled) == .red)
    #expect(UIButton(type: .custom).titleLabel?.textColor == .white)
  }

  @Test("An attributed title counts before the plain one, with its own attributes")
  func attributedTitles() {
    let button = button()
    let red = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    button.setAttributedTitle(red, for: .normal)
    #expect(button.titleLabel?.text == "red")
    #expect(button.currentAttributedTitle == red)
    #expect(button.currentTitle == "HHH")
    #expect(button.titleLabel?.runs(in: button.bounds).map(\.color) == [UIColor.red.cgColor])
    button.setAttributedTitle(NSAttributedString(string: "plain"), for: .normal)
    #expect(
      button.titleLabel?.runs(in: button.bounds).map(\.color) == [UIColor.systemBlue.cgColor])
    // A title of the state's own, also a plain one, counts before the normal state's.
    button.setTitle("off", for: .disabled)
    button.isEnabled = false
    #expect(button.titleLabel?.text == "off")
    button.isEnabled = true
    #expect(button.titleLabel?.text == "plain")
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "HHH")
  }

  @Test("A title that is too wide loses its middle")
  func longTitle() {
    let button = button()
    button.setTitle("HHHHHHHHHHHH", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
    #expect(button.titleLabel?.frame.width == 80)
    // 80 points at 15 points are 15018 units: three H at the end, of half of 12706; three at the
    // beginning of the rest, 6454.
    #expect(button.titleLabel.map { $0.runs(in: $0.bounds).map(\.text) } == ["HHH…HHH"])
  }

  @Test("The tint is the nearest superview's that has one, and follows it")
  func tint() {
    let outer = stage.add(UIView(), TestStage.bounds)
    let inner = UIView()
    outer.addSubview(inner)
    let button = UIButton(type: .system)
    inner.addSubview(button)
    #expect(button.titleLabel?.textColor == .systemBlue)
    outer.tintColor = .systemRed
    #expect(button.tintColor == .systemRed)
    #expect(button.titleLabel?.textColor == .systemRed)
    inner.tintColor = .systemGreen
    #expect(button.titleLabel?.textColor == .systemGreen)
    outer.tintColor = .systemPink
    #expect(button.titleLabel?.textColor == .systemGreen)
    inner.tintColor = nil
    #expect(button.titleLabel?.textColor == .systemPink)
    button.removeFromSuperview()
    let other = UIView()
    other.tintColor = .systemTeal
    other.addSubview(button)
    #expect(button.titleLabel?.textColor == .systemTeal)
  }

  @Test("Tint changes are told once to each view that takes them over")
  func tintCallbacks() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let outer = Tinted()
    let own = Tinted()
    own.tintColor = .red
    let taking = Tinted()
    outer.addSubview(own)
    outer.addSubview(taking)
    for view in [outer, own, taking] { view.changes = 0 }
    outer.tintColor = .green
    #expect([outer, own, taking].map(\.changes) == [1, 0, 1])
  }

  @Test("The title stands in the middle, also after its font has changed")
  func titlePlace() {
    let button = button()
    let label = button.titleLabel!
    label.font = .systemFont(ofSize: 17)
    stage.advance()
    // 3 · 2084 of 2816 units of 17 points, and a line of 3408 units, both rounded up.
    #expect(label.frame == CGRect(x: 21, y: 9.5, width: 38, height: 21))
    label.font = .systemFont(ofSize: 34)
    stage.advance()
    #expect(label.frame == CGRect(x: 2, y: -1, width: 76, height: 42))
  }

  @Test("Its own size leaves room above and below the title, and is never tiny")
  func fittingSize() {
    let button = button()
    button.titleLabel?.font = .systemFont(ofSize: 17)
    #expect(button.intrinsicContentSize == CGSize(width: 38, height: 33))
    button.sizeToFit()
    #expect(button.frame == CGRect(x: 0, y: 0, width: 38, height: 33))
    button.setTitle("I", for: .normal)
    #expect(button.sizeThatFits(.zero).width == 30)
  }

  @Test("The primary action is performed by a tap, and gives the title")
  func primaryAction() {
    let log = CallLog()
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Go") { _ in log.note("go") })
    #expect(button.currentTitle == "Go")
    stage.add(button, CGRect(x: 0, y: 0, width: 80, height: 40))
    stage.tap(40, 20)
    #expect(log.take() == ["go"])
  }

  @Test("Under the finger a system button's title fades at once, and comes back in 0.25 s")
  func fade() {
    let button = button()
    stage.settle()
    stage.touch(.began, 40, 20)
    stage.advance()
    #expect(stage.shown(button.titleLabel!)?.opacity == 0.2)
    stage.touch(.ended, 40, 20)
    stage.advance()
    let up = stage.time
    #expect(stage.shown(button.titleLabel!)?.opacity == 0.2)
    // Half way of 0.2…1 at half time; 7.2 gives 0.12916 at a quarter.
    #expect(abs(stage.shown(button.titleLabel!, at: up + 0.125)!.opacity - 0.6) < 1e-9)
    #expect(abs(stage.shown(button.titleLabel!, at: up + 0.0625)!.opacity - 0.303_328) < 1e-5)
    stage.settle()
    #expect(stage.shown(button.titleLabel!)?.opacity == 1)
  }

  @Test("A second press while it comes back fades it at once again")
  func fadeAgain() {
    let button = button()
    stage.settle()
    stage.tap(40, 20)
    stage.advance(6)
    stage.touch(.began, 40, 20)
    stage.advance()
    #expect(stage.shown(button.titleLabel!)?.opacity == 0.2)
    stage.advance(30)
    #expect(stage.shown(button.titleLabel!)?.opacity == 0.2)
  }

  @Test("A custom button's title does not fade")
  func customStays() {
    let button = button(.custom)
    stage.touch(.began, 40, 20)
    stage.advance()
    #expect(button.isHighlighted)
    #expect(stage.shown(button.titleLabel!)?.opacity == 1)
  }

  @Test("A button takes touches while its title comes back")
  func touchableWhileFading() {
    let log = CallLog()
    let button = button()
    button.addAction(UIAction { _ in log.note("tap") }, for: .touchUpInside)
    stage.tap(40, 20)
    stage.advance(2)
    stage.tap(40, 20)
    #expect(log.take() == ["tap", "tap"])
  }
}
