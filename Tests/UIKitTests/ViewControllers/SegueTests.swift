import Testing
import UIKit

@Suite("Segues") @MainActor struct SegueTests {
  private final class Home: LoggedController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      log.note("prepare \(segue.identifier ?? "nil") by \(sender as? String ?? "nil")")
      (segue.destination as? LoggedController)?.title = "prepared"
    }
  }

  @Test("Prepared, then performed: the handler runs, once each time")
  func performed() {
    let log = CallLog()
    let home = Home("A", log)
    let stage = TestStage.settled { home }
    let b = LoggedController("B", log)
    let segue = UIStoryboardSegue(identifier: "next", source: home, destination: b) {
      log.note("perform")
      home.present(b, animated: true)
    }
    #expect(segue.identifier == "next")
    #expect(segue.source === home)
    #expect(segue.destination === b)
    _ = log.take()
    stage.perform {
      home.prepare(for: segue, sender: "button")
      segue.perform()
    }
    #expect(
      log.take() == ["prepare next by button", "perform", "B.loadView", "B.viewDidLoad"])
    #expect(b.title == "prepared")
    stage.settle()
    #expect(home.presentedViewController === b)
  }

  @Test("Without a handler perform() does nothing; a subclass says what it does")
  func subclass() {
    final class Own: UIStoryboardSegue {
      var count = 0
      override func perform() { count += 1 }
    }
    let (a, b) = (UIViewController(), UIViewController())
    UIStoryboardSegue(identifier: nil, source: a, destination: b).perform()
    let own = Own(identifier: nil, source: a, destination: b)
    own.perform()
    #expect(own.count == 1)
    #expect(own.identifier == nil)
  }

  @Test("The hooks' defaults")
  func defaults() {
    let controller = UIViewController()
    #expect(controller.shouldPerformSegue(withIdentifier: "any", sender: nil))
    controller.prepare(
      for: UIStoryboardSegue(identifier: nil, source: controller, destination: controller),
      sender: nil)
  }

  @Test("There are no storyboards: performSegue raises with UIKit's message")
  func noStoryboard() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIViewController().performSegue(withIdentifier: "next", sender: nil)
      }
    }
    #expect(result.standardErrorText.contains("NSInvalidArgumentException: Receiver (<UIView"))
    #expect(result.standardErrorText.contains("has no segue with identifier 'next'"))
  }
}
