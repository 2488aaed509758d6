import Testing
import UIKit

@Suite("Touches on views that wait for them and take none") @MainActor struct IgnoredTouchTests {
  private let stage = TestStage.settled()
  private let deaf: UIImageView
  private let spot = CGRect(x: 10, y: 10, width: 40, height: 40)

  private init() {
    deaf = stage.add(UIImageView(), spot)
    deaf.addGestureRecognizer(UITapGestureRecognizer())
    stage.settle()
  }

  private func ignored() -> [String] {
    stage.tap(20, 20)
    return stage.traceLines { if case .touchIgnored = $0 { true } else { false } }
  }

  @Test("One in front of whatever gets the touch is named")
  func inFront() {
    #expect(ignored() == ["UIImageView takes no touches"])
  }

  @Test("One within a view that gets the touch, too")
  func within() {
    let box = stage.add(UIView(), spot)
    stage.perform {
      deaf.frame = box.bounds
      box.addSubview(deaf)
    }
    #expect(ignored() == ["UIImageView takes no touches"])
  }

  @Test("One behind a view that takes the touch is covered")
  func behind() {
    stage.add(UIButton(type: .custom), spot)
    #expect(ignored() == [])
  }

  @Test("One behind a view that takes no touches either is not")
  func behindDeaf() {
    stage.add(UILabel(), spot)
    #expect(ignored() == ["UIImageView takes no touches"])
  }

  @Test("One that takes touches is not named for a view around it")
  func around() {
    let box = stage.add(UIView(), spot)
    box.isUserInteractionEnabled = false
    stage.perform {
      deaf.removeFromSuperview()
      let button = UIButton(type: .custom)
      button.frame = box.bounds
      box.addSubview(button)
    }
    #expect(ignored() == [])
  }
}
