/// How what lies beneath is changed.
struct BackdropBlur: Equatable {
  var blur: GaussianBlur
  /// 1 leaves colours as they are, 0 makes them grey.
  var saturation: Double
}
