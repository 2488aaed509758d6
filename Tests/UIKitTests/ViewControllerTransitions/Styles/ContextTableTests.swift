import Testing
import Trace
import UIKit

@Suite("2.2: what the context returns, by style and direction") @MainActor
struct ContextTableTests {
  private let zero = CGRect.zero
  private let all = TestStage.bounds
  // 3.3: the sheet's top is 10 points below the safe area's, which is 0 here.
  private func presentedFrame(_ style: StyleCase) -> CGRect {
    style.isSheet ? CGRect(x: 0, y: 10, width: 100, height: 190) : all
  }

  private func pair(_ style: StyleCase) -> Pair {
    let pair = Pair()
    pair.b.modalPresentationStyle = style.style
    return pair
  }

  @Test("2.2.0-2.2.4, 2.2.10: present", arguments: StyleCase.all)
  func present(_ style: StyleCase) {
    let pair = pair(style)
    var wasAsked = false
    pair.presenter.animation = { context in
      wasAsked = true
      #expect(context.containerView.frame == all)
      #expect(context.viewController(forKey: .from) === pair.a)
      #expect(context.viewController(forKey: .to) === pair.b)
      #expect(context.view(forKey: .from) === (style.removes ? pair.a.view : nil))
      #expect(context.view(forKey: .to) === pair.b.presentationController?.presentedView)
      #expect(context.initialFrame(for: pair.a) == all)
      #expect(context.finalFrame(for: pair.a) == (style.removes ? zero : all))
      #expect(context.initialFrame(for: pair.b) == zero)
      #expect(context.finalFrame(for: pair.b) == presentedFrame(style))
      #expect(context.isAnimated)
      #expect(context.targetTransform == .identity)
      // 2.1.2: the style that was chosen, not the wish.
      #expect(
        context.presentationStyle == (style.style == .automatic ? .pageSheet : style.style))
      // 2.2.10: only a presenter's view that leaves is in the container.
      #expect(pair.a.view.isDescendant(of: context.containerView) == style.removes)
      #expect(!context.view(forKey: .to)!.isDescendant(of: context.containerView))
      context.containerView.addSubview(context.view(forKey: .to)!)
      context.completeTransition(true)
    }
    pair.present()
    pair.stage.settle()
    #expect(wasAsked)
    #expect((pair.a.view.window == nil) == style.removes)
  }

  @Test("2.2.0-2.2.4, 2.2.11: dismiss, in the same container", arguments: StyleCase.all)
  func dismiss(_ style: StyleCase) {
    let pair = pair(style)
    var container: UIView?
    pair.presenter.animation = { context in
      container = context.containerView
      let view = context.view(forKey: .to)!
      view.frame = context.finalFrame(for: pair.b)
      context.containerView.addSubview(view)
      context.completeTransition(true)
    }
    pair.presentAndSettle()
    var wasAsked = false
    pair.dismisser.animation = { context in
      wasAsked = true
      #expect(context.containerView === container)
      #expect(context.viewController(forKey: .from) === pair.b)
      #expect(context.viewController(forKey: .to) === pair.a)
      #expect(context.view(forKey: .from) === pair.b.presentationController?.presentedView)
      #expect(context.view(forKey: .to) === (style.removes ? pair.a.view : nil))
      #expect(context.initialFrame(for: pair.b) == presentedFrame(style))
      #expect(context.finalFrame(for: pair.b) == zero)
      if style.removes {
        #expect(context.initialFrame(for: pair.a) == zero)
        #expect(context.finalFrame(for: pair.a) == all)
      } else {
        #expect(context.initialFrame(for: pair.a) != zero)
        #expect(context.finalFrame(for: pair.a) == context.initialFrame(for: pair.a))
        if !style.isSheet { #expect(context.finalFrame(for: pair.a) == all) }
      }
      #expect(
        context.presentationStyle == (style.style == .automatic ? .pageSheet : style.style))
      context.completeTransition(true)
    }
    pair.dismiss()
    pair.stage.settle()
    #expect(wasAsked)
    // 1.5.8
    #expect(pair.stage.windowContents == [pair.a.view!])
    #expect(container?.superview == nil)
    #expect(pair.a.view.frame == all)
    #expect(pair.b.view.window == nil)
  }

  @Test(
    "Without animation nobody has the context, but the trace says what it would have given",
    arguments: StyleCase.all)
  func unanimated(_ style: StyleCase) {
    let pair = pair(style)
    func contexts() -> [(style: String, animated: Bool, views: [ObjectReference?])] {
      pair.stage.trace.compactMap { event in
        guard case .contextMade(_, let animated, let style, _, let from, let to) = event.event
        else { return nil }
        return (style, animated, [from, to])
      }
    }
    pair.present(animated: false)
    pair.stage.settle()
    let presented = pair.b.presentationController?.presentedView?.reference
    let presenters = style.removes ? pair.a.view.reference : nil
    pair.dismiss(animated: false)
    pair.stage.settle()
    let name = style.style == .automatic ? "pageSheet" : "\(style.style)"
    #expect(contexts().map(\.style) == [name, name])
    #expect(contexts().map(\.animated) == [false, false])
    #expect(contexts().map(\.views) == [[presenters, presented], [presented, presenters]])
    #expect(!pair.log.take().contains { $0.hasPrefix("delegate.for") || $0.hasPrefix("P.") })
  }

  @Test("2.2.3: a controller that does not take part has no frames")
  func stranger() {
    let pair = Pair()
    pair.presenter.animation = { context in
      let stranger = UIViewController()
      #expect(context.initialFrame(for: stranger) == zero)
      #expect(context.finalFrame(for: stranger) == zero)
      context.completeTransition(true)
    }
    pair.present()
    pair.stage.settle()
  }

  @Test("2.1.2: .automatic reads as the style that it stands for")
  func automatic() {
    TestStage.settled().perform {
      let controller = UIViewController()
      #expect(controller.modalPresentationStyle == .pageSheet)
      controller.modalPresentationStyle = .fullScreen
      #expect(controller.modalPresentationStyle == .fullScreen)
      controller.modalPresentationStyle = .automatic
      #expect(controller.modalPresentationStyle == .pageSheet)
    }
  }

  @Test("2: the raw values")
  func rawValues() {
    let values: [(UIModalPresentationStyle, Int)] = [
      (.fullScreen, 0), (.pageSheet, 1), (.formSheet, 2), (.currentContext, 3), (.custom, 4),
      (.overFullScreen, 5), (.overCurrentContext, 6), (.automatic, -2),
    ]
    #expect(values.allSatisfy { $0.rawValue == $1 })
    #expect(UIModalTransitionStyle.coverVertical.rawValue == 0)
    #expect(UIModalTransitionStyle.crossDissolve.rawValue == 2)
  }
}
