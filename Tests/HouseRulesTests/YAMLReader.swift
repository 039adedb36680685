/// A value of a YAML document in the subset that the workflows of this repository use: mappings and sequences by
/// indentation, plain and quoted scalars, literal blocks, and sequences of scalars in brackets.
indirect enum YAMLValue: Equatable {
  case scalar(String)
  case sequence([YAMLValue])
  case mapping([String: YAMLValue])

  subscript(key: String) -> YAMLValue? {
    if case .mapping(let entries) = self { entries[key] } else { nil }
  }

  var text: String? { if case .scalar(let text) = self { text } else { nil } }
  var items: [YAMLValue] { if case .sequence(let items) = self { items } else { [] } }
  var keys: [String] { if case .mapping(let entries) = self { entries.keys.sorted() } else { [] } }
}

/// A reader of YAML that rejects unsupported syntax.
struct YAMLReader {
  struct ScriptError: Error, Equatable {
    let line: Int
    let reason: String
  }

  private struct Line {
    let number: Int
    let indent: Int
    var text: Substring
  }

  private let source: [Substring]
  private var lines: [Line] = []
  private var next = 0

  /// Returns the value of a document.
  static func read(_ text: String) throws -> YAMLValue {
    var reader = try YAMLReader(text)
    let value = try reader.block(indent: 0)
    if reader.next < reader.lines.count { throw reader.refusal("unexpected indentation") }
    return value
  }

  private init(_ text: String) throws {
    source = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in source.enumerated() {
      let content = line.drop { $0 == " " }
      if content.isEmpty || content.hasPrefix("#") { continue }
      if line.contains("\t") { throw ScriptError(line: index + 1, reason: "tab") }
      if line.hasSuffix(" ") { throw ScriptError(line: index + 1, reason: "space at the end") }
      lines.append(Line(number: index + 1, indent: line.count - content.count, text: content))
    }
  }

  private func refusal(_ reason: String) -> ScriptError {
    ScriptError(line: next < lines.count ? lines[next].number : source.count, reason: reason)
  }

  /// Reads the lines that are indented by exactly `indent` characters, with everything below them.
  private mutating func block(indent: Int) throws -> YAMLValue {
    guard next < lines.count, lines[next].indent == indent else { throw refusal("wrong indentation") }
    return lines[next].text.hasPrefix("- ") ? try sequence(indent) : try mapping(indent)
  }

  private mutating func sequence(_ indent: Int) throws -> YAMLValue {
    var items: [YAMLValue] = []
    while next < lines.count, lines[next].indent == indent, lines[next].text.hasPrefix("- ") {
      let text = lines[next].text.dropFirst(2)
      if Self.entry(text) == nil {
        next += 1
        items.append(try scalar(text))
      } else {
        // The first entry of a mapping follows the dash.
        lines[next] = Line(number: lines[next].number, indent: indent + 2, text: text)
        items.append(try mapping(indent + 2))
      }
    }
    return .sequence(items)
  }

  private mutating func mapping(_ indent: Int) throws -> YAMLValue {
    var entries: [String: YAMLValue] = [:]
    while next < lines.count, lines[next].indent == indent {
      guard let (key, rest) = Self.entry(lines[next].text) else { throw refusal("no key") }
      if entries[key] != nil { throw refusal("duplicate key \(key)") }
      let number = lines[next].number
      next += 1
      if rest == "|" {
        entries[key] = .scalar(literal(after: number, indent: indent))
      } else if !rest.isEmpty {
        entries[key] = try scalar(rest)
      } else if next < lines.count, lines[next].indent > indent {
        entries[key] = try block(indent: lines[next].indent)
      } else {
        entries[key] = .scalar("")
      }
    }
    return .mapping(entries)
  }

  /// Returns the lines of a literal block, whose first line has the number after `number`, without their common
  /// indentation.
  private mutating func literal(after number: Int, indent: Int) -> String {
    let block = source[number...].prefix { $0.allSatisfy { $0 == " " } || $0.prefix { $0 == " " }.count > indent }
    while next < lines.count, lines[next].number <= number + block.count { next += 1 }
    let common = block.first?.prefix { $0 == " " }.count ?? 0
    return block.map { $0.dropFirst(common) }.joined(separator: "\n")
  }

  private func scalar(_ text: Substring) throws -> YAMLValue {
    if text.hasPrefix("["), text.hasSuffix("]") {
      return .sequence(try text.dropFirst().dropLast().split(separator: ",").map { try scalar($0.drop { $0 == " " }) })
    }
    if text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") {
      return .scalar(String(text.dropFirst().dropLast()))
    }
    let opening = text.first.map { "[]{}&*!|>%@`\"'".contains($0) } ?? false
    if opening || text.contains(": ") || text.contains(" #") { throw refusal("a scalar that needs quotes") }
    return .scalar(String(text))
  }

  /// Returns the key of a line and the text after its colon.
  private static func entry(_ text: Substring) -> (String, Substring)? {
    guard let match = text.prefixMatch(of: /([\w.-]+):(?: +(.*))?$/) else { return nil }
    return (String(match.output.1), match.output.2 ?? "")
  }
}
