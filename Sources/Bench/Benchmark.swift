import Compositor
import CoreGraphics
import DisplayList
import Foundation

/// Measures how long the compositor takes for each workload, beside a copy of the frame and cairo,
/// which take turns with it.
package struct Benchmark {
  private let now: () -> Double
  private let rounds: Int
  private let processors: Int
  private let sizes: [BenchSize]
  private let workloads: [Workload]

  /// - Parameters:
  ///   - now: seconds.
  ///   - rounds: how often everything is measured; at least 1.
  ///   - processors: what is measured beside one thread, if more than that.
  package init(
    rounds: Int = 31, processors: Int = Banding.automatic.threads,
    sizes: [BenchSize] = [.phone, .window], workloads: [Workload] = Workload.allCases,
    now: @escaping () -> Double
  ) {
    (self.rounds, self.processors, self.now) = (rounds, processors, now)
    (self.sizes, self.workloads) = (sizes, workloads)
  }

  /// One record for each size, workload and number of threads, in this order.
  package func run() -> [BenchRecord] {
    sizes.flatMap { size in
      let scenes = BenchScenes(size)
      return workloads.flatMap { records(of: $0, scenes) }
    }
  }

  private func records(of workload: Workload, _ scenes: BenchScenes) -> [BenchRecord] {
    let size = scenes.size
    let frames = BenchScenes.phases.map { ($0, scenes.list(of: workload, at: $0)) }
    let target = PixelBuffer(width: size.width, height: size.height)
    let threads = processors > 1 ? [1, processors] : [1]
    let compositors = threads.map { Compositor(banding: Banding(threads: $0)) }
    let cairo = CairoScenes(scenes)
    let source = scenes.pictures.first.buffer
    let bytes = target.stride * target.height * MemoryLayout<UInt32>.stride

    /// Milliseconds of one frame.
    func time(_ body: (Double, DisplayList) -> Void) -> Double {
      let start = now()
      for (t, list) in frames { body(t, list) }
      return (now() - start) * 1000 / Double(frames.count)
    }
    var (copies, cairos) = ([Double](), [Double]())
    var composites = threads.map { _ in [Double]() }
    // The first round fills caches and pools, and does not count.
    for round in 0...rounds {
      let copy = time { _, _ in memcpy(target.pixels, source.pixels, bytes) }
      let ours = compositors.map { compositor in
        time { _, list in compositor.composite(list, scale: size.scale, into: target) }
      }
      let other = time { t, _ in cairo.draw(workload, at: t, into: target) }
      if round == 0 { continue }
      copies.append(copy)
      cairos.append(other)
      for (index, ms) in ours.enumerated() { composites[index].append(ms) }
    }
    let copy = max(copies.median, .leastNormalMagnitude)
    return zip(threads, composites).map { threads, times in
      BenchRecord(
        workload: workload, size: size.name, threads: threads, ms: times.median,
        ratio: times.median / copy, cairoRatio: cairos.median / copy)
    }
  }
}

extension [Double] {
  /// Of an odd number of elements; of an even one the upper of the two in the middle.
  var median: Double { sorted()[count / 2] }
}
