extension Unicode.Scalar {
  /// Whether the scalar is a character of its own between other such scalars, with a width that does not depend on
  /// them.
  ///
  /// The scalar neither combines with its neighbors nor prepends, is not a conjoining Korean vowel or consonant, and is
  /// not a joiner, a variation selector, a skin tone, or a half of a flag. A carriage return is such a scalar, except
  /// before a line feed. The ranges contain almost all text that is not of an Indic or Southeast Asian script; a scalar
  /// that is missing is processed more slowly.
  ///
  /// Tested by `TextAnalysisTests`.
  package var isSolitary: Bool {
    switch value {
    case 0x00...0x7F, 0xA0...0x2FF, 0x370...0x482, 0x48A...0x58F, 0x5D0...0x5EA, 0x620...0x64A, 0x660...0x66F,
      0x671...0x6D3, 0x1E00...0x200B, 0x2010...0x2027, 0x202F...0x205F, 0x2070...0x20CF, 0x2100...0x2BFF,
      0x2E80...0x3029, 0x3030...0x3098, 0x309B...0xA48C, 0xAC00...0xD7A3, 0xF900...0xFB1C, 0xFF01...0xFF9D,
      0xFFE0...0xFFE6, 0xFFFC...0xFFFD, 0x1F300...0x1F3FA, 0x1F400...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
