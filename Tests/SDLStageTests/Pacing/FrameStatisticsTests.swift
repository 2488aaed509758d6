import SDLStage
import Testing

@Suite("How long frames took")
struct FrameStatisticsTests {
  @Test("Before a frame there is nothing to tell")
  func empty() {
    let statistics = FrameStatistics(scale: 2)
    #expect(statistics.count == 0)
    #expect(statistics.first == nil)
    #expect(statistics.median == 0)
    #expect(statistics.worst == 0)
  }

  @Test("The first frame stands apart; median and worst are those of the others")
  func values() {
    var statistics = FrameStatistics(scale: 2)
    for time in [50, 3, 1, 2, 10] as [Double] { statistics.add(milliseconds: time) }
    #expect(statistics.first == 50)
    #expect(statistics.count == 4)
    #expect(statistics.median == 2.5)
    #expect(statistics.worst == 10)
    statistics.add(milliseconds: 2.75)
    #expect(statistics.median == 2.75)
  }

  @Test("The median follows the latest frames, the worst is kept")
  func longRun() {
    var statistics = FrameStatistics(scale: 1)
    statistics.add(milliseconds: 0)
    for _ in 1...FrameStatistics.mostRemembered { statistics.add(milliseconds: 9) }
    for _ in 1...FrameStatistics.mostRemembered { statistics.add(milliseconds: 1) }
    #expect(statistics.median == 1)
    #expect(statistics.worst == 9)
    #expect(statistics.count == 2 * FrameStatistics.mostRemembered)
  }
}
