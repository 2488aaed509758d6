import CoreGraphics
import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite("Two stages in one process")
struct TwoStagesTests {
  /// What Apple's globals say, asked from the user's code.
  private struct Answers: Equatable {
    var time: Double
    var screen: CGSize
    var isOwnApplication: Bool
  }

  private final class Asker: UIViewController {
    var answers: [Answers] = []
    var application: UIApplication?

    override func viewDidLayoutSubviews() {
      answers.append(
        Answers(
          time: CACurrentMediaTime(), screen: UIScreen.main.bounds.size,
          isOwnApplication: UIApplication.shared === application))
    }
  }

  private func stage(_ size: CGSize) -> (Stage, Asker) {
    let asker = Box<Asker>()
    let stage = Stage(device: Device(name: "d", size: size, scale: 1)) {
      let made = Asker()
      made.application = UIApplication.shared
      asker.value = made
      return made
    }
    return (stage, asker.value!)
  }

  private let small = CGSize(width: 100, height: 200)
  private let large = CGSize(width: 300, height: 400)

  @Test("Stepped in turns at different times, each one's code sees its own time, screen and app")
  func alternating() {
    let (one, first) = stage(small)
    let (other, second) = stage(large)
    for n in 0..<5 {
      first.view.setNeedsLayout()
      _ = one.step(StageInput(time: Double(n), size: small, scale: 1))
      second.view.setNeedsLayout()
      _ = other.step(StageInput(time: 100 + Double(n), size: large, scale: 1))
    }
    #expect(
      first.answers
        == (0..<5).map { Answers(time: Double($0), screen: small, isOwnApplication: true) })
    #expect(
      second.answers
        == (0..<5).map { Answers(time: 100 + Double($0), screen: large, isOwnApplication: true) })
    #expect(first.application !== second.application)
  }

  @Test("UIView.animate in one stage's code begins by that stage's clock, and ends by it")
  func animation() {
    let (boxes, otherBox) = (Box<UIView>(), Box<UIView>())
    let driver = StageDriver { boxes.value = makeBox(in: $0) }
    let other = StageDriver { otherBox.value = makeBox(in: $0) }
    driver.settle()
    other.advance(toStep: 300)
    var finishedAt: [Double] = []
    driver.stage.perform {
      UIView.animate(withDuration: 0.5) {
        boxes.value!.center.x = 80
      } completion: { _ in
        finishedAt.append(CACurrentMediaTime())
      }
    }
    other.advance()
    #expect(otherBox.value!.layer.animations.isEmpty)
    driver.advance()
    let begun = driver.step
    #expect(boxes.value!.layer.animations.map(\.committed) == [driver.time])
    for _ in 0..<30 {
      other.advance()
      driver.advance()
    }
    #expect(finishedAt == [StageDriver.device.time(ofStep: begun + 30)])
  }

  @Test("A task begun by one stage's code belongs to that stage, whatever steps meanwhile")
  func task() async {
    let driver = StageDriver { _ in }
    driver.advance(toStep: 6)
    let task = driver.stage.perform {
      Task { @MainActor in
        let before = (CACurrentMediaTime(), UIScreen.main.bounds.size)
        await Task.yield()
        return [before, (CACurrentMediaTime(), UIScreen.main.bounds.size)]
      }
    }
    let (other, _) = stage(large)
    _ = other.step(StageInput(time: 50, size: large, scale: 1))
    for (time, size) in await task.value {
      #expect(time == 0.1)
      #expect(size == small)
    }
  }

  @Test("Outside of any stage's code the newest stage is meant")
  func newest() {
    let (one, _) = stage(small)
    let (other, _) = stage(large)
    #expect(UIScreen.main.bounds.size == large)
    _ = one.step(StageInput(time: 3, size: small, scale: 1))
    #expect(UIScreen.main.bounds.size == large)
    _ = other.step(StageInput(time: 7, size: large, scale: 1))
    #expect(CACurrentMediaTime() == 7)
    #expect(one.perform { CACurrentMediaTime() } == 3)
  }

  @Test("A view that moves from one stage's window to another's ends its animations where they ran")
  func moving() {
    let (box, otherView) = (Box<UIView>(), Box<UIView>())
    let driver = StageDriver { box.value = makeBox(in: $0) }
    let other = StageDriver { otherView.value = $0 }
    driver.settle()
    other.settle()
    var finished: [Bool] = []
    driver.stage.perform {
      UIView.animate(withDuration: 0.5) {
        box.value!.center.x = 80
      } completion: {
        finished.append($0)
      }
    }
    driver.advance()
    otherView.value!.addSubview(box.value!)
    driver.settle()
    #expect(finished == [false])
    other.settle()
    #expect(other.outputs.last?.displayList.boxCenter == CGPoint(x: 80, y: 50))
  }
}
