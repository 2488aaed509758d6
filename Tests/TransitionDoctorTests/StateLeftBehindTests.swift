import Testing
import Trace
import TransitionDoctor

@Suite("R04, R06, O7: what a presentation leaves behind") struct StateLeftBehindTests {
  /// A presentation and its dismissal; `change` is what has become of the presenter's view.
  private func findings(_ change: (inout ViewState) -> Void) -> [Finding] {
    var story = TraceStory()
    story.tell(.viewState(moment: .before, state: story.state(story.homeView)))
    story.beginPresentation(10)
    story.tell(.viewLoaded(controller: story.detail, view: story.detailView))
    story.complete(10, .present)
    var findings = story.step()
    story.beginDismissal(11)
    story.complete(11, .dismiss)
    var after = story.state(story.homeView)
    change(&after)
    story.tell(.viewState(moment: .after, state: after))
    // The next picture might show it otherwise.
    findings += story.step()
    #expect(findings == [])
    return story.step()
  }

  @Test("Nothing changed, nothing said")
  func same() {
    #expect(findings { _ in } == [])
  }

  @Test("A window resized meanwhile: the place and size of the presenter's view are not judged")
  func resized() {
    let moved = findings { ($0.bounds, $0.center) = ([0, 0, 200, 200], [100, 100]) }
    #expect(moved.map(\.rule) == ["geometry-left-behind"])
    let resized = findings {
      ($0.superviewSize, $0.bounds, $0.center) = ([200, 200], [0, 0, 200, 200], [100, 100])
    }
    #expect(resized == [])
    let rounded = findings { ($0.superviewSize, $0.cornerRadius) = ([200, 200], 10) }
    #expect(rounded.map(\.rule) == ["geometry-left-behind"])
  }

  @Test("The presenter's view: whatever is not as it was, in one finding")
  func presenter() throws {
    func check(_ rule: String, _ text: String, _ change: (inout ViewState) -> Void) {
      let found = findings(change)
      #expect(found.map(\.rule) == [rule])
      #expect(found.first?.place == "Home")
      #expect(found.first?.fault.contains(text) == true, "\(found)")
    }
    check("visibility-left-behind", "alpha is 0.5, not 1.0") { $0.alpha = 0.5 }
    check("visibility-left-behind", "is hidden") { $0.isHidden = true }
    check("transform-left-behind", "transform is") { $0.transform = [0.9, 0, 0, 0.9, 0, 0] }
    check("wrong-superview-restored", "in nothing, not in RootCard") {
      ($0.superview, $0.index) = (nil, nil)
    }
    check("wrong-superview-restored", "number 2 among its siblings, not 0") { $0.index = 2 }
    check("geometry-left-behind", "bounds are") { $0.bounds = [0, 0, 90, 200] }
    check("geometry-left-behind", "center is") { $0.center = [50, 110] }
    check("geometry-left-behind", "cornerRadius is 10.0, not 0.0") { $0.cornerRadius = 10 }
    check("visibility-left-behind", "alpha") {
      ($0.alpha, $0.cornerRadius, $0.center) = (0, 10, [0, 0])
    }
  }

  /// Detail, presented once and dismissed as `left`; then it is presented again.
  private func again(
    first: ViewState?, left: ViewState, animating keyPath: String? = nil
  ) -> [Finding] {
    var story = TraceStory()
    if let first {
      story.tell(
        .viewLoaded(controller: story.detail, view: story.detailView),
        .viewState(moment: .before, state: first))
    }
    story.beginPresentation(10)
    if first == nil { story.tell(.viewLoaded(controller: story.detail, view: story.detailView)) }
    story.tell(.viewState(moment: .shown, state: story.state(story.detailView)))
    story.complete(10, .present)
    story.beginDismissal(11)
    story.complete(11, .dismiss)
    story.tell(.viewState(moment: .after, state: left))
    // A throw-away view may go as it likes.
    #expect(story.step() == [])
    story.tell(.viewState(moment: .before, state: left))
    story.beginPresentation(12)
    story.tell(.viewState(moment: .shown, state: left))
    if let keyPath { story.animate(20, story.detailView, keyPath) }
    #expect(story.step() == [])
    story.endAnimation(20)
    story.complete(12, .present)
    return story.step(isStill: true)
  }

  @Test("The presented view: only when it is presented again", arguments: [true, false])
  func presented(_ isLoadedBefore: Bool) {
    let story = TraceStory()
    let fresh = story.state(story.detailView)
    var left = fresh
    left.transform = [1, 0, 0, 1, 0, 667]
    let first = isLoadedBefore ? fresh : nil
    let findings = again(first: first, left: left)
    #expect(findings.map(\.rule) == ["transform-left-behind"])
    #expect(findings.first?.place == "Detail")
    #expect(again(first: first, left: fresh) == [])
  }

  @Test("A view that was faded out is faded in again: nothing is wrong")
  func faded() {
    let story = TraceStory()
    var left = story.state(story.detailView)
    left.alpha = 0
    #expect(again(first: nil, left: left, animating: "opacity") == [])
    #expect(
      again(first: nil, left: left, animating: "position").map(\.rule)
        == ["visibility-left-behind"])
  }
}
