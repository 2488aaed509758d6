import Compositor
import CoreGraphics
import DisplayList
import RandomDisplayLists
import Stage
import Testing

/// Each seed seeks twice in each direction of each entry: 1,120 times in all at full length.
@Suite("Seeking equals playing, at random") @MainActor struct SeekingTests {
  private static let scale = 0.5
  private static let seeks = 2

  /// A run whose next steps are the transition.
  private func run(_ id: String, _ direction: Direction) throws -> ScenarioRun {
    let scenario = GalleryRun.scenario(id)
    let run = ScenarioRun(scenario, scale: Self.scale)
    try run.settle()
    if direction == .dismiss { try run.present() }
    try run.perform(scenario.script(for: direction))
    return run
  }

  /// All of the transition, step by step, until nothing moves.
  private func recording(_ run: ScenarioRun) -> StageRecording {
    let recording = StageRecording()
    repeat {
      let output = run.advance()
      recording.append(run.stage.record(of: output))
    } while !run.isStill && recording.count < 1_200
    return recording
  }

  /// Some at a step, most between two, the first and the last among them.
  private func times(
    _ recording: StageRecording, _ numbers: inout SeededGenerator
  ) throws -> [Double] {
    let (first, last) = (
      try #require(recording.records.first).time, try #require(recording.records.last).time
    )
    return (0..<Self.seeks).map { _ in
      numbers.happens(0.25)
        ? recording.records[numbers.integer(0...recording.count - 1)].time
        : numbers.number(first...last)
    }
  }

  @Test(
    "A seek in the recording gives the display list and the bytes that playing to there gives",
    arguments: GalleryRun.entries)
  func seeking(_ id: String) throws {
    for seed in RandomRun.seeds(from: 1, count: 20) {
      for (index, direction) in Direction.allCases.enumerated() {
        let hint: Comment = "\(id) \(direction), INTERLUDE_SEED=\(seed)"
        var numbers = SeededGenerator(seed: seed &* 2 &+ UInt64(index))
        let recording = recording(try run(id, direction))
        let times = try times(recording, &numbers)

        // Played, with a picture between two steps wherever one is wanted.
        let played = try run(id, direction)
        var lists: [Double: DisplayList] = [:]
        var frames: [Double: Frame] = [:]
        let size = played.stage.device.size
        let window = Canvas(
          width: Int((size.width * Self.scale).rounded(.up)),
          height: Int((size.height * Self.scale).rounded(.up)), scale: Self.scale)
        for time in times.sorted() {
          while played.step < played.stage.device.step(at: time) {
            let output = played.advance()
            // As a window paints: only what a step changes.
            if numbers.happens(0.2) { _ = window.show(output.displayList) }
          }
          let list = played.stage.picture(at: max(time, played.time))
          lists[time] = list
          _ = window.show(list)
          frames[time] = copy(window.pixels)
        }

        // Sought there in the order of the draws: forth and back.
        let compositor = Compositor()
        for time in times {
          let sought = try #require(recording.picture(at: time), hint)
          #expect(sought == lists[time], hint)
          #expect(sought.description == lists[time]?.description, hint)
          #expect(compositor.composite(sought, scale: Self.scale) == frames[time], hint)
        }
      }
    }
  }

  /// What the canvas shows now.
  private func copy(_ pixels: PixelBuffer) -> Frame {
    let copy = PixelBuffer(width: pixels.width, height: pixels.height)
    for y in 0..<pixels.height { for x in 0..<pixels.width { copy[x, y] = pixels[x, y] } }
    return Frame(pixels: copy)
  }
}
