import Foundation
import Testing
import Trace
import UIKit

@Suite("An object has one number in a trace, wherever it was made") @MainActor
struct StableNumberTests {
  private final class Early: UIViewController {}
  private final class EarlyChild: UIViewController {}
  private final class EarlyView: UIView {}
  private final class Wrapper: UIView {}

  /// A controller with a child, views loaded.
  private func makeEarly() -> Early {
    let (early, child) = (Early(), EarlyChild())
    early.view = EarlyView(frame: TestStage.bounds)
    early.addChild(child)
    early.view.addSubview(child.view)
    child.didMove(toParent: early)
    return early
  }

  /// The numbers under which the trace names objects, by their type.
  private func numbers(_ trace: [TraceEvent]) throws -> [String: Set<Int>] {
    var numbers: [String: Set<Int>] = [:]
    func walk(_ value: Any) {
      if let object = value as? [String: Any] {
        if let id = object["id"] as? Int, let type = object["type"] as? String {
          numbers[type, default: []].insert(id)
        }
        object.values.forEach(walk)
      } else if let list = value as? [Any] {
        list.forEach(walk)
      }
    }
    walk(try JSONSerialization.jsonObject(with: JSONEncoder().encode(trace)))
    return numbers
  }

  private func expectOneNumberEach(_ stage: TestStage, _ types: [String]) throws {
    let numbers = try numbers(stage.trace)
    for type in types { #expect(numbers[type]?.count == 1, "\(type): \(numbers[type] ?? [])") }
    let all = numbers.filter { $0.key.hasPrefix("Early") || $0.key.hasPrefix("UI") }
      .flatMap(\.value)
    #expect(Set(all).count == all.count, "\(numbers)")
  }

  @Test(
    "Presented, dismissed and presented again: one made for another stage",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func presented(_ style: UIModalPresentationStyle) throws {
    let other = TestStage.settled()
    let early = other.perform { makeEarly() }
    let stage = TestStage.settled()
    early.modalPresentationStyle = style
    for _ in 0..<2 {
      stage.perform { stage.root.present(early, animated: true) }
      stage.settle()
      stage.perform { early.dismiss(animated: true) }
      stage.settle()
    }
    try expectOneNumberEach(stage, ["Early", "EarlyChild", "EarlyView"])
    // Its end is told here.
    #expect(
      stage.trace.contains {
        if case .created(let object) = $0.event { object.type == "Early" } else { false }
      })
  }

  @Test("Presented from a child, and presenting itself")
  func chain() throws {
    let other = TestStage.settled()
    let early = other.perform { makeEarly() }
    let stage = TestStage.settled()
    stage.perform { stage.root.present(early, animated: false) }
    stage.settle()
    stage.perform { early.children[0].present(UIViewController(), animated: true) }
    stage.settle()
    stage.perform { stage.root.dismiss(animated: true) }
    stage.settle()
    try expectOneNumberEach(stage, ["Early", "EarlyChild", "EarlyView"])
  }

  @Test("A view that was made for another stage, put into one that is in no window yet")
  func wrapped() throws {
    let other = TestStage.settled()
    let view = other.perform { EarlyView(frame: TestStage.bounds) }
    let inner = other.perform { Wrapper(frame: TestStage.bounds) }
    let stage = TestStage.settled()
    stage.perform {
      let outer = UIView(frame: TestStage.bounds)
      inner.addSubview(view)
      outer.addSubview(inner)
      stage.view.addSubview(outer)
      view.removeFromSuperview()
    }
    stage.settle()
    try expectOneNumberEach(stage, ["EarlyView", "Wrapper"])
  }

  @Test("What comes back from another stage has its former number again")
  func back() throws {
    let stage = TestStage.settled()
    let early = stage.perform { makeEarly() }
    let other = TestStage.settled()
    // Numbers that the other one gives out in between.
    for host in [stage, other, stage, other] {
      host.perform { host.root.present(early, animated: false) }
      host.settle()
      host.perform { early.dismiss(animated: false) }
      host.settle()
      _ = host.perform { UIViewController() }
    }
    for host in [stage, other] {
      try expectOneNumberEach(host, ["Early", "EarlyChild", "EarlyView"])
      let made = host.trace.count {
        if case .created(let object) = $0.event { object.type == "Early" } else { false }
      }
      #expect(made == 1)
    }
  }

  @Test("With a log or without, numbers are the same")
  func log() {
    func number(isTraced: Bool) -> [Int] {
      let other = TestStage.settled()
      let early = other.perform { makeEarly() }
      let stage = TestStage.settled()
      if !isTraced { stage.stage.context.log = nil }
      stage.perform { stage.root.present(early, animated: true) }
      stage.settle()
      return [early.view.layer.number, early.children[0].view.layer.number]
    }
    #expect(number(isTraced: true) == number(isTraced: false))
  }
}
