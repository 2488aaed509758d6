# Puts tables into a page. Reads the tables, each after a line "@NAME", then the page, and writes the
# page with each table between its marks. Part of scripts/compatibility.

FNR == 1 { files++ }

files == 1 && /^@/ { name = substr($0, 2); next }
files == 1 { table[name] = table[name] $0 "\n"; next }

# What is between the marks is not read: also a conflict that a merge has left there goes away.
inside { if ($0 == "<!-- end of " inside " -->") close_(); else next }

{ print }

match($0, /^<!-- generated: [a-z]+ /) {
  inside = substr($0, 17, RLENGTH - 17)
  if (!(inside in table)) fail("no table is called '" inside "'")
  printf "\n%s\n", table[inside]
}

function close_() {
  used[inside] = 1
  inside = ""
}

function fail(message) {
  print FILENAME ": " message | "cat >&2"
  failed = 1
  exit 2
}

END {
  if (failed) exit 2
  if (inside) { inside_ = inside; inside = ""; fail("the line '<!-- end of " inside_ " -->' is missing") }
  for (name in table)
    if (!(name in used)) fail("the line '<!-- generated: " name " … -->' is missing")
}
