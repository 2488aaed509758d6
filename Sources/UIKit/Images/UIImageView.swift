import QuartzCore

/// Shows a picture, a template in the tint colour.
@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage? { didSet { showImage() } }

  /// Whether `.automatic` stands for a template, as in buttons.
  var showsTemplates = false { didSet { showImage() } }
  /// The colour in which the picture is shown; nil for its own.
  private var shownTint: UIColor?
  /// What a picture was tiled for.
  private var tiledSize: CGSize?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    // Source: 10.4.
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// As large as the picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    showImage()
  }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if let shownTint, shownTint != tintColor { showImage() }
  }

  override func followTraits() {
    super.followTraits()
    if shownTint != nil { showImage() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let tiledSize, tiledSize != bounds.size { showImage() }
  }

  private func showImage() {
    shownTint = nil
    tiledSize = nil
    layer.contentsScale = image?.scale ?? 1
    layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard let image, var picture = image.upright else {
      layer.contents = nil
      return
    }
    if image.renderingMode == .alwaysTemplate || image.renderingMode == .automatic && showsTemplates
    {
      shownTint = tintColor
      picture = picture.tinted(tintColor.resolvedColor(with: traitCollection).cgColor)
    }
    if image.capInsets != .zero {
      if image.isTiled, let tiled = tiled(image, picture) {
        picture = tiled
      } else {
        layer.contentsCenter = image.stretchedPart
      }
    }
    layer.contents = picture
  }

  /// The picture as it fills the bounds.
  private func tiled(_ image: UIImage, _ picture: CGImage) -> CGImage? {
    tiledSize = bounds.size
    return contentMode == .scaleToFill ? image.capped(picture, size: bounds.size) : nil
  }
}

extension UIImage {
  /// Whether copies of more than a pixel fill the room between the cap insets.
  fileprivate var isTiled: Bool {
    guard resizingMode == .tile, capInsets != .zero else { return false }
    let middle = CGRect(origin: .zero, size: size).inset(by: capInsets)
    return middle.width * scale > 1 || middle.height * scale > 1
  }

  /// The part between the cap insets, in fractions.
  fileprivate var stretchedPart: CGRect {
    let middle = CGRect(origin: .zero, size: size).inset(by: capInsets)
    guard size.width > 0, size.height > 0, middle.width > 0, middle.height > 0 else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    return CGRect(
      x: middle.minX / size.width, y: middle.minY / size.height,
      width: middle.width / size.width, height: middle.height / size.height)
  }
}
