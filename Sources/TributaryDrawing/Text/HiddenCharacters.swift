extension String {
  /// The text without invisible characters that affect copying, searching or speech output.
  ///
  /// These are language tags, annotation marks, invisible operators, and other default-ignorable code points:
  ///
  ///     kept      the joiner and the non-joiner, variation selectors and fillers, which affect the appearance of their
  ///               neighbors; the soft hyphen; tags between a black flag and their end, as in the flag of Wales
  ///     dropped   every other default-ignorable, and U+FFF9 to U+FFFB; tags anywhere else
  package var withoutHiddenCharacters: String {
    if utf8.allSatisfy({ $0 < 0x80 }) || !unicodeScalars.contains(where: Self.mayBeHidden) { return self }
    var result = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.first {
      let flag = scalar == "\u{1F3F4}" ? Self.lengthOfFlag(rest) : 0
      if flag > 0 || !Self.mayBeHidden(scalar) { result.append(contentsOf: rest.prefix(max(flag, 1))) }
      rest = rest.dropFirst(max(flag, 1))
    }
    return String(result)
  }

  /// Returns whether a character is dropped unless it is part of a flag.
  private static func mayBeHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x300, 0x200C, 0x200D: false
    case 0xFFF9...0xFFFB: true
    default:
      scalar.properties.isDefaultIgnorableCodePoint
        && [.format, .unassigned, .control].contains(scalar.properties.generalCategory)
        // The Mongolian vowel separator affects the form of the following vowel.
        && scalar.value != 0x180E
    }
  }

  /// Returns the number of characters of a tag-sequence flag at the start of the text; 0 if there is none.
  ///
  ///     black flag   g b w l s   end of tags
  private static func lengthOfFlag(_ text: Substring.UnicodeScalarView) -> Int {
    let tags = text.dropFirst().prefix {
      (0xE0030...0xE0039).contains($0.value) || (0xE0061...0xE007A).contains($0.value)
    }
    guard (3...6).contains(tags.count), text[tags.endIndex...].first == "\u{E007F}" else { return 0 }
    return tags.count + 2
  }
}
