import CoreGraphics
import Foundation
import Stage
import Testing

@Suite("What a device is, number by number") struct DeviceMeasureTests {
  @Test(
    "Corners in points, steps a second, and the margin below, upright and on the side",
    arguments: [
      ("iphonese1", 0, 60, 0, 0), ("iphone8plus", 0, 60, 0, 0), ("iphone11pro", 39, 60, 34, 21),
      ("iphone11", 41.5, 60, 34, 21), ("iphone11promax", 39, 60, 34, 21), ("iphonese", 0, 60, 0, 0),
      ("iphone12mini", 44, 60, 34, 21), ("iphone12", 47.33, 60, 34, 21),
      ("iphone12promax", 53.33, 60, 34, 21), ("iphone13mini", 44, 60, 34, 21),
      ("iphone13", 47.33, 60, 34, 21), ("iphone13promax", 53.33, 60, 34, 21),
      ("iphone14", 47.33, 60, 34, 21), ("iphone14plus", 53.33, 60, 34, 21),
      ("iphone14pro", 55, 60, 34, 21), ("iphone14promax", 55, 60, 34, 21),
      ("iphone15", 55, 60, 34, 21), ("iphone15plus", 55, 60, 34, 21),
      ("iphone15pro", 55, 120, 34, 21), ("iphone15promax", 55, 120, 34, 21),
      ("iphone16", 55, 60, 34, 21), ("iphone16plus", 55, 60, 34, 21),
      ("iphone16pro", 62, 120, 34, 21), ("iphone16promax", 62, 120, 34, 21),
      ("iphone16e", 47.33, 60, 34, 21), ("ipad9", 0, 60, 0, 0), ("ipad10", 18, 60, 20, 20),
      ("ipadmini6", 21.5, 60, 20, 20), ("ipadair", 18, 60, 20, 20), ("ipadpro11", 18, 120, 20, 20),
      ("ipadpro129", 18, 120, 20, 20),
    ] as [(String, CGFloat, Int, CGFloat, CGFloat)])
  func rows(
    _ name: String, _ radius: CGFloat, _ rate: Int, _ bottom: CGFloat, _ onSide: CGFloat
  ) throws {
    let device = try #require(Device.named(name))
    #expect(device.cornerRadius == radius && device.rate == rate)
    #expect(device.safeArea.bottom == bottom && device.landscapeSafeArea.bottom == onSide)
    let isPad = name.hasPrefix("ipad")
    #expect(device.idiom == (isPad ? .pad : .phone))
    // A phone's upper margin lies at both sides when it does; a tablet keeps its own above.
    let (upright, side) = (device.safeArea, device.landscapeSafeArea)
    #expect(side.top == (isPad ? upright.top : 0))
    #expect(side.left == (isPad || bottom == 0 ? 0 : upright.top) && side.right == side.left)
    #expect(upright.left == 0 && upright.right == 0)
  }

  @Test("Every device is in the table of measures, and phones come first")
  func all() {
    #expect(Device.all.count == 31)
    let pads = Device.all.map { $0.idiom == .pad }
    #expect(pads == Array(repeating: false, count: 25) + Array(repeating: true, count: 6))
  }

  @Test("Margins on the side follow from those upright, unless they are said")
  func derived() {
    typealias Margins = Device.Margins
    func device(_ upright: Margins, _ side: Margins? = nil) -> Device {
      Device(
        name: "d", size: CGSize(width: 300, height: 500), scale: 2, safeArea: upright,
        landscapeSafeArea: side)
    }
    let notch = Margins(top: 41, left: 3, bottom: 29, right: 5)
    #expect(device(notch).landscapeSafeArea == Margins(left: 41, bottom: 21, right: 41))
    #expect(device(Margins(top: 23)).landscapeSafeArea == Margins())
    let own = Margins(top: 1, left: 2, bottom: 3, right: 4)
    #expect(device(notch, own).landscapeSafeArea == own && device(notch, own).safeArea == notch)
    for orientation in StageEnvironment.Orientation.allCases {
      let isOnSide = orientation == .landscapeLeft || orientation == .landscapeRight
      #expect(orientation.isLandscape == isOnSide)
      let one = device(notch, own)
      #expect(one.safeArea(in: orientation) == (isOnSide ? own : notch))
      #expect(
        one.size(in: orientation)
          == (isOnSide ? CGSize(width: 500, height: 300) : CGSize(width: 300, height: 500)))
    }
    let plain = Device(name: "d", size: CGSize(width: 300, height: 500), scale: 2)
    #expect(plain.idiom == .phone && plain.rate == 60 && plain.cornerRadius == 0)
    #expect(plain.safeArea == Margins() && plain.landscapeSafeArea == Margins())
  }

  @Test(
    "A step's time is its number over the rate; a time belongs to the last step at or before it")
  func steps() {
    for rate in [24, 60, 90, 120] {
      let device = Device(
        name: "d", size: CGSize(width: 30, height: 50), scale: 2, rate: rate)
      for step in [0, 1, 7, 1001, 360_007] {
        let time = device.time(ofStep: step)
        #expect(abs(time * Double(rate) - Double(step)) < 1e-6)
        #expect(device.step(at: time) == step)
        #expect(device.step(at: time + 0.9 / Double(rate)) == step)
        #expect(device.step(at: time + 1.01 / Double(rate)) == step + 1)
        if step > 0 { #expect(device.step(at: time - 0.01 / Double(rate)) == step - 1) }
      }
    }
  }

  @Test("A device is read as it was written, and each of its numbers makes another device of it")
  func equality() throws {
    let device = Device(
      name: "d", idiom: .pad, size: CGSize(width: 300, height: 500), scale: 1.5,
      safeArea: Device.Margins(top: 1, left: 2, bottom: 3, right: 4),
      landscapeSafeArea: Device.Margins(top: 5, left: 6, bottom: 7, right: 8), cornerRadius: 9,
      rate: 90)
    #expect(
      try JSONDecoder().decode(Device.self, from: JSONEncoder().encode(device)) == device)
    let changes: [(inout Device) -> Void] = [
      { $0.name = "e" }, { $0.idiom = .phone }, { $0.size.width = 301 }, { $0.size.height = 501 },
      { $0.scale = 2 }, { $0.safeArea.top = 9 }, { $0.safeArea.left = 9 },
      { $0.safeArea.bottom = 9 }, { $0.safeArea.right = 9 }, { $0.landscapeSafeArea.top = 9 },
      { $0.cornerRadius = 8 }, { $0.rate = 91 },
    ]
    for change in changes {
      var other = device
      change(&other)
      #expect(other != device)
    }
  }

  @Test("The words for what a person sets, as the command line and traces have them")
  func words() {
    typealias Environment = StageEnvironment
    #expect(Environment.Appearance.allCases.map(\.rawValue) == ["light", "dark"])
    #expect(Environment.Direction.allCases.map(\.rawValue) == ["ltr", "rtl"])
    #expect(
      Environment.Orientation.allCases.map(\.rawValue) == [
        "portrait", "upside-down", "landscape-left", "landscape-right",
      ])
    #expect(
      Environment.TextSize.allCases.map(\.rawValue) == [
        "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
      ])
    let plain = Environment()
    #expect(plain.appearance == .light && plain.direction == .leftToRight)
    #expect(plain.orientation == .portrait && plain.textSize == .large)
    #expect(!plain.increasesContrast && !plain.reducesMotion)
    #expect(Device.Idiom.phone.rawValue == "phone" && Device.Idiom.pad.rawValue == "pad")
  }
}
