import CoreGraphics
import DisplayList
import QuartzCore
import Testing

@MainActor @Suite("What is shown at a time")
struct PresentationTests {
  let tree = LayerTree()
  let box: CALayer

  init() {
    box = tree.layer(CGRect(x: 0, y: 0, width: 20, height: 20), in: tree.root)
    box.backgroundColor = CGColor(gray: 0, alpha: 1)
    // From (10, 10) to (70, 10) in one second.
    box.position.x = 70
    tree.move(box, from: CGPoint(x: 10, y: 10))
  }

  private func x(_ list: DisplayList) -> CGFloat? { list.root.node(of: box.number)?.transform.tx }

  @Test("A picture at any time, in any order, twice the same, and nothing is changed by it")
  func pure() {
    let roots = [tree.commit(at: 2)]
    // The node's origin is the upper left corner, 10 from the position.
    let expected: [(Double, CGFloat)] = [(2.5, 30), (3, 60), (2, 0), (99, 60), (2.25, 15), (0, 0)]
    for (time, place) in expected {
      #expect(x(tree.picture(roots, at: time)) == place, "at \(time)")
      #expect(tree.picture(roots, at: time) == tree.picture(roots, at: time))
    }
    #expect(box.position.x == 70)
    #expect(!tree.root.hasUncommittedChanges)
    #expect(box.animations.count == 1)
    #expect(roots[0] === tree.commit(at: 2.5))
  }

  @Test("Two layers with one number show their own values")
  func sameNumbers() throws {
    let other = LayerTree()
    let twin = other.layer(CGRect(x: 0, y: 0, width: 7, height: 7), in: other.root)
    #expect(twin.number == box.number)
    let roots = [tree.commit(at: 0), other.commit(at: 0)]
    let presentation = PresentationTree(roots, at: 0.5)
    let still = try #require(roots[1].committed(twin.number))
    #expect(presentation.values(of: still) == still.values)
    #expect(!presentation.isMoving(still))
  }

  @Test("Only geometry under way counts as moving")
  func moving() {
    let root = tree.commit(at: 0)
    let committed = root.committed(box.number)!
    #expect(PresentationTree([root], at: 0).isMoving(committed))
    #expect(PresentationTree([root], at: 0.99).isMoving(committed))
    #expect(!PresentationTree([root], at: 1).isMoving(committed))
    #expect(!PresentationTree([root], at: 0.5).isMoving(root))

    let fading = LayerTree()
    let animation = LayerAnimation(
      id: 5, property: .opacity, from: .number(0), to: .number(1), isAdditive: false,
      curve: .linear, delay: 0, duration: 1)
    fading.root.add(animation, to: nil, in: fading.context)
    let faded = fading.commit(at: 0)
    #expect(!PresentationTree([faded], at: 0.5).isMoving(faded))
    #expect(PresentationTree([faded], at: 0.5).values(of: faded).opacity == 0.5)
  }

  @Test("8.1.1: the model has its final values at once, what is shown follows")
  func modelAndPresentation() {
    tree.commit(at: 0)
    tree.context.clock.set(0.5)
    #expect(box.values.position.x == 70)
    #expect(box.presentationValues.position.x == 40)
  }

  @Test("Hidden and fully transparent layers leave the picture with all beneath them")
  func invisible() {
    let child = tree.layer(CGRect(x: 0, y: 0, width: 5, height: 5), in: box)
    box.isHidden = true
    #expect(tree.list(at: 0).root.node(of: child.number) == nil)
    box.isHidden = false
    #expect(tree.list(at: 1).root.node(of: child.number) != nil)
    box.opacity = 0
    #expect(tree.list(at: 2).root.node(of: child.number) == nil)
  }

  @Test("8.5.8: a background has the layer's corners; contents only when they are cut to them")
  func items() throws {
    let tree = LayerTree()
    let layer = tree.layer(CGRect(x: 10, y: 10, width: 40, height: 30), in: tree.root)
    let image = CGImage(buffer: PixelBuffer(width: 4, height: 3), isOpaque: false)
    layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)
    layer.contents = image
    layer.cornerRadius = 6
    layer.opacity = 0.25
    let bounds = CGRect(x: 0, y: 0, width: 40, height: 30)
    let round = Outline(rect: bounds, cornerRadius: 6)
    let red = DrawItem.fill(DisplayColor(red: 1, green: 0, blue: 0, alpha: 0.5), round)

    let open = try #require(tree.list(at: 0).root.node(of: layer.number))
    #expect(open.items == [red, .image(image, frame: bounds, outline: Outline(rect: bounds))])
    #expect(open.clip == nil && open.opacity == 0.25)
    #expect(open.transform == CGAffineTransform(translationX: 10, y: 10))

    layer.masksToBounds = true
    let cut = try #require(tree.list(at: 1).root.node(of: layer.number))
    #expect(cut.items == [red, .image(image, frame: bounds, outline: round)])
    #expect(cut.clip == round)
  }

  @Test("A shrinking layer that overshoots stays at nothing, where its anchor is")
  func overshoot() throws {
    let tree = LayerTree()
    let layer = tree.layer(CGRect(x: 40, y: 40, width: 20, height: 20), in: tree.root)
    layer.bounds.size = .zero
    let animation = LayerAnimation(
      id: 9, property: .bounds,
      from: .rect(CGRect(x: 0, y: 0, width: 20, height: 20)), to: .rect(.zero), isAdditive: false,
      curve: .spring(Spring(mass: 1, stiffness: 100, damping: 10)), delay: 0, duration: 2)
    layer.add(animation, to: nil, in: tree.context)
    let roots = [tree.commit(at: 0)]
    let node = try #require(tree.picture(roots, at: 0.4).root.node(of: layer.number))
    #expect(node.transform == CGAffineTransform(translationX: 50, y: 50))
  }
}
