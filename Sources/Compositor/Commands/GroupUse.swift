/// What becomes of a group's picture.
enum GroupUse {
  /// It is painted over what lies beneath; where that comes to the same, its parts are instead.
  case plain
  /// Likewise, and it always has a picture: its parts are shares.
  case mix
  /// It is added to the picture of the mix that it belongs to.
  case share
}
