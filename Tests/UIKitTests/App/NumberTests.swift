import QuartzCore
import Testing
import Trace

@testable import UIKit

@Suite("Numbers of objects") @MainActor struct NumberTests {
  /// The pictures of a presentation with an animator and a delegate of the user's.
  private func pictures(isTraced: Bool) -> [String] {
    let pair = Pair()
    if !isTraced { pair.stage.stage.context.log = nil }
    var pictures: [String] = []
    pair.present()
    for _ in 0..<10 {
      pair.stage.advance()
      pictures.append(pair.stage.picture)
    }
    pair.stage.settle()
    pair.dismiss()
    pair.stage.settle()
    pair.present()
    pair.stage.advance(4)
    return pictures + [pair.stage.picture]
  }

  @Test("With a log or without, the pictures are the same to the letter")
  func log() {
    #expect(pictures(isTraced: true) == pictures(isTraced: false))
  }

  private func lives(_ stage: TestStage) -> (made: [ObjectReference], dead: [ObjectReference]) {
    var (made, dead): ([ObjectReference], [ObjectReference]) = ([], [])
    for event in stage.trace {
      switch event.event {
      case .created(let object): made.append(object)
      case .destroyed(let object): dead.append(object)
      default: break
      }
    }
    return (made, dead)
  }

  private final class Early: UIViewController {}

  @Test("A controller made for another stage takes a number of this one, and ends in its trace")
  func early() {
    let other = TestStage.settled()
    // Numbers that the second stage gives to others.
    var early: [Early]? = (0..<5).map { _ in other.perform { Early() } }
    let stage = TestStage.settled()
    stage.perform {
      for controller in early ?? [] {
        stage.root.addChild(controller)
        stage.view.addSubview(controller.view)
        controller.didMove(toParent: stage.root)
      }
    }
    stage.settle()
    let ids = early!.map { $0.identity.number }
    let views = early!.map { $0.view.layer.number }
    #expect(Set(ids + views + [stage.root.identity.number]).count == 11)
    #expect(lives(stage).made.filter { $0.type == "Early" }.map(\.id) == ids)
    stage.perform {
      for controller in early ?? [] {
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
      }
      early = nil
    }
    stage.advance(3)
    other.advance(3)
    #expect(lives(stage).dead.filter { $0.type == "Early" }.map(\.id).sorted() == ids.sorted())
    #expect(lives(other).dead.filter { $0.type == "Early" } == [])
  }

  @Test("One of this stage keeps its number when it leaves and comes back")
  func kept() {
    let stage = TestStage.settled()
    let child = stage.perform { Early() }
    let number = child.identity.number
    for _ in 0..<2 {
      stage.perform { stage.view.addSubview(child.view) }
      stage.advance()
      stage.perform { child.view.removeFromSuperview() }
      stage.advance()
    }
    #expect(child.identity.number == number)
    #expect(lives(stage).made.count { $0.type == "Early" } == 1)
  }
}
