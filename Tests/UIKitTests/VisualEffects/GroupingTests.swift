import CoreGraphics
import DisplayList
import Testing
import UIKit

/// What the pixels of a picture are, where layers are drawn as a group and where they are not.
@Suite("Group opacity and rasterised layers") @MainActor struct GroupingTests {
  private let stage = TestStage.settled()

  private func pixel(_ x: Int, _ y: Int, scale: CGFloat = 1) throws -> UInt32 {
    let list = try #require(stage.output?.displayList)
    let rasterize = try #require(stage.stage.context.rasterize)
    return rasterize(list, scale).buffer[x, y]
  }

  private func gray(_ x: Int, _ y: Int, scale: CGFloat = 1) throws -> Int {
    Int(try pixel(x, y, scale: scale) & 255)
  }

  /// White, with a black square from (10, 10) to (30, 30) over a black one from (20, 20) to (40, 40).
  private func squares() -> UIView {
    stage.view.backgroundColor = .white
    let parent = stage.add(UIView(), CGRect(x: 0, y: 0, width: 60, height: 60))
    for origin in [10, 20] {
      let square = UIView(frame: CGRect(x: origin, y: origin, width: 20, height: 20))
      square.backgroundColor = .black
      parent.addSubview(square)
    }
    return parent
  }

  @Test("8.5.7: a group has its opacity as one image; without a group overlaps show")
  func groupOpacity() throws {
    let parent = stage.perform { squares() }
    stage.perform { parent.alpha = 0.5 }
    stage.settle()
    #expect(parent.layer.allowsGroupOpacity)
    #expect(abs(try gray(15, 15) - 128) <= 1)
    #expect(abs(try gray(25, 25) - 128) <= 1)
    stage.perform { parent.layer.allowsGroupOpacity = false }
    stage.settle()
    #expect(abs(try gray(15, 15) - 128) <= 1)
    // Twice half of it.
    #expect(abs(try gray(25, 25) - 64) <= 1)
    #expect(try gray(50, 50) == 255)
  }

  @Test("Without a group, background and border have the opacity each, and clips still cut")
  func ownDrawing() throws {
    let parent = stage.perform { squares() }
    stage.perform {
      parent.backgroundColor = .black
      parent.layer.allowsGroupOpacity = false
      parent.clipsToBounds = true
      parent.bounds.size = CGSize(width: 25, height: 25)
      parent.frame.origin = .zero
      parent.alpha = 0.5
    }
    stage.settle()
    #expect(abs(try gray(5, 5) - 128) <= 1)
    #expect(abs(try gray(15, 15) - 64) <= 1)
    #expect(try gray(28, 28) == 255)
  }

  @Test("Without a group a border has the opacity once, and nothing else does")
  func border() throws {
    stage.view.backgroundColor = .white
    let view = stage.add(UIView(), CGRect(x: 20, y: 20, width: 40, height: 40))
    stage.perform {
      (view.layer.borderWidth, view.layer.borderColor) = (4, UIColor.black.cgColor)
      view.layer.allowsGroupOpacity = false
      view.alpha = 0.5
    }
    stage.settle()
    #expect(abs(try gray(22, 40) - 128) <= 1)
    #expect(try gray(40, 40) == 255 && gray(18, 40) == 255)
  }

  @Test("A rasterised layer is a bitmap of rasterizationScale pixels per point, enlarged")
  func rasterised() throws {
    let view = stage.perform { () -> UIView in
      stage.view.backgroundColor = .white
      return stage.add(UIView(), CGRect(x: 20, y: 20, width: 20.5, height: 20))
    }
    stage.perform { view.backgroundColor = .black }
    stage.settle()
    // Four pixels per point: the edge at 40.5 lies between pixels 161 and 162.
    #expect(try gray(161, 100, scale: 4) == 0 && gray(162, 100, scale: 4) == 255)
    stage.perform { view.layer.shouldRasterize = true }
    stage.settle()
    #expect(view.layer.rasterizationScale == 1)
    // Its last pixel is half covered, and lies from 40 to 41.
    #expect(abs(try gray(162, 100, scale: 4) - 128) <= 64)
    #expect(try gray(165, 100, scale: 4) > 128)
    #expect(try gray(120, 100, scale: 4) == 0)
    stage.perform { view.layer.rasterizationScale = 4 }
    stage.settle()
    #expect(try gray(161, 100, scale: 4) == 0 && gray(162, 100, scale: 4) == 255)
  }

  @Test("The bitmap is made once while the layer moves, and takes in what lies beyond its bounds")
  func kept() throws {
    let parent = stage.perform { squares() }
    stage.perform {
      parent.layer.shouldRasterize = true
      parent.bounds.size = CGSize(width: 20, height: 20)
      parent.frame.origin = .zero
    }
    stage.settle()
    let image = try #require(stage.shown(parent)?.image)
    #expect(stage.shown(parent)?.imageFrame == CGRect(x: 10, y: 10, width: 30, height: 30))
    #expect(image.width == 30 && image.height == 30)
    #expect(try gray(35, 35) == 0 && gray(35, 15) == 255)

    stage.perform { UIView.animate(withDuration: 1) { parent.center.x += 50 } }
    stage.advance(2)
    let first = try #require(stage.shown(parent)?.image)
    stage.advance(20)
    #expect(stage.shown(parent)?.image?.buffer === first.buffer)
    stage.settle()
    #expect(stage.shown(parent)?.image == image)
    stage.perform { parent.subviews[0].backgroundColor = .red }
    stage.settle()
    #expect(stage.shown(parent)?.image != image)
  }

  @Test(
    "Where no bitmap can be made the layer is drawn as ever",
    arguments: [0, -1, .infinity, .nan, 1e9] as [CGFloat])
  func impossible(_ scale: CGFloat) throws {
    let parent = stage.perform { squares() }
    stage.perform {
      parent.layer.shouldRasterize = true
      parent.layer.rasterizationScale = scale
    }
    stage.settle()
    #expect(stage.shown(parent)?.image == nil)
    #expect(try gray(15, 15) == 0)
  }
}
