import Foundation
import Stage
import Testing

@testable import Interlude

@Suite("--device and --variant") struct EnvironmentFlagTests {
  private func tuning(_ arguments: String...) throws -> TuningRequest {
    guard case .render(let request) = try Invocation(["render", "a", "-o", "x.png"] + arguments)
    else { throw CommandError.usage("no render") }
    return request.tuning
  }

  @Test("Every device of the table can be named, in any case")
  func devices() throws {
    for device in Device.all {
      #expect(try tuning("--device", device.name).device == device)
    }
    #expect(try tuning("--device=iPhone16Pro").device.name == "iphone16pro")
    #expect(try tuning().device == .iPhone13)
  }

  @Test("Every variant says what it says, several at once")
  func variants() throws {
    var all = StageEnvironment()
    all.appearance = .dark
    all.direction = .rightToLeft
    all.orientation = .landscapeRight
    all.reducesMotion = true
    all.increasesContrast = true
    all.textSize = .extraLarge
    let words = "dark,rtl,landscape,reduce-motion,increase-contrast,text-XL"
    #expect(try tuning("--variant", words).settings.environment == all)
    #expect(EnvironmentWords.words(all).joined(separator: ",") == words)
    #expect(try tuning("--variant", "light,ltr,portrait,text-L").settings.environment == .init())
    #expect(EnvironmentWords.words(StageEnvironment()) == [])
    for size in StageEnvironment.TextSize.allCases {
      #expect(
        try tuning("--variant", "text-\(size.rawValue.lowercased())").settings.environment.textSize
          == size)
    }
    for orientation in StageEnvironment.Orientation.allCases {
      #expect(
        try tuning("--variant", orientation.rawValue).settings.environment.orientation
          == orientation)
    }
    guard case .window(let request) = try Invocation(["run", "--variant", "dark"]),
      case .trace(let traced) = try Invocation(["trace", "a", "--device", "ipadair"])
    else { return #expect(Bool(false)) }
    #expect(request.tuning.settings.environment.appearance == .dark)
    #expect(traced.tuning.device.idiom == .pad)
  }

  @Test(
    "What is wrong is said in one line",
    arguments: [
      (
        ["--device", "iphone33"],
        "there is no device 'iphone33'; did you mean 'iphone13' or 'iphone11' or 'iphonese' or "
          + "'iphone12'? 'interlude list --devices' shows them"
      ),
      (["--device", "nokia"], "there is no device 'nokia'; 'interlude list --devices' shows them"),
      (["--device", ""], "there is no device ''; 'interlude list --devices' shows them"),
      (["--device"], "--device needs a value; see 'interlude render --help'"),
      (["--device", "ipadair", "--device", "ipad9"], "--device is given twice"),
      (
        ["--variant", "darkk"],
        "there is no variant 'darkk'; did you mean 'dark'? see 'interlude render --help'"
      ),
      (["--bars", "maybe"], "--bars is on or off, not 'maybe'"),
      (["--variant", ""], "there is no variant ''; see 'interlude render --help'"),
      (["--variant", "dark,"], "there is no variant ''; see 'interlude render --help'"),
      (["--variant", "dark,light"], "--variant cannot be both 'dark' and 'light'"),
      (["--variant", "dark,DARK"], "--variant has 'DARK' twice"),
      (
        ["--variant", "landscape,upside-down"],
        "--variant cannot be both 'landscape' and 'upside-down'"
      ),
      (["--variant", "text-XL,text-S"], "--variant cannot be both 'text-XL' and 'text-S'"),
    ])
  func wrong(_ arguments: [String], _ message: String) {
    #expect(throws: CommandError.usage(message)) {
      try Invocation(["render", "a", "-o", "x.png"] + arguments)
    }
  }

  @MainActor @Test("'list --devices' names all of them, as lines and as JSON")
  func list() async throws {
    let harness = CommandHarness()
    #expect(await harness.run("list", "--devices") == .good)
    let lines = harness.out.split(separator: "\n")
    #expect(lines.count == Device.all.count)
    #expect(
      lines.contains {
        $0 == "iphone13        390x844 @3x    safe area 47 0 34 0, on its side 0 47 21 47  60 Hz"
      })
    let json = CommandHarness()
    #expect(await json.run("list", "--devices", "--json") == .good)
    let parsed = try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [[String: Any]]
    #expect(parsed?.count == Device.all.count)
    #expect(parsed?.first?["name"] as? String == Device.all.first?.name)
  }

  @MainActor @Test("A strip says what it shows, and is as wide as the device on its side")
  func strip() async throws {
    let folder = TemporaryFolder()
    let harness = CommandHarness()
    let status = await harness.run(
      "render", "card", "-o", folder.path + "/a.png", "--at", "0,1", "--device", "iphonese",
      "--variant", "dark,landscape")
    #expect(status == .good)
    #expect(harness.error == "")
    #expect(folder.contents == ["a.png"])
  }
}
