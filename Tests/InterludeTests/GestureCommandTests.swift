import Foundation
import Stage
import Testing
import UIKit

@testable import Interlude

@MainActor @Suite("Gestures on the command line") struct GestureCommandTests {
  /// A screen that a swipe up presents another from.
  private final class SwipedScreen: UIViewController {
    override func viewDidLoad() {
      view.backgroundColor = .white
      let swipe = UISwipeGestureRecognizer(
        target: self, action: Selector("swiped", SwipedScreen.swiped))
      swipe.direction = .up
      view.addGestureRecognizer(swipe)
    }

    func swiped() {
      let next = UIViewController()
      next.view.backgroundColor = .red
      present(next, animated: true)
    }
  }

  private let swiped = Scenario(
    id: "swiped", title: "Swiped", present: .gesture(.drag(from: .bottom, to: 0.5, in: 0.2)),
    dismiss: InputScript([])
  ) { SwipedScreen() }

  private let folder = TemporaryFolder()
  private let command = CommandHarness()

  private func file(_ text: String) throws -> String {
    let path = folder.path + "/gesture.txt"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("render and trace do what the file says; two runs give the same bytes")
  func fromFile() async throws {
    let gesture = try file("drag from center up 200 in 0.2 s # a swipe\n")
    let arguments = ["trace", "swiped", "--json", "--gesture", gesture]
    #expect(await command.run(arguments, scenarios: [swiped]) == .good)
    let first = command.out
    #expect(first.contains("UISwipeGestureRecognizer"))
    #expect(first.contains("\"y\":422"))
    let second = CommandHarness()
    #expect(await second.run(arguments, scenarios: [swiped]) == .good)
    #expect(second.out == first)
    let picture = folder.path + "/strip.png"
    #expect(
      await command.run(
        ["render", "swiped", "-o", picture, "--gesture", gesture, "--at", "0,1"],
        scenarios: [swiped]) == .good)
    #expect(FileManager.default.fileExists(atPath: picture))
  }

  @Test("--cancel-at and --velocity change the scenario's own gesture, or the file's")
  func stopped() async throws {
    // A twentieth of the way is no swipe, so that nothing is presented.
    #expect(
      await command.run(["trace", "swiped", "--cancel-at", "0.05"], scenarios: [swiped])
        == .scenario)
    #expect(command.error.contains("began no transition"))
    #expect(
      await command.run(
        ["trace", "swiped", "--cancel-at", "0.9", "--velocity", "100"], scenarios: [swiped])
        == .good)
    let gesture = try file("drag from center up 200 in 0.2 s\n")
    #expect(
      await command.run(
        ["trace", "swiped", "--gesture", gesture, "--cancel-at", "0.1"], scenarios: [swiped])
        == .scenario)
  }

  @Test("A scenario without a gesture cannot be stopped in the middle of one")
  func noGesture() async {
    #expect(
      await command.run(
        ["trace", "swiped", "--direction", "dismiss", "--cancel-at", "0.4"], scenarios: [swiped])
        == .scenario)
    #expect(command.error.contains("has no gesture to dismiss with: give one with --gesture FILE"))
    #expect(command.error.filter { $0 == "\n" }.count == 1)
  }

  @Test(
    "What is wrong with the file is one clear line",
    arguments: [
      ("", "there is no gesture in it"), ("tap center\ndrag up", "line 2: a drag needs 'from'"),
      ("drag from leading edge to 40 % in nan s", "line 1: a way's time in seconds"),
    ])
  func badFile(text: String, message: String) async throws {
    let gesture = try file(text)
    #expect(
      await command.run(["trace", "swiped", "--gesture", gesture], scenarios: [swiped]) == .usage)
    #expect(command.error.hasPrefix("interlude: \(gesture): "))
    #expect(command.error.contains(message))
    #expect(command.error.filter { $0 == "\n" }.count == 1)
  }

  @Test("No file, a folder, no text, and one that is too long")
  func unreadable() async throws {
    for path in ["/nowhere/gesture.txt", folder.path] {
      #expect(
        await command.run(["trace", "swiped", "--gesture", path], scenarios: [swiped])
          == .environment)
    }
    let path = folder.path + "/bytes.txt"
    try Data([0xff, 0xfe, 0x00]).write(to: URL(fileURLWithPath: path))
    #expect(
      await command.run(["trace", "swiped", "--gesture", path], scenarios: [swiped]) == .usage)
    try Data(count: GestureScript.longestText + 10).write(to: URL(fileURLWithPath: path))
    #expect(
      await command.run(["trace", "swiped", "--gesture", path], scenarios: [swiped]) == .usage)
    #expect(command.error.contains("longer than 4 megabytes"))
  }

  @Test("Numbers out of range are usage errors", arguments: ["2", "-1", "nan", "x"])
  func ranges(value: String) async {
    #expect(
      await command.run(["trace", "swiped", "--cancel-at=\(value)"], scenarios: [swiped])
        == .usage)
    #expect(command.error.contains("--cancel-at needs a number from 0 to 1"))
  }

  @Test("In the window a gesture is recorded into the next free file, and done again")
  func recording() throws {
    let player = GesturePlayer(nil, folder: folder.path)
    #expect(throws: CommandError.self) {
      try player.events(on: Stage { UIViewController() }, from: 0)
    }
    #expect(player.toggle(rate: 60)?.contains("recording") == true)
    #expect(player.isRecording)
    #expect(player.toggle(rate: 60) == "nothing was recorded")
    try Data().write(to: URL(fileURLWithPath: folder.path + "/gesture-1.txt"))
    _ = player.toggle(rate: 60)
    player.follow([InputEvent(time: 1, phase: .began, position: CGPoint(x: 3, y: 4))])
    player.follow([InputEvent(time: 1.5, phase: .ended, position: CGPoint(x: 3, y: 5))])
    let path = folder.path + "/gesture-2.txt"
    #expect(player.toggle(rate: 60) == "wrote \(path); Shift+G does it again")
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == "at 0 down 0 3,4\nat 0.5 up 0 3,5\n")
    let events = try player.events(on: Stage { UIViewController() }, from: 2)
    #expect(events.map(\.time) == [2, 2.5])
    let nowhere = GesturePlayer(nil, folder: "/nowhere")
    _ = nowhere.toggle(rate: 60)
    nowhere.follow([InputEvent(time: 1, phase: .began, position: .zero)])
    #expect(nowhere.toggle(rate: 60)?.hasPrefix("cannot write /nowhere/gesture-1.txt") == true)
  }

  @Test("Why a file cannot be read is said, in the system's words")
  func reasons() async {
    for (path, reason) in [
      ("/nowhere/gesture.txt", "No such file or directory"), (folder.path, "Is a directory"),
      ("", "No such file or directory"),
    ] {
      #expect(
        await command.run(["trace", "swiped", "--gesture", path], scenarios: [swiped])
          == .environment)
      #expect(
        command.error.hasSuffix(
          "interlude: cannot read the gesture '\(path)': \(reason); give a file with one\n"))
    }
  }

  @Test("The result does not take the gesture's place", arguments: ["trace", "render"])
  func samePlace(verb: String) async throws {
    let gesture = try file("drag from center up 200 in 0.2 s\n")
    let name = URL(fileURLWithPath: gesture).lastPathComponent
    let other = folder.path + "/./" + name
    for output in [gesture, other] {
      #expect(
        await command.run(
          [verb, "swiped", "--gesture", gesture, "-o", output], scenarios: [swiped]) == .usage)
      #expect(command.error.contains("would take the place of the gesture"))
    }
    #expect(try String(contentsOfFile: gesture, encoding: .utf8).hasPrefix("drag"))
  }

  @Test(
    "What a gesture has not cannot be changed",
    arguments: [
      ("pinch center to 50 % in 0.2 s", ["--velocity", "500"], "leave out --velocity"),
      (
        "pinch center to 50 % in 0.2 s", ["--cancel-at", "0.5", "--velocity", "500"],
        "leave out --velocity"
      ),
      ("at 0 down 0 5,5\nat 0.1 up 0 5,9", ["--cancel-at", "0.5"], "leave out --cancel-at"),
      ("tap center", ["--velocity", "5"], "leave out --velocity"),
    ])
  func fixed(text: String, flags: [String], message: String) async throws {
    let gesture = try file(text)
    #expect(
      await command.run(["trace", "swiped", "--gesture", gesture] + flags, scenarios: [swiped])
        == .scenario)
    #expect(command.error.contains(message), "\(command.error)")
  }

  @Test("A gesture that is given and begins nothing is named, not the scenario's script")
  func beginsNothing() async throws {
    let gesture = try file("tap 1,1\n")
    #expect(
      await command.run(["trace", "swiped", "--gesture", gesture], scenarios: [swiped])
        == .scenario)
    #expect(command.error.contains("the gesture began no transition to present"))
  }
}
