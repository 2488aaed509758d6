import CoreGraphics
import Stage
import Testing
import Trace
import UIKit

@Suite("10.20: every way of turning") @MainActor struct TurnTableTests {
  private typealias Orientation = StageEnvironment.Orientation

  private final class Screen: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    var whenTold: (@MainActor (any UIViewControllerTransitionCoordinator) -> Void)?
    var whenTraitsChange: (@MainActor () -> Void)?
    var whenLaidOut: (@MainActor () -> Void)?
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      whenTold?(coordinator)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      whenTraitsChange?()
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      whenLaidOut?()
    }
  }

  private func stage(
    _ device: Device = .iPhone13, _ orientation: Orientation, _ screen: Screen
  ) -> TestStage {
    var environment = StageEnvironment()
    environment.orientation = orientation
    return .settled(device: device, environment: environment) { screen }
  }

  private static let ways: [Orientation: (interface: UIInterfaceOrientation, degrees: Int)] = [
    .portrait: (.portrait, 0), .landscapeRight: (.landscapeRight, 90),
    .portraitUpsideDown: (.portraitUpsideDown, 180), .landscapeLeft: (.landscapeLeft, 270),
  ]

  @Test(
    "10.20: a quarter or half a turn, the shorter way; half takes twice as long",
    arguments: [
      false, true,
    ])
  func angles(isPad: Bool) throws {
    let device = try #require(Device.named(isPad ? "ipadair" : "iphone13"))
    // No documentation says it: compatibility.md has the two durations.
    let quarter = isPad ? 24 : 18
    for from in Orientation.allCases {
      for to in Orientation.allCases where to != from {
        let stage = stage(device, from, Screen())
        stage.perform { stage.view.backgroundColor = .white }
        stage.settle()
        stage.turn(to)
        stage.advance()
        let began = stage.step
        let (old, new) = (Self.ways[from]!, Self.ways[to]!)
        let clockwise = (new.degrees - old.degrees + 360) % 360
        let degrees = stage.trace.compactMap { event in
          if case .sizeChange(_, _, _, let angle) = event.event {
            Int((angle * 180 / .pi).rounded())
          } else {
            nil
          }
        }
        if clockwise == 180 {
          #expect(degrees.map(abs) == [180], "\(from) to \(to)")
        } else {
          #expect(degrees == [clockwise == 90 ? 90 : -90], "\(from) to \(to)")
        }
        // The picture begins as it was seen before: turned back by the whole angle.
        let first = try #require(stage.shown(stage.view, at: stage.time)?.transform)
        let shown = Int((atan2(first.b, first.a) * 180 / .pi).rounded())
        #expect((shown + clockwise) % 360 == 0, "\(from) to \(to): \(shown)")
        #expect(UIApplication.of(stage.stage.context).interfaceOrientation == new.interface)
        while stage.shown(stage.view)?.transform != .identity, stage.step < began + 99 {
          stage.advance()
        }
        let steps = stage.step - began
        #expect(steps == (clockwise == 180 ? 2 : 1) * quarter, "\(from) to \(to)")
        #expect(stage.window.transform == .identity)
      }
    }
  }

  @Test("The device's orientation is named for its other side; scenes have the interface's")
  func names() {
    let device: [Orientation: UIDeviceOrientation] = [
      .portrait: .portrait, .portraitUpsideDown: .portraitUpsideDown,
      .landscapeLeft: .landscapeRight, .landscapeRight: .landscapeLeft,
    ]
    for (held, way) in Self.ways {
      let stage = stage(.iPhone13, held, Screen())
      stage.perform {
        #expect(UIDevice.current.orientation == device[held], "\(held)")
        #expect(stage.window.windowScene?.interfaceOrientation == way.interface)
      }
      #expect(way.interface.isPortrait == !held.isLandscape)
      #expect(way.interface.isLandscape == held.isLandscape)
    }
    #expect(
      !UIInterfaceOrientation.unknown.isPortrait && !UIInterfaceOrientation.unknown.isLandscape)
  }

  @Test("A controller is turned to what its mask has, and to nothing else")
  func masks() {
    let masks: [(UIInterfaceOrientationMask, Set<Orientation>)] = [
      (.portrait, [.portrait]), ([.portrait, .landscapeLeft], [.portrait, .landscapeLeft]),
      ([.portrait, .landscapeRight], [.portrait, .landscapeRight]),
      ([.portrait, .portraitUpsideDown], [.portrait, .portraitUpsideDown]),
      (.landscape.union(.portrait), [.portrait, .landscapeLeft, .landscapeRight]),
      (.allButUpsideDown, [.portrait, .landscapeLeft, .landscapeRight]),
      (.all, Set(Orientation.allCases)),
    ]
    for (mask, allowed) in masks {
      for to in Orientation.allCases {
        let screen = Screen()
        screen.mask = mask
        let stage = stage(.iPhone13, .portrait, screen)
        stage.turn(to)
        stage.settle()
        let expected = allowed.contains(to) ? to : .portrait
        #expect(
          UIApplication.of(stage.stage.context).interfaceOrientation
            == Self.ways[expected]!.interface, "\(mask.rawValue), \(to)")
        #expect(stage.view.bounds.size == Device.iPhone13.size(in: expected))
      }
    }
  }

  @Test("6.11, 6.14: what a coordinator of a size change says, before, during and after")
  func members() {
    let screen = Screen()
    let stage = stage(.iPhone13, .portrait, screen)
    let window = stage.window
    var coordinator: (any UIViewControllerTransitionCoordinator)?
    let log = CallLog()
    screen.whenTold = { told in
      coordinator = told
      told.notifyWhenInteractionChanges { _ in log.note("changes") }
      told.notifyWhenInteractionEnds { _ in log.note("ends") }
      let queued = told.animate { context in
        log.note("along \(UIView.inheritedAnimationDuration)")
        // Asked for while it runs, it still runs.
        let nested = told.animate { _ in log.note("nested") }
        log.note("\(nested)")
        #expect(context === told)
      } completion: { context in
        log.note("over")
        #expect(context === told)
      }
      log.note("queued \(queued)")
      log.note("\(told.animate(alongsideTransition: nil) { _ in log.note("over too") })")
      let inView = told.animateAlongsideTransition(in: window) { _ in
        log.note("in the window")
      } completion: { _ in
        log.note("over in the window")
      }
      log.note("in a view \(inView)")
    }
    stage.turn(.landscapeRight)
    stage.advance()
    func check() {
      #expect(coordinator?.isAnimated == true && coordinator?.transitionDuration == 0.3)
      #expect(coordinator?.containerView === window)
      #expect(coordinator?.presentationStyle == UIModalPresentationStyle.none)
      #expect(coordinator?.initiallyInteractive == false && coordinator?.isInteractive == false)
      #expect(coordinator?.isInterruptible == false && coordinator?.isCancelled == false)
      #expect(coordinator?.percentComplete == 0 && coordinator?.completionVelocity == 1)
      #expect(coordinator?.completionCurve == .easeInOut)
      for key in [UITransitionContextViewControllerKey.from, .to] {
        #expect(coordinator?.viewController(forKey: key) == nil)
      }
      for key in [UITransitionContextViewKey.from, .to] {
        #expect(coordinator?.view(forKey: key) == nil)
      }
      let turn = coordinator?.targetTransform
      #expect(near(turn?.a, 0) && near(turn?.b, 1) && near(turn?.c, -1) && near(turn?.d, 0))
    }
    check()
    #expect(
      log.take() == [
        "queued true", "false", "in a view true", "along 0.3", "true", "in the window", "nested",
      ])
    stage.advance(5)
    // 6.6: too late to move along, not to hear of the end.
    #expect(coordinator?.animate(alongsideTransition: { _ in log.note("late") }) == false)
    let late = coordinator?.animate(alongsideTransition: { _ in log.note("late") }) { _ in
      log.note("late is over")
    }
    #expect(late == false)
    check()
    stage.settle()
    #expect(log.take() == ["over", "over too", "over in the window", "late is over"])
    check()
    #expect(
      coordinator?.animate(alongsideTransition: { _ in log.note("after") }) { _ in
        log.note("after")
      } == false)
    stage.advance(30)
    #expect(log.take() == [])
  }

  @Test("Each visible window has a coordinator of its own; a hidden one just has the new size")
  func windows() {
    let (screen, second) = (Screen(), Screen())
    let stage = stage(.iPhone13, .portrait, screen)
    let (front, hidden) = stage.perform {
      let made = [UIWindow(frame: UIScreen.main.bounds), UIWindow(frame: UIScreen.main.bounds)]
      for window in made {
        window.windowScene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      }
      made[0].rootViewController = second
      for window in made { window.isHidden = false }
      // Shown once, it is the stage's.
      made[1].isHidden = true
      return (made[0], made[1])
    }
    stage.settle()
    let log = CallLog()
    for (name, one, window) in [("first", screen, stage.window), ("second", second, front)] {
      one.whenTold = { coordinator in
        #expect(coordinator.containerView === window, "\(name)")
        coordinator.animate { _ in
          log.note("\(name) is \(Int(one.view.bounds.width)) wide")
        } completion: { _ in
          log.note("\(name) is over \(one.transitionCoordinator === coordinator)")
        }
      }
    }
    stage.turn(.landscapeLeft)
    stage.advance()
    #expect(log.take() == ["first is 844 wide", "second is 844 wide"])
    #expect(screen.transitionCoordinator != nil && second.transitionCoordinator != nil)
    #expect(screen.transitionCoordinator !== second.transitionCoordinator)
    #expect(hidden.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(hidden.transform == .identity)
    stage.settle()
    #expect(log.take() == ["first is over true", "second is over true"])
    #expect(screen.transitionCoordinator == nil && second.transitionCoordinator == nil)
    #expect(front.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test("10.20: the traits change within the turn's animation, so that what follows them turns too")
  func traits() {
    let screen = Screen()
    let stage = stage(.iPhone13, .portrait, screen)
    var inherited: [TimeInterval] = []
    screen.whenTraitsChange = { inherited.append(UIView.inheritedAnimationDuration) }
    stage.turn(.landscapeRight)
    stage.settle()
    #expect(inherited == [0.3])
    #expect(screen.traitCollection.verticalSizeClass == .compact)
  }

  @Test("Another size without a turn animates nothing, whatever is done within it")
  func plain() {
    let screen = Screen()
    let stage = TestStage.settled { screen }
    let dot = stage.add(UIView(), CGRect(x: 10, y: 20, width: 30, height: 40))
    dot.backgroundColor = .red
    stage.settle()
    var moves = true
    screen.whenLaidOut = {
      guard moves else { return }
      moves = false
      UIView.animate(withDuration: 1) { dot.frame.origin.x = 50 }
    }
    screen.whenTold = { coordinator in
      coordinator.animate { _ in UIView.animate(withDuration: 1) { dot.alpha = 0.25 } }
    }
    stage.size = CGSize(width: 150, height: 230)
    stage.advance()
    #expect(!moves)
    #expect(stage.shown(dot)?.frame == CGRect(x: 50, y: 20, width: 30, height: 40))
    #expect(stage.shown(dot)?.opacity == 0.25 && stage.shown(dot)?.isMoving == false)
    #expect(stage.perform { UIView.areAnimationsEnabled })
  }

  @Test("Size classes change at 414 points of a phone's short side and at 600 of a tablet's width")
  func classes() {
    let table: [(Device.Idiom, CGSize, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)] = [
      (.phone, CGSize(width: 413, height: 900), .compact, .regular),
      (.phone, CGSize(width: 900, height: 413), .compact, .compact),
      (.phone, CGSize(width: 900, height: 414), .regular, .compact),
      (.phone, CGSize(width: 414, height: 900), .compact, .regular),
      (.phone, CGSize(width: 500, height: 500), .compact, .regular),
      (.pad, CGSize(width: 599, height: 900), .compact, .regular),
      (.pad, CGSize(width: 600, height: 900), .regular, .regular),
      (.pad, CGSize(width: 900, height: 599), .regular, .regular),
    ]
    for (idiom, size, horizontal, vertical) in table {
      let stage = TestStage.settled(device: Device(name: "d", idiom: idiom, size: size, scale: 2))
      #expect(stage.view.traitCollection.horizontalSizeClass == horizontal, "\(idiom) \(size)")
      #expect(stage.view.traitCollection.verticalSizeClass == vertical, "\(idiom) \(size)")
    }
  }
}
