import CoreGraphics
import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite("A stage moves only when it is stepped")
struct StepTests {
  @Test("Stepping backwards is refused; the same time again is not")
  func backwards() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let stage = StageDriver { _ in }.stage
          _ = stage.step(StageInput(time: 1, size: .zero, scale: 1))
          _ = stage.step(StageInput(time: 0.99, size: .zero, scale: 1))
        }
      })
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("a stage cannot go back from 1.0 s to 0.99 s"))

    let driver = StageDriver { _ in }
    driver.settle()
    let again = driver.stage.step(driver.inputs.last!)
    #expect(again.displayList == driver.outputs.last!.displayList)
    #expect(again.trace == [])
  }

  @Test("A time that is not a number, and a scale that is not above 0, are refused")
  func badNumbers() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = StageDriver { _ in }.stage.step(StageInput(time: .nan, size: .zero, scale: 1))
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = StageDriver { _ in }.stage.step(StageInput(time: 0, size: .zero, scale: 0))
      }
    }
  }

  @Test("When nothing moves only input is waited for; while something moves, the next display time")
  func nextStep() {
    let box = Box<UIView>()
    let driver = StageDriver { box.value = makeBox(in: $0) }
    driver.settle()
    #expect(driver.outputs.last?.nextStep == .onInput)
    #expect(!driver.stage.needsStep)
    driver.stage.perform {
      UIView.animate(withDuration: 0.1) { box.value?.center.x = 80 }
    }
    #expect(driver.stage.needsStep)
    let begun = driver.step + 1
    // 0.1 s are six steps; the seventh shows what the completion left.
    for n in 0...6 {
      #expect(driver.advance().nextStep == .atNextDisplayTime, "step \(n)")
    }
    #expect(driver.advance().nextStep == .onInput)
    #expect(driver.step == begun + 7)
  }

  @Test("A change between steps wakes whoever drives the stage")
  func wake() {
    let box = Box<UIView>()
    let driver = StageDriver { box.value = makeBox(in: $0) }
    driver.settle()
    var wakes = 0
    driver.stage.whenStepIsNeeded { wakes += 1 }
    box.value?.center.x = 10
    #expect(wakes == 1)
    driver.advance()
    #expect(driver.outputs.last?.displayList.boxCenter == CGPoint(x: 10, y: 50))
    #expect(wakes == 1)
  }

  @Test("Work asked for while contents are made does not get lost when the stage comes to rest")
  func workFromDisplay() {
    final class Lazy: UIView {
      var shown: UIView?
      override func display(_ layer: CALayer) { shown?.center.x = 90 }
    }
    let box = Box<UIView>()
    let driver = StageDriver { view in
      box.value = makeBox(in: view)
      let lazy = Lazy(frame: .zero)
      lazy.shown = box.value
      view.addSubview(lazy)
      lazy.setNeedsDisplay()
    }
    driver.settle()
    #expect(driver.outputs.last?.displayList.boxCenter == CGPoint(x: 90, y: 50))
  }

  @Test("Another size reaches the screen, the windows and the canvas in the same step")
  func size() {
    let driver = StageDriver { view in view.backgroundColor = .red }
    driver.settle()
    let size = CGSize(width: 200, height: 100)
    let output = driver.stage.step(StageInput(time: 1, size: size, scale: 1))
    #expect(output.displayList.size == size)
    #expect(driver.stage.rootViewController?.view.frame == CGRect(origin: .zero, size: size))
    #expect(driver.stage.perform { UIScreen.main.bounds.size } == size)
    #expect(driver.stage.perform { UIScreen.main.scale } == 2)
  }

  @Test("Untraced, the trace is empty and the pictures are the same")
  func untraced() {
    func run(isTraced: Bool) -> StageDriver {
      let box = Box<UIView>()
      let driver = StageDriver(isTraced: isTraced) { box.value = makeBox(in: $0) }
      driver.settle()
      driver.stage.perform { UIView.animate(withDuration: 0.2) { box.value?.alpha = 0 } }
      driver.settle()
      return driver
    }
    let (traced, untraced) = (run(isTraced: true), run(isTraced: false))
    #expect(untraced.trace == [] && !traced.trace.isEmpty)
    #expect(traced.outputs.map(\.displayList) == untraced.outputs.map(\.displayList))
  }

  @Test("The device's steps are computed, not added up", arguments: [60, 120])
  func device(_ rate: Int) {
    let device = Device(name: "d", size: .zero, scale: 1, rate: rate)
    for step in 0..<2000 {
      #expect(device.step(at: device.time(ofStep: step)) == step)
      #expect(device.step(at: device.time(ofStep: step) + 0.5 / Double(rate)) == step)
    }
  }
}
