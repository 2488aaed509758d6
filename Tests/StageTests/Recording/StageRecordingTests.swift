import CoreGraphics
import DisplayList
import RandomDisplayLists
import Stage
import Testing
import Trace
import UIKit

@MainActor @Suite("A recording of a stage")
struct StageRecordingTests {
  private let size = CGSize(width: 10, height: 10)

  private func list(_ children: [DisplayNode]) -> DisplayList {
    DisplayList(root: DisplayNode(owner: 0, children: children), size: size)
  }

  private func record(_ time: Double, _ children: [DisplayNode] = []) -> FrameRecord {
    FrameRecord(time: time, displayList: list(children))
  }

  /// A node with a picture of 1000 x 1000 pixels: 4 bytes each, and some for its rows' ends.
  private func picture() -> DisplayNode {
    let image = CGImage(buffer: PixelBuffer(width: 1000, height: 1000), isOpaque: true)
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    return DisplayNode(
      owner: 1, items: [.image(image, frame: frame, outline: Outline(rect: frame))])
  }

  // MARK: - Looking

  @Test("The record at a time is the last one at or before it")
  func lookup() {
    let recording = StageRecording()
    #expect(recording.record(at: 1) == nil)
    for time in [1.0, 2, 4] { recording.append(record(time)) }
    #expect(recording.count == 3)
    #expect(recording.records.map(\.time) == [1, 2, 4])
    #expect(recording.record(at: 0.999) == nil)
    #expect(recording.picture(at: 0.999) == nil)
    let found = [1, 1.5, 2, 3.999, 4, 100].map { recording.record(at: $0)?.time }
    #expect(found == [1, 1, 2, 2, 4, 4])
    #expect([0, 1, 3, 9].map { recording.records.index(at: $0) } == [nil, 0, 1, 2])
    #expect(recording.forgottenUntil == nil)
  }

  @Test("Pictures between steps are those that the stage gave while it ran")
  func betweenSteps() throws {
    var box = UIView()
    let driver = StageDriver { box = makeBox(in: $0) }
    driver.settle()
    driver.stage.perform {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { box.center.x = 80 }
    }
    let recording = StageRecording()
    var shown: [(time: Double, list: DisplayList)] = []
    repeat {
      let output = driver.advance()
      recording.append(driver.stage.record(of: output))
      for part in [0, 0.25, 0.9] {
        let time = driver.time + part / 60
        shown.append((time, driver.stage.picture(at: time)))
      }
    } while driver.outputs.last?.nextStep == .atNextDisplayTime
    #expect(shown.count > 90)
    for (time, list) in shown { #expect(recording.picture(at: time) == list, "\(time)") }
    let centers = Set(shown.compactMap { $0.list.boxCenter?.x })
    #expect(centers.count > 80, "they differ")
  }

  @Test("A record has what happened in its step")
  func trace() {
    let driver = StageDriver { _ in }
    let recording = StageRecording()
    for _ in 0...2 { recording.append(driver.stage.record(of: driver.advance())) }
    #expect(recording.records.flatMap(\.trace) == driver.trace)
    #expect(!driver.trace.isEmpty)
  }

  // MARK: - Memory

  @Test("What records share is counted once: nodes, and pictures in different nodes")
  func sharedOnce() {
    let million = 4_000_000
    let node = picture()
    let shared = StageRecording()
    for time in 0..<100 { shared.append(record(Double(time), [node])) }
    #expect((million..<million * 11 / 10).contains(shared.byteCount))

    guard case .image(let image, let frame, let outline) = node.items[0] else { return }
    let samePicture = StageRecording()
    for time in 0..<100 {
      let copy = CGImage(buffer: image.buffer, isOpaque: true)
      let another = DisplayNode(
        owner: 1, items: [.image(copy, frame: frame, outline: outline)])
      samePicture.append(record(Double(time), [another]))
    }
    #expect((million..<million * 11 / 10).contains(samePicture.byteCount))

    let unshared = StageRecording()
    for time in 0..<10 { unshared.append(record(Double(time), [picture()])) }
    #expect((10 * million..<11 * million).contains(unshared.byteCount))
  }

  @Test("A node is looked into once, however many ways lead to it")
  func manyWays() {
    // 2 to the power of 60 ways.
    var node = DisplayNode(owner: 1)
    for owner in 2...61 { node = DisplayNode(owner: owner, children: [node, node]) }
    let recording = StageRecording()
    recording.append(record(0, [node]))
    recording.append(record(1, [node]))
    #expect((0..<100_000).contains(recording.byteCount))
  }

  @Test("At its limit it drops the oldest, and says from where on it remembers")
  func limit() {
    let recording = StageRecording(byteLimit: 10_500_000)
    for time in 0...1 { recording.append(record(Double(time), [picture()])) }
    #expect(recording.forgottenUntil == nil)
    for time in 2...20 {
      recording.append(record(Double(time), [picture()]))
      #expect(recording.byteCount <= 10_500_000)
      #expect(recording.records.map(\.time) == [Double(time - 1), Double(time)])
      #expect(recording.forgottenUntil == Double(time - 1))
    }
    #expect(recording.record(at: 18.9) == nil)
  }

  @Test("So are the pictures of masks and of shadows", arguments: [true, false])
  func masksAndShadows(isMask: Bool) {
    let million = 4_000_000
    let recording = StageRecording(byteLimit: 2 * million + million / 2)
    for time in 0...9 {
      let node = picture()
      guard case .image(let image, let frame, _) = node.items[0] else { return }
      let shadow = Shadow(
        shape: .image(image, frame: frame),
        color: DisplayColor(red: 0, green: 0, blue: 0, alpha: 1), offset: .zero, radius: 0)
      let with =
        isMask ? DisplayNode(owner: 2, mask: node) : DisplayNode(owner: 2, shadow: shadow)
      recording.append(record(Double(time), [with]))
      #expect(recording.byteCount <= recording.byteLimit)
      #expect(recording.byteCount >= min(time + 1, 2) * million)
      #expect(recording.count == min(time + 1, 2))
    }
  }

  /// The oracle adds up the bitmaps that the records' pictures show.
  @Test("An animated mask and an animated shadow's path stay within the limit")
  func animatedMaskAndShadow() {
    let mask = CAShapeLayer()
    func circle(_ radius: CGFloat) -> CGPath {
      CGPath(
        ellipseIn: CGRect(x: 50 - radius, y: 50 - radius, width: 2 * radius, height: 2 * radius),
        transform: nil)
    }
    var views: [UIView] = []
    let driver = StageDriver { root in
      views = [makeBox(in: root), makeBox(in: root)]
      views[0].frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      mask.frame = views[0].bounds
      mask.path = circle(20)
      views[0].layer.mask = mask
      views[1].layer.shadowOpacity = 1
      views[1].layer.shadowPath = circle(20)
    }
    driver.settle()
    driver.stage.perform {
      for (layer, key) in [(mask as CALayer, "path"), (views[1].layer, "shadowPath")] {
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = circle(20)
        animation.toValue = circle(48)
        animation.duration = 1
        layer.add(animation, forKey: key)
      }
    }
    // The pictures of one step: 40 to 96 points wide, the shadow's at twice the scale.
    let recording = StageRecording(byteLimit: 1_000_000)
    for _ in 0..<60 {
      recording.append(driver.stage.record(of: driver.advance()))
      var buffers: [ObjectIdentifier: Int] = [:]
      var pending = recording.records.map(\.displayList.root)
      while let node = pending.popLast() {
        pending += node.children + [node.mask].compactMap { $0 }
        var images: [CGImage] = node.items.compactMap {
          if case .image(let image, _, _) = $0 { image } else { nil }
        }
        if case .image(let image, _) = node.shadow?.shape { images.append(image) }
        for image in images {
          buffers[ObjectIdentifier(image.buffer)] = image.width * image.height * 4
        }
      }
      let bytes = buffers.values.reduce(0, +)
      #expect(bytes <= recording.byteLimit && bytes <= recording.byteCount)
    }
    #expect(recording.forgottenUntil != nil)
    #expect(recording.count > 1)
  }

  @Test("The newest record stays even if it alone is too large")
  func tooLarge() {
    let recording = StageRecording(byteLimit: 1000)
    for time in 0...3 { recording.append(record(Double(time), [picture()])) }
    #expect(recording.records.map(\.time) == [3])
    #expect(recording.picture(at: 3) != nil)
  }

  @Test("What is dropped is released, what later records share is not")
  func released() {
    weak var dropped: DisplayNode?
    weak var droppedPicture: CGImage?
    weak var kept: DisplayNode?
    let recording = StageRecording(byteLimit: 9_500_000)
    do {
      let common = DisplayNode(owner: 2)
      let first = picture()
      if case .image(let image, _, _) = first.items[0] { droppedPicture = image }
      (dropped, kept) = (first, common)
      recording.append(record(0, [first, common]))
      recording.append(record(1, [picture(), common]))
    }
    #expect(dropped != nil && droppedPicture != nil && kept != nil)
    recording.append(record(2, [picture(), DisplayNode(owner: 3)]))
    #expect(recording.records.map(\.time) == [1, 2])
    #expect(dropped == nil)
    #expect(droppedPicture == nil)
    #expect(kept != nil)
    recording.append(record(3, [picture()]))
    #expect(kept == nil)
  }

  @Test("A recording keeps none of the stage's own objects alive")
  func stageGoes() throws {
    weak var controller: UIViewController?
    weak var view: UIView?
    let recording = StageRecording()
    do {
      let driver = StageDriver { _ = makeBox(in: $0) }
      driver.settle()
      let root = try #require(driver.stage.rootViewController).view!
      driver.stage.perform { UIView.animate(withDuration: 1) { root.subviews[0].alpha = 0 } }
      for _ in 0...3 { recording.append(driver.stage.record(of: driver.advance())) }
      controller = driver.stage.rootViewController
      view = controller?.view
      #expect(view != nil)
    }
    #expect(controller == nil && view == nil)
    let last = try #require(recording.records.last)
    #expect(recording.picture(at: last.time + 0.01) != last.displayList, "it moved")
  }

  /// The oracle is a recording that never had the records which were dropped.
  @Test(
    "After any number of drops it counts what a new recording of the rest counts",
    arguments: RandomRun.seeds(from: 7100, count: 400))
  func counting(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let recording = StageRecording(byteLimit: generator.integer(2_000...60_000))
    var nodes = [DisplayNode(owner: 0)]
    var images: [CGImage] = []
    for time in 0..<120 {
      for _ in 0..<generator.integer(0...4) {
        if images.isEmpty || generator.happens(0.1) {
          let side = generator.integer(1...20)
          images.append(
            CGImage(buffer: PixelBuffer(width: side, height: side), isOpaque: false))
        }
        let frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        let items = (0..<generator.integer(0...2)).map { _ in
          DrawItem.image(generator.pick(images), frame: frame, outline: Outline(rect: frame))
        }
        // The same child may come twice.
        let children = (0..<generator.integer(0...3)).map { _ in
          generator.pick(Array(nodes.suffix(8)))
        }
        nodes.append(DisplayNode(owner: nodes.count, items: items, children: children))
      }
      recording.append(record(Double(time), [generator.pick(nodes), nodes[nodes.count - 1]]))
      guard time % 10 == 9 else { continue }
      let fresh = StageRecording()
      for record in recording.records { fresh.append(record) }
      #expect(fresh.byteCount == recording.byteCount, "seed \(seed), record \(time)")
      #expect(recording.byteCount <= recording.byteLimit || recording.count == 1)
      #expect(
        recording.records.map(\.time)
          == (0..<recording.count).map { index in
            Double(time - recording.count + 1 + index)
          })
    }
    #expect(recording.forgottenUntil == recording.records.first?.time)
  }
}
