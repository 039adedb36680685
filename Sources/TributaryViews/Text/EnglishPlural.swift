/// The plural forms of English words, by rule and from a list of common exceptions.
package enum EnglishPlural {
  private static let own = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "mouse": "mice", "goose": "geese", "leaf": "leaves", "life": "lives", "knife": "knives", "shelf": "shelves",
    "half": "halves", "wolf": "wolves", "loaf": "loaves", "sheep": "sheep", "fish": "fish", "series": "series",
    "species": "species", "photo": "photos", "piano": "pianos", "video": "videos",
  ]

  /// Returns the plural of a word. The plural is capitalized or uppercase if the word is.
  package static func plural(of word: String) -> String {
    let small = word.lowercased()
    if let own = own[small] { return word.first?.isUppercase == true ? own.capitalizingFirst : own }
    let ending: (drop: Int, add: String)
    let isVowelBeforeLast = small.dropLast().last.map { "aeiou".contains($0) } ?? true
    if small.hasSuffix("y"), !isVowelBeforeLast {
      ending = (1, "ies")
    } else if ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) {
      ending = (0, "es")
    } else if small.hasSuffix("o"), !isVowelBeforeLast {
      ending = (0, "es")
    } else {
      ending = (0, "s")
    }
    let isLoud = word.count > 1 && word == word.uppercased()
    return word.dropLast(ending.drop) + (isLoud ? ending.add.uppercased() : ending.add)
  }

  /// Replaces the last word of a text with its plural unless the first number in the text is one.
  static func inflect(_ runs: inout [TextRun]) {
    let text = runs.shownContent
    let number = text.split(whereSeparator: \.isWhitespace).lazy
      .compactMap { Double($0.filter { $0 != "," }) }.first
    guard let number, abs(number) != 1, let last = runs.indices.last else { return }
    let content = runs[last].content
    guard let end = content.lastIndex(where: \.isLetter) else { return }
    let word = content[...end].reversed().prefix(while: \.isLetter)
    let start = content.index(content.index(after: end), offsetBy: -word.count)
    runs[last].content.replaceSubrange(start...end, with: plural(of: String(content[start...end])))
  }
}

extension String {
  fileprivate var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}
