import Stage
import Testing
import UIKit

@Suite("Reading direction") @MainActor struct DirectionTests {
  private func stage() -> TestStage {
    var environment = StageEnvironment()
    environment.direction = .rightToLeft
    return .settled(environment: environment)
  }

  @Test(
    "The semantic attribute decides, else the traits",
    arguments: [
      (UISemanticContentAttribute.unspecified, true), (.playback, false), (.spatial, false),
      (.forceLeftToRight, false), (.forceRightToLeft, true),
    ])
  func effective(_ attribute: UISemanticContentAttribute, _ isMirrored: Bool) {
    let stage = stage()
    let view = UIView()
    stage.add(view, .zero)
    view.semanticContentAttribute = attribute
    #expect((view.effectiveUserInterfaceLayoutDirection == .rightToLeft) == isMirrored)
    stage.perform {
      #expect(
        UIView.userInterfaceLayoutDirection(for: attribute)
          == view.effectiveUserInterfaceLayoutDirection)
    }
  }

  @Test("Natural alignment is right, left stays left; a button's picture changes sides")
  func alignment() throws {
    let stage = stage()
    let (natural, left) = (UILabel(), UILabel())
    (natural.text, left.text) = ("Hi", "Hi")
    left.textAlignment = .left
    stage.add(natural, CGRect(x: 0, y: 0, width: 90, height: 20))
    stage.add(left, CGRect(x: 0, y: 20, width: 90, height: 20))
    stage.settle()
    let frames = try (
      #require(stage.shown(natural)?.imageFrame), #require(stage.shown(left)?.imageFrame)
    )
    #expect(frames.0.minX > 60)
    #expect(frames.1.minX < 5)
    #expect(natural.textRect(forBounds: natural.bounds, limitedToNumberOfLines: 1).maxX == 90)

    let button = UIButton()
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    button.setImage(picture, for: .normal)
    button.setTitle("Hi", for: .normal)
    stage.add(button, CGRect(x: 0, y: 60, width: 90, height: 30))
    stage.settle()
    #expect(button.imageView!.frame.minX == button.titleLabel!.frame.maxX)
    stage.perform { button.semanticContentAttribute = .forceLeftToRight }
    stage.settle()
    #expect(button.imageView!.frame.maxX == button.titleLabel!.frame.minX)
  }

  @Test("Directional margins stand at the side where one begins to read")
  func margins() {
    let stage = stage()
    let view = UIView()
    stage.add(view, CGRect(x: 20, y: 50, width: 50, height: 50))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
  }
}
