import Compositor
import CoreGraphics
import DisplayList
import Testing

@testable import Bench

@Suite("The scenes that are measured")
struct BenchSceneTests {
  static let small = BenchSize(width: 150, height: 220, scale: 1)

  /// The root of the mean squared difference of all channels, in levels.
  func difference(_ one: PixelBuffer, _ other: PixelBuffer) -> Double {
    var sum = 0.0
    for y in 0..<one.height {
      for x in 0..<one.width {
        for shift in [0, 8, 16] as [UInt32] {
          let levels = Double(one[x, y] >> shift & 255) - Double(other[x, y] >> shift & 255)
          sum += levels * levels
        }
      }
    }
    return (sum / Double(3 * one.width * one.height)).squareRoot()
  }

  @Test("The display list shows what cairo is told to draw", arguments: Workload.allCases)
  func agree(_ workload: Workload) {
    let scenes = BenchScenes(Self.small)
    let cairo = CairoScenes(scenes)
    let size = Self.small
    for t in BenchScenes.phases {
      let ours = Compositor().composite(scenes.list(of: workload, at: t), scale: size.scale)
      let theirs = PixelBuffer(width: size.width, height: size.height)
      cairo.draw(workload, at: t, into: theirs)
      // cairo's blur is coarse, and its strips are where the screen is seen nearly from its side.
      let most = workload == .flip ? 20.0 : 6
      #expect(difference(ours.pixels, theirs) < most, "\(workload) at \(t)")
    }
  }

  @Test("Each phase is a picture of its own, opaque and whole", arguments: Workload.allCases)
  func phases(_ workload: Workload) {
    let scenes = BenchScenes(Self.small)
    let frames = BenchScenes.phases.map {
      Compositor().composite(scenes.list(of: workload, at: $0), scale: Self.small.scale)
    }
    #expect(Set(frames).count == 6)
    for frame in frames { #expect(frame.width == 150 && frame.height == 220) }
  }

  @Test("Screens are as large as the frame, tiles and labels as the workloads say")
  func pictures() {
    let pictures = BenchPictures(BenchSize(width: 100, height: 60, scale: 2))
    #expect([pictures.first, pictures.second].allSatisfy { $0.width == 100 && $0.height == 60 })
    #expect(pictures.first != pictures.second)
    #expect(pictures.tiles.allSatisfy { $0.width == 120 && $0.height == 120 && $0.isOpaque })
    #expect(Set(pictures.tiles).count == 4)
    #expect(pictures.labels.count == 40)
    #expect(pictures.labels.allSatisfy { !$0.isOpaque && (300...500).contains($0.width) })
  }
}
