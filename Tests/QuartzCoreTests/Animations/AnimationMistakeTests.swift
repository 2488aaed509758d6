import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("What only a programmer can get wrong with animations, and what that is told")
struct AnimationMistakeTests {
  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("7.1.4, 8.4.2: values of different kinds are neither subtracted, added nor mixed")
  func kinds() async {
    let words = "3.0 and (1.0, 2.0) are values of different kinds"
    let difference = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = AnimatableValue.number(3).difference(from: .size(CGSize(width: 1, height: 2))) }
    #expect(text(difference).contains(words))
    let sum = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AnimatableValue.number(3).adding(.point(CGPoint(x: 1, y: 2)))
    }
    #expect(text(sum).contains(words))
    let mixed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AnimatableValue.number(3).interpolated(to: .point(CGPoint(x: 1, y: 2)), fraction: 0.5)
    }
    #expect(text(mixed).contains(words))
  }

  @Test("Only transforms have a matrix; a property holds values of its kind alone")
  func holding() async {
    let matrix = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AnimatableValue.point(CGPoint(x: 1, y: 2)).matrix
    }
    #expect(text(matrix).contains("(1.0, 2.0) is no transform"))
    let plain = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var values = LayerValues()
      values[.opacity] = .point(CGPoint(x: 1, y: 2))
    }
    #expect(text(plain).contains("opacity cannot hold (1.0, 2.0)"))
    let drawn = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var values = LayerValues()
      values[.lineWidth] = .point(CGPoint(x: 1, y: 2))
    }
    #expect(text(drawn).contains("lineWidth cannot hold (1.0, 2.0)"))
  }

  @Test("An animation needs a duration and a delay, and no stretch that is none")
  func times() async {
    let duration = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = LayerAnimation(
        id: 1, property: .opacity, from: .number(0), to: .number(1), isAdditive: false,
        curve: .linear, delay: 2, duration: -3)
    }
    let words = "An animation of opacity needs a duration above 0 and a delay that is a number, got"
    #expect(text(duration).contains("\(words) -3.0 and 2.0"))
    let stretch = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var animation = LayerAnimation(
        id: 1, property: .opacity, from: .number(0), to: .number(1), isAdditive: false,
        curve: .linear, delay: 2, duration: 3)
      animation.setStretch(0, at: 1)
    }
    #expect(text(stretch).contains("An animation cannot be stretched by 0.0"))
  }

  @Test("8.2.1, 7.2, 7.3.1: transactions, control points and springs")
  func rest() async {
    let commit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { CATransaction.commit() }
    }
    #expect(text(commit).contains("CATransaction.commit() was called without a begin()"))
    let point = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var place: [Float] = [0, 0]
      CAMediaTimingFunction(name: .linear).getControlPoint(at: 4, values: &place)
    }
    #expect(text(point).contains("CAMediaTimingFunction has control points 0 to 3, not 4"))
    let words = "Spring: mass and stiffness must be above 0 and damping not below 0"
    let mass = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Spring(mass: 0, stiffness: 2, damping: 3)
    }
    #expect(text(mass).contains(words))
    let stiffness = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Spring(mass: 1, stiffness: 0, damping: 3) }
    #expect(text(stiffness).contains(words))
    let damping = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Spring(mass: 1, stiffness: 2, damping: -0.5)
    }
    #expect(text(damping).contains(words))
    // Without damping it is a spring.
    #expect(Spring(mass: 1, stiffness: 4, damping: 0).frequency == 2)
  }
}
