import QuartzCore
import Testing
import UIKit

@Suite("The view hierarchy") @MainActor struct HierarchyTests {
  private let stage = TestStage()
  private let parent = UIView()
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  private init() { for view in [a, b, c] { parent.addSubview(view) } }

  private func order(_ view: UIView? = nil) -> [String] {
    (view ?? parent).subviews.map { $0 === a ? "a" : $0 === b ? "b" : $0 === c ? "c" : "?" }
  }

  @Test("addSubview puts in front, also a view that is there already")
  func add() {
    #expect(order() == ["a", "b", "c"])
    parent.addSubview(a)
    #expect(order() == ["b", "c", "a"])
    #expect(a.superview === parent)
  }

  @Test("insertSubview(at:) counts without the view and keeps within the ends")
  func insertAtIndex() {
    parent.insertSubview(c, at: 0)
    #expect(order() == ["c", "a", "b"])
    parent.insertSubview(c, at: 1)
    #expect(order() == ["a", "c", "b"])
    parent.insertSubview(a, at: 99)
    #expect(order() == ["c", "b", "a"])
    parent.insertSubview(a, at: -1)
    #expect(order() == ["a", "c", "b"])
  }

  @Test("Above and below a sibling; above and below a stranger means in front")
  func insertBeside() {
    parent.insertSubview(c, belowSubview: a)
    #expect(order() == ["c", "a", "b"])
    parent.insertSubview(c, aboveSubview: a)
    #expect(order() == ["a", "c", "b"])
    parent.insertSubview(a, belowSubview: UIView())
    #expect(order() == ["c", "b", "a"])
  }

  @Test("To front and to back; of another's subview nothing happens")
  func frontAndBack() {
    parent.bringSubviewToFront(a)
    #expect(order() == ["b", "c", "a"])
    parent.sendSubviewToBack(c)
    #expect(order() == ["c", "b", "a"])
    let stranger = UIView()
    parent.bringSubviewToFront(stranger)
    #expect(order() == ["c", "b", "a"])
    #expect(stranger.superview == nil)
  }

  @Test("A view has one superview: adding it elsewhere takes it away")
  func moveElsewhere() {
    let other = UIView()
    other.addSubview(b)
    #expect(order() == ["a", "c"])
    #expect(order(other) == ["b"])
    #expect(b.superview === other)
    b.removeFromSuperview()
    #expect(b.superview == nil)
    b.removeFromSuperview()
    #expect(order(other) == [])
  }

  @Test("Descendants, windows and tags are found through all levels")
  func searching() {
    a.addSubview(UIView())
    let deep = UIView()
    deep.tag = 7
    a.subviews[0].addSubview(deep)
    #expect(deep.isDescendant(of: parent))
    #expect(deep.isDescendant(of: deep))
    #expect(!parent.isDescendant(of: deep))
    #expect(parent.viewWithTag(7) === deep)
    #expect(parent.viewWithTag(8) == nil)
    #expect(deep.window == nil)
    stage.view.addSubview(parent)
    #expect(deep.window === stage.window)
    #expect(stage.window.window === stage.window)
  }

  @Test("The layers stand as the views do, whatever sublayers were added between them")
  func layersFollow() {
    let below = CALayer()
    let above = CALayer()
    let parent = UIView()
    parent.layer.addSublayer(below)
    parent.addSubview(a)
    #expect(parent.layer.sublayers?.map(\.self) == [below, a.layer])
    parent.layer.addSublayer(above)
    parent.addSubview(b)
    #expect(parent.layer.sublayers?.map(\.self) == [below, a.layer, above, b.layer])
    parent.insertSubview(c, belowSubview: b)
    #expect(parent.layer.sublayers?.map(\.self) == [below, a.layer, above, c.layer, b.layer])
    parent.bringSubviewToFront(a)
    #expect(parent.layer.sublayers?.map(\.self) == [below, above, c.layer, b.layer, a.layer])
    parent.insertSubview(b, at: 0)
    #expect(parent.layer.sublayers?.map(\.self) == [below, above, b.layer, c.layer, a.layer])
  }

  @Test("The window is that of the whole branch, wherever it goes")
  func windows() {
    func windows() -> [UIWindow?] { [parent, a, b].map(\.window) }
    b.addSubview(c)
    #expect(windows() == [nil, nil, nil])
    stage.view.addSubview(parent)
    #expect(windows() == [stage.window, stage.window, stage.window])
    #expect(c.window === stage.window)
    let other = stage.perform { UIWindow(frame: TestStage.bounds) }
    other.addSubview(b)
    #expect(windows() == [stage.window, stage.window, other])
    #expect(c.window === other)
    // A window in a window is in itself, and so is what lies in it.
    parent.addSubview(other)
    #expect(other.window === other && c.window === other)
    other.removeFromSuperview()
    #expect(other.window === other && c.window === other)
    parent.removeFromSuperview()
    b.removeFromSuperview()
    #expect(windows() == [nil, nil, nil])
    #expect(c.window == nil)
  }

  @Test("A window that is gone is nobody's")
  func windowDies() {
    var window: UIWindow? = stage.perform { UIWindow(frame: TestStage.bounds) }
    window?.addSubview(parent)
    #expect(a.window === window)
    window = nil
    #expect(a.window == nil && parent.window == nil && parent.superview == nil)
  }

  @Test("A view cannot be put into itself")
  func intoItself() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    #expect(result.standardErrorText.contains("Can't add self as subview"))
  }

  @Test("A view cannot be put into what lies beneath it")
  func intoDescendant() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (view, child, grandchild) = (UIView(), UIView(), UIView())
        view.addSubview(child)
        child.addSubview(grandchild)
        grandchild.addSubview(view)
      }
    }
    #expect(result.standardErrorText.contains("Can't add self as subview"))
  }
}
