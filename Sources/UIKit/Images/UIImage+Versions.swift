import QuartzCore

extension UIImage {
  /// Whose colours a picture shows.
  public enum RenderingMode: Int, Sendable {
    /// The tint colour where the picture is part of a control such as a system button, else its own.
    case automatic = 0
    case alwaysOriginal = 1
    /// The tint colour, by the picture's alpha.
    case alwaysTemplate = 2
  }

  /// How the part within the cap insets fills more room than it has.
  public enum ResizingMode: Int, Sendable {
    /// By copies of itself.
    case tile = 0
    case stretch = 1
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode: renderingMode)
  }

  /// Tiles what lies within the insets.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    copy(capInsets: capInsets, resizingMode: .tile)
  }

  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    copy(capInsets: capInsets, resizingMode: resizingMode)
  }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    copy(alignmentRectInsets: alignmentInsets)
  }

  /// `color` by the picture's alpha. The rendering mode stays: as a template the picture takes the
  /// tint colour all the same.
  public func withTintColor(_ color: UIColor) -> UIImage {
    copy(cgImage: cgImage?.tinted(color.cgColor))
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).copy(renderingMode: renderingMode)
  }

  /// A file in the PNG format, the pixels as they are seen; nil for a picture of nothing.
  public func pngData() -> Data? { upright?.encodedPNG() }

  /// A file in the JPEG format, the pixels as they are seen, on white where they are not opaque; nil
  /// for a picture of nothing.
  ///
  /// - Parameter compressionQuality: from 0, the smallest, to 1, the best.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    upright?.encodedJPEG(quality: compressionQuality)
  }

  /// The pixels as they are seen.
  var upright: CGImage? { cgImage?.upright(from: imageOrientation.stored) }

  private func copy(
    cgImage: CGImage? = nil, renderingMode: RenderingMode? = nil, capInsets: UIEdgeInsets? = nil,
    resizingMode: ResizingMode? = nil, alignmentRectInsets: UIEdgeInsets? = nil
  ) -> UIImage {
    UIImage(
      cgImage ?? self.cgImage, scale: scale, orientation: imageOrientation,
      renderingMode: renderingMode ?? self.renderingMode,
      capInsets: capInsets ?? self.capInsets, resizingMode: resizingMode ?? self.resizingMode,
      alignmentRectInsets: alignmentRectInsets ?? self.alignmentRectInsets)
  }
}
