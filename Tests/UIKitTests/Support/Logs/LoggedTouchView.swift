import UIKit

/// A view that notes the touches it gets, and can let them go on to its next responder.
final class LoggedTouchView: UIView {
  let name: String
  let log: CallLog
  var passesOn = false
  var lastTouch: UITouch?
  var lastEvent: UIEvent?
  var whenBegan: (@MainActor () -> Void)?

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ what: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    // In the order in which they lie from left to right: a set has none.
    for touch in touches.sorted(by: { $0.location(in: self).x < $1.location(in: self).x }) {
      let place = touch.location(in: self)
      log.note("\(name) \(what) (\(place.x), \(place.y))")
      lastTouch = touch
    }
    lastEvent = event
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches, event)
    whenBegan?()
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches, event)
    if passesOn { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches, event)
    if passesOn { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches, event)
    if passesOn { super.touchesCancelled(touches, with: event) }
  }
}
