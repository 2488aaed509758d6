/// How what lies beneath is changed.
struct BackdropBlur: Equatable {
  /// Device pixels.
  var sigma: Double
  /// 1 leaves colours as they are, 0 makes them grey.
  var saturation: Double
}
