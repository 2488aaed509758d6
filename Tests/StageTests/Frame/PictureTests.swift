import CoreGraphics
import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite("Pictures between steps")
struct PictureTests {
  /// A box that moves from x = 50 to 80 in 0.5 s, linearly, from step `begin` on.
  private func moving() -> (driver: StageDriver, box: UIView, begin: Double) {
    let box = Box<UIView>()
    let driver = StageDriver { box.value = makeBox(in: $0) }
    driver.settle()
    driver.stage.perform {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        box.value!.center.x = 80
      } completion: { _ in
        box.value!.center.y = 150
      }
    }
    driver.advance()
    return (driver, box.value!, driver.time)
  }

  @Test("A picture at a step's time is that step's display list")
  func atStep() {
    let (driver, _, _) = moving()
    for _ in 0..<40 {
      let output = driver.advance()
      #expect(driver.stage.picture(at: driver.time) == output.displayList)
    }
  }

  @Test("Between steps the animations are evaluated at that time, and ended ones hold their end")
  func between() {
    let (driver, _, begin) = moving()
    driver.advance(toStep: driver.step + 6)
    for fraction in [0.2, 0.33, 0.5, 0.9, 1] {
      let center = driver.stage.picture(at: begin + fraction * 0.5).boxCenter!
      #expect(abs(center.x - (50 + 30 * fraction)) < 1e-9)
      #expect(center.y == 50)
    }
    // Long after the end the completion, which moves it down, has still not run.
    #expect(driver.stage.picture(at: begin + 5).boxCenter == CGPoint(x: 80, y: 50))
  }

  @Test("Seeking is stepping to the last step at or before, then a picture: the same as playing")
  func seeking() {
    let times = [0.013, 0.1, 0.25, 0.2501, 0.49, 0.51, 0.7]
    let (playing, _, begin) = moving()
    var played: [DisplayListText] = []
    var pending = times[...]
    while let next = pending.first {
      let time = begin + next
      if StageDriver.device.step(at: time) > playing.step {
        playing.advance()
      } else {
        played.append("\(playing.stage.picture(at: time))")
        pending.removeFirst()
      }
    }
    for (time, text) in zip(times, played) {
      let (seeking, _, begin) = moving()
      seeking.advance(toStep: StageDriver.device.step(at: begin + time))
      #expect("\(seeking.stage.picture(at: begin + time))" == text, "at \(time)")
    }
  }

  private typealias DisplayListText = String

  @Test("Ten pictures between any two steps run no code and change nothing that follows")
  func slowMotion() {
    final class Counter: UIView {
      var calls = 0
      override func layoutSubviews() { calls += 1 }
      override func display(_ layer: CALayer) { calls += 1 }
      override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        calls += 1
        return super.action(for: layer, forKey: event)
      }
    }
    func run(pictures: Int) -> (StageDriver, callsInPictures: Int) {
      let counter = Box<Counter>()
      let driver = StageDriver { view in
        let made = Counter(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        made.backgroundColor = .red
        view.addSubview(made)
        counter.value = made
      }
      driver.settle()
      driver.stage.perform {
        UIView.animate(withDuration: 0.3) {
          counter.value!.center = CGPoint(x: 70, y: 120)
        } completion: { _ in
          UIView.animate(withDuration: 0.2) { counter.value!.alpha = 0.25 }
        }
      }
      var callsInPictures = 0
      for _ in 0..<60 {
        driver.advance()
        let before = counter.value!.calls
        for n in 0..<pictures {
          _ = driver.stage.picture(at: driver.time + Double(n) / 600)
        }
        callsInPictures += counter.value!.calls - before
      }
      return (driver, callsInPictures)
    }
    let (plain, _) = run(pictures: 0)
    let (slow, callsInPictures) = run(pictures: 10)
    #expect(callsInPictures == 0)
    #expect(plain.outputs == slow.outputs)
  }

  @Test("A picture before the last step is refused")
  func past() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let driver = StageDriver { _ in }
        driver.advance(toStep: 10)
        _ = driver.stage.picture(at: 0.1)
      }
    }
  }

  @Test("No frame shows the model value between an animation's end and its completion")
  func modelValueNeverShows() {
    // The model stays at 50 while the animation goes from 50 to 80, with every duration: ends
    // between steps, on steps, and where rounding could go either way.
    for n in 1...90 {
      let box = Box<UIView>()
      let driver = StageDriver { box.value = makeBox(in: $0) }
      driver.settle()
      let context = driver.stage.context
      let view = box.value!
      let batch = AnimationBatch { _ in view.center.x = 80 }
      view.layer.add(
        LayerAnimation(
          id: context.nextNumber(), property: .position, from: .point(CGPoint(x: 50, y: 50)),
          to: .point(CGPoint(x: 80, y: 50)), isAdditive: false, curve: .linear, delay: 0,
          duration: Double(n) / 120), to: batch, in: context)
      _ = batch.seal()
      let first = driver.step + 1
      driver.settle()
      let xs = driver.outputs[first...].map { $0.displayList.boxCenter!.x }
      #expect(xs == xs.sorted(), "duration \(n)/120: \(xs)")
      #expect(xs.last == 80)
      // Half a step is rounded up: then one more step that shows what the completion did.
      #expect(xs.count == (n + 1) / 2 + 2, "duration \(n)/120")
    }
  }
}
