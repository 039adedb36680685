extension Font {
  /// Which letters are drawn as capitals of the height of small letters.
  package enum SmallCaps: Hashable, Sendable {
    case none
    /// Those that are written small.
    case lowercase
    /// Those that are written large.
    case uppercase
    /// All letters.
    case all
  }

  /// The same font with all letters as small capitals.
  public func smallCaps() -> Font { capitalizing(.all) }

  /// The same font with small letters as small capitals.
  public func lowercaseSmallCaps() -> Font { capitalizing(.lowercase) }

  /// The same font with capitals as small capitals.
  public func uppercaseSmallCaps() -> Font { capitalizing(.uppercase) }

  private func capitalizing(_ letters: SmallCaps) -> Font {
    var font = self
    font.capitals = font.capitals == .none || font.capitals == letters ? letters : .all
    return font
  }
}

extension Font.SmallCaps {
  /// The height of a small capital, in heights of a capital: what viewers take who make them of capitals.
  package static var height: Double { 0.8 }

  /// The pieces of a text: each as it is drawn, and whether that is in the smaller size.
  package func pieces(of text: Substring) -> [(text: Substring, isSmall: Bool)] {
    if self == .none { return [(text, false)] }
    var pieces: [(text: Substring, isSmall: Bool)] = []
    for character in text {
      let isSmall =
        switch self {
        case .none: false
        case .lowercase: character.isLowercase
        case .uppercase: character.isUppercase
        case .all: character.isLetter && character.isCased
        }
      let drawn = isSmall ? character.uppercased() : String(character)
      if let last = pieces.last, last.isSmall == isSmall {
        pieces[pieces.count - 1].text += drawn
      } else {
        pieces.append((drawn[...], isSmall))
      }
    }
    return pieces
  }
}
