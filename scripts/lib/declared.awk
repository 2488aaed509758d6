# What the Apple-named modules declare, read from their sources: one line for each public name,
# MODULE<tab>TYPE<tab>MEMBER, unsorted. Members of no type have the type "-"; a type has a line with
# the member "-". Part of scripts/compatibility.
#
# The sources are read, and not the compiler's symbol graph, because that needs a build, and this
# must be cheap enough to run before one. It is safe here because `swift format` has fixed the shape
# that is relied on: one declaration a line, its access level written at it and never at the extension.

BEGIN {
  FS = "\n"
  names = split("== hash(into:) description debugDescription rawValue init(rawValue:) RawValue" \
    " encode(to:) init(from:) encode(with:)", skipped, " ")
  for (i = 1; i <= names; i++) unlisted[skipped[i]] = 1
}

FNR == 1 {
  split(FILENAME, folders, "/")
  module = folders[2]
  depth = 0
  pending = text = ""
  inString = inComment = 0
}

{
  line = codeOf($0)
  read(line)
}

# The line without comments and without what stands in string literals.
function codeOf(line,    out, rest, place) {
  out = ""
  if (inString) {
    place = index(line, "\"\"\"")
    if (place == 0) return ""
    inString = 0
    line = substr(line, place + 3)
  }
  while (line != "") {
    if (inComment) {
      place = index(line, "*/")
      if (place == 0) return out
      inComment = 0
      line = substr(line, place + 2)
    } else if (match(line, /\/\/|\/\*|"/) == 0) {
      return out line
    } else {
      out = out substr(line, 1, RSTART - 1)
      rest = substr(line, RSTART)
      if (rest ~ /^\/\//) return out
      if (rest ~ /^\/\*/) {
        inComment = 1
        line = substr(rest, 3)
      } else if (rest ~ /^"""/) {
        rest = substr(rest, 4)
        place = index(rest, "\"\"\"")
        if (place == 0) {
          inString = 1
          return out
        }
        line = substr(rest, place + 3)
      } else if (match(rest, /^"([^"\\]|\\.)*"/)) {
        line = substr(rest, RLENGTH + 1)
      } else {
        return out
      }
    }
  }
  return out
}

function read(line,    place, character) {
  if (text == "" && begins(line)) text = " "
  if (text != "") {
    text = text " " line
    if (isWhole(text)) {
      declare(text)
      text = ""
    }
  }
  while ((place = match(line, /[{}]/)) > 0) {
    character = substr(line, place, 1)
    if (character == "{") {
      depth++
      scope[depth] = pending
      kind[depth] = pendingKind
      isOpen[depth] = pendingIsPublic
      pending = ""
    } else if (depth > 0) {
      depth--
    }
    line = substr(line, place + 1)
  }
}

# Whether a declaration that matters begins here: directly in a type, an extension or the file.
function begins(line) {
  if (depth > 0 && scope[depth] == "") return 0
  if (line ~ /^ *(indirect )?case / && kind[depth] == "enum" && depth > 0) return 1
  return line ~ /^ *(@|public |open |package |internal |private |fileprivate |final |static |class |struct |enum |protocol |extension |actor |func |var |let |init|subscript|typealias |mutating |nonisolated|override |weak |convenience |required |indirect )/
}

# A declaration is whole when its parentheses are closed and no attribute stands alone.
function isWhole(text,    bare) {
  bare = text
  if (howMany(bare, "(") > howMany(bare, ")")) return 0
  gsub(/@[A-Za-z_]+(\([^()]*\))?/, "", bare)
  if (bare !~ /[A-Za-z]/) return 0
  if (bare ~ /(^| )case / && bare ~ /, *$/) return 0
  if (bare ~ /(^| )(class|struct|enum|protocol|extension|actor) +[A-Z]/ && bare !~ /(func|var|let|init)/)
    return bare ~ /{/
  return 1
}

function howMany(text, character,    parts) {
  return split(text, parts, character == "(" ? "\\(" : "\\)") - 1
}

function declare(text,    words, isPublic, isOverride, keyword, name, type, i, names, cases) {
  gsub(/@[A-Za-z_]+(\([^()]*\))?/, "", text)
  isPublic = text ~ /(^| )(public|open) /
  isOverride = text ~ /(^| )override /
  sub(/^ +/, "", text)
  while (match(text, /^(public|open|package|internal|private|fileprivate|final|static|mutating|nonmutating|nonisolated|override|weak|unowned|convenience|required|indirect|lazy|dynamic)(\([a-z]+\))? +/))
    text = substr(text, RLENGTH + 1)
  if (text ~ /^class (func|var|let|subscript)/) sub(/^class /, "", text)
  match(text, /^[a-z]+/)
  keyword = substr(text, 1, RLENGTH)
  text = substr(text, RLENGTH + 1)
  sub(/^ +/, "", text)
  type = depth > 0 ? scope[depth] : ""

  if (keyword ~ /^(class|struct|enum|protocol|extension|actor)$/) {
    match(text, /^[A-Za-z_0-9.]+/)
    name = substr(text, 1, RLENGTH)
    pending = type == "" ? name : type "." name
    pendingKind = keyword
    pendingIsPublic = isPublic
    if (keyword == "extension") return
    if (isPublic && (type == "" || !((module, type) in hidden))) found(pending, "-")
    if (!isPublic) hidden[module, pending] = 1
    return
  }
  if (keyword == "case") {
    if (!isOpen[depth]) return
    cases = withoutParentheses(text)
    gsub(/=[^,]*/, "", cases)
    names = split(cases, words, ",")
    for (i = 1; i <= names; i++) found(type, bareName(words[i]))
    return
  }
  if (isOverride || !(isPublic || (kind[depth] == "protocol" && isOpen[depth]))) return
  if (keyword == "var" || keyword == "let") {
    sub(/[:={].*/, "", text)
    names = split(text, words, ",")
    for (i = 1; i <= names; i++) found(type, bareName(words[i]))
  } else if (keyword == "typealias") {
    match(text, /^[A-Za-z_0-9]+/)
    found(type, substr(text, 1, RLENGTH))
  } else if (keyword == "init" || keyword == "subscript") {
    sub(/^[?!]/, "", text)
    found(type, keyword labels(text, keyword))
  } else if (keyword == "func" && match(text, /^[A-Za-z_`][A-Za-z_0-9`]*/)) {
    name = substr(text, 1, RLENGTH)
    found(type, bareName(name) labels(substr(text, RLENGTH + 1), keyword))
  }
}

function bareName(name) {
  gsub(/[ `]/, "", name)
  return name
}

function withoutParentheses(text) {
  while (match(text, /\([^()]*\)/)) text = substr(text, 1, RSTART - 1) substr(text, RSTART + RLENGTH)
  return text
}

# The argument labels of what begins with generic parameters or "(": "(with:_:)".
function labels(text, keyword,    level, i, character, part, out, open) {
  open = index(text, "(")
  if (open == 0) return "()"
  level = 0
  part = out = ""
  for (i = open; i <= length(text); i++) {
    character = substr(text, i, 1)
    if (character ~ /[(\[]/ && level++ == 0) continue
    if (character ~ /[)\]]/ && --level == 0) break
    if (character == "," && level == 1) {
      out = out labelOf(part, keyword)
      part = ""
    } else {
      part = part character
    }
  }
  return "(" out labelOf(part, keyword) ")"
}

function labelOf(part, keyword,    words, number) {
  if (part !~ /:/) return ""
  sub(/:.*/, "", part)
  gsub(/`/, "", part)
  sub(/^ +/, "", part)
  number = split(part, words, / +/)
  return (keyword == "subscript" && number == 1 ? "_" : words[1]) ":"
}

function found(type, member) {
  if (member in unlisted || member ~ /^_/ || member == "") return
  total++
  place[total] = module "\t" (type == "" ? "-" : type) "\t" member
  owner[total] = module SUBSEP type
}

# Only now is it known which types are not public: what an extension adds to one is no door.
END {
  for (i = 1; i <= total; i++) if (!isHidden(owner[i])) print place[i]
}

function isHidden(key) {
  while (1) {
    if (key in hidden) return 1
    if (!match(key, /\.[^.]*$/)) return 0
    key = substr(key, 1, RSTART - 1)
  }
}
