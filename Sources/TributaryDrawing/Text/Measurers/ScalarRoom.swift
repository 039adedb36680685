/// How much room a scalar takes in a line.
enum ScalarRoom {
  /// Combines with what stands before it, or is invisible.
  case none
  case narrow
  /// As wide as an ideograph: one em, two cells.
  case wide
  /// Drawn as a picture unless the text asks otherwise.
  case pictograph
  /// Two of these are one flag.
  case regionalIndicator
}

extension Unicode.Scalar {
  /// What the Unicode character database says of the scalar's width, control characters counting as invisible.
  var room: ScalarRoom {
    switch value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x590:
      .narrow
    case 0x1160...0x11FF, 0xD7B0...0xD7FB, 0x00AD:
      // Vowels and finals of Korean syllables; the soft hyphen, which is drawn only where a line breaks at it.
      .none
    case 0x3099, 0x309A, 0x302A...0x302F:
      .none
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF,
      0x1AFF0...0x1B2FF, 0x20000...0x3FFFD:
      .wide
    case 0x1F1E6...0x1F1FF:
      .regionalIndicator
    default:
      if properties.isEmojiPresentation {
        .pictograph
      } else {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: .none
        default: .narrow
        }
      }
    }
  }
}
