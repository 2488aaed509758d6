package import CoreGraphics

/// The room a text is laid out in.
package struct TextBox: Hashable, Sendable {
  /// What the paragraphs' line break modes mean.
  package enum Manner: Hashable, Sendable {
    /// As in a label: lines break in every mode, and the mode says how the last one is cut.
    case label
    /// As in a drawn string: a mode that truncates or clips sets each paragraph in one line.
    case drawing
  }

  /// Points; negative counts as 0, NaN as infinite.
  package var width: CGFloat
  /// Lines that would reach beyond it are left out, but for the first; NaN counts as infinite.
  package var height: CGFloat
  /// The most lines to make; 0 for any number.
  package var lineLimit: Int
  package var manner: Manner
  /// How the last line that there is room for is cut; nil leaves it to its line break mode.
  package var lastLineMode: LineBreakMode?

  package init(
    width: CGFloat = .infinity, height: CGFloat = .infinity, lineLimit: Int = 0,
    manner: Manner = .label, lastLineMode: LineBreakMode? = nil
  ) {
    self.width = width.isNaN ? .infinity : max(width, 0)
    self.height = height.isNaN ? .infinity : height
    self.lineLimit = max(lineLimit, 0)
    self.manner = manner
    self.lastLineMode = lastLineMode
  }
}
