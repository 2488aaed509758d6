import CoreGraphics
import DisplayList
import Stage
import UIKit

/// Pictures of a transition side by side, each with how far it is and when.
struct FilmStrip {
  struct Cell {
    /// 0…1.
    var fraction: Double
    var milliseconds: Double
    var image: CGImage
  }

  var title: String
  var subtitle: String
  /// The transition never completed.
  var isFrozen: Bool
  var cells: [Cell]
  /// Points.
  var cellSize: CGSize

  /// The strip as it is shown at `scale` pixels per point: a stage of its own, built from UIKit.
  @MainActor func displayList(scale: Double) -> DisplayList {
    let size = FilmStripController.size(of: self)
    let device = Device(name: "film strip", size: size, scale: scale)
    let stage = Stage(device: device, isTraced: false) { FilmStripController(self) }
    return stage.step(StageInput(time: 0, size: size, scale: scale)).displayList
  }
}
