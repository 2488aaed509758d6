import QuartzCore

/// Shows a picture.
@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage? { didSet { imageDidChange() } }

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
    imageDidChange()
  }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  private func imageDidChange() {
    layer.contentsScale = image?.scale ?? 1
    layer.contents = image?.cgImage
  }
}
