import CoreGraphics
import Stage
import Testing
import UIKit

@Suite("The gallery on other screens") @MainActor struct LayoutTests {
  private nonisolated static let devices = ["iphonese1", "iphone13", "iphone16promax", "ipad9"]
  private let orientations = [StageEnvironment.Orientation.portrait, .landscapeRight]

  @Test(
    "Nothing that is read or tapped lies on something else, or where the device covers it",
    arguments: GalleryRun.entries, devices)
  func apart(_ id: String, _ name: String) throws {
    let device = try #require(Device.named(name))
    for orientation in orientations {
      for isPresented in [false, true] {
        let run = try SurroundedRun(id, isPresented: isPresented, device: device) {
          $0.orientation = orientation
        }
        let window = try #require(try run.screen.window)
        let safe = window.bounds.inset(by: window.safeAreaInsets)
        let content = try run.content.map { view in
          (frame: view.convert(view.bounds, to: nil), is: words(of: view))
        }
        #expect(!content.isEmpty)
        for (index, one) in content.enumerated() {
          let hint = "\(orientation), presented: \(isPresented): '\(one.is)' at \(one.frame)"
          #expect(safe.contains(one.frame), "\(hint) is not in \(safe)")
          for other in content[..<index] {
            #expect(
              !one.frame.intersects(other.frame),
              "\(hint) is on '\(other.is)' at \(other.frame)")
          }
        }
      }
    }
  }

  private func words(of view: UIView) -> String {
    (view as? UILabel)?.text ?? view.accessibilityIdentifier ?? "\(type(of: view))"
  }

  @Test("shared-photo: the six tiles are squares, as large as fingers at least", arguments: devices)
  func tiles(_ name: String) throws {
    let device = try #require(Device.named(name))
    let hours = ["dawn", "morning", "noon", "afternoon", "dusk", "night"]
    for orientation in orientations {
      let run = try SurroundedRun("shared-photo", isPresented: false, device: device) {
        $0.orientation = orientation
      }
      let tiles = try run.content.filter { hours.contains($0.accessibilityIdentifier ?? "") }
      #expect(tiles.count == 6)
      for tile in tiles {
        #expect(abs(tile.bounds.width - tile.bounds.height) < 1e-9)
        #expect(tile.bounds.width >= 44)
      }
    }
  }
}
