extension UIView {
  /// The recognisers that watch this view, in the order they were added; nil when there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers
  }

  /// A recogniser watches one view: it leaves the one before.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    storedGestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// One that is taken away in the middle of its gesture is cancelled.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.giveUp()
    storedGestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
