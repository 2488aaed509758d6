import QuartzCore

/// What is asked of a string's drawing beyond its options, and what came of it.
open class NSStringDrawingContext: NSObject {
  /// By how much characters may be made smaller to fit the rectangle; 0 for not at all.
  open var minimumScaleFactor: CGFloat = 0
  /// By how much they were made smaller.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// Where the text stood.
  open internal(set) var totalBounds = CGRect.zero
}
