// As on Apple's platforms, `import UIKit` alone gives all of these.
@_exported import CoreGraphics
@_exported import QuartzCore
