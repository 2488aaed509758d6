import CoreGraphics
import Testing
import UIKit

@Suite("Pictures between begin and end") @MainActor struct ImageContextTests {
  private let stage = TestStage.settled()
  private let size = CGSize(width: 4, height: 3)

  @Test("The picture so far, at the scale that was asked for; 0 is the screen's")
  func begun() {
    stage.perform {
      for (asked, scale) in [(1.0, 1.0), (3, 3), (0, 2)] {
        UIGraphicsBeginImageContextWithOptions(size, false, asked)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 3))
        let image = UIGraphicsGetImageFromCurrentImageContext()!
        UIGraphicsEndImageContext()
        #expect(image.scale == scale && image.size == size)
        #expect(image.cgImage!.buffer[0, 0] == 0xFFFF_0000 && !image.cgImage!.isOpaque)
        #expect(image.cgImage!.buffer[image.cgImage!.width - 1, 0] == 0)
      }
      UIGraphicsBeginImageContext(size)
      #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }

  @Test("Opaque ones are black where nothing is painted")
  func opaque() {
    stage.perform {
      UIGraphicsBeginImageContextWithOptions(size, true, 1)
      let image = UIGraphicsGetImageFromCurrentImageContext()!
      UIGraphicsEndImageContext()
      #expect(image.cgImage!.isOpaque && image.cgImage!.buffer[1, 1] == 0xFF00_0000)
    }
  }

  @Test("They nest; ends without a beginning do nothing; a pushed context is no picture")
  func nested() {
    stage.perform {
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsBeginImageContext(size)
      let outer = UIGraphicsGetCurrentContext()
      UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
      #expect(UIGraphicsGetCurrentContext() !== outer)
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() === outer)
      let pushed = CGContext(size: size, scale: 1)
      UIGraphicsPushContext(pushed)
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() === pushed)
      UIGraphicsPopContext()
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }

  @Test(
    "Sizes without area begin nothing",
    arguments: [
      CGSize.zero, CGSize(width: -4, height: 3), CGSize(width: CGFloat.nan, height: 3),
      CGSize(width: CGFloat.infinity, height: 3),
    ])
  func senseless(_ size: CGSize) {
    stage.perform {
      UIGraphicsBeginImageContext(size)
      #expect(UIGraphicsGetCurrentContext() == nil)
      UIGraphicsEndImageContext()
    }
  }

  @Test("Pictures are drawn upright, with a mode and an alpha")
  func images() {
    stage.perform {
      UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
      let dot = UIGraphicsGetImageFromCurrentImageContext()!
      UIGraphicsEndImageContext()
      UIGraphicsBeginImageContext(size)
      dot.draw(at: CGPoint(x: 0, y: 0), blendMode: .normal, alpha: 0.5)
      dot.draw(in: CGRect(x: 2, y: 0, width: 2, height: 2), blendMode: .copy, alpha: 1)
      let image = UIGraphicsGetImageFromCurrentImageContext()!.cgImage!
      UIGraphicsEndImageContext()
      #expect(image.buffer[0, 0] == 0x8080_0000 && image.buffer[0, 1] == 0)
      #expect(image.buffer[3, 0] == 0xFFFF_0000 && image.buffer[3, 1] == 0)
    }
  }
}
