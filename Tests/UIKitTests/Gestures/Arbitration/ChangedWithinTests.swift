import Testing
import UIKit

@Suite("Recognisers that are moved and removed while they are at work") @MainActor
struct ChangedWithinTests {
  private let stage = TestStage.settled()
  private let targets = GestureLog()
  private let (a, b): (UIView, UIView)

  /// Removes the recogniser when it is asked about a touch, and says yes.
  private final class Remover: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
      return true
    }
  }

  private final class Eager: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  }

  private init() {
    a = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
    b = stage.add(UIView(), CGRect(x: 0, y: 100, width: 100, height: 100))
    stage.settle()
  }

  @Test("10.10: given to another view by its own cancellation, it is that view's, and works there")
  func givenAway() {
    let pan = targets.watch(UIPanGestureRecognizer(), "pan")
    a.addGestureRecognizer(pan)
    stage.drag([(50, 10), (50, 40)])
    let b = b
    targets.hook = { if $0.state == .cancelled { b.addGestureRecognizer($0) } }
    stage.perform { a.removeGestureRecognizer(pan) }
    targets.hook = nil
    #expect(pan.view === b && b.gestureRecognizers == [pan] && a.gestureRecognizers == nil)
    stage.lift(50, 40)
    #expect(targets.take() == ["pan began", "pan cancelled"])
    stage.drag([(50, 110), (50, 140)])
    stage.lift(50, 140)
    #expect(targets.take() == ["pan began", "pan ended"])
  }

  @Test("10.10: removed when it is asked about a touch, it is not shown it")
  func removedWhenAsked() {
    let eager = targets.watch(Eager(), "eager")
    let remover = Remover()
    eager.delegate = remover
    a.addGestureRecognizer(eager)
    stage.tap(50, 50)
    #expect(targets.take() == [] && eager.view == nil && eager.state == .possible)
  }

  @Test("Added twice to one view it is there once, and its gesture goes on")
  func addedTwice() {
    let pan = targets.watch(UIPanGestureRecognizer(), "pan")
    a.addGestureRecognizer(pan)
    stage.drag([(50, 10), (50, 40)])
    stage.perform { a.addGestureRecognizer(pan) }
    #expect(a.gestureRecognizers == [pan] && pan.state == .began)
  }

  @Test("What gestureRecognizers is set to is there: the others leave and are cancelled")
  func setAll() {
    let pan = targets.watch(UIPanGestureRecognizer(), "pan")
    let (tap, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
    a.gestureRecognizers = [pan, tap]
    b.addGestureRecognizer(press)
    stage.drag([(50, 10), (50, 40)])
    stage.perform { a.gestureRecognizers = [tap, press] }
    #expect(a.gestureRecognizers == [tap, press] && b.gestureRecognizers == nil)
    #expect(pan.view == nil && press.view === a)
    #expect(targets.take() == ["pan began", "pan cancelled"])
    a.gestureRecognizers?.removeAll()
    #expect(a.gestureRecognizers == nil && tap.view == nil)
    a.gestureRecognizers = nil
    #expect(a.gestureRecognizers == nil)
  }

  @Test("A view may do something of its own when recognisers come and go")
  func overridden() {
    final class Counting: UIView {
      var count = 0
      override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        super.addGestureRecognizer(gestureRecognizer)
        count += 1
      }
      override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        super.removeGestureRecognizer(gestureRecognizer)
        count -= 1
      }
    }
    let view = Counting()
    view.gestureRecognizers = [UITapGestureRecognizer(), UIPanGestureRecognizer()]
    #expect(view.count == 2)
    b.addGestureRecognizer(view.gestureRecognizers![0])
    #expect(view.count == 1)
  }
}
