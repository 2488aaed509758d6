import UIKit

/// A photo in the light of one hour, wherever it is shown: in the grid, on its own, or on its way.
final class PhotoTile: UIControl {
  struct Hour {
    var name: String
    var light: UIColor
  }

  static let hours = [
    Hour(name: "Dawn", light: UIColor(red: 0.98, green: 0.62, blue: 0.55, alpha: 0.45)),
    Hour(name: "Morning", light: UIColor(red: 1, green: 0.9, blue: 0.6, alpha: 0.3)),
    Hour(name: "Noon", light: .clear),
    Hour(name: "Afternoon", light: UIColor(red: 1, green: 0.75, blue: 0.35, alpha: 0.35)),
    Hour(name: "Dusk", light: UIColor(red: 0.45, green: 0.25, blue: 0.6, alpha: 0.5)),
    Hour(name: "Night", light: UIColor(red: 0.05, green: 0.1, blue: 0.3, alpha: 0.65)),
  ]

  let hour: Hour

  init(_ hour: Hour) {
    self.hour = hour
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let picture = UIImageView(image: UIImage(named: "lake"))
    picture.contentMode = .scaleAspectFill
    let light = UIView()
    light.backgroundColor = hour.light
    light.isUserInteractionEnabled = false
    for view in [picture, light] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    clipsToBounds = true
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) { nil }
}
