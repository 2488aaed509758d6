/// A file embedded into the binary.
package struct Asset: @unchecked Sendable {
  /// Path below the repository's `assets` folder, such as "fonts/Inter-Bold.otf".
  package let name: String

  /// The file's bytes: constant data of the binary, valid as long as the process, never copied.
  ///
  /// Nobody can write to constant data, which is what makes the value `Sendable`.
  package let bytes: UnsafeRawBufferPointer
}
