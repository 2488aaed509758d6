/// The size of a line's bitmap and where in it the baseline begins, in pixels.
struct BitmapExtent: Equatable {
  let width: Int
  let height: Int
  let originX: Int
  let originY: Int
}
