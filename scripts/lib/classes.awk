# Sorted lines MODULE<tab>TYPE<tab>MEMBER (see declared.awk) as a list: a heading for each module, a
# line for each type. Part of scripts/compatibility.

BEGIN {
  FS = "\t"
  print "@classes"
}

$1 != module {
  endType()
  module = $1
  type = ""
  print (NR > 1 ? "\n" : "") "### " module "\n"
}

$2 != type {
  endType()
  type = $2
  members = ""
  isDeclared = 0
}

$3 == "-" { isDeclared = 1; next }
{ members = members (members == "" ? "" : ", ") "`" $3 "`" }

function endType() {
  if (type == "") return
  # A type of another module, to which this one adds.
  if (type == "-") print "- functions and names: " members
  else print "- **`" type "`**" (isDeclared ? "" : ", additions") (members == "" ? "" : ": " members)
  type = ""
}

END { endType() }
