import Interlude

// `swift run` opens the window; `swift run MyTransition list`, `render` and `trace` work too.
Interlude.run([
  Scenario(
    id: "drop", title: "Drop", summary: "The next screen drops in from above.",
    present: .tap("open"), dismiss: .tap("close")
  ) { ListScreen() }
])
