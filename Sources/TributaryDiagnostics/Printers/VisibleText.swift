/// Text from client code in a form that is safe to print: characters that control a terminal are shown as escapes.
///
/// All values of client code are converted to this form before they are printed.
///
/// Line breaks and tabs become `\n`, `\r`, and `\t`. Other control and format characters, including the escape
/// character and directional marks, become `\u{…}`.
package struct VisibleText {
  package let text: String

  /// - Parameter limit: The maximum number of characters from `raw`, which bounds the cost of very long values.
  package init(_ raw: String, limit: Int = 4_000) {
    // Most printed text is plain, and its volume is large.
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

  /// Creates safe text in several lines, keeping the line feeds.
  ///
  /// - Parameter lines: Text with intentional line feeds.
  package init(lines: String) {
    text = lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText(String($0), limit: .max).text }.joined(separator: "\n")
  }

  /// Returns whether a text consists only of printable ASCII, by examining its bytes.
  private static func isPlain(_ raw: String) -> Bool {
    raw.utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes where byte < 0x20 || byte > 0x7E { return false }
      return true
    } ?? false
  }

  /// Returns whether a scalar is invisible and affects a terminal or its neighbors.
  package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    // The zero-width joiner combines family and flag emoji, and is harmless.
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    if scalar == "\u{200D}" { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    case .unassigned: scalar.properties.isDefaultIgnorableCodePoint
    default: false
    }
  }
}

/// A fold of a preference in lines of 80 columns: the container, the input values, and the result.
///
///     fold of 3 Page › VStack
///       ["a"]
///       ["b"]
///       ["c"]
///       → ["a", "b", "c"]
package struct FoldText {
  package let lines: [String]

  /// The maximum number of printed values. A longer list is printed with its last value and the number of omitted
  /// values.
  private static let limit = 12

  /// - Parameter inputs: The input values as text, in view order.
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

/// The shortest decimal that parses to the same number, without a trailing `.0`.
package struct NumberText: CustomStringConvertible {
  package let description: String

  package init(_ value: Double) {
    let text = (value == 0 ? 0 : value).description
    description = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
