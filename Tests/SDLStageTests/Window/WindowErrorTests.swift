import CoreGraphics
import Stage
import Testing
import UIKit

@testable import SDLStage

extension SDLTests {
  @MainActor @Suite("When there is no window to be had")
  struct WindowErrorTests {
    private func open(driver: String) throws {
      let stage = Stage(isTraced: false) { UIViewController() }
      _ = try StageWindow(stage, options: WindowOptions(driver: driver))
    }

    @Test("Without a display the error says in one line what to do")
    func noDisplay() throws {
      let error = #expect(throws: WindowError.self) { try open(driver: "no-such-display") }
      let text = "\(try #require(error))"
      #expect(text.hasPrefix("no display can be opened ("))
      #expect(text.hasSuffix("or use 'render' or 'trace', which need no display"))
      #expect(!text.contains("\n"))
    }

    @Test("After a failure a window can still be opened")
    func afterwards() throws {
      #expect(throws: WindowError.self) { try open(driver: "no-such-display") }
      try open(driver: "dummy")
    }
  }
}

@Suite("Which display is used")
struct DisplayChoiceTests {
  @Test(
    "The window systems of the session, unless the person names another",
    arguments: [
      ([:], []),
      (["DISPLAY": ":0"], ["x11"]),
      (["WAYLAND_DISPLAY": "wayland-0"], ["wayland"]),
      (["DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"], ["x11", "wayland"]),
      (["DISPLAY": "", "SDL_VIDEODRIVER": ""], []),
      (["DISPLAY": ":0", "SDL_VIDEODRIVER": "dummy"], ["dummy"]),
    ] as [([String: String], [String])])
  func drivers(environment: [String: String], expected: [String]) async {
    #expect(await SDLWindow.drivers(in: environment) == expected)
  }

  @Test("The environment may name the way to present; another word is an error that lists them")
  func presentMethod() throws {
    #expect(try PresentMethod.chosen(in: [:]) == .automatic)
    #expect(try PresentMethod.chosen(in: ["INTERLUDE_PRESENT": ""]) == .automatic)
    #expect(try PresentMethod.chosen(in: ["INTERLUDE_PRESENT": "surface"]) == .surface)
    let error = #expect(throws: WindowError.self) {
      try PresentMethod.chosen(in: ["INTERLUDE_PRESENT": "gpu"])
    }
    #expect(
      try #require(error).description
        == "INTERLUDE_PRESENT is 'gpu': write automatic, surface, renderer")
  }
}
