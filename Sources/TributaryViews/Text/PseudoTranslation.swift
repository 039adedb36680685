/// The translation of texts from keys to a pseudolocale, which shows where a layout depends on the length of a text.
///
/// A text becomes 40 % longer, with accents on its letters and with brackets around it:
///
///     Settings   →   [Šéţţţîîñğššš]
///
/// Each word becomes longer, so that the text wraps like a translation. Numbers, images, and dates are unchanged. A
/// text without letters is unchanged, because a translation does not change it.
package enum PseudoTranslation {
  /// The number of added letters for each letter.
  private static let growth = 0.4

  /// The letters with an accent, all of which the embedded font has.
  private static let accented: [Character: Character] = [
    "A": "Å", "C": "Ç", "D": "Ď", "E": "É", "G": "Ğ", "I": "Î", "K": "Ķ", "L": "Ļ", "N": "Ñ", "O": "Ö", "R": "Ŕ",
    "S": "Š", "T": "Ţ", "U": "Û", "W": "Ŵ", "Y": "Ý", "Z": "Ž",
    "a": "å", "c": "ç", "d": "ď", "e": "é", "g": "ğ", "i": "î", "k": "ķ", "l": "ļ", "n": "ñ", "o": "ö", "r": "ŕ",
    "s": "š", "t": "ţ", "u": "û", "w": "ŵ", "y": "ý", "z": "ž",
  ]

  /// Returns the runs of a text in the pseudolocale. The runs of a verbatim text are unchanged.
  static func runs(of text: Text) -> [TextRun] {
    var runs = text.runs
    let translated = text.isLocalizable ? runs.indices.filter { isTranslated(runs[$0]) } : []
    guard let first = translated.first, let last = translated.last else { return runs }
    for index in translated { runs[index].content = longer(runs[index].content) }
    runs[first].content = "[" + runs[first].content
    runs[last].content += "]"
    return runs
  }

  /// Returns the content of a text in the pseudolocale, without images.
  static func content(of text: Text) -> String { text.isLocalizable ? runs(of: text).shownContent : text.content }

  private static func isTranslated(_ run: TextRun) -> Bool {
    let isFixed =
      switch run.live {
      case nil, .attributed: false
      default: true
      }
    return !isFixed && run.image == nil && run.content.contains(where: \.isLetter)
  }

  private static func longer(_ content: String) -> String {
    var result = ""
    var last: Character?
    var missing = 0.0
    for character in content {
      guard character.isLetter else {
        result.append(character)
        continue
      }
      let letter = accented[character] ?? character
      last = letter
      result.append(letter)
      missing += growth
      if missing >= 1 {
        result.append(letter)
        missing -= 1
      }
    }
    // The rest of a letter counts as a letter.
    if missing > 1e-9, let last, let end = result.lastIndex(of: last) { result.insert(last, at: end) }
    return result
  }
}
