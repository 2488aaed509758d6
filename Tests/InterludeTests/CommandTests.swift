import CoreGraphics
import Foundation
import MediaExport
import Stage
import Testing
import Trace
import UIKit

@testable import Interlude
@testable import InterludeCommand

@Suite("The commands") @MainActor
struct CommandTests {
  @Test("list names every scenario, as lines and as JSON")
  func list() async throws {
    let lines = CommandHarness()
    #expect(await lines.run("list") == .good)
    let line = lines.out.split(separator: "\n").first { $0.hasPrefix("cover-vertical ") }
    #expect(line?.hasSuffix("the presented screen slides up over the first one.") == true)

    let json = CommandHarness()
    #expect(await json.run("list", "--json") == .good)
    let entries = try JSONDecoder().decode([[String: String]].self, from: Data(json.out.utf8))
    #expect(entries.map { $0["id"] } == GalleryCatalogue.scenarios.map(\.id))
    #expect(entries.first?["kind"] == "gallery")
  }

  @Test("render writes a strip whose size follows from its cells")
  func strip() async throws {
    let folder = TemporaryFolder()
    let command = CommandHarness()
    let path = folder.path + "/strip.png"
    #expect(await command.run("render", "cover-vertical", "-o", path, "--at", "0,1") == .good)
    #expect(command.error == "")
    let image = try PNGReader.read(path)
    // Two margins of 24, two cells of 390 with 16 between them; 64 above, 40 and 12 below.
    #expect(image.width == 2 * 24 + 2 * 390 + 16)
    #expect(image.height == 64 + 844 + 40 + 12)
    // The left cell is the white first screen, the right one the presented indigo.
    #expect(image.buffer[24 + 10, 64 + 10] == 0xffff_ffff)
    #expect(image.buffer[24 + 390 + 16 + 10, 64 + 10] == 0xff58_56d6)
  }

  @Test("render with a folder writes one picture for each moment, numbered and timed")
  func folder() async throws {
    let folder = TemporaryFolder()
    let command = CommandHarness()
    let status = await command.run(
      "render", "cover-vertical", "-o", folder.path + "/new/frames", "--at", "0,0.5,1",
      "--direction", "dismiss", "--scale", "2")
    #expect(status == .good)
    let frames = try FileManager.default
      .contentsOfDirectory(atPath: folder.path + "/new/frames").sorted()
    // 0.4 s from the first movement, ending at a step: 24 steps, and one more that shows the end.
    #expect(
      frames == [
        "frame-0000-t0000.0ms.png", "frame-0001-t0208.3ms.png", "frame-0002-t0416.7ms.png",
      ])
    let last = try PNGReader.read(folder.path + "/new/frames/" + frames[2])
    #expect(last.width == 780 && last.height == 1688)
  }

  @Test("The same command gives the same bytes")
  func reproducible() async throws {
    let folder = TemporaryFolder()
    for name in ["a.png", "b.png"] {
      #expect(
        await CommandHarness().run("render", "cover-vertical", "-o", "\(folder.path)/\(name)")
          == .good)
    }
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: folder.path + "/a.png"))
        == Data(contentsOf: URL(fileURLWithPath: folder.path + "/b.png")))
  }

  @Test("trace gives the documented JSON, on standard output or in a file")
  func trace() async throws {
    let command = CommandHarness()
    #expect(await command.run("trace", "cover-vertical", "--json") == .good)
    let document = try JSONDecoder().decode(TraceDocument.self, from: Data(command.out.utf8))
    #expect(document.schema == 1)
    #expect(document.scenario == "cover-vertical")
    #expect(document.direction == "present")

    let folder = TemporaryFolder()
    let path = folder.path + "/trace.json"
    #expect(await CommandHarness().run("trace", "cover-vertical", "--json", "-o", path) == .good)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == command.out)
  }

  @Test("trace without --json reads like a log")
  func readableTrace() async throws {
    let command = CommandHarness()
    #expect(await command.run("trace", "cover-vertical", "--direction", "dismiss") == .good)
    let lines = command.out.split(separator: "\n").map(String.init)
    #expect(lines.first == "cover-vertical · dismiss · iphone13")
    #expect(lines.contains { $0.contains("touch began at (195.0, 730.0)") })
    #expect(lines.contains { $0.hasSuffix("completeTransition(true)") })
  }

  @Test("What UIKit has to say is said once, whichever command runs the code and how often")
  func consoleLines() async {
    let scenario = Scenario(id: "twice", title: "", present: .tap("go"), dismiss: .tap("go")) {
      TwiceHome()
    }
    let folder = TemporaryFolder()
    for arguments in [
      ["render", "twice", "-o", folder.path + "/x.png"],
      ["render", "twice", "-o", folder.path + "/x", "--at", "0.5"], ["trace", "twice"],
    ] {
      let command = CommandHarness()
      let status = await command.run(arguments, scenarios: [scenario])
      #expect(status == .good)
      let all = command.error.split(separator: "\n")
      // The doctor has a word on it, too.
      #expect(all.last?.hasPrefix("interlude: reentrant-transition: ") == true, "\(all)")
      let lines = all.dropLast()
      #expect(lines.count == 2, "\(arguments[0]): \(lines)")
      #expect(lines.allSatisfy { $0.hasPrefix("Attempt to present <UIViewController") })
    }
    // Also where the transition never comes.
    var idle = scenario
    idle.present = InputScript([.tapPoint(CGPoint(x: 300, y: 300))])
    let command = CommandHarness()
    let status = await command.run(
      ["render", "twice", "-o", folder.path + "/y.png"], scenarios: [idle])
    #expect(status == .scenario)
    #expect(command.error.split(separator: "\n").count == 2)
  }

  @Test("What the doctor finds is said on standard error; with --strict it is the status, too")
  func findings() async throws {
    let folder = TemporaryFolder()
    for arguments in [["trace"], ["render", "-o", folder.path + "/x.png"]] {
      let command = CommandHarness()
      let early = arguments + ["mistake-early-completion"]
      #expect(await command.run(early, scenarios: GalleryCatalogue.scenarios) == .good)
      #expect(command.error.hasPrefix("interlude: complete-too-early: HastyAnimator."))
      #expect(command.error.split(separator: "\n").count == 1)
      #expect(
        await CommandHarness().run(early + ["--strict"], scenarios: GalleryCatalogue.scenarios)
          == .fault)
      // The trace itself is the same.
      let other = CommandHarness()
      _ = await other.run(early + ["--strict"], scenarios: GalleryCatalogue.scenarios)
      #expect(other.out == command.out)

      let right = CommandHarness()
      let card = arguments + ["card", "--strict", "--direction", "dismiss"]
      #expect(await right.run(card, scenarios: GalleryCatalogue.scenarios) == .good)
      #expect(right.error == "")
    }
    // One of the presentation, and one that nothing but a second's silence shows.
    let held = CommandHarness()
    let status = await held.run(
      "trace", "mistake-driver-for-button", "--direction", "dismiss", "--strict")
    #expect(status == .fault)
    let lines = held.error.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("interlude: FROZEN") == true)
    #expect(lines.last?.hasPrefix("interlude: interactive-without-driver: ") == true)
  }

  @Test("list says of each whether it is right or a mistake, but of one's own")
  func kinds() async {
    let command = CommandHarness()
    #expect(await command.run("list") == .good)
    let lines = command.out.split(separator: "\n")
    #expect(lines.count == GalleryCatalogue.scenarios.count)
    for (line, scenario) in zip(lines, GalleryCatalogue.scenarios) {
      let words = line.split(separator: " ")
      #expect(words.first.map(String.init) == scenario.id)
      #expect(words.dropFirst().first.map(String.init) == scenario.kind.rawValue)
    }
    var own = GalleryCatalogue.scenarios[0]
    (own.id, own.kind, own.summary) = ("own", .own, "Mine.")
    let alone = CommandHarness()
    #expect(await alone.run("list", scenarios: [own]) == .good)
    #expect(alone.out == "own  Mine.\n")
  }

  @Test("help and version")
  func help() async {
    for topic in [[], ["run"], ["list"], ["render"], ["trace"], ["bench"]] {
      let command = CommandHarness()
      let status = await Interlude.run(
        topic + ["--help"], [],
        Console(out: { text in #expect(text.contains("usage:")) }, error: { _ in }))
      #expect(status == .good)
      #expect(command.error == "")
    }
    let version = CommandHarness()
    #expect(await version.run("--version") == .good)
    #expect(version.out == "interlude \(Interlude.version)\n")
  }
}

/// Presents too early, when its view is in no window yet; its button presents twice at once.
private final class TwiceHome: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    present(UIViewController(), animated: true)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.accessibilityIdentifier = "go"
    button.addAction(
      UIAction { [unowned self] _ in
        present(UIViewController(), animated: true)
        present(UIViewController(), animated: true)
      }, for: .touchUpInside)
    view.addSubview(button)
  }
}

@Suite("What the commands refuse") @MainActor
struct CommandFailureTests {
  private let coverVertical = GalleryCatalogue.scenarios.first { $0.id == "cover-vertical" }!

  @Test("An unknown scenario is named, with the nearest known one")
  func unknownScenario() async {
    let near = CommandHarness()
    #expect(await near.run("trace", "cover-vertica") == .usage)
    #expect(
      near.error == "interlude: there is no scenario 'cover-vertica'; did you mean "
        + "'cover-vertical'? 'interlude list' shows them\n")
    let short = CommandHarness()
    #expect(await short.run("trace", "cbe") == .usage)
    #expect(short.error.contains("did you mean 'cube'?"))
    // Half of it is right for "door".
    let far = CommandHarness()
    #expect(await far.run("trace", "zoom") == .usage)
    #expect(
      far.error == "interlude: there is no scenario 'zoom'; 'interlude list' shows them\n")
  }

  @Test("render puts its pictures in the place of an earlier run's, and touches nothing else")
  func folderAgain() async throws {
    let folder = TemporaryFolder()
    let others = ["frame-0001-t9.0ms.png", "frame-1.png", "note.txt", "xframe-0001-t0208.3ms.png"]
    for name in others {
      try Data().write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
    }
    for at in ["0,0.25,0.5,1", "0,1"] {
      let status = await CommandHarness().run(
        "render", "cover-vertical", "-o", folder.path, "--at", at, "--direction", "dismiss")
      #expect(status == .good)
    }
    // It takes 25 steps of a sixtieth of a second.
    #expect(
      folder.contents
        == (others + ["frame-0000-t0000.0ms.png", "frame-0001-t0416.7ms.png"]).sorted())
  }

  @Test("render that fails half way leaves the pictures of the earlier run as they were")
  func folderHalfWay() async throws {
    let folder = TemporaryFolder()
    let scenarios = GalleryCatalogue.scenarios
    let arguments = { (at: String) in
      ["render", "cover-vertical", "-o", folder.path, "--at", at, "--direction", "dismiss"]
    }
    #expect(await CommandHarness().run(arguments("0,0.5"), scenarios: scenarios) == .good)
    let before = folder.contents
    let first = "\(folder.path)/\(before[0])"
    let bytes = FileManager.default.contents(atPath: first)
    // The last picture of the new series cannot be put where it belongs.
    let last = "\(folder.path)/frame-0002-t0416.7ms.png"
    try FileManager.default.createDirectory(
      atPath: last, withIntermediateDirectories: false)
    let command = CommandHarness()
    #expect(await command.run(arguments("0,0.25,1"), scenarios: scenarios) == .environment)
    #expect(command.error == "interlude: cannot write \(last): Is a directory\n")
    #expect(folder.contents == (before + ["frame-0002-t0416.7ms.png"]).sorted())
    #expect(FileManager.default.contents(atPath: first) == bytes)
  }

  @Test("render takes the name of another kind of file for a mistake, unless it is a folder's")
  func otherKinds() async throws {
    let folder = TemporaryFolder()
    for name in ["strip.jpg", "strip.png.bak", "pictures.2"] {
      let command = CommandHarness()
      let path = "\(folder.path)/\(name)"
      #expect(await command.run("render", "cover-vertical", "-o", path) == .usage)
      #expect(
        command.error == "interlude: '\(path)' would be no PNG: give a name that ends in .png for"
          + " a strip, or '\(path)/' for a folder of that name\n")
      #expect(folder.contents == [])
    }
    // With the slash it is made, and from then on it is one.
    for name in ["pictures.2/", "pictures.2"] {
      let path = "\(folder.path)/\(name)"
      #expect(
        await CommandHarness().run("render", "cover-vertical", "-o", path, "--at", "0") == .good)
    }
    #expect(folder.contents == ["pictures.2"])
  }

  @Test("A strip that would be wider than a picture may be is refused, a folder is not")
  func tooManyPictures() async {
    let folder = TemporaryFolder()
    // A strip is 48 + 406 n − 16 points wide; 16384 take 40, and a third of them 13.
    for (scale, most) in [("1", 40), ("3", 13)] {
      let fits = Array(repeating: "0", count: most).joined(separator: ",")
      let command = CommandHarness()
      let status = await command.run(
        "render", "cover-vertical", "-o", folder.path + "/x.png", "--at", fits + ",1", "--scale",
        scale)
      #expect(status == .usage)
      #expect(
        command.error
          == "interlude: a strip of \(most + 1) pictures would be more than 16384 pixels"
          + " wide: give at most \(most) in --at, or a folder to -o\n")
      #expect(folder.contents == [])
    }
    let most = Array(repeating: "0", count: 40).joined(separator: ",")
    #expect(
      await CommandHarness().run(
        "render", "cover-vertical", "-o", folder.path + "/x.png", "--at", most) == .good)
    #expect(
      await CommandHarness().run(
        "render", "cover-vertical", "-o", folder.path + "/x", "--at", most + ",1") == .good)
  }

  @Test("A file that cannot be written: one line, status 6, nothing left behind")
  func unwritable() async {
    let folder = TemporaryFolder()
    let render = CommandHarness()
    let status = await render.run("render", "cover-vertical", "-o", folder.path + "/no/x.png")
    #expect(status == .environment)
    #expect(render.error.contains("/no/x.png"))
    #expect(render.error.split(separator: "\n").count == 1)

    let trace = CommandHarness()
    #expect(
      await trace.run("trace", "cover-vertical", "-o", folder.path + "/no/x.json")
        == .environment)
    #expect(trace.error.split(separator: "\n").count == 1)
    // A folder where a file stands.
    let file = folder.path + "/file"
    _ = FileManager.default.createFile(atPath: file, contents: nil)
    let frames = CommandHarness()
    #expect(await frames.run("render", "cover-vertical", "-o", file + "/frames") == .environment)
    #expect(frames.error.split(separator: "\n").count == 1)
    #expect(folder.contents == ["file"])
  }

  @Test(
    "An id that is none: one line that says which, and what would be one",
    arguments: [
      (
        "",
        "a scenario has no id: use a to z, 0 to 9, and single hyphens between them, as in "
          + "'cover-vertical'"
      ),
      (
        "My Zoom",
        "the scenario's id 'My Zoom' is not in kebab-case: use a to z, 0 to 9, and single "
          + "hyphens between them, as in 'my-zoom'"
      ),
      ("-zoom", "'zoom'"), ("zoom--in", "'zoom-in'"), ("a/b", "'a-b'"), ("zoom\n", "'zoom'"),
      ("ключ", "between them"),
    ])
  func badIDs(_ id: String, _ message: String) async {
    var scenario = coverVertical
    scenario.id = id
    for arguments in [["list"], ["trace", id], ["render", id, "-o", "x.png"]] {
      let command = CommandHarness()
      let status = await command.run(arguments, scenarios: [coverVertical, scenario])
      #expect(status == .usage)
      #expect(command.error.split(separator: "\n").count == 1)
      #expect(command.error.hasPrefix("interlude: "))
      #expect(command.error.contains(message), "\(command.error)")
    }
  }

  @Test("A package's own program goes by its own name")
  func ownName() async {
    let command = CommandHarness(program: "MyZoom")
    #expect(await command.run("trace", "zoom") == .usage)
    #expect(
      command.error == "MyZoom: there is no scenario 'zoom'; 'MyZoom list' shows them\n")
    for arguments in [
      ["fly"], ["render"], ["render", "a", "-o"], ["trace", "a", "--device", "nokia"],
      ["trace", "a", "--variant", "pink"], ["help", "flying"], ["--fast"],
    ] {
      let command = CommandHarness(program: "MyZoom")
      #expect(await command.run(arguments, scenarios: []) == .usage)
      #expect(command.error.hasPrefix("MyZoom: "))
      #expect(command.error.contains("'MyZoom "))
      #expect(!command.error.contains("interlude"), "\(command.error)")
    }
    for topic in [[], ["run"], ["list"], ["render"], ["trace"], ["bench"]] {
      let help = CommandHarness(program: "MyZoom")
      #expect(await help.run(topic + ["--help"], scenarios: []) == .good)
      #expect(help.out.contains("MyZoom"))
      #expect(!help.out.contains("interlude"), "\(topic)")
    }
  }

  @Test("Two scenarios with one id, and none at all")
  func badCatalogues() async {
    let twice = CommandHarness()
    let scenario = coverVertical
    #expect(await twice.run("list", scenarios: [scenario, scenario]) == .usage)
    #expect(twice.error.contains("two scenarios have the id 'cover-vertical'"))
    let none = CommandHarness()
    #expect(await none.run(scenarios: []) == .usage)
    #expect(none.error.contains("there are no scenarios"))
  }

  @Test("A script that taps what is not there, and one that begins nothing")
  func badScripts() async {
    var missing = coverVertical
    missing.present = .tap("nowhere")
    let command = CommandHarness()
    #expect(await command.run("trace", "cover-vertical", scenarios: [missing]) == .scenario)
    #expect(command.error.contains("'nowhere'"))
    #expect(command.error.split(separator: "\n").count == 1)

    var idle = coverVertical
    idle.present = InputScript([.tapPoint(CGPoint(x: 1, y: 1))])
    let other = CommandHarness()
    #expect(await other.run("trace", "cover-vertical", scenarios: [idle]) == .scenario)
    #expect(other.error.contains("began no transition"))
  }

  @Test("One that is given up after ten minutes: one line that says so, no file, status 4")
  func hour() async {
    let scenario = Scenario(id: "hour", title: "", present: .tap("go"), dismiss: .tap("go")) {
      StuckHome(duration: 3600, movement: 3600)
    }
    let folder = TemporaryFolder()
    let command = CommandHarness()
    let status = await command.run(
      "render", "hour", "-o", folder.path + "/x.png", scenarios: [scenario])
    #expect(status == .scenario)
    #expect(command.error.contains("600 s") && command.error.contains("3600"))
    #expect(!command.error.contains("FROZEN") && !command.error.contains("completeTransition"))
    #expect(command.error.split(separator: "\n").count == 1)
    #expect(folder.contents == [])
  }

  @Test("One that waits for a finger is frozen, but it is not its animator that has to speak")
  func held() async {
    let scenario = Scenario(id: "held", title: "", present: .tap("go"), dismiss: .tap("go")) {
      StuckHome(isInteractive: true)
    }
    let command = CommandHarness()
    #expect(await command.run("trace", "held", scenarios: [scenario]) == .fault)
    #expect(command.error.contains("FROZEN") && !command.error.contains("completeTransition"))
    #expect(command.error.contains("interaction controller"))
  }

  @Test("A transition that never completes is shown, marked FROZEN, with status 1")
  func frozen() async throws {
    let scenario = Scenario(
      id: "stuck", title: "Stuck", present: .tap("go"), dismiss: .tap("go")
    ) { StuckHome() }
    let folder = TemporaryFolder()
    let command = CommandHarness()
    let path = folder.path + "/strip.png"
    let status = await command.run(
      "render", "stuck", "-o", path, "--at", "1", scenarios: [scenario])
    #expect(status == .fault)
    #expect(command.error.contains("FROZEN"))
    #expect(FileManager.default.fileExists(atPath: path))
  }
}

/// Presents with an animator that never says that it is done.
private final class StuckHome: UIViewController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning
{
  private let duration: TimeInterval
  private let movement: TimeInterval
  private let isInteractive: Bool

  /// - Parameter movement: seconds; 0 does nothing at all.
  init(duration: TimeInterval = 0.25, movement: TimeInterval = 0, isInteractive: Bool = false) {
    (self.duration, self.movement, self.isInteractive) = (duration, movement, isInteractive)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.accessibilityIdentifier = "go"
    button.addAction(
      UIAction { [unowned self] _ in
        let next = UIViewController()
        next.transitioningDelegate = self
        present(next, animated: true)
      }, for: .touchUpInside)
    view.addSubview(button)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? self : nil }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard movement > 0 else { return }
    UIView.animate(withDuration: movement) { transitionContext.containerView.alpha = 0.5 }
  }
}
