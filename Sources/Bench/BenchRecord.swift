/// What was measured of one workload at one size on one number of threads.
package struct BenchRecord: Codable, Equatable, Sendable {
  package var workload: Workload
  /// In pixels, such as "780x1688".
  package var size: String
  package var threads: Int
  /// Milliseconds for a frame: the median of the rounds.
  package var ms: Double
  /// Of that to the time that a copy of the frame takes.
  package var ratio: Double
  /// Likewise for the scene drawn with cairo, on one thread.
  package var cairoRatio: Double

  package init(
    workload: Workload, size: String, threads: Int, ms: Double, ratio: Double, cairoRatio: Double
  ) {
    (self.workload, self.size, self.threads) = (workload, size, threads)
    (self.ms, self.ratio, self.cairoRatio) = (ms, ratio, cairoRatio)
  }
}
