import CoreGraphics
import QuartzCore
import Testing

@MainActor @Suite("Layout and contents of layers")
struct LayerLayoutTests {
  /// Calls closures for layout and contents, and writes down whose.
  private final class Recorder: CALayer {
    var name = ""
    var log: (String) -> Void = { _ in }
    var whenLaidOut: () -> Void = {}
    var whenDisplayed: () -> Void = {}

    override func layoutSublayers() {
      log("layout \(name)")
      whenLaidOut()
    }

    override func display() {
      log("display \(name)")
      whenDisplayed()
    }
  }

  private final class Log { var lines: [String] = [] }

  private let tree = LayerTree()
  private let log = Log()

  private func recorder(_ name: String, in superlayer: CALayer) -> Recorder {
    let layer = tree.context.perform { Recorder() }
    layer.name = name
    layer.log = { [log] in log.lines.append($0) }
    superlayer.addSublayer(layer)
    return layer
  }

  private func takeLog() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  @Test("From the top down, once, and only where it was asked for")
  func once() {
    let a = recorder("a", in: tree.root)
    let b = recorder("b", in: a)
    tree.commit(at: 0)
    #expect(takeLog() == ["layout a", "layout b"])
    tree.commit(at: 1)
    #expect(takeLog() == [])
    b.setNeedsLayout()
    tree.commit(at: 2)
    #expect(takeLog() == ["layout b"])
  }

  @Test("A sublayer's layout may ask for its superlayer's again, within the same commit")
  func upwards() {
    let a = recorder("a", in: tree.root)
    let b = recorder("b", in: a)
    b.whenLaidOut = { [weak a, weak b] in
      b?.whenLaidOut = {}
      a?.setNeedsLayout()
    }
    tree.commit(at: 0)
    #expect(takeLog() == ["layout a", "layout b", "layout a"])
    #expect(!tree.root.hasUncommittedChanges)
  }

  @Test("Layout that never settles stops and names the layer")
  func endless() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          final class Restless: CALayer {
            override func layoutSublayers() { setNeedsLayout() }
          }
          Restless().layoutIfNeeded()
        }
      })
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("Restless"))
    #expect(message.contains("asks for layout each time it is laid out"))
  }

  @Test("Contents are made when asked for, once, and anew for another scale if they depend on it")
  func display() {
    let a = recorder("a", in: tree.root)
    let b = recorder("b", in: tree.root)
    tree.commit(at: 0)
    #expect(takeLog() == ["layout a", "layout b"])
    a.setNeedsDisplay()
    tree.commit(at: 1)
    #expect(takeLog() == ["display a"])
    b.rasterizesAtOutputScale = true
    b.setNeedsDisplay()
    tree.commit(at: 2)
    #expect(takeLog() == ["display b"])
    tree.context.outputScale = 2
    tree.commit(at: 3)
    #expect(takeLog() == ["display b"])
    tree.commit(at: 4)
    #expect(takeLog() == [])
  }

  @Test("What a layer changes elsewhere while it makes its contents is committed at once")
  func changesFromDisplay() throws {
    let a = recorder("a", in: tree.root)
    let b = recorder("b", in: tree.root)
    a.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    b.setNeedsDisplay()
    b.whenDisplayed = { [weak a] in a?.position.x = 50 }
    let committed = tree.commit(at: 0)
    #expect(committed.committed(a.number)?.values.position.x == 50)
    #expect(!tree.root.hasUncommittedChanges)
  }

  @Test("Layout and contents that are asked for while contents are made come with the next commit")
  func requestsFromDisplay() {
    let a = recorder("a", in: tree.root)
    let b = recorder("b", in: a)
    tree.commit(at: 0)
    _ = takeLog()
    b.setNeedsDisplay()
    b.whenDisplayed = { [weak a, weak b] in
      b?.whenDisplayed = {}
      a?.setNeedsLayout()
      a?.setNeedsDisplay()
    }
    tree.commit(at: 1)
    #expect(takeLog() == ["display b"])
    #expect(tree.root.hasUncommittedChanges)
    tree.commit(at: 2)
    #expect(takeLog() == ["layout a", "display a"])
    #expect(!tree.root.hasUncommittedChanges)
  }
}
