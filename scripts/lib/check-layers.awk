# The work of scripts/check-layers, in plain awk (mawk is what Debian has). Reads, in this order, the
# table, the exceptions, Package.swift, and all sources. One line for each thing wrong; exit 1 if any.

function report(line, message) {
  print FILENAME ":" line ": " message
  wrong++
}

# The table: allowed[module, imported], row[module], outside[module].

function readTable(    count, words, module, i) {
  sub(/#.*/, "")
  count = split($0, words)
  if (count == 0) return
  module = words[1]
  if (sub(/:$/, "", module) == 0) {
    report(FNR, "'" module "' needs a colon: write 'Module: imported modules'")
    return
  }
  if (module != "outside" && module in row)
    report(FNR, module " has two lines: join them")
  for (i = 2; i <= count; i++) {
    if (module == "outside") outside[words[i]] = 1
    else if (words[i] in outside || words[i] in row) allowed[module, words[i]] = 1
    else
      report(FNR, module " names " words[i] ", which no line above has: imports point downward" \
        " only; take it out, move the lines, or add it to an 'outside:' line")
  }
  if (module != "outside") row[module] = FNR
}

# The exceptions: exception[what, file] = line.

function readException(    count, words) {
  sub(/#.*/, "")
  count = split($0, words)
  if (count == 0) return
  if (words[1] != "clock" && words[1] != "length")
    report(FNR, "'" words[1] "' is no exception: write 'clock' or 'length'")
  else if (count < 3)
    report(FNR, "an exception needs a file and a reason: WHAT FILE REASON...")
  else exception[words[1], words[2]] = FNR
}

function isExcepted(what) {
  if (!((what, FILENAME) in exception)) return 0
  used[what, FILENAME] = 1
  return 1
}

# Package.swift, gathered whole. A target's `name:` stands before its `dependencies:`, so that each
# list belongs to the name before it. Fills declared[module, dependency] and hasTarget[module].

function readManifest(text,    line, target, list) {
  line = 1
  while (match(text, /[A-Za-z]+\([ \n]*name:[ \n]*"[^"]*"|dependencies:[ \n]*\[/)) {
    line += newlines(substr(text, 1, RSTART - 1))
    list = substr(text, RSTART, RLENGTH)
    text = substr(text, RSTART + RLENGTH)
    if (list ~ /^dependencies/) {
      list = upToClosingBracket(text)
      readDependencies(target, list, line)
      text = substr(text, length(list) + 1)
    } else {
      target = list
      gsub(/^[^"]*"|"$/, "", target)
      if (list !~ /^(executableT|t)arget\(/) target = ""
      else hasTarget[target] = 1
    }
    line += newlines(list)
  }
}

function upToClosingBracket(text,    i, depth, character) {
  depth = 1
  for (i = 1; i <= length(text); i++) {
    character = substr(text, i, 1)
    if (character == "[") depth++
    if (character == "]" && --depth == 0) break
  }
  return substr(text, 1, i)
}

function readDependencies(target, list, line,    name) {
  while (match(list, /"[^"]*"/)) {
    line += newlines(substr(list, 1, RSTART))
    name = substr(list, RSTART + 1, RLENGTH - 2)
    list = substr(list, RSTART + RLENGTH)
    if (!(target in row)) continue
    declared[target, name] = 1
    if (!((target, name) in allowed))
      complain(manifest, line, target " may not depend on " name rule(target))
  }
}

function newlines(text) { return gsub(/\n/, "", text) }

function complain(file, line, message) {
  print file ":" line ": " message
  wrong++
}

function rule(module) {
  return ": take it out, or change the line of " module " in scripts/layers.txt (and ARCHITECTURE.md)"
}

# Sources, line by line.

function startFile(    parts) {
  split(FILENAME, parts, "/")
  module = parts[1] == "Sources" ? parts[2] : ""
  isSwift = FILENAME ~ /\.swift$/
  inComment = inText = 0
  lines = 0
}

# The line without comments and without the insides of """ texts; keeps track of both over lines.
function code(line,    result, at, start) {
  result = ""
  while (line != "") {
    if (inComment) {
      if (!(at = index(line, "*/"))) return result
      line = substr(line, at + 2)
      inComment = 0
    } else if (inText) {
      if (!(at = index(line, "\"\"\""))) return result
      line = substr(line, at + 3)
      inText = 0
    } else if (match(line, /\/\/|\/\*|"""|"([^"\\]|\\.)*"/)) {
      start = substr(line, RSTART, 2)
      if (start == "//") return result substr(line, 1, RSTART - 1)
      if (substr(line, RSTART, 3) == "\"\"\"") {
        inText = isSwift
        result = result substr(line, 1, RSTART + 2)
        line = substr(line, RSTART + 3)
      } else if (start == "/*") {
        inComment = 1
        result = result substr(line, 1, RSTART - 1) " "
        line = substr(line, RSTART + 2)
      } else {
        result = result substr(line, 1, RSTART + RLENGTH - 1)
        line = substr(line, RSTART + RLENGTH)
      }
    } else return result line
  }
  return result
}

function checkImports(text,    statements, count, i, statement) {
  if (text !~ /import[ \t]/) return
  count = split(text, statements, ";")
  for (i = 1; i <= count; i++) {
    statement = statements[i]
    sub(/^[ \t]+/, "", statement)
    while (sub(/^(@[A-Za-z_]+(\([^)]*\))?|public|package|internal|fileprivate|private)[ \t]+/, "", statement)) {}
    if (!sub(/^import[ \t]+/, "", statement)) continue
    sub(/^(struct|class|enum|protocol|typealias|func|let|var)[ \t]+/, "", statement)
    gsub(/`/, "", statement)
    sub(/[. \t].*/, "", statement)
    checkImport(statement)
  }
}

function checkImport(name) {
  if (!((module, name) in allowed))
    report(FNR, module " may not import " name rule(module))
  else if (name in row && module in hasTarget && !((module, name) in declared))
    report(FNR, module " imports " name " but does not declare it: add \"" name \
      "\" to the dependencies of " module " in Package.swift")
}

# What reads a clock. A name is matched where no letter stands before it.
function checkClock(text) {
  if (FILENAME == theClock || text !~ clockHint || !match(" " text, clock)) return
  if (isExcepted("clock")) return
  text = substr(" " text, RSTART + 1, RLENGTH - 1)
  report(FNR, "'" text "' reads a clock: take the time as an argument; only " theClock \
    " reads the real one (exceptions: scripts/layers-allowed.txt)")
}

BEGIN {
  limit = 600
  theClock = "Sources/SDLStage/Pacing/SystemClock.swift"
  clock = "[^A-Za-z0-9_](clock_gettime|gettimeofday|mach_absolute_time|CFAbsoluteTimeGetCurrent" \
    "|SDL_GetTicks(64)?|SDL_GetPerformanceCounter|ContinuousClock|SuspendingClock|systemUptime" \
    "|Date\\(\\)|Date\\.now|Date\\.init\\(\\)|timeIntervalSinceNow|DispatchTime\\.now" \
    "|DispatchWallTime\\.now)"
  # A cheap first look, so that the long expression runs on few lines.
  clockHint = "[cC]lock|ime|Date|Ticks|Counter"
}

FNR == 1 {
  stage = FILENAME == "scripts/layers.txt" ? "table" \
    : FILENAME == "scripts/layers-allowed.txt" ? "exceptions" \
    : FILENAME == "Package.swift" ? "manifest" : "source"
  if (stage == "source" && manifest == "") {
    manifest = "Package.swift"
    readManifest(manifestText)
  }
  if (stage == "source") startFile()
}
stage == "table" { readTable() }
stage == "exceptions" { readException() }
stage == "manifest" {
  sub(/\/\/.*/, "")
  manifestText = manifestText $0 "\n"
}
stage == "source" {
  text = code($0)
  if (isSwift && module != "" && module in row) checkImports(text)
  checkClock(text)
  if (++lines == limit + 1 && !isExcepted("length"))
    report(FNR, "more than " limit " lines: move an aspect into a file of its own" \
      " (exceptions: scripts/layers-allowed.txt)")
}

END {
  if (manifest == "") {
    manifest = "Package.swift"
    readManifest(manifestText)
  }
  count = split(folders, names)
  for (i = 1; i <= count; i++)
    if (!(names[i] in row) && !(names[i] in outside))
      complain("scripts/layers.txt", 1, "Sources/" names[i] " has no line: add '" names[i] \
        ": what it may import' below the modules it imports")
  for (key in exception)
    if (!(key in used)) {
      split(key, parts, SUBSEP)
      complain("scripts/layers-allowed.txt", exception[key], "the exception '" parts[1] " " \
        parts[2] "' is not needed: take the line out")
    }
  if (wrong) exit 1
}
