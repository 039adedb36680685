/// A position in the text of a scene; lines and columns start at 1.
public struct SceneError: Error, Equatable, CustomStringConvertible {
  public var line: Int
  public var column: Int
  public var message: String
  public var description: String { "\(line):\(column): \(message)" }
}

/// A word of a scene, with its position.
struct Token: Equatable {
  enum Kind: Equatable { case name, number, string, sign, end }
  var kind: Kind
  var text: String
  var line: Int
  var column: Int
}

/// Divides the text of a scene into words. Comments start with `//`.
struct Tokens {
  private(set) var all: [Token] = []

  private var characters: [Character]
  private var index = 0
  private var line = 1
  private var column = 1

  init(_ text: String) throws {
    characters = Array(text)
    while try scan() {}
  }

  private var current: Character? { index < characters.count ? characters[index] : nil }
  private var following: Character? { index + 1 < characters.count ? characters[index + 1] : nil }

  private mutating func advance() -> Character {
    let character = characters[index]
    index += 1
    if character == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
    return character
  }

  private mutating func advance(while condition: (Character) -> Bool) -> String {
    var text = ""
    while let current, condition(current) { text.append(advance()) }
    return text
  }

  /// Reads a word, and returns whether the text continues.
  private mutating func scan() throws -> Bool {
    _ = advance { $0.isWhitespace }
    if current == "/", following == "/" {
      _ = advance { $0 != "\n" }
      return true
    }
    let start = (line, column)
    func token(_ kind: Token.Kind, _ text: String) -> Token {
      Token(kind: kind, text: text, line: start.0, column: start.1)
    }
    guard let first = current else {
      all.append(token(.end, "the end of the text"))
      return false
    }
    if first.isLetter || first == "_" || first == "#" {
      all.append(token(.name, advance { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "#" }))
    } else if first.isNumber {
      var text = advance { $0.isNumber }
      if current == ".", following?.isNumber == true {
        text.append(advance())
        text += advance { $0.isNumber }
      }
      if current == "e", following == "-" || following?.isNumber == true {
        text.append(advance())
        text.append(advance())
        text += advance { $0.isNumber }
      }
      all.append(token(.number, text))
    } else if first == "\"" {
      _ = advance()
      var text = advance { $0 != "\"" && $0 != "\n" }
      while text.last == "\\", current == "\"" {
        text.removeLast()
        text.append(advance())
        text += advance { $0 != "\"" && $0 != "\n" }
      }
      guard current == "\"" else { throw SceneError(line: line, column: column, message: "The string has no end.") }
      _ = advance()
      all.append(token(.string, text))
    } else {
      var text = String(advance())
      if let current, ["==", "&&", "||"].contains(text + String(current)) { text.append(advance()) }
      guard "{}()[],:.=<>+-*/!/&|".contains(text.first ?? " "), text != "&", text != "|" else {
        throw SceneError(line: start.0, column: start.1, message: "A scene has no “\(text)”.")
      }
      all.append(token(.sign, text))
    }
    return true
  }
}
