import Foundation
import Testing
import UIKit

@MainActor @Suite("Display links")
struct DisplayLinkTests {
  /// Notes the frames in which its link calls.
  @MainActor private final class Watcher {
    var times: [Double] = []
    var onFrame: (CADisplayLink) -> Void = { _ in }

    func frame(_ link: CADisplayLink) {
      times.append(link.timestamp)
      onFrame(link)
    }
  }

  private let stage = TestStage.settled()
  private let watcher = Watcher()

  private func makeLink() -> CADisplayLink {
    CADisplayLink(target: watcher, selector: Selector("frame:", Watcher.frame(_:)))
  }

  private func start(_ link: CADisplayLink) {
    stage.perform { link.add(to: .main, forMode: .common) }
  }

  private func frames(from start: Int, by interval: Int, count: Int) -> [Double] {
    (0..<count).map { Double(start + $0 * interval) / 60 }
  }

  private func isSame(_ times: [Double], _ expected: [Double]) -> Bool {
    times.count == expected.count && zip(times, expected).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test("8.6.1-8.6.3: once a frame, with the frame's times, before layout")
  func eachFrame() {
    let link = makeLink()
    #expect(link.timestamp == 0 && link.targetTimestamp == 0 && link.duration == 0)
    watcher.onFrame = { link in
      #expect(link.timestamp == CACurrentMediaTime())
      #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-9)
      #expect(abs(link.duration - 1.0 / 60) < 1e-9)
    }
    let first = stage.step + 1
    start(link)
    stage.advance(5)
    #expect(isSame(watcher.times, frames(from: first, by: 1, count: 5)))
    #expect(stage.output?.nextStep == .atNextDisplayTime)
    link.invalidate()
    stage.advance(2)
    #expect(watcher.times.count == 5 && stage.output?.nextStep == .onInput)
  }

  @Test(
    "8.6.2: fewer frames a second, to the nearest whole number of frames",
    arguments: [(30, 2), (20, 3), (15, 4), (25, 2), (60, 1), (120, 1), (0, 1), (-3, 1)])
  func preferred(_ framesPerSecond: Int, _ interval: Int) {
    let link = makeLink()
    link.preferredFramesPerSecond = framesPerSecond
    let first = stage.step + 1
    start(link)
    stage.advance(interval * 4)
    #expect(isSame(watcher.times, frames(from: first, by: interval, count: 4)))
    let target = link.targetTimestamp - link.timestamp
    #expect(abs(target - Double(interval) / 60) < 1e-9)
    link.invalidate()
  }

  @Test("A range's preferred rate counts, else its maximum")
  func range() {
    let link = makeLink()
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30)
    start(link)
    stage.advance(4)
    #expect(watcher.times.count == 2)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 15)
    stage.advance(8)
    #expect(watcher.times.count == 4)
    link.invalidate()
  }

  @Test("Paused it is silent, and the stage comes to rest")
  func paused() {
    let link = makeLink()
    link.isPaused = true
    start(link)
    stage.advance(3)
    #expect(watcher.times.isEmpty && stage.output?.nextStep == .onInput)
    stage.perform { link.isPaused = false }
    stage.advance(2)
    #expect(watcher.times.count == 2)
    link.invalidate()
  }

  @Test("8.6.2: it keeps its target, and the run loop keeps it, until it is invalidated")
  func lifetime() {
    weak var target: Watcher?
    weak var link: CADisplayLink?
    do {
      let watcher = Watcher()
      let made = CADisplayLink(target: watcher, selector: Selector("frame:", Watcher.frame(_:)))
      start(made)
      (target, link) = (watcher, made)
    }
    stage.advance(2)
    #expect(target?.times.count == 2 && link != nil)
    link?.invalidate()
    #expect(target == nil && link == nil)
  }

  @Test("Invalidated by another link in the same frame, it is not called any more")
  func invalidatedWithinFrame() {
    let first = makeLink()
    let second = Watcher()
    let other = CADisplayLink(target: second, selector: Selector("frame:", Watcher.frame(_:)))
    watcher.onFrame = { link in
      other.invalidate()
      link.invalidate()
    }
    start(first)
    start(other)
    stage.advance(2)
    #expect(watcher.times.count == 1 && second.times.isEmpty)
  }

  @Test("In two modes it is called once a frame, and until it is in none")
  func modes() {
    let link = makeLink()
    stage.perform {
      link.add(to: .main, forMode: .default)
      link.add(to: .main, forMode: .common)
    }
    stage.advance(2)
    link.remove(from: .main, forMode: .default)
    stage.advance(2)
    link.remove(from: .main, forMode: .common)
    stage.advance(2)
    #expect(watcher.times.count == 4)
  }

  @Test("Added within a frame's call, a link begins with the next frame")
  func addedWithinFrame() {
    let link = makeLink()
    let second = Watcher()
    let other = CADisplayLink(target: second, selector: Selector("frame:", Watcher.frame(_:)))
    watcher.onFrame = { link in
      other.add(to: .main, forMode: .common)
      link.invalidate()
    }
    start(link)
    stage.advance(3)
    #expect(watcher.times.count == 1 && second.times.count == 2)
    other.invalidate()
  }
}
