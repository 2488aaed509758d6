import Foundation

/// The time of the current stage's step, in seconds: it moves in steps and stands still within one.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { StageContext.currentTime }

public typealias CFTimeInterval = Double
