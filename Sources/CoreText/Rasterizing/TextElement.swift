package import CoreGraphics

/// One thing to draw for a text; in a list of them, later ones lie in front.
package enum TextElement: Hashable, Sendable {
  /// A background; its edges lie at whole pixels.
  case fill(CGRect, CGColor)
  case stroke(TextStroke, CGColor)
  case run(TextRun, FontDescriptor, CGColor)
}
