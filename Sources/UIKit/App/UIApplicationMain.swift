import CApplicationDoor
import Foundation
import QuartzCore

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Runs an app in the window until that is closed.
///
/// - Parameters:
///   - argc, argv: ignored; the program's own arguments are read.
///   - principalClassName: ignored: the application is a `UIApplication`.
///   - delegateClassName: as `NSStringFromClass` gives it.
/// - Returns: what the program is to end with.
@MainActor @preconcurrency @discardableResult public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  runApplication {
    delegateClassName.flatMap { NSClassFromString($0) }.flatMap { ClassMaker.make($0) }
      as? any UIApplicationDelegate
  }
}

@MainActor func runApplication(
  _ makeDelegate: @escaping @MainActor () -> (any UIApplicationDelegate)?
) -> Int32 {
  guard application_door_is_open() else {
    let line =
      "UIKit: there is no window to run the app in: let the program depend on the product Interlude "
      + "of the package that UIKit comes from\n"
    FileHandle.standardError.write(Data(line.utf8))
    return 6
  }
  ApplicationStart.makeDelegate = makeDelegate
  return application_door_run()
}

/// The app that is to be run, left here for whoever has a window.
@MainActor package enum ApplicationStart {
  static var makeDelegate: (@MainActor () -> (any UIApplicationDelegate)?)?

  /// Launches the app on the current stage, each time anew.
  package static func launch() {
    guard let delegate = makeDelegate?() else {
      fatalError("UIApplicationMain: there is no such delegate class with an init() of its own")
    }
    launch(delegate)
  }

  package static func launch(_ delegate: any UIApplicationDelegate) {
    UIApplication.shared.launch(delegate)
  }
}
