import TributaryDrawing

/// Text as a terminal may show it: characters of one or two cells, with nothing in them that a terminal would obey.
///
/// Dropped are control characters (C0, DEL, C1), invisible format characters (bidi marks, overrides and isolates among them), line and
/// paragraph separators, noncharacters, and what is left without a width of its own. A tab is four spaces.
package struct CellText: Sendable {
  package struct Item: Sendable, Equatable {
    package var character: Character
    package var isWide: Bool
  }

  package private(set) var items: [Item] = []

  /// Columns that the text takes.
  package private(set) var columns = 0

  /// Scalars that one cell takes at most; what is piled higher is cut.
  private static let maximumScalars = 16

  /// - Parameter cellsOf: How many cells a character takes, 0 to 2.
  package init(_ text: String, cellsOf: (Character) -> Int) {
    items.reserveCapacity(text.utf8.count)
    for character in text {
      if character == "\t" {
        for _ in 0..<4 { append(Item(character: " ", isWide: false)) }
        continue
      }
      guard let shown = Self.shown(character) else { continue }
      let cells = cellsOf(shown)
      if cells > 0 { append(Item(character: shown, isWide: cells > 1)) }
    }
  }

  private mutating func append(_ item: Item) {
    items.append(item)
    columns += item.isWide ? 2 : 1
  }

  /// The character without what a terminal would obey, or `nil` if nothing remains.
  package static func shown(_ character: Character) -> Character? {
    if let ascii = character.asciiValue {
      return ascii >= 0x20 && ascii < 0x7F && character != "\r\n" ? character : nil
    }
    var kept = String.UnicodeScalarView()
    for scalar in String(character).withoutHiddenCharacters.unicodeScalars where isHarmless(scalar, after: kept.last) {
      kept.append(scalar)
      if kept.count == maximumScalars { break }
    }
    while kept.last == "\u{200D}" { kept.removeLast() }
    // Without the dropped scalars the rest may fall apart into several characters: the first one is what we draw.
    return String(kept).first
  }

  /// Whether a character tells which flag it is; elsewhere tags have been dropped.
  private static func isTag(_ scalar: Unicode.Scalar) -> Bool { (0xE0020...0xE007F).contains(scalar.value) }

  private static func isHarmless(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .lineSeparator, .paragraphSeparator: false
    // Keeps letters apart that would join: in Persian and Hindi words are spelled with it.
    case .format where scalar == "\u{200C}":
      previous.map { $0.properties.isAlphabetic || $0.properties.canonicalCombiningClass == .virama } ?? false
    // The joiner makes one emoji of several; alone it is as invisible as the others.
    case .format: (scalar == "\u{200D}" || isTag(scalar)) && previous != nil
    default: !scalar.properties.isNoncharacterCodePoint
    }
  }
}
