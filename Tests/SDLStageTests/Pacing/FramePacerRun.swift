import SDLStage

/// Carries out all that is due, and says what that was at `now`; times in 1/60 s.
func carryOut(_ pacer: inout FramePacer, at now: Double, isMoving: Bool = true) -> [String] {
  var done: [String] = []
  while true {
    switch pacer.next(at: now) {
    case .step(let time):
      done.append("step \(sixtieths(time))")
      pacer.didStep(isMoving: isMoving)
    case .show(let time):
      done.append("show \(sixtieths(time))")
      pacer.didShow(at: now)
    case .wait:
      return done
    }
  }
}

func sixtieths(_ time: Double) -> String {
  let number = (time * 60 * 1000).rounded() / 1000
  return number == number.rounded() ? "\(Int(number))" : "\(number)"
}

func deadline(_ pacer: inout FramePacer, at now: Double) -> Double? {
  guard case .wait(let deadline) = pacer.next(at: now) else { return -1 }
  return deadline
}
