import Foundation
import Testing
import UIKit

/// There are no archives here, but classes of the user's override `init(coder:)`, and some call it.
@Suite("A view that is made by a coder is what one made by a frame is") @MainActor
struct CoderTests {
  private let coder = NSKeyedArchiver(requiringSecureCoding: false)

  private func shown(_ make: () -> UIView?, _ set: (UIView) -> Void) -> String {
    let stage = TestStage.settled()
    stage.perform {
      guard let view = make() else { return }
      set(view)
      stage.add(view, CGRect(x: 5, y: 7, width: 60, height: 30))
    }
    stage.settle()
    return stage.picture
  }

  /// Holds the two against each other, before and after `set` has given them something to show.
  private func expectAlike(
    _ byCoder: @escaping () -> UIView?, _ byFrame: @escaping () -> UIView,
    _ set: (UIView) -> Void, _ location: SourceLocation = #_sourceLocation
  ) {
    let (one, other) = (byCoder(), byFrame())
    #expect(
      one?.isUserInteractionEnabled == other.isUserInteractionEnabled, sourceLocation: location)
    #expect(one?.subviews.count == other.subviews.count, sourceLocation: location)
    let picture = shown(byFrame, set)
    #expect(shown(byCoder, set) == picture, sourceLocation: location)
    #expect(shown(byFrame) { _ in } != picture, "nothing is shown", sourceLocation: location)
  }

  @Test("the same picture, touches and parts, of every class of views")
  func alike() {
    expectAlike({ UIView(coder: coder) }, { UIView(frame: .zero) }) { $0.backgroundColor = .red }
    expectAlike({ UIImageView(coder: coder) }, { UIImageView(frame: .zero) }) {
      $0.backgroundColor = .red
    }
    expectAlike({ UIVisualEffectView(coder: coder) }, { UIVisualEffectView(frame: .zero) }) {
      ($0 as? UIVisualEffectView)?.effect = UIBlurEffect(style: .dark)
    }
    expectAlike({ UILabel(coder: coder) }, { UILabel(frame: .zero) }) {
      ($0 as? UILabel)?.text = "Fermata"
    }
    expectAlike({ UIButton(coder: coder) }, { UIButton(frame: .zero) }) {
      // Too long for it, in the middle of which it is cut.
      ($0 as? UIButton)?.setTitle("A title that is too long", for: .normal)
      ($0 as? UIButton)?.setTitleColor(.black, for: .normal)
    }
  }

  @Test("A window is hidden at first and is its own window; a controller has its view")
  func others() throws {
    let stage = TestStage.settled()
    let window = try #require(stage.perform { UIWindow(coder: coder) })
    #expect(window.isHidden && window.window === window)
    let controller = try #require(stage.perform { UIViewController(coder: coder) })
    #expect(!controller.isViewLoaded)
    #expect(stage.perform { controller.view.frame } == stage.view.frame)
  }
}
