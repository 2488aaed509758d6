import DisplayList
import QuartzCore
import Testing
import UIKit

@Suite("Field reports: masks, corners, shadows and blur") @MainActor
struct LookReportTests {
  private let pair = Pair.report(.custom)

  /// What the last step shows of `view`, with its effects.
  private func node(_ view: UIView) -> DisplayNode? {
    var pending = [pair.stage.output!.displayList.root]
    while let node = pending.popLast() {
      if node.owner == view.layer.number { return node }
      pending += node.children
    }
    return nil
  }

  // MARK: A circle that grows

  private static func circle(_ radius: CGFloat) -> CGPath {
    UIBezierPath(
      ovalIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    ).cgPath
  }

  /// B shows through a circle about the upper left corner; the far one is 765.2 points away.
  private func reveal(modelStays: Bool, maskStays: Bool) -> CAShapeLayer {
    let mask = CAShapeLayer()
    pair.presenter.animation = { context in
      let view = context.view(forKey: .to)!
      view.frame = Pair.reportBounds
      context.containerView.addSubview(view)
      (mask.frame, mask.path) = (view.bounds, Self.circle(modelStays ? 10 : 800))
      view.layer.mask = mask
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        if !maskStays { view.layer.mask = nil }
        context.completeTransition(true)
      }
      let growing = CABasicAnimation(keyPath: "path")
      (growing.fromValue, growing.toValue) = (Self.circle(10), Self.circle(800))
      growing.duration = 0.4
      mask.add(growing, forKey: "path")
      CATransaction.commit()
    }
    return mask
  }

  private func shownRadius(_ mask: CAShapeLayer) -> CGFloat? {
    mask.presentation()?.path?.boundingBoxOfPath.maxX
  }

  /// Steps to the middle of the way and on to its end.
  private func checkGrowing(_ mask: CAShapeLayer) {
    pair.present()
    var radii: [CGFloat] = []
    while pair.b.isBeingPresented || radii.isEmpty {
      pair.stage.advance()
      if let radius = shownRadius(mask), pair.b.view.layer.mask != nil { radii.append(radius) }
      if radii.count > 60 { break }
    }
    // Evenly: 790 points in 24 steps.
    for (step, radius) in radii.prefix(24).enumerated() {
      #expect(near(radius, 10 + 790 * Double(step) / 24, 1e-6), "\(step)")
    }
    #expect(radii.count >= 24)
  }

  @Test("R101, the mistake: the circle is small again when its animation is gone")
  func r101Mistake() {
    let mask = reveal(modelStays: true, maskStays: true)
    checkGrowing(mask)
    pair.stage.settle()
    #expect(pair.b.view.layer.mask === mask && shownRadius(mask) == 10)
    guard case .image(_, let frame, _) = node(pair.b.view)?.mask?.items.first else {
      Issue.record("B is not masked")
      return
    }
    #expect(frame.maxX <= 11 && frame.maxY <= 11)
  }

  @Test("R101: the model has the last path, the completion takes the mask away: all of B is seen")
  func r101() {
    let mask = reveal(modelStays: false, maskStays: false)
    checkGrowing(mask)
    pair.stage.settle()
    #expect(mask.path?.boundingBoxOfPath.maxX == 800)
    #expect(node(pair.b.view) != nil && node(pair.b.view)?.mask == nil)
  }

  // MARK: What follows a size

  /// As round as it is wide, by its layout; a shape in it too.
  private final class CircleView: UIView {
    let shape = CAShapeLayer()

    override func layoutSubviews() {
      super.layoutSubviews()
      layer.cornerRadius = bounds.width / 2
    }

    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      if layer === self.layer { shape.path = UIBezierPath(ovalIn: bounds).cgPath }
    }
  }

  /// Half-way from 100 to 200 points: width, radius and the path's width as they are shown.
  private func halfWay(_ companion: (CircleView) -> Void) -> [CGFloat?] {
    let view = pair.stage.add(CircleView(), CGRect(x: 50, y: 50, width: 100, height: 100))
    view.layer.addSublayer(view.shape)
    pair.stage.settle()
    pair.stage.perform {
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        view.bounds.size = CGSize(width: 200, height: 200)
      }
      companion(view)
    }
    pair.stage.advance(1 + 12)
    return [
      view.layer.presentation()?.bounds.width, view.layer.presentation()?.cornerRadius,
      view.shape.presentation()?.path?.boundingBoxOfPath.width,
    ]
  }

  @Test("R102, the mistake: what the layout sets is there at once, while the bounds still grow")
  func r102Mistake() {
    let shown = halfWay { _ in }
    #expect(near(shown[0], 150) && shown[1] == 100 && shown[2] == 200)
  }

  @Test("R102: companions of the same duration and curve follow the bounds")
  func r102() {
    let shown = halfWay { view in
      let radius = CABasicAnimation(keyPath: "cornerRadius")
      (radius.fromValue, radius.toValue) = (50, 100)
      let path = CABasicAnimation(keyPath: "path")
      path.fromValue = view.shape.path
      path.toValue =
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 200, height: 200)).cgPath
      for animation in [radius, path] {
        animation.duration = 0.4
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
      }
      view.layer.add(radius, forKey: nil)
      view.shape.add(path, forKey: nil)
    }
    #expect(near(shown[0], 150) && near(shown[1], 75) && near(shown[2], 150, 1e-6))
  }

  // MARK: The presenter's corners

  /// For each step of the dismissal how much of it is over, by B's way down, and A's radius.
  private func radiiOfDismissal(inBlock: Bool) -> [(part: Double, radius: Double)] {
    pair.presenter.animation = { [a = pair.a] context in
      let view = context.view(forKey: .to)!
      view.frame = Pair.reportBounds
      context.containerView.addSubview(view)
      UIView.animate(withDuration: 0.4) {
        a.view.layer.cornerRadius = 8
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    pair.dismisser.animation = { [a = pair.a] context in
      let view = context.view(forKey: .from)!
      if !inBlock { a.view.layer.cornerRadius = 0 }
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        view.frame.origin.y = 667
        if inBlock { a.view.layer.cornerRadius = 0 }
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    pair.a.view.backgroundColor = .white
    pair.b.hooks["viewDidLoad"] = { [b = pair.b] in b.view.backgroundColor = .red }
    pair.presentAndSettle()
    #expect(pair.a.view.layer.presentation()?.cornerRadius == 8)
    pair.dismiss()
    var found: [(part: Double, radius: Double)] = []
    for _ in 0..<40 {
      pair.stage.advance()
      guard let place = pair.stage.shown(pair.b.view)?.frame?.minY,
        let radius = pair.a.view.layer.presentation()?.cornerRadius
      else { continue }
      found.append((Double(place) / 667, Double(radius)))
    }
    return found
  }

  @Test("R104, the mistake: set outside of the block, the corners are square in one frame")
  func r104Mistake() {
    let radii = radiiOfDismissal(inBlock: false)
    #expect(radii.allSatisfy { $0.radius == 8 || $0.radius == 0 })
    #expect(radii.contains { $0.part > 0 && $0.part < 0.1 && $0.radius == 0 })
  }

  @Test("R104: set in the block, they become square as the other view leaves")
  func r104() {
    let radii = radiiOfDismissal(inBlock: true)
    #expect(radii.allSatisfy { near($0.radius, 8 * (1 - $0.part), 1e-6) })
    #expect(radii.contains { near($0.part, 0.5, 1e-6) && near($0.radius, 4, 1e-6) })
  }

  // MARK: Corners and shadow

  @Test(
    "R106, the mistake: one layer cuts its shadow, or lets the content show square",
    arguments: [true, false])
  func r106Mistake(_ cuts: Bool) {
    let card = pair.stage.add(UIView(), CGRect(x: 0, y: 267, width: 375, height: 400))
    let content = UIView(frame: card.bounds)
    pair.settle {
      content.backgroundColor = .red
      card.backgroundColor = .white
      card.addSubview(content)
      (card.layer.cornerRadius, card.layer.shadowOpacity) = (20, 0.5)
      card.layer.masksToBounds = cuts
    }
    #expect((node(card)?.shadow == nil) == cuts)
    #expect(node(card)?.clip?.cornerRadius == (cuts ? 20 : nil))
    // The content has its own corners, which are square.
    guard case .fill(_, let outline) = node(content)?.items.first else {
      Issue.record("the content is not shown")
      return
    }
    #expect(outline == Outline(rect: CGRect(x: 0, y: 0, width: 375, height: 400)))
    // And so has the shadow, which is that of all that the layer shows.
    if !cuts { #expect(node(card)?.shadow?.shape == .content) }
  }

  @Test("R106: an outer view has the shadow, of a rounded path, and an inner one cuts")
  func r106() {
    let outer = pair.stage.add(UIView(), CGRect(x: 0, y: 267, width: 375, height: 400))
    let inner = UIView(frame: outer.bounds)
    pair.settle {
      inner.backgroundColor = .red
      (inner.layer.cornerRadius, inner.layer.masksToBounds) = (20, true)
      outer.addSubview(inner)
      outer.layer.shadowOpacity = 0.5
      outer.layer.shadowPath =
        UIBezierPath(roundedRect: outer.bounds, cornerRadius: 20).cgPath
    }
    #expect(node(inner)?.clip?.cornerRadius == 20)
    guard case .image(let image, let frame) = node(outer)?.shadow?.shape else {
      Issue.record("no shadow of a path")
      return
    }
    #expect(frame == outer.bounds && image.width == 750 && image.height == 800)
  }

  // MARK: Blur

  private static let blur = UIBlurEffect(style: .dark)

  /// The blur's radius in each step of a presentation that brings `dim` along.
  private func radii(_ dim: UIVisualEffectView, _ appear: @escaping () -> Void) -> [CGFloat] {
    pair.presenter.animation = { context in
      dim.frame = context.containerView.bounds
      context.containerView.addSubview(dim)
      context.containerView.addSubview(context.view(forKey: .to)!)
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear, animations: appear) { _ in
        context.completeTransition(true)
      }
    }
    pair.present()
    var radii: [CGFloat] = []
    for _ in 0..<40 {
      pair.stage.advance()
      var pending = [pair.stage.output!.displayList.root]
      while let node = pending.popLast() {
        if let backdrop = node.backdrop { radii.append(backdrop.radius) }
        pending += node.children
      }
    }
    return radii
  }

  @Test("R107, the mistake: a blur that fades by alpha is whole from the beginning; UIKit says so")
  func r107Mistake() {
    let dim = UIVisualEffectView(effect: Self.blur)
    dim.alpha = 0
    let radii = radii(dim) { dim.alpha = 1 }
    #expect(radii.allSatisfy { $0 == 20 } && radii.count > 20)
    #expect(pair.stage.consoleLines.count == 1)
    #expect(
      pair.stage.consoleLines.first?.hasSuffix(
        "is being asked to animate its opacity. This will cause the effect to appear broken until "
          + "opacity returns to 1.") == true)
  }

  @Test("R107: an effect that is animated from nil grows, and there is nothing to complain of")
  func r107() {
    let dim = UIVisualEffectView(effect: nil)
    let radii = radii(dim) { dim.effect = Self.blur }
    #expect(radii == radii.sorted() && radii.last == 20)
    // A 24th of the 20 points in each step.
    let growing = radii.filter { $0 > 0 && $0 < 20 }
    #expect(growing.count == 23 && near(growing.first, 20.0 / 24, 1e-6))
    #expect(pair.stage.consoleLines.isEmpty)
  }
}
