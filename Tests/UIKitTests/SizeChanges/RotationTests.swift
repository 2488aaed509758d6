import CoreGraphics
import Stage
import Testing
import Trace
import UIKit

@Suite("Rotation") @MainActor struct RotationTests {
  private let upright = CGRect(x: 0, y: 0, width: 390, height: 844)
  private let onSide = CGRect(x: 0, y: 0, width: 844, height: 390)

  private final class Screen: UIViewController {
    var alongside: (@MainActor () -> Void)?
    var log: [String] = []
    var mask = UIInterfaceOrientationMask.allButUpsideDown
    var turns = true
    var coordinator: (any UIViewControllerTransitionCoordinator)?
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var shouldAutorotate: Bool { turns }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      self.coordinator = transitionCoordinator
      let angle = atan2(coordinator.targetTransform.b, coordinator.targetTransform.a)
      log.append(
        "\(Int((angle * 180 / .pi).rounded()))° in \(coordinator.transitionDuration) s, "
          + "animated \(coordinator.isAnimated), style \(coordinator.presentationStyle)")
      let queued = coordinator.animate { [weak self] context in
        self?.log.append(
          "along: \(Int(self!.view.bounds.width)) wide, inherits \(UIView.inheritedAnimationDuration)"
        )
        self?.alongside?()
      } completion: { [weak self] context in
        self?.log.append("over, cancelled \(context.isCancelled)")
      }
      log.append("queued \(queued)")
    }
  }

  @Test("10.20, 6.14 The window's bounds change; the coordinator tells the angle and runs along")
  func turn() {
    let screen = Screen()
    let stage = TestStage.settled(device: .iPhone13) { screen }
    let dot = UIView()
    dot.backgroundColor = .red
    stage.add(dot, CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.alongside = { dot.alpha = 0 }
    stage.turn(.landscapeRight)
    stage.advance()
    let began = stage.time
    #expect(
      screen.log == [
        "90° in 0.3 s, animated true, style none", "queued true",
        "along: 844 wide, inherits 0.3",
      ])
    #expect(stage.window.bounds == onSide)
    #expect(stage.window.transform == .identity)
    #expect(stage.perform { UIScreen.main.bounds } == onSide)
    #expect(stage.output?.displayList.size == onSide.size)
    #expect(
      screen.transitionCoordinator != nil && screen.transitionCoordinator === screen.coordinator)
    // Half-way in time, half-way with ease-in-out.
    #expect(abs((stage.shown(dot, at: began + 0.15)?.opacity ?? 0) - 0.5) < 1e-6)
    stage.settle()
    #expect(screen.log.last == "over, cancelled false")
    #expect(screen.log.count == 4)
    #expect(screen.transitionCoordinator == nil)
    let steps = Int(((stage.time - began) * 60).rounded())
    #expect((18...21).contains(steps))
  }

  @Test(
    "10.20 The picture turns from where the device was: first upright for the old hold, then for the new"
  )
  func picture() throws {
    let stage = TestStage.settled(device: .iPhone13)
    stage.perform { stage.view.backgroundColor = .white }
    stage.advance()
    stage.turn(.landscapeRight)
    stage.advance()
    let first = try #require(stage.shown(stage.view, at: stage.time))
    // Turned back by a quarter, the old screen just covers the new one.
    let corner = CGPoint(x: 0, y: 0).applying(first.transform)
    #expect(abs(corner.x - 0) < 1e-6 && abs(corner.y - 390) < 1e-6)
    #expect(first.background == upright)
    stage.settle()
    let last = try #require(stage.shown(stage.view))
    #expect(last.transform == .identity)
    #expect(last.frame == onSide)
  }

  @Test(
    "10.20 Each way of turning has its angle, and half a turn takes twice as long",
    arguments: [
      (.portrait, .landscapeRight, 90, 0.3), (.portrait, .landscapeLeft, -90, 0.3),
      (.landscapeLeft, .landscapeRight, 180, 0.6), (.landscapeRight, .portrait, -90, 0.3),
    ] as [(StageEnvironment.Orientation, StageEnvironment.Orientation, Int, Double)])
  func angles(
    _ from: StageEnvironment.Orientation, _ to: StageEnvironment.Orientation, _ degrees: Int,
    _ duration: Double
  ) {
    let screen = Screen()
    var environment = StageEnvironment()
    environment.orientation = from
    let stage = TestStage.settled(device: .iPhone13, environment: environment) { screen }
    stage.turn(to)
    stage.settle()
    // From side to side the size stays, so that nobody is told of another.
    if abs(degrees) == 180 {
      #expect(screen.log == [])
    } else {
      #expect(screen.log.first == "\(degrees)° in \(duration) s, animated true, style none")
    }
    let turns = stage.trace.compactMap { event in
      if case .sizeChange(_, _, _, let angle) = event.event { angle * 180 / .pi } else { nil }
    }
    #expect(turns.map { Int($0.rounded()) } == [degrees])
  }

  @Test("Another size without a turn is not animated, but told all the same")
  func resize() {
    let screen = Screen()
    let stage = TestStage.settled { screen }
    stage.size = CGSize(width: 150, height: 200)
    stage.advance()
    #expect(
      screen.log == [
        "0° in 0.0 s, animated false, style none", "queued true",
        "along: 150 wide, inherits 0.0",
      ])
    #expect(stage.shown(stage.view)?.isMoving != true)
    stage.advance()
    #expect(screen.log.last == "over, cancelled false")
    #expect(screen.transitionCoordinator == nil)
  }

  @Test("What a controller does not support is not done; what covers the screen decides")
  func unsupported() {
    let screen = Screen()
    screen.mask = .portrait
    let stage = TestStage.settled(device: .iPhone13) { screen }
    stage.turn(.landscapeRight)
    stage.settle()
    #expect(screen.log == [])
    #expect(stage.window.bounds == upright)
    #expect(stage.output?.displayList.size == upright.size)
    #expect(stage.perform { UIDevice.current.orientation } == .landscapeLeft)
    let other = Screen()
    other.modalPresentationStyle = .fullScreen
    stage.perform { screen.present(other, animated: false) }
    stage.settle()
    #expect(stage.window.bounds == onSide)
    stage.perform { other.dismiss(animated: false) }
    stage.settle()
    #expect(stage.window.bounds == upright)
    screen.turns = false
    screen.mask = .all
    stage.turn(.portrait)
    stage.turn(.landscapeLeft)
    stage.settle()
    #expect(stage.window.bounds == upright)
  }

  @Test("10.19 A turn while a presentation runs: it completes, and everything has the new size")
  func duringTransition() {
    for steps in [0, 1, 5, 15, 29] {
      let pair = Pair(device: .iPhone13)
      pair.present()
      pair.stage.advance(2 + steps)
      pair.stage.turn(.landscapeRight)
      pair.stage.settle()
      #expect(pair.log.lines.contains("presented"))
      #expect(pair.b.view.frame == onSide, "after \(steps) steps")
      #expect(pair.b.view.window != nil)
      pair.dismiss()
      pair.stage.advance(5)
      pair.stage.turn(.portrait)
      pair.stage.settle()
      #expect(pair.log.lines.contains("dismissed"))
      #expect(pair.a.view.frame == upright, "after \(steps) steps")
      #expect(pair.stage.window.subviews.count == 1)
    }
  }

  @Test("A second turn before the first is over: both end, the last one counts")
  func twice() {
    let screen = Screen()
    let stage = TestStage.settled(device: .iPhone13) { screen }
    stage.turn(.landscapeRight)
    stage.advance(5)
    stage.turn(.portrait)
    stage.settle()
    #expect(screen.log.filter { $0.hasPrefix("over") }.count == 2)
    #expect(stage.window.bounds == upright)
    #expect(stage.shown(stage.view)?.transform == .identity || stage.view.backgroundColor == nil)
    #expect(screen.transitionCoordinator == nil)
  }

  @Test(
    "A stack of presented controllers turns as a whole; a sheet is the whole screen on its side")
  func stack() {
    let pair = Pair(custom: false, device: .iPhone13)
    let c = LoggedController("C", pair.log)
    c.modalPresentationStyle = .overFullScreen
    pair.b.modalPresentationStyle = .pageSheet
    pair.presentAndSettle()
    pair.stage.perform { pair.b.present(c, animated: true) }
    pair.stage.settle()
    pair.stage.turn(.landscapeLeft)
    pair.stage.settle()
    #expect(c.view.frame == onSide)
    #expect(pair.b.view.bounds.size == onSide.size)
    #expect(pair.stage.rootCard.transform == .identity)
    pair.stage.turn(.portrait)
    pair.stage.settle()
    #expect(pair.b.view.bounds.size == CGSize(width: 390, height: 844 - 57))
    #expect(pair.stage.rootCard.transform.a == 0.9165)
  }

  @Test("A device that is held on its side before anything was ever shown: nothing turns")
  func onItsSideFromTheStart() {
    let screen = Screen()
    let stage = TestStage(device: .iPhone13) { screen }
    stage.perform { stage.view.backgroundColor = .red }
    stage.turn(.landscapeRight)
    stage.advance()
    #expect(!screen.log.contains { $0.contains("animated true") }, "\(screen.log)")
    #expect(stage.window.bounds == onSide)
    #expect(stage.shown(stage.view)?.isMoving != true)
    stage.settle()
    #expect(stage.shown(stage.view)?.frame == onSide)
  }
}
