import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("Image views", .ownStage) @MainActor struct UIImageViewTests {
  private let stage = TestStage.settled()
  /// 40 x 10 pixels.
  private let image = UIImage(data: PlainPNG.data(width: 40, height: 10))!

  @Test("As large as its picture, and deaf until told otherwise")
  func made() {
    let view = UIImageView(image: image)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 10))
    #expect(!view.isUserInteractionEnabled)
    #expect(!UIImageView(frame: .zero).isUserInteractionEnabled)
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 10))
    view.frame.size = CGSize(width: 5, height: 5)
    view.sizeToFit()
    #expect(view.frame.size == CGSize(width: 40, height: 10))
    #expect(UIImageView(image: nil).frame == .zero)
  }

  @Test("contentMode says where the picture lies")
  func contentModes() {
    let view = stage.add(UIImageView(image: image), CGRect(x: 10, y: 20, width: 80, height: 80))
    let frames: [(UIView.ContentMode, CGRect)] = [
      (.scaleToFill, CGRect(x: 0, y: 0, width: 80, height: 80)),
      // Twice as large: 80 x 20.
      (.scaleAspectFit, CGRect(x: 0, y: 30, width: 80, height: 20)),
      // Eight times: 320 x 80.
      (.scaleAspectFill, CGRect(x: -120, y: 0, width: 320, height: 80)),
      (.center, CGRect(x: 20, y: 35, width: 40, height: 10)),
      (.top, CGRect(x: 20, y: 0, width: 40, height: 10)),
      (.bottom, CGRect(x: 20, y: 70, width: 40, height: 10)),
      (.left, CGRect(x: 0, y: 35, width: 40, height: 10)),
      (.right, CGRect(x: 40, y: 35, width: 40, height: 10)),
      (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 10)),
      (.topRight, CGRect(x: 40, y: 0, width: 40, height: 10)),
      (.bottomLeft, CGRect(x: 0, y: 70, width: 40, height: 10)),
      (.bottomRight, CGRect(x: 40, y: 70, width: 40, height: 10)),
    ]
    for (mode, frame) in frames {
      stage.perform { view.contentMode = mode }
      stage.settle()
      let shown = stage.shown(view)
      #expect(shown?.imageFrame == frame, "\(mode)")
      #expect(shown?.image == image.cgImage)
    }
  }

  @Test("Another picture, and none")
  func changed() {
    let view = stage.add(UIImageView(), CGRect(x: 10, y: 20, width: 80, height: 80))
    stage.settle()
    #expect(stage.shown(view)?.image == nil)
    stage.perform { view.image = image }
    stage.settle()
    #expect(stage.shown(view)?.image == image.cgImage)
    stage.perform { view.image = nil }
    stage.settle()
    #expect(stage.shown(view)?.image == nil)
  }

  @Test("Pixels per point count: a picture of scale 2 is half as large")
  func scale() {
    let twice = stage.perform {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    }
    #expect(twice.scale == 2)
    let view = UIImageView(image: twice)
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    view.contentMode = .topLeft
    stage.add(view, CGRect(x: 0, y: 0, width: 80, height: 80))
    stage.settle()
    #expect(stage.shown(view)?.imageFrame == CGRect(x: 0, y: 0, width: 20, height: 10))
  }
}
