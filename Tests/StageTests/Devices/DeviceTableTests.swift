import CoreGraphics
import Foundation
import Testing

@testable import Stage

@Suite("The table of devices") struct DeviceTableTests {
  @Test("Names are unique, lower case, and found in any case")
  func names() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    for device in Device.all {
      #expect(device.name == device.name.lowercased())
      #expect(Device.named(device.name.uppercased()) == device)
    }
    #expect(Device.named("nokia3310") == nil)
    #expect(Device.named("") == nil)
    #expect(Device.all.contains(.iPhone13))
  }

  @Test("Measures fit together: upright is higher than wide, margins leave most of the screen")
  func measures() {
    for device in Device.all {
      #expect(device.size.height > device.size.width, "\(device.name)")
      #expect([2, 3].contains(device.scale))
      #expect(device.cornerRadius >= 0 && device.cornerRadius < 100)
      for orientation in StageEnvironment.Orientation.allCases {
        let (size, safe) = (device.size(in: orientation), device.safeArea(in: orientation))
        #expect(safe.top + safe.bottom < size.height / 4, "\(device.name)")
        #expect(safe.left == safe.right)
      }
      // What has a home indicator has it either way; what has none has no margin on its side.
      #expect((device.safeArea.bottom > 0) == (device.landscapeSafeArea.bottom > 0))
    }
  }

  @Test(
    "Each device has its published measures",
    arguments: [
      ("iphonese1", 320, 568, 2, 20, 0, 0), ("iphonese", 375, 667, 2, 20, 0, 0),
      ("iphone8plus", 414, 736, 3, 20, 0, 0), ("iphone11pro", 375, 812, 3, 44, 34, 44),
      ("iphone11", 414, 896, 2, 48, 34, 48), ("iphone11promax", 414, 896, 3, 44, 34, 44),
      ("iphone12mini", 375, 812, 3, 50, 34, 50), ("iphone12", 390, 844, 3, 47, 34, 47),
      ("iphone12promax", 428, 926, 3, 47, 34, 47), ("iphone13mini", 375, 812, 3, 50, 34, 50),
      ("iphone13", 390, 844, 3, 47, 34, 47), ("iphone13promax", 428, 926, 3, 47, 34, 47),
      ("iphone14", 390, 844, 3, 47, 34, 47), ("iphone14plus", 428, 926, 3, 47, 34, 47),
      ("iphone14pro", 393, 852, 3, 59, 34, 59), ("iphone14promax", 430, 932, 3, 59, 34, 59),
      ("iphone15", 393, 852, 3, 59, 34, 59), ("iphone15plus", 430, 932, 3, 59, 34, 59),
      ("iphone15pro", 393, 852, 3, 59, 34, 59), ("iphone15promax", 430, 932, 3, 59, 34, 59),
      ("iphone16", 393, 852, 3, 59, 34, 59), ("iphone16plus", 430, 932, 3, 59, 34, 59),
      ("iphone16pro", 402, 874, 3, 62, 34, 62), ("iphone16promax", 440, 956, 3, 62, 34, 62),
      ("iphone16e", 390, 844, 3, 47, 34, 47), ("ipad9", 810, 1080, 2, 20, 0, 0),
      ("ipad10", 820, 1180, 2, 24, 20, 0), ("ipadmini6", 744, 1133, 2, 24, 20, 0),
      ("ipadair", 820, 1180, 2, 24, 20, 0), ("ipadpro11", 834, 1194, 2, 24, 20, 0),
      ("ipadpro129", 1024, 1366, 2, 24, 20, 0),
    ] as [(String, CGFloat, CGFloat, Double, CGFloat, CGFloat, CGFloat)])
  func published(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: Double, _ top: CGFloat,
    _ bottom: CGFloat, _ side: CGFloat
  ) throws {
    let device = try #require(Device.named(name))
    #expect(device.size == CGSize(width: width, height: height))
    #expect(device.scale == scale)
    #expect(device.safeArea == Device.Margins(top: top, bottom: bottom))
    #expect(device.landscapeSafeArea.left == side)
  }

  @Test("The default device is as it always was")
  func byDefault() {
    #expect(Device.iPhone13.size == CGSize(width: 390, height: 844))
    #expect(Device.iPhone13.scale == 3)
    #expect(Device.iPhone13.rate == 60)
    #expect(Device.iPhone13.safeArea == Device.Margins(top: 47, bottom: 34))
  }
}

@Suite("The environment as a value") struct EnvironmentCodingTests {
  @Test("An input with every setting is read as it was written")
  func roundTrip() throws {
    var environment = StageEnvironment()
    environment.appearance = .dark
    environment.direction = .rightToLeft
    environment.orientation = .landscapeLeft
    environment.textSize = .accessibilityExtraLarge
    environment.increasesContrast = true
    environment.reducesMotion = true
    let input = StageInput(
      time: 1.5, size: CGSize(width: 844, height: 390), scale: 2,
      settings: StageSettings(
        transitionDuration: 2, release: .iOS12, environment: environment, showsBars: true))
    let data = try JSONEncoder().encode(input)
    #expect(try JSONDecoder().decode(StageInput.self, from: data) == input)
  }

  @Test("What is left out of the settings is as by default; an unknown word is an error")
  func leftOut() throws {
    func settings(_ text: String) throws -> StageSettings {
      try JSONDecoder().decode(StageSettings.self, from: Data(text.utf8))
    }
    #expect(try settings("{}") == StageSettings())
    #expect(throws: DecodingError.self) {
      try settings(
        #"{"environment":{"appearance":"pink","direction":"ltr","orientation":"portrait","#
          + #""textSize":"L","increasesContrast":false,"reducesMotion":false}}"#)
    }
  }
}
