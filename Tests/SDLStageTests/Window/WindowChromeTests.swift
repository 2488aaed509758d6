import CSDL2
import CoreGraphics
import SDLStage
import Stage
import Testing
import UIKit

extension SDLTests {
  @MainActor @Suite("The window's chrome")
  struct WindowChromeTests {
    private let green: UInt32 = 0xff00_ff00

    /// A green panel of 20 x 10 points in the lower right corner; the rest is transparent.
    private final class ChromeController: UIViewController {
      let panel = UIView()
      private(set) var layoutCount = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        panel.backgroundColor = .green
        view.addSubview(panel)
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layoutCount += 1
        panel.frame = CGRect(
          x: view.bounds.maxX - 20, y: view.bounds.maxY - 10, width: 20, height: 10)
      }
    }

    private func chromeStage(_ controller: UIViewController) -> Stage {
      let device = Device(name: "chrome", size: CGSize(width: 50, height: 50), scale: 1)
      return Stage(device: device, isTraced: false) { controller }
    }

    private func harness(
      _ controller: UIViewController, uiScale: Double = 1
    ) throws -> WindowHarness {
      let harness = try WindowHarness(chrome: chromeStage(controller), uiScale: uiScale) {
        PresentingController()
      }
      harness.settle()
      return harness
    }

    @Test("It fills the window and lies over it; the device shows through")
    func fillsWindow() throws {
      let harness = try harness(ChromeController())
      let pixels = harness.shownPixels
      #expect(pixels[pixels.width - 20, pixels.height - 10] == green)
      #expect(pixels[pixels.width - 1, pixels.height - 1] == green)
      #expect(pixels[pixels.width - 21, pixels.height - 10] == 0xff30_343c)
      #expect(harness.color(100, 200) == 0xffff_0000)
    }

    @Test("Its points have the size that the person chose")
    func uiScale() throws {
      let harness = try harness(ChromeController(), uiScale: 1.5)
      let pixels = harness.shownPixels
      #expect(pixels[pixels.width - 30, pixels.height - 15] == green)
      #expect(pixels[pixels.width - 31, pixels.height - 15] != green)
      #expect(pixels[pixels.width - 30, pixels.height - 16] != green)
    }

    @Test("It follows the window's size")
    func resized() throws {
      let harness = try harness(ChromeController())
      harness.resize(500, 600)
      harness.settle()
      #expect(harness.shownPixels[480, 590] == green)
      #expect(harness.shownPixels[267, 438] != green)
    }

    @Test("A change of it shows, and a change of the stage leaves it alone")
    func changes() throws {
      let chrome = ChromeController()
      let harness = try harness(chrome)
      let layoutCount = chrome.layoutCount
      harness.press(50, 60)
      harness.settle()
      #expect(chrome.layoutCount == layoutCount)
      chrome.panel.isHidden = true
      harness.settle()
      let pixels = harness.shownPixels
      #expect(pixels[pixels.width - 10, pixels.height - 5] == 0xff30_343c)
    }

    @Test("Its animations show although the stage is at rest")
    func animates() throws {
      let chrome = ChromeController()
      let stage = chromeStage(chrome)
      let harness = try WindowHarness(chrome: stage) { PresentingController() }
      harness.settle()
      stage.perform {
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
          chrome.panel.alpha = 0
        }
      }
      harness.advance(to: harness.clock.now + 0.1)
      let pixel = harness.shownPixels[harness.shownPixels.width - 10, 440]
      #expect(pixel != green && pixel != 0xff30_343c)
      harness.settle()
      #expect(harness.shownPixels[harness.shownPixels.width - 10, 440] == 0xff30_343c)
    }
  }
}
