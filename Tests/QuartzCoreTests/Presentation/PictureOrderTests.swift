import CoreGraphics
import QuartzCore
import Testing

@MainActor @Suite("9: what lies in front in a picture")
struct PictureOrderTests {
  let tree = LayerTree()

  @Test("The model's picture of a layer has the sublayers from back to front")
  func modelNode() {
    let below = tree.layer(CGRect(x: 0, y: 0, width: 20, height: 20), in: tree.root)
    let between = tree.layer(CGRect(x: 5, y: 0, width: 20, height: 20), in: tree.root)
    let above = tree.layer(CGRect(x: 10, y: 0, width: 20, height: 20), in: tree.root)
    let node = tree.root.modelNode(in: tree.context)
    #expect(node.children.map(\.owner) == [below.number, between.number, above.number])
  }

  @Test("A picture of several trees has them from back to front")
  func roots() {
    let above = tree.layer(CGRect(x: 10, y: 0, width: 20, height: 20))
    let context = tree.context
    above.setRootContext(context)
    let roots = [tree.commit(at: 0), context.perform { above.commit(in: context) }]
    let list = tree.picture(roots, at: 0)
    #expect(list.root.children.map(\.owner) == [tree.root.number, above.number])
  }
}
