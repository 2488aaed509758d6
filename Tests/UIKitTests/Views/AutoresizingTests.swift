import Testing
import UIKit

@Suite("Autoresizing") @MainActor struct AutoresizingTests {
  private typealias Mask = UIView.AutoresizingMask

  /// A view at (20, 30), 50 x 40, in a superview of 100 x 100 that becomes 200 x 300.
  ///
  /// Its parts are 20, 50, 30 across and 30, 40, 30 down; 100 and 200 points are added.
  private func resized(_ mask: Mask) -> CGRect {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 50, height: 40))
    view.autoresizingMask = mask
    parent.addSubview(view)
    parent.frame = CGRect(x: 5, y: 5, width: 200, height: 300)
    return view.frame
  }

  @Test("Nothing flexible: the frame stays")
  func none() {
    #expect(resized([]) == CGRect(x: 20, y: 30, width: 50, height: 40))
  }

  @Test("One flexible part takes all of the difference")
  func single() {
    #expect(resized(.flexibleLeftMargin) == CGRect(x: 120, y: 30, width: 50, height: 40))
    #expect(resized(.flexibleWidth) == CGRect(x: 20, y: 30, width: 150, height: 40))
    #expect(resized(.flexibleRightMargin) == CGRect(x: 20, y: 30, width: 50, height: 40))
    #expect(resized(.flexibleTopMargin) == CGRect(x: 20, y: 230, width: 50, height: 40))
    #expect(resized(.flexibleHeight) == CGRect(x: 20, y: 30, width: 50, height: 240))
    #expect(resized(.flexibleBottomMargin) == CGRect(x: 20, y: 30, width: 50, height: 40))
  }

  @Test("Several share in proportion to their lengths, in each pair")
  func pairs() {
    // 100 · 20/50 = 40 to the left margin, 100 · 30/50 = 60 to the right one.
    #expect(resized([.flexibleLeftMargin, .flexibleRightMargin]).minX == 60)
    // 100 · 20/70 and 100 · 50/70.
    let left = resized([.flexibleLeftMargin, .flexibleWidth])
    #expect(abs(left.minX - (20 + 2000.0 / 70)) < 1e-12)
    #expect(abs(left.width - (50 + 5000.0 / 70)) < 1e-12)
    #expect(abs(left.maxX - 170) < 1e-12)
    // 100 · 50/80 = 62.5 to the width.
    #expect(resized([.flexibleWidth, .flexibleRightMargin]).width == 112.5)
    // 200 · 30/60 to each margin.
    #expect(resized([.flexibleTopMargin, .flexibleBottomMargin]).minY == 130)
  }

  @Test("All three: everything grows alike")
  func all() {
    let frame = resized([
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ])
    #expect(frame == CGRect(x: 40, y: 90, width: 100, height: 120))
  }

  @Test("Flexible parts of length 0 share equally")
  func zeroLengths() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    parent.addSubview(view)
    parent.bounds.size.width = 80
    #expect(view.frame == CGRect(x: 15, y: 0, width: 50, height: 10))
  }

  @Test("Shrinking below nothing leaves a width of 0")
  func shrinking() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 10))
    view.autoresizingMask = .flexibleWidth
    parent.addSubview(view)
    parent.bounds.size.width = 50
    #expect(view.frame == CGRect(x: 40, y: 0, width: 0, height: 10))
  }

  @Test("It goes down through levels, and not where it is switched off")
  func levels() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let middle = UIView(frame: outer.bounds)
    let inner = UIView(frame: outer.bounds)
    for view in [middle, inner] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.frame.size = CGSize(width: 20, height: 30)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
    middle.autoresizesSubviews = false
    outer.frame.size = CGSize(width: 40, height: 40)
    #expect(middle.frame.size == CGSize(width: 40, height: 40))
    #expect(inner.frame.size == CGSize(width: 20, height: 30))
  }

  @Test("A view that is turned or scaled grows in its own coordinates, about its centre")
  func withTransform() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    parent.addSubview(view)
    parent.frame.size = CGSize(width: 140, height: 120)
    #expect(view.bounds.size == CGSize(width: 100, height: 80))
    #expect(view.center == CGPoint(x: 70, y: 60))
    #expect(view.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
  }

  @Test("Moving the superview, or scrolling its bounds, changes nothing")
  func sameSize() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    view.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    parent.addSubview(view)
    parent.frame.origin = CGPoint(x: 50, y: 50)
    parent.bounds.origin = CGPoint(x: 9, y: 9)
    #expect(view.frame == CGRect(x: 20, y: 20, width: 60, height: 60))
  }
}
