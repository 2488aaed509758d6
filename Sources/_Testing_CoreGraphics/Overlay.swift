// Empty on purpose. A file that imports both Testing and a module named CoreGraphics makes the compiler look
// for this module (on Apple's platforms it adds to both) and fail without it.
