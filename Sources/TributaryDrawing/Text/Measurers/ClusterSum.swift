/// An accumulator of the widths of scalars, which counts scalars that are drawn as one pictograph only once.
///
/// Scalars are added in text order. At the boundary of a grapheme cluster, earlier scalars have no effect, so that the
/// sum over a text is the sum over its clusters.
struct ClusterSum {
  private let wide: Int
  private let pictograph: Int

  private(set) var total = 0
  /// The width of the last scalar with a width.
  private var base = 0
  private var baseScalar: Unicode.Scalar = " "
  private var isInPictograph = false
  /// Whether a joiner directly follows a pictograph, so that the next one is drawn as part of it.
  private var isJoined = false
  /// Whether the next regional indicator completes a flag.
  private var isInFlag = false

  init(wide: Int, pictograph: Int) {
    self.wide = wide
    self.pictograph = pictograph
  }

  /// - Parameter narrow: The width of the scalar if it is narrow.
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

  /// Changes the last scalar with a width to a pictograph.
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

/// The width class of a scalar.
enum ScalarRoom {
  /// A scalar that combines with the previous one, or is invisible.
  case none
  case narrow
  /// A scalar as wide as an ideograph: one em, or two cells.
  case wide
  /// A scalar that is drawn as a pictograph unless the text specifies otherwise.
  case pictograph
  /// A regional indicator, two of which form a flag.
  case regionalIndicator
}

extension Unicode.Scalar {
  /// The width class of the scalar according to the Unicode character database; control characters count as invisible.
  var room: ScalarRoom {
    switch value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x590:
      .narrow
    case 0x1160...0x11FF, 0xD7B0...0xD7FB, 0x00AD:
      // The vowels and finals of Korean syllables, and the soft hyphen, which is drawn only at a line break.
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
