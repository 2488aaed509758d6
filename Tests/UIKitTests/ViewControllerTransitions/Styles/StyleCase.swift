import Testing
import UIKit

/// One way to present, and what the specification's table 2.1 says of it.
struct StyleCase: CustomTestStringConvertible {
  let style: UIModalPresentationStyle
  /// Whether the presenter's view leaves.
  let removes: Bool
  let testDescription: String

  static let all = [
    StyleCase(style: .fullScreen, removes: true, testDescription: "fullScreen"),
    StyleCase(style: .overFullScreen, removes: false, testDescription: "overFullScreen"),
    StyleCase(style: .currentContext, removes: true, testDescription: "currentContext"),
    StyleCase(style: .overCurrentContext, removes: false, testDescription: "overCurrentContext"),
    StyleCase(style: .pageSheet, removes: false, testDescription: "pageSheet"),
    StyleCase(style: .formSheet, removes: false, testDescription: "formSheet"),
    StyleCase(style: .automatic, removes: false, testDescription: "automatic"),
    StyleCase(style: .custom, removes: false, testDescription: "custom"),
  ]

  var isSheet: Bool { [.pageSheet, .formSheet, .automatic].contains(style) }
}
