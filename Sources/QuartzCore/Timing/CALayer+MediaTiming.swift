import CoreGraphics

// A layer's own time, by which its animations and all that lies in it run. Its duration and its
// repeats mean nothing: a layer's time has no end.
extension CALayer: CAMediaTiming {
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { changeTiming { $0.beginTime = number(newValue, "beginTime") } }
  }

  public var duration: CFTimeInterval {
    get { timing.duration }
    set { changeTiming { $0.duration = number(newValue, "duration") } }
  }

  public var speed: Float {
    get { Float(timing.speed) }
    set { changeTiming { $0.speed = number(Double(newValue), "speed") } }
  }

  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { changeTiming { $0.timeOffset = number(newValue, "timeOffset") } }
  }

  public var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { changeTiming { $0.repeatCount = Double(newValue) } }
  }

  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { changeTiming { $0.repeatDuration = newValue } }
  }

  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { changeTiming { $0.autoreverses = newValue } }
  }

  public var fillMode: CAMediaTimingFillMode {
    get { CAMediaTimingFillMode(timing.fill) }
    set { changeTiming { $0.fill = newValue.fill } }
  }

  private func changeTiming(_ change: (inout MediaTiming) -> Void) {
    var changed = timing
    change(&changed)
    // Whoever sets a layer's clock by hand has it.
    changed.drive = nil
    setTiming(changed)
  }

  /// Times go into everything that is shown.
  private func number(_ value: Double, _ name: String) -> Double {
    require(value.isFinite, "CALayer.\(name) must be a finite number, not \(value). Layer: \(self)")
    return value
  }

  // MARK: Conversion

  /// `t` of the time of `l` in this layer's; nil means the stage's, which `CACurrentMediaTime()`
  /// gives. Source: 8.3.1, 8.3.6.
  ///
  /// Where a layer's time stands still, it is at all times at once: the stage's present one is taken.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.stageTime(of: t) ?? t)
  }

  /// `t` of this layer's time in that of `l`; nil means the stage's.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = stageTime(of: t)
    return l?.localTime(at: time) ?? time
  }

  private func stageTime(of local: Double) -> Double {
    var (time, layer) = (local, Optional(self))
    while let current = layer {
      guard let parent = current.timing.parentTime(at: time) else {
        return (context ?? .current).time
      }
      time = parent
      layer = current.shower
    }
    return time
  }
}
