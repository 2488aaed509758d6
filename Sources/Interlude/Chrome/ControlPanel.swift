import Stage
import UIKit

/// The panel beside the device: time, transport, speed, duration, and the script of the last
/// transition.
final class ControlPanel: UIView {
  private let heading: ChromeButton
  private let badge = ChromeStyle.label(ChromeStyle.emphasis, ChromeStyle.playhead)
  private let readout = ChromeStyle.label(ChromeStyle.readout)
  private let scrubber: ChromeSlider
  private let transport: [ChromeButton]
  private let pause: ChromeButton
  private let speeds: [(value: Double, button: ChromeButton)]
  private let durationLabel = ChromeStyle.label(ChromeStyle.body)
  private let duration: ChromeSlider
  private let reset: ChromeButton
  private let release: ChromeButton
  private let scriptView: ScriptView
  private let hint = ChromeStyle.label(ChromeStyle.caption, ChromeStyle.disabled)

  private var scrubRange: ClosedRange<Double>?

  /// Seconds that the slider reaches; longer ones are set by key or on the command line.
  static let sliderDurations = 0.05...3.0

  private static let padding: CGFloat = 16
  private static let rowHeight: CGFloat = 30

  init(_ act: @escaping (ChromeAction) -> Void) {
    heading = ChromeButton("", identifier: "scenario") { act(.toggleScenarios) }
    scriptView = ScriptView(act)
    var scrub: (Double) -> Void = { _ in }
    scrubber = ChromeSlider(identifier: "scrub") { scrub($0) }
    pause = ChromeButton("Pause", identifier: "pause") { act(.togglePause) }
    transport = [
      ChromeButton("Replay", identifier: "replay") { act(.replay) },
      pause,
      ChromeButton("‹", identifier: "frame-back") { act(.stepFrame(-1)) },
      ChromeButton("›", identifier: "frame-on") { act(.stepFrame(1)) },
      ChromeButton("Restart", identifier: "restart") { act(.restart) },
    ]
    speeds = [(1.0, "1×"), (0.5, "1/2"), (0.25, "1/4"), (0.1, "1/10")].map { value, title in
      (value, ChromeButton(title, identifier: "speed-\(title)") { act(.setSpeed(value)) })
    }
    duration = ChromeSlider(identifier: "duration") { fraction in
      let range = Self.sliderDurations
      let seconds = range.lowerBound + fraction * (range.upperBound - range.lowerBound)
      act(.setDuration((seconds * 20).rounded() / 20))
    }
    reset = ChromeButton("Code", identifier: "duration-reset") { act(.resetDuration) }
    release = ChromeButton("", identifier: "release-toggle") { act(.toggleRelease) }
    super.init(frame: .zero)
    scrub = { [weak self] fraction in
      guard let range = self?.scrubRange else { return }
      act(.scrub(range.lowerBound + fraction * (range.upperBound - range.lowerBound)))
    }
    backgroundColor = ChromeStyle.panel
    accessibilityIdentifier = "panel"
    scrubber.tint = ChromeStyle.playhead
    hint.text = "? shows the keys"
    let controls: [UIView] =
      [heading, badge, readout, scrubber] + transport + speeds.map(\.button)
      + [durationLabel, duration, reset, release, scriptView, hint]
    for view in controls { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ state: ChromeState) {
    heading.title = state.title
    heading.isOn = state.showsScenarios
    badge.text = badgeText(state)
    pause.title = state.isPaused ? "Go on" : "Pause"
    pause.isOn = state.isPaused
    transport[0].isEnabled = state.script != nil
    for (value, button) in speeds { button.isOn = value == state.speed }
    showTime(state)
    showDuration(state)
    release.title = state.release == .iOS12 ? "No style: iOS 12" : "No style: iOS 13 and later"
    release.isOn = state.release == .iOS12
    hint.text =
      state.notice
      ?? (state.hasForgotten
        ? "the beginning is forgotten: the recording is full" : "? shows the keys")
    hint.textColor = state.notice == nil ? ChromeStyle.disabled : ChromeStyle.text
    scriptView.show(state.script, place: state.scriptPlace, at: state.time)
  }

  /// What is not as the code, or the clock, has it.
  private func badgeText(_ state: ChromeState) -> String {
    var parts: [String] = []
    if state.isRecordingGesture { parts.append("● recording") }
    if state.isPaused { parts.append("paused") }
    if state.speed != 1 { parts.append("\(brief(state.speed))×") }
    if let duration = state.wantedDuration { parts.append("\(brief(duration)) s") }
    if state.release == .iOS12 { parts.append("iOS 12") }
    if state.device != Device.iPhone13.name { parts.append(state.device) }
    parts += EnvironmentWords.words(state.environment)
    return parts.joined(separator: "  ")
  }

  private func showTime(_ state: ChromeState) {
    scrubRange = state.scrubRange
    scrubber.isEnabled = state.scrubRange != nil
    guard let range = state.scrubRange else {
      readout.text = "no transition yet"
      readout.textColor = ChromeStyle.disabled
      scrubber.fraction = 0
      return
    }
    let length = range.upperBound - range.lowerBound
    let passed = min(max(state.time - range.lowerBound, 0), length)
    readout.text = "\(milliseconds(passed)) of \(milliseconds(length)) ms"
    readout.textColor = ChromeStyle.text
    scrubber.fraction = length > 0 ? passed / length : 0
  }

  private func showDuration(_ state: ChromeState) {
    let code = state.codeDuration.map { "code \(brief($0)) s" }
    durationLabel.text =
      state.wantedDuration.map { wanted in
        (["Duration \(brief(wanted)) s"] + [code].compactMap(\.self)).joined(separator: ", ")
      } ?? "Duration: \(code ?? "as the code says")"
    durationLabel.textColor =
      state.wantedDuration == nil ? ChromeStyle.text : ChromeStyle.playhead
    duration.tint = state.wantedDuration == nil ? ChromeStyle.accent : ChromeStyle.playhead
    let range = Self.sliderDurations
    let shown = state.wantedDuration ?? state.codeDuration ?? range.lowerBound
    duration.fraction = (shown - range.lowerBound) / (range.upperBound - range.lowerBound)
    reset.isOn = state.wantedDuration == nil
  }

  private func brief(_ x: Double) -> String {
    let rounded = (x * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private func milliseconds(_ seconds: Double) -> String { "\(Int((seconds * 1000).rounded()))" }

  // MARK: Layout

  /// Below this height the controls stand closer together, so that the script has room (points).
  private static let lowHeight: CGFloat = 760

  /// The distance between two controls.
  private func gap(_ ordinary: CGFloat, low: CGFloat) -> CGFloat {
    bounds.height < Self.lowHeight ? low : ordinary
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 2 * Self.padding
    var y = gap(Self.padding, low: 8)
    heading.frame = CGRect(x: Self.padding, y: y, width: width, height: Self.rowHeight)
    y += Self.rowHeight + 4
    badge.frame = CGRect(x: Self.padding, y: y, width: width, height: 18)
    y += 18
    readout.frame = CGRect(x: Self.padding, y: y, width: width, height: 28)
    y += 28 + gap(6, low: 2)
    scrubber.frame = CGRect(x: Self.padding, y: y, width: width, height: 24)
    y += 24 + gap(12, low: 6)
    y = layOut(transport, weights: [1.2, 1.2, 0.7, 0.7, 1.3], y: y, width: width)
    y = layOut(speeds.map(\.button), weights: [1, 1, 1, 1], y: y, width: width)
    y += gap(10, low: 6)
    durationLabel.frame = CGRect(x: Self.padding, y: y, width: width, height: 18)
    y += 18 + gap(6, low: 4)
    duration.frame = CGRect(x: Self.padding, y: y + 3, width: width - 68, height: 24)
    reset.frame = CGRect(
      x: Self.padding + width - 60, y: y, width: 60, height: Self.rowHeight)
    y += Self.rowHeight + gap(8, low: 5)
    release.frame = CGRect(x: Self.padding, y: y, width: width, height: Self.rowHeight)
    y += Self.rowHeight + gap(18, low: 12)
    scriptView.frame = CGRect(
      x: Self.padding, y: y, width: width,
      height: max(0, bounds.height - y - 28 - gap(12, low: 6)))
    hint.frame = CGRect(x: Self.padding, y: bounds.height - 28, width: width, height: 14)
    hint.isHidden = hint.frame.minY < release.frame.maxY
  }

  /// One row of buttons; returns where the next row begins.
  private func layOut(
    _ buttons: [ChromeButton], weights: [CGFloat], y: CGFloat, width: CGFloat
  ) -> CGFloat {
    let space: CGFloat = 6
    let unit = (width - space * CGFloat(buttons.count - 1)) / weights.reduce(0, +)
    var x = Self.padding
    for (button, weight) in zip(buttons, weights) {
      button.frame = CGRect(x: x, y: y, width: unit * weight, height: Self.rowHeight)
      x += unit * weight + space
    }
    return y + Self.rowHeight + gap(8, low: 5)
  }
}
