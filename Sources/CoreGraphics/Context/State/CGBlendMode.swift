/// How what is drawn mixes with what is there. (D is what is there, S what is drawn, Da and Sa
/// their alphas; D and S are premultiplied.)
///
/// It acts on the pixels that a shape covers, and on the part of a pixel that it covers. Only
/// `plusDarker` is missing.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply = 1
  case screen = 2
  case overlay = 3
  case darken = 4
  case lighten = 5
  case colorDodge = 6
  case colorBurn = 7
  case softLight = 8
  case hardLight = 9
  case difference = 10
  case exclusion = 11
  case hue = 12
  case saturation = 13
  case color = 14
  case luminosity = 15
  /// 0
  case clear = 16
  /// S
  case copy = 17
  /// S·Da
  case sourceIn = 18
  /// S·(1 − Da)
  case sourceOut = 19
  /// S·Da + D·(1 − Sa)
  case sourceAtop = 20
  /// S·(1 − Da) + D
  case destinationOver = 21
  /// D·Sa
  case destinationIn = 22
  /// D·(1 − Sa)
  case destinationOut = 23
  /// S·(1 − Da) + D·Sa
  case destinationAtop = 24
  /// S·(1 − Da) + D·(1 − Sa)
  case xor = 25
  /// S + D, at most 1
  case plusLighter = 27
}
