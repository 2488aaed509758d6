import QuartzCore
import Trace

extension StageContext {
  /// Names any object of the user's in the trace.
  func reference(of object: AnyObject) -> ObjectReference {
    switch object {
    case let controller as UIViewController: return controller.reference
    case let view as UIView: return view.reference
    default:
      return ObjectReference(
        type: "\(type(of: object))",
        id: objectNumbers.number(of: object, next: nextObjectNumber))
    }
  }
}
