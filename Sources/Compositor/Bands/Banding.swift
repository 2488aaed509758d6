import Foundation

/// How a large region is divided into horizontal bands that threads paint side by side. No pixel
/// depends on it.
package struct Banding: Sendable {
  /// Threads that paint, the calling one among them; at least 1.
  package var threads: Int
  /// Pixels: handing over a smaller region takes longer than it saves.
  package var leastPixels = 250_000
  /// Rows of a band; in lower ones too much is begun anew.
  package var leastRows = 128
  /// More bands than threads, so that a thread whose bands were easy takes another.
  package var bandsPerThread = 4
  /// Instead of a number that follows from the threads.
  package var fixedCount: Int?

  package init(threads: Int) { self.threads = max(threads, 1) }

  /// Everything is painted by the calling thread.
  package static let none = Banding(threads: 1)

  /// A thread for each of the machine's processors, at most eight.
  package static let automatic = Banding(
    threads: min(ProcessInfo.processInfo.activeProcessorCount, 8))

  /// The bands of `region` from above.
  ///
  /// - Parameter readsAround: whether what lies around a band is drawn for it too.
  func bands(of region: PixelRect, readsAround: Bool) -> [PixelRect] {
    if threads == 1 || region.area < leastPixels { return [region] }
    // What lies around bands is drawn twice: then a band for each thread is enough.
    let wanted = fixedCount ?? (readsAround ? threads : threads * bandsPerThread)
    let count = min(wanted, region.height / max(leastRows, 1))
    if count <= 1 { return [region] }
    return (0..<count).map { index in
      PixelRect(
        x0: region.x0, y0: region.y0 + region.height * index / count, x1: region.x1,
        y1: region.y0 + region.height * (index + 1) / count)
    }
  }
}
