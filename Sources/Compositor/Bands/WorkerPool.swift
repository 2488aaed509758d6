import Foundation

/// Threads that wait for work, and cost nothing while there is none. They are made when they are
/// needed for the first time, and never end.
final class WorkerPool: @unchecked Sendable {
  static let shared = WorkerPool()

  /// Guards everything here and in the jobs; is signalled when there is work or a job is over.
  private let condition = NSCondition()
  private var jobs: [Job] = []
  private var threadCount = 0

  /// Numbers to be given to `body`, each once.
  private final class Job {
    let body: (_ worker: Int, _ index: Int) -> Void
    let count: Int
    let mostWorkers: Int
    var next = 0
    /// Numbers that were given out and are not done.
    var open = 0
    /// The caller is worker 0.
    var workers = 1

    init(count: Int, mostWorkers: Int, body: @escaping (Int, Int) -> Void) {
      (self.count, self.mostWorkers, self.body) = (count, mostWorkers, body)
    }

    var isGivenOut: Bool { next == count }
  }

  /// Deep nesting of groups takes stack.
  private static let stackBytes = 8 << 20

  /// Calls `body` once for each index in 0..<count, at most `workers` at a time, the calling thread
  /// among them; returns when all have returned.
  ///
  /// - Parameter body: gets a number in 0..<workers that no other call has at the same time.
  func run(count: Int, workers: Int, _ body: (_ worker: Int, _ index: Int) -> Void) {
    if workers <= 1 || count <= 1 {
      for index in 0..<count { body(0, index) }
      return
    }
    withoutActuallyEscaping(body) { body in
      let job = Job(count: count, mostWorkers: min(workers, count), body: body)
      condition.lock()
      while threadCount < workers - 1 { startThread() }
      jobs.append(job)
      condition.broadcast()
      work(on: job, as: 0)
      while job.open > 0 { condition.wait() }
      condition.unlock()
    }
  }

  /// Under the lock, which is given up while the job's body runs.
  private func work(on job: Job, as worker: Int) {
    while !job.isGivenOut {
      let index = job.next
      job.next += 1
      job.open += 1
      if job.isGivenOut { jobs.removeAll { $0 === job } }
      condition.unlock()
      job.body(worker, index)
      condition.lock()
      job.open -= 1
    }
    if job.open == 0 { condition.broadcast() }
  }

  private func startThread() {
    threadCount += 1
    let thread = Thread { [self] in
      condition.lock()
      while true {
        if let job = jobs.first(where: { $0.workers < $0.mostWorkers }) {
          job.workers += 1
          work(on: job, as: job.workers - 1)
        } else {
          condition.wait()
        }
      }
    }
    thread.name = "compositor"
    thread.stackSize = Self.stackBytes
    thread.start()
  }
}
