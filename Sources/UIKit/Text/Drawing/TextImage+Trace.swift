import CoreText
import QuartzCore
import Trace

extension TextImage {
  /// Tells the trace of the characters that were drawn as boxes.
  @MainActor func tellMissing(in context: StageContext) {
    for missing in missing {
      context.record(
        .glyphMissing(character: String(missing.character), font: missing.face.rawValue))
    }
  }
}
