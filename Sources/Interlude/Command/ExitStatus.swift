/// What the program ends with; the numbers are part of its interface.
enum ExitStatus: Int32 {
  case good = 0
  /// What was looked at is not as it should be, such as a transition that never completes.
  case fault = 1
  case usage = 2
  /// A scenario crashed, or did not do what it says.
  case scenario = 4
  /// No display, or a file that cannot be written.
  case environment = 6
}
