import UIKit

/// A screen that hears of each move of a finger that drags it.
///
/// On an iPhone `dragged` is `@objc`, and the selector is `#selector(dragged)`.
public class DragScreen: GalleryScreen {
  private(set) lazy var pan = makePan()

  public override func viewDidLoad() {
    super.viewDidLoad()
    pan.addTarget(self, action: Selector("dragged(_:)", DragScreen.dragged(_:)))
    view.addGestureRecognizer(pan)
  }

  func makePan() -> UIPanGestureRecognizer { UIPanGestureRecognizer() }

  /// Called when the drag begins, moves and ends; `pan.state` says which.
  func dragged(_ pan: UIPanGestureRecognizer) {}
}
