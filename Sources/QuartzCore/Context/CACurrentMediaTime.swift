import Foundation

/// The time of the current stage's step, in seconds: it moves in steps and stands still within one.
public func CACurrentMediaTime() -> CFTimeInterval { StageContext.currentTime }

public typealias CFTimeInterval = Double
