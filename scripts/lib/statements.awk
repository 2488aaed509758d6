# Every statement of docs/behaviour.md, and how it stands. Reads, in this order, docs/behaviour.md,
# docs/compatibility/statements.txt, docs/compatibility.md (whose table of choices counts), and the
# tests (whose names count); part=1 to part=4 stand before them on the command line, because a file
# may be empty. Writes the page's tables; complains on stderr, then exit 1.
# With -v list=1 it writes the statements for which there is nothing instead.
# Part of scripts/compatibility.

BEGIN {
  # Where a statement of high confidence must have a test or a line in statements.txt.
  split("1 2 4 5 6 7 8 9", sections, " ")
  for (i in sections) isStrict[sections[i]] = 1
  word["different"] = "**different**"
  word["partly"] = "**in part**"
  word["elsewhere"] = "cannot hold here"
  word["later"] = "not built yet"
  word["untested"] = "no test yet"
}

function complain(where, message) {
  print where ": " message | "cat >&2"
  wrong = 1
}

part == 1 { readStatement() }
part == 2 { readEntry() }
part == 3 { readChoice() }
part == 4 { readTest() }

# ---- the specification: order[i], confidence, gist and section of each number

function readStatement(    id) {
  if (match($0, /^##+ [0-9.]+/)) {
    section = substr($0, RSTART, RLENGTH)
    gsub(/[# ]|\.$/, "", section)
    title[section] = substr($0, RLENGTH + 1)
    gsub(/^ +| \[.*| \(.*/, "", title[section])
    isSection[section] = 1
  } else if (section ~ /^(0|11|12)$/) {
    # How to read it, mistakes with numbers of their own, and gaps.
    return
  } else if (match($0, /^T[0-9]+\. /)) {
    addStatement(substr($0, 1, RLENGTH - 2), substr($0, RLENGTH + 1), "")
  } else if (match($0, /^[0-9]+[a-z]?\. /)) {
    addStatement(section "." substr($0, 1, RLENGTH - 2), substr($0, RLENGTH + 1), $0)
  }
}

function addStatement(id, text, sources) {
  statements++
  order[statements] = id
  index_[id] = statements
  home[id] = section
  confidence[id] = confidenceOf(sources)
  gist[id] = gistOf(text)
}

# The letters in brackets: "H", "M", "H M"; C where only a calculation stands.
function confidenceOf(text,    all, bracket, letters, i) {
  all = ""
  while (match(text, /\[[^\]]*\]/)) {
    bracket = substr(text, RSTART + 1, RLENGTH - 2)
    text = substr(text, RSTART + RLENGTH)
    if (bracket !~ /^([HML]|CALC)([^A-Za-z]|$)/) continue
    all = all ";" bracket ";"
  }
  letters = ""
  for (i = 1; i <= 3; i++)
    if (all ~ ("[;/,] *" substr("HML", i, 1) "([ ,:;/]|$)")) letters = letters " " substr("HML", i, 1)
  if (letters == "" && all ~ /CALC/) letters = " C"
  return substr(letters, 2)
}

# The first sentence, without sources and emphasis, cut between words.
function gistOf(text,    limit, place) {
  limit = 110
  gsub(/ *\[[^\]]*[A-Z][^\]]*\]/, "", text)
  gsub(/\*\*/, "", text)
  gsub(/\.\./, ".", text)
  if (match(text, /[^.0-9A-Z]\. /) && RSTART < limit) text = substr(text, 1, RSTART)
  if (length(text) > limit) {
    text = substr(text, 1, limit)
    sub(/ [^ ]*$/, "", text)
    # Nothing is left open that the cut would have closed.
    if (split(text, place, "`") % 2 == 0) sub(/[ (]*`[^`]*$/, "", text)
    sub(/[ ,;:(]+$/, "", text)
    text = text " …"
  }
  sub(/[.:; ]+$/, "", text)
  gsub(/\|/, "\\|", text)
  return text
}

# ---- what is known besides tests: kind[number or section], why

function readEntry(    words, id, name) {
  if ($0 ~ /^ *(#|$)/) return
  words = split($0, parts, / *\| */)
  name = parts[1]
  where = FILENAME ":" FNR
  if (words != 3 || parts[3] == "") {
    complain(where, "write 'NUMBER | KIND | WHY'")
  } else if (!(parts[2] in word)) {
    complain(where, "'" parts[2] "' is no kind: write different, partly, elsewhere, later or untested")
  } else if (!(name in index_) && !(name in isSection)) {
    complain(where, "docs/behaviour.md has no " name)
  } else if (name in kind) {
    complain(where, name " has two lines: join them")
  } else {
    kind[name] = parts[2]
    why[name] = parts[3]
    line[name] = where
    entries++
    entry[entries] = name
  }
}

# ---- the choices: hasChoice[number]

function readChoice() {
  if ($0 ~ /^## /) isChoices = $0 ~ /^## Choices/
  if (!isChoices || $0 !~ /^\| [0-9T]/) return
  split($0, cells, " *[|] *")
  cite(cells[2], FILENAME ":" FNR, 0)
}

# ---- the tests: hasTest[number]

function readTest(    name) {
  if (FNR == 1) awaited = 0
  if (match($0, /@(Test|Suite)\(/)) {
    awaited = 1
    isSuite = substr($0, RSTART, 3) == "@Su"
    name = substr($0, RSTART + RLENGTH)
  } else if (awaited) {
    name = $0
  } else {
    return
  }
  if (name ~ /^ *$/) return
  awaited = 0
  if (match(name, /^ *"([^"\\]|\\.)*"/))
    cite(substr(name, RSTART, RLENGTH), FILENAME ":" FNR, isSuite ? 1 : 2)
}

# Takes the numbers out of a text: "8.6.1, 8.6.2: …", "7.3.7-11 …", "7.1.4 to 7.1.8: …". Of numbers
# with two parts, which may be lengths and times as well, only those at the beginning count.
# how: 0 = a choice; 1 = a suite: a range in its name says nothing of each statement; 2 = a test.
function cite(text, where, how,    isFirst, between, id, last, range) {
  gsub(/\342\200\223/, "-", text)
  gsub(/"/, "", text)
  if (how == 1 && text ~ /[0-9]+[a-z]?( to |-)[0-9]/) return
  isFirst = 1
  last = ""
  while (match(text, /T[1-8]|[0-9]+(\.[0-9]+)+[a-z]?/)) {
    between = substr(text, 1, RSTART - 1)
    id = substr(text, RSTART, RLENGTH)
    text = substr(text, RSTART + RLENGTH)
    if (between !~ /^(,? *(and|to|R[0-9]+)?,? *-?)*$/) isFirst = 0
    if (!isFirst && id !~ /\..*\./) continue
    range = last != "" && between ~ /^( to |-)$/
    if (!(id in index_)) {
      # "0.5: half way" is no number of a statement.
      if (isFirst && !(id in isSection) && id !~ /^0/ && text ~ /^([,:]|$)/)
        complain(where, "docs/behaviour.md has no " id)
      last = ""
      continue
    }
    if (range) markRange(last, id, how)
    else mark(id, how)
    last = id
    # "7.3.7-11"; the second number of "7.3.7-7.3.11" is met in the next round.
    if (match(text, /^-[0-9]+[a-z]?/) && substr(text, RLENGTH + 1, 1) != ".") {
      markRange(id, home[id] "." substr(text, 2, RLENGTH - 1), how)
      text = substr(text, RLENGTH + 1)
    }
  }
}

function markRange(first, last, how,    i) {
  for (i = index_[first]; i <= index_[last]; i++) mark(order[i], how)
}

function mark(id, how) {
  if (how == 0) hasChoice[id] = 1
  else hasTest[id] = 1
}

END {
  for (i = 1; i <= statements; i++) judge(order[i])
  for (i = 1; i <= entries; i++) {
    name = entry[i]
    if (name in used) continue
    complain(line[name], name " is not '" kind[name] "' any more, a test or a choice carries it: take" \
      " the line out")
  }
  if (list) {
    for (i = 1; i <= statements; i++)
      if (!(order[i] in standing))
        print order[i] " (" confidence[order[i]] ") " gist[order[i]]
  } else {
    writeDifferences()
    writeSummary()
    writeStatements()
  }
  close("cat >&2")
  exit wrong
}

# How one statement stands: standing[id], and group[id] for the summary.
function judge(id,    name, isHeld) {
  if (id in hasTest) stand(id, "test", "test")
  if (id in hasChoice) stand(id, "choice", "choice")
  isHeld = id in standing
  name = id in kind ? id : home[id]
  # A test or a choice ends what was not built or not tested, and a section's line is not for it;
  # what is different stays so.
  if (name in kind && !(isHeld && (name != id || kind[name] ~ /later|untested/))) {
    stand(id, word[kind[name]] ": " why[name], kind[name] == "partly" ? "untested" : kind[name])
    used[name] = 1
  } else if (!isHeld && confidence[id] ~ /H/ && sectionTop(id) in isStrict && !list) {
    complain("docs/behaviour.md", id " (H) has neither a test nor a line in" \
      " docs/compatibility/statements.txt: " gist[id])
  }
}

function stand(id, how, class) {
  if (id in standing) {
    standing[id] = standing[id] "; " how
  } else {
    standing[id] = how
    group[id] = class
  }
}

# The tables, each after a line "@NAME".

function writeDifferences(    i, id) {
  print "@differences"
  print "| statement | UIKit | here |"
  print "|---|---|---|"
  for (i = 1; i <= statements; i++) {
    id = order[i]
    if (kind[id] ~ /different|partly/) print "| " id " | " gist[id] " | " why[id] " |"
  }
}

function sectionTop(section) {
  sub(/\..*/, "", section)
  return section
}

function writeSummary(    i, id, top, last, n, k, names) {
  names = split("test choice different elsewhere later untested none", columns, " ")
  for (i = 1; i <= statements; i++) {
    id = order[i]
    top = sectionTop(home[id])
    tally[top, id in group ? group[id] : "none"]++
    tally["all", id in group ? group[id] : "none"]++
    all[top]++
  }
  all["all"] = statements
  print "@summary"
  print "| section | statements | with a test | a choice of ours | different | cannot hold here | not built yet | no test yet |"
  print "|---|--:|--:|--:|--:|--:|--:|--:|"
  for (i = 1; i <= statements; i++) {
    top = sectionTop(home[order[i]])
    if (top == last) continue
    last = top
    printSums(top, top ". " title[top])
  }
  printSums("all", "all")
}

function printSums(top, name) {
  print "| " name " | " all[top] + 0 " | " tally[top, "test"] + 0 " | " tally[top, "choice"] + 0 " | " \
    tally[top, "different"] + 0 " | " tally[top, "elsewhere"] + 0 " | " tally[top, "later"] + 0 " | " \
    tally[top, "untested"] + tally[top, "none"] + 0 " |"
}

function writeStatements(    i, id, last) {
  print "@statements"
  for (i = 1; i <= statements; i++) {
    id = order[i]
    if (home[id] != last) {
      last = home[id]
      if (i > 1) print ""
      print "### " last " " title[last]
      print ""
      print "| number | confidence | in short | here |"
      print "|---|---|---|---|"
    }
    print "| " id " | " confidence[id] " | " gist[id] " | " (id in standing ? standing[id] : "no test yet") " |"
  }
}
