import TributaryDrawing

/// Text that is safe to write to a terminal: characters of one or two cells, without control characters.
///
/// These characters are removed: control characters (C0, DEL, C1), invisible format characters (including bidirectional
/// marks, overrides, and isolates), line and paragraph separators, noncharacters, and characters without a width. A tab
/// becomes four spaces.
package struct CellText: Sendable {
  /// A character and whether it takes two columns.
  package struct Item: Sendable, Equatable {
    package var character: Character
    package var isWide: Bool
  }

  package private(set) var items: [Item] = []

  /// The number of columns that the text occupies.
  package private(set) var columns = 0

  /// The maximum number of scalars in a cell. Further scalars are removed.
  private static let maximumScalars = 16

  /// - Parameter cellsOf: Returns the number of cells of a character, 0 to 2.
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

  /// Returns the character without unsafe scalars, or `nil` if no scalar remains.
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
    // Without the removed scalars the rest may consist of several characters. The first one is used.
    return String(kept).first
  }

  /// Returns whether a scalar is a tag, which identifies a flag. Tags outside flags are already removed.
  private static func isTag(_ scalar: Unicode.Scalar) -> Bool { (0xE0020...0xE007F).contains(scalar.value) }

  private static func isHarmless(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .lineSeparator, .paragraphSeparator: false
    // The zero-width non-joiner separates letters that would otherwise join, as the spelling of Persian and Hindi
    // requires.
    case .format where scalar == "\u{200C}":
      previous.map { $0.properties.isAlphabetic || $0.properties.canonicalCombiningClass == .virama } ?? false
    // The zero-width joiner combines several emoji into one. On its own it is invisible.
    case .format: (scalar == "\u{200D}" || isTag(scalar)) && previous != nil
    default: !scalar.properties.isNoncharacterCodePoint
    }
  }
}
