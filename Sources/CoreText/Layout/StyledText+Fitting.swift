package import CoreGraphics

extension StyledText {
  /// The factor from `minimum` to 1, as large as possible, by which the characters must be scaled for
  /// nothing to be left out in `box`; `minimum` when even that does not help.
  package func factor(fitting box: TextBox, atLeast minimum: CGFloat) -> CGFloat {
    // Below a hundredth nobody reads a thing.
    let minimum = min(max(minimum, 0.01), 1)
    if fits(box, by: 1) { return 1 }
    if box.lineLimit == 1 {
      // A line is as wide as its font is large: no search is needed.
      let natural = TextLayout(self, in: TextBox(lineLimit: 1)).size.width
      let exact = box.width / natural
      if exact < 1, exact >= minimum, fits(box, by: exact) { return exact }
    }
    guard fits(box, by: minimum) else { return minimum }
    let steps: CGFloat = 256
    var low = 0
    var high = Int(steps)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(box, by: minimum + (1 - minimum) * CGFloat(middle) / steps) {
        low = middle
      } else {
        high = middle
      }
    }
    return minimum + (1 - minimum) * CGFloat(low) / steps
  }

  private func fits(_ box: TextBox, by factor: CGFloat) -> Bool {
    let layout = TextLayout(scaled(by: factor), in: box)
    return !layout.isTruncated && layout.size.width <= box.width + LineBreaker.tolerance
  }
}
