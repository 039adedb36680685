/// Text from a user's program made safe to print: what a terminal would obey is shown as an escape instead.
///
/// Everything that is printed about values of a program goes through here, at the latest where it is printed.
///
/// Line breaks and tabs become `\n`, `\r`, `\t`; other control and format characters, among them the escape character
/// and the marks that change the direction of text, become `\u{…}`.
package struct VisibleText {
  package let text: String

  /// - Parameter limit: Characters taken from the start of `raw`, so that a huge value costs little.
  package init(_ raw: String, limit: Int = 4_000) {
    // Most of what is printed is plain, and there is much of it.
    let isWhole = raw.utf8.count <= limit
    if isWhole, Self.isPlain(raw) || !raw.unicodeScalars.contains(where: Self.isInvisible) {
      text = raw
      return
    }
    var text = ""
    for scalar in (isWhole ? raw[...] : raw.prefix(limit)).unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where Self.isInvisible(scalar): text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    if !isWhole, !raw.dropFirst(limit).isEmpty { text += "…" }
    self.text = text
  }

  /// Several lines: their ends stay, and everything else is made safe.
  ///
  /// - Parameter lines: Texts whose line feeds are meant.
  package init(lines: String) {
    text = lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText(String($0), limit: .max).text }.joined(separator: "\n")
  }

  /// Whether a text is nothing but printable ASCII, which is told by its bytes.
  private static func isPlain(_ raw: String) -> Bool {
    raw.utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes where byte < 0x20 || byte > 0x7E { return false }
      return true
    } ?? false
  }

  /// Whether a scalar acts on a terminal or on its neighbours instead of being seen.
  package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    // A zero-width joiner holds family and flag emoji together and does no harm.
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    if scalar == "\u{200D}" { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    case .unassigned: scalar.properties.isDefaultIgnorableCodePoint
    default: false
    }
  }
}

/// A fold of a preference in lines of 80 columns: where it is done, the values that go in, and the one that comes out.
///
///     fold of 3 Page › VStack
///       ["a"]
///       ["b"]
///       ["c"]
///       → ["a", "b", "c"]
package struct FoldText {
  package let lines: [String]

  /// So many values are printed; of more the last one, and how many stand between.
  private static let limit = 12

  /// - Parameter inputs: The values that go in as text, in view order.
  package init(path: String, inputs: [String], count: Int, value: String, hiddenBy: String? = nil) {
    let head = "  fold of \(count) "
    let place = VisibleText(path, limit: .max).text
    var lines = [head + Columns.tail(place, columns: 80 - Columns.width(of: head))]
    func add(_ text: String) { lines.append("    " + Columns.head(text, columns: 76)) }
    let texts = inputs.map { VisibleText($0, limit: .max).text }
    if texts.count <= Self.limit {
      texts.forEach(add)
    } else {
      texts.prefix(Self.limit - 2).forEach(add)
      add("… \(texts.count - Self.limit + 1) more")
      texts.suffix(1).forEach(add)
    }
    add("→ \(VisibleText(value, limit: .max).text)")
    if let hider = hiddenBy {
      lines.append("    hidden by " + Columns.tail(VisibleText(hider, limit: .max).text, columns: 66))
    }
    self.lines = lines
  }
}

/// The shortest decimal that reads back as the number, without a trailing `.0`.
package struct NumberText: CustomStringConvertible {
  package let description: String

  package init(_ value: Double) {
    let text = (value == 0 ? 0 : value).description
    description = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
