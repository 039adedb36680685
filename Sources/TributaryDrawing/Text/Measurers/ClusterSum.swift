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
