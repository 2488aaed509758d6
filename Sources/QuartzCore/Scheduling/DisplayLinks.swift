/// The display links of one stage, which keeps them alive as a run loop does. Source: 8.6.2.
@MainActor final class DisplayLinks {
  private var links: [CADisplayLink] = []
  private var known: Set<ObjectIdentifier> = []

  var areRunning: Bool { links.contains { !$0.isPaused } }

  func add(_ link: CADisplayLink) {
    links.append(link)
    known.insert(ObjectIdentifier(link))
  }

  func remove(_ link: CADisplayLink) {
    if known.remove(ObjectIdentifier(link)) != nil { links.removeAll { $0 === link } }
  }

  /// Calls those that are due, in the order in which they were added.
  func frameBegins(in context: StageContext) {
    for link in links where known.contains(ObjectIdentifier(link)) {
      link.frameBegins(in: context)
    }
  }

  func close() {
    let forgotten = links
    (links, known) = ([], [])
    for link in forgotten { link.invalidate() }
  }
}
