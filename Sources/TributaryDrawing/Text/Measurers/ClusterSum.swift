/// Adds up the room that scalars take, so that what is drawn as one picture counts once.
///
/// Scalars come in text order. At the boundary of a grapheme cluster nothing that came before matters, so that the
/// sum over a text is the sum over its clusters.
struct ClusterSum {
  private let wide: Int
  private let pictograph: Int

  private(set) var total = 0
  /// What the last scalar that took room took.
  private var base = 0
  private var baseScalar: Unicode.Scalar = " "
  private var isInPictograph = false
  /// A joiner has just followed a pictograph: the next one is drawn into it.
  private var isJoined = false
  /// The next regional indicator completes a flag.
  private var isInFlag = false

  init(wide: Int, pictograph: Int) {
    self.wide = wide
    self.pictograph = pictograph
  }

  /// - Parameter narrow: What the scalar takes if its room is narrow.
  mutating func add(_ scalar: Unicode.Scalar, room: ScalarRoom, narrow: Int) {
    switch room {
    case .none:
      if scalar == "\u{FE0F}", baseScalar.properties.isEmoji { becomePictograph() }
      isJoined = scalar == "\u{200D}" && isInPictograph
      isInFlag = false
    case .regionalIndicator:
      let completes = isInFlag
      begin(scalar, taking: completes ? 0 : pictograph)
      isInFlag = !completes
    case .pictograph where isJoined:
      isJoined = false
    case .pictograph where scalar.properties.isEmojiModifier && baseScalar.properties.isEmojiModifierBase:
      becomePictograph()
    case .pictograph:
      begin(scalar, taking: pictograph)
      isInPictograph = true
    case .narrow where isJoined && !scalar.isASCII && scalar.properties.isEmoji:
      isJoined = false
    case .narrow:
      begin(scalar, taking: narrow)
    case .wide:
      begin(scalar, taking: wide)
    }
  }

  /// The last scalar that took room is drawn as a picture after all.
  private mutating func becomePictograph() {
    total += max(pictograph - base, 0)
    base = max(pictograph, base)
    isInPictograph = true
  }

  private mutating func begin(_ scalar: Unicode.Scalar, taking room: Int) {
    total += room
    base = room
    baseScalar = scalar
    isInPictograph = false
    isJoined = false
    isInFlag = false
  }
}

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
