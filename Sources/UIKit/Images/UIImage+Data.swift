import QuartzCore

extension UIImage {
  /// The picture in `data` (PNG, JPEG, WebP, SVG), one pixel per point, turned as a JPEG says; nil,
  /// and a line on the console, when it is none.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1, for: "UIImage(data:)")
  }

  /// - Parameter scale: pixels per point, above 0. A drawing (SVG) is made with so many.
  public convenience init?(data: Data, scale: CGFloat) {
    self.init(data: data, scale: scale, for: "UIImage(data:scale:)")
  }

  /// The picture in a file, or in the one beside it that is made for the screen's scale: for `a.png`
  /// that is `a@3x.png` or `a@2x.png`. Nil when there is none.
  public convenience init?(contentsOfFile path: String) {
    for file in ScaledFile.candidates(for: path, screenScale: Self.screenScale) {
      guard let data = FileManager.default.contents(atPath: file.path) else { continue }
      self.init(data: data, scale: file.scale, for: "UIImage(contentsOfFile: \"\(path)\")")
      return
    }
    return nil
  }

  /// - Parameters:
  ///   - scale: pixels per point; nil for a file whose name does not tell: 1 for pixels, and the
  ///     screen's for a drawing.
  ///   - caller: who was asked for the picture, for the console.
  convenience init?(data: Data, scale: CGFloat?, for caller: String) {
    let isDrawing = CGImage.isDrawing(data)
    let scale = scale ?? (isDrawing ? Self.screenScale : 1)
    let image: CGImage
    do {
      image = try CGImage.decoded(from: data, scale: scale > 0 && scale.isFinite ? scale : 1)
    } catch {
      StageContext.consoleFromAnywhere("\(caller) gives nil: \(error)")
      return nil
    }
    self.init(image, scale: scale, orientation: Orientation(CGImage.orientation(of: data)))
  }

  /// Pixels per point of the device that pictures are looked up for, from whatever thread.
  static var screenScale: CGFloat { StageContext.currentScreenScale }
}
