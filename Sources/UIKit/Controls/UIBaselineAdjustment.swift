/// Where a line stands that a label has made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Its baseline where that of the full-size text would be.
  case alignBaselines = 0
  /// Its middle where that of the full-size text would be.
  case alignCenters = 1
  /// Its top where that of the full-size text would be.
  case none = 2
}
