extension UIView {
  /// The recognisers that watch this view, in the order they were added; nil when there are none. Those
  /// that are not in what is set leave, the new ones come.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers }
    set {
      let wanted = newValue ?? []
      for former in storedGestureRecognizers where !wanted.contains(where: { $0 === former }) {
        removeGestureRecognizer(former)
      }
      for new in wanted where new.view !== self { addGestureRecognizer(new) }
    }
  }

  func take(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    storedGestureRecognizers.append(recognizer)
    recognizer.view = self
  }

  func letGo(of recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.giveUp()
    // Its action, which was told, may have given it to another view.
    guard recognizer.view === self else { return }
    storedGestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}
