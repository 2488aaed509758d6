/// What `--help` prints.
struct HelpText {
  static let topics: Set<String> = ["run", "list", "render", "trace", "bench", "help"]

  /// What the program is called.
  let program: String

  func text(for topic: String?) throws -> String {
    switch topic {
    case nil, "help": return overview
    case "run": return run
    case "app": return app
    case "list": return list
    case "render": return render
    case "trace": return trace
    case "bench": return bench
    case let topic?:
      throw CommandError.usage("there is no help on '\(topic)'; see '\(program) --help'")
    }
  }

  /// `usage: PROGRAM VERB` and its arguments, with further lines beneath them.
  private func usage(_ verb: String, _ arguments: [String]) -> String {
    let head = "usage: \(program)" + (verb.isEmpty ? "" : " \(verb)")
    var lines = [head]
    for argument in arguments {
      if lines[lines.count - 1].count + argument.count < 96 {
        lines[lines.count - 1] += " " + argument
      } else {
        lines.append(String(repeating: " ", count: head.count + 1) + argument)
      }
    }
    return lines.joined(separator: "\n")
  }

  private static let tuning = ["[--duration S]", "[--speed N]", "[--ios 12|13]"]
  private static let gesture = ["[--gesture FILE]", "[--cancel-at P]", "[--velocity V]"]
  private static let environment = ["[--device NAME]", "[--variant LIST]", "[--bars on|off]"]

  private static let window = ["[--ui-scale N]", "[--stats]"] + tuning + environment
  private static let picture = ["[--scale S]"] + tuning + gesture + environment + ["[--strict]"]
  private static let text = ["[-o FILE]"] + tuning + gesture + environment + ["[--strict]"]

  private var overview: String {
    """
    \(program): iOS view controller transitions on a Linux desktop

    usage:
      \(program) [options]              open the window with the first scenario
      \(program) run ID [options]       open the window with this scenario
      \(program) list [--json]          list the scenarios
      \(program) list --devices         list the devices that can be imitated
      \(program) render ID -o OUT ...   pictures of a transition, without a display
      \(program) trace ID ...           what happens in a transition, without a display
      \(program) bench [--animations]   how long a frame takes on this machine
      \(program) COMMAND --help         more about one command
      \(program) --version

    exit status: 0 good, 1 a transition never completes or, with --strict, the doctor finds a fault,
    2 wrong usage, 4 a scenario does not do what it says, 6 no display or a file that cannot be
    written.
    """
  }

  private var run: String {
    """
    \(usage("run", ["[ID]", "[--gesture FILE]"] + Self.window))

      ID               a scenario; the first one if left out
      --gesture FILE   a gesture (docs/gestures.md) that Shift+G does
    \(Self.windowOptions)
      --device NAME    iphone13 (default) or another of '\(program) list --devices'
      --variant LIST   see '\(program) render --help'

    \(Self.mouse)
    """
  }

  private static let windowOptions = """
      --ui-scale N     0.5 to 4: everything is N times as large, where the system reports no scale
      --stats          when the window closes, print what step and composite of a frame cost
                       (median and worst, without present)
      --duration S     0.05 to 60: seconds that transitions take, whatever their animators say
      --speed N        0.01 to 4: how fast time passes
      --ios 12|13      what a presentation without a style is: full screen (12) or a sheet (13)
      --bars on|off    whether status bar and home indicator are shown; on if left out
    """

  private static let variants = """
      --variant LIST   words separated by commas: dark, rtl, landscape, landscape-left, upside-down,
                       reduce-motion, increase-contrast, text-XS to text-XXXL, text-AX1 to text-AX5
    """

  private static let mouse = "The mouse is the finger. Ctrl+Q closes the window, ? shows the keys."

  private var app: String {
    """
    \(usage("", Self.window))

    An app in a window of Interlude's.

    \(Self.windowOptions)
      --device NAME    iphone13 (default), iphonese, ipad and others
    \(Self.variants)

    \(Self.mouse)
    """
  }

  private var list: String {
    """
    \(usage("list", ["[--devices]", "[--json]"]))

      --devices   the devices instead of the scenarios
      --json      an array of objects: id, title, kind and summary; of devices their measures
    """
  }

  private var render: String {
    """
    \(usage("render", ["ID", "-o OUT", "[--direction D]", "[--at LIST]"] + Self.picture))

      -o OUT           FILE.png: one labelled strip; FOLDER or FOLDER/: single pictures, in
                       the place of those of an earlier run
      --direction D    present (default) or dismiss
      --at LIST        parts of the way, 0 to 1, separated by commas; default 0,0.25,0.5,0.75,1.
                       0 is after set-up and before any movement, 1 is the first step after
                       everything has ended; with a gesture 0 is where the first finger lands
      --scale S        1 to 3 pixels per point; default 1
      --duration S     0.05 to 60: seconds that the transition takes, whatever its animator says
      --speed N        0.01 to 4: is said on the strip; pictures do not depend on it
      --ios 12|13      what a presentation without a style is: full screen (12) or a sheet (13)
      --gesture FILE   what fingers do instead of the scenario's taps (docs/gestures.md)
      --cancel-at P    0 to 1: the gesture stops after this part of its way, and the fingers lift there
      --velocity V     points a second with which they lift, below 0 back; at rest if left out
      --device NAME    iphone13 (default) or another of '\(program) list --devices'
    \(Self.variants)
      --bars on|off    whether status bar and home indicator are shown; off if left out
      --strict         exit status 1 if the doctor finds a fault

    --cancel-at and --velocity change the gesture of the file or, without one, the scenario's own.
    A transition that never completes is shown to its duration and one second, marked FROZEN, and
    the exit status is 1. One that still moves after ten minutes is given up: status 4.
    What the doctor finds is said on standard error, a line for each fault.
    """
  }

  private var trace: String {
    """
    \(usage("trace", ["ID", "[--direction D]", "[--json]"] + Self.text))

      --direction D   present (default) or dismiss
      --json          the format of docs/trace-format.md; otherwise lines to read
      -o FILE         - is standard output (default)
      --duration S    0.05 to 60: seconds that the transition takes, whatever its animator says
      --speed N       0.01 to 4: a trace does not depend on it
      --ios 12|13     what a presentation without a style is: full screen (12) or a sheet (13)
      --gesture FILE, --cancel-at P, --velocity V
                      what fingers do, as for 'render'
      --device NAME   iphone13 (default) or another of '\(program) list --devices'
      --variant LIST  see '\(program) render --help'
      --bars on|off   a trace does not depend on it
      --strict        exit status 1 if the doctor finds a fault

    What the doctor finds is said on standard error, a line for each fault.
    """
  }

  private var bench: String {
    """
    \(usage("bench", ["[--animations]", "[--json]"]))

      --json         an array of objects with workload, size, threads, ms, ratio and cairoRatio
      --animations   what animations cost for a frame instead, up to the display list; as JSON an
                     array of objects with layers, running and ms

    Draws nine kinds of transitions at 780x1688 and 1280x800 pixels, on one thread and on as many as
    there are processors; each is measured 31 times in turn with a copy of the frame and with the
    same scene drawn by cairo. ms is a frame's median, ratio what it is to the copy's, cairoRatio
    what cairo's is. Takes about a minute.

    --animations: 1,000, 10,000 and 100,000 layers of which 0, 100, 1,000 … all run an animation.
    ms is the median of 7 for a frame's presentation values and display list, on one thread. Takes
    some seconds. Other programs that run make both imprecise.
    """
  }
}
