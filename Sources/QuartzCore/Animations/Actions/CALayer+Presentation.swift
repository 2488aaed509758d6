extension CALayer {
  /// What the last commit shows of this layer now. Source: 8.1.1.
  var shownValues: LayerValues? {
    lastCommit.map { commit in
      var effects = TimedAnimation.Effects()
      return commit.values.applying(
        commit.animations, at: localTime(in: context ?? .current), &effects)
    }
  }
}
