/// The texts of which each match of a regular expression contains at least one.
///
/// A search for a text is much faster than a regular expression, so that the expressions are evaluated only in lines that
/// contain one of their texts.
///
///     \bat (?:the|an) end\b          →   at the end · at an end
///     \bat the [^.]{0,40} end\b      →   at the
struct RequiredTexts {
  /// The texts, in lower case.
  let texts: [String]
  /// Whether the texts are all matches of the expression, apart from its assertions about the text before and after a match.
  let isComplete: Bool

  init(of pattern: String) {
    var parser = Parser(rest: Substring(pattern.lowercased()))
    let matches = parser.alternatives()
    (texts, isComplete) = (matches.texts, matches.isComplete)
  }

  /// The possible matches of a part of an expression, or texts that each of them contains.
  private struct Matches {
    var texts: [String]
    var isComplete: Bool

    static let empty = Matches(texts: [""], isComplete: true)
    /// Matches that have no text in common.
    static let unknown = Matches(texts: [""], isComplete: false)

    var shortest: Int { texts.map(\.utf8.count).min() ?? 0 }
  }

  private struct Parser {
    var rest: Substring

    mutating func alternatives() -> Matches {
      var all = sequence()
      while rest.first == "|" {
        rest.removeFirst()
        let next = sequence()
        all = Matches(texts: all.texts + next.texts, isComplete: all.isComplete && next.isComplete)
      }
      return all
    }

    private mutating func sequence() -> Matches {
      var run = Matches.empty
      var best = Matches.unknown
      var isComplete = true
      while let first = rest.first, first != "|", first != ")" {
        let next = quantified(element())
        if next.isComplete, run.texts.count * next.texts.count <= 200 {
          run.texts = run.texts.flatMap { start in next.texts.map { start + $0 } }
        } else {
          isComplete = false
          for candidate in [run, next] where candidate.shortest > best.shortest { best = candidate }
          run = .empty
        }
      }
      if isComplete { return run }
      if run.shortest > best.shortest { best = run }
      return Matches(texts: best.texts, isComplete: false)
    }

    private mutating func element() -> Matches {
      switch rest.removeFirst() {
      case "^", "$": return .empty
      case ".": return .unknown
      case "\\": return rest.removeFirst() == "b" ? .empty : .unknown
      case "[":
        let end = rest.firstIndex(of: "]") ?? rest.endIndex
        let characters = rest[..<end]
        rest = rest[end...].dropFirst()
        return characters.contains { "^\\-".contains($0) }
          ? .unknown : Matches(texts: characters.map { String($0) }, isComplete: true)
      case "(":
        let isAssertion = ["?!", "?=", "?<"].contains { rest.hasPrefix($0) }
        if rest.first == "?" { rest = rest[(rest.firstIndex { "!=:".contains($0) } ?? rest.startIndex)...].dropFirst() }
        let content = alternatives()
        rest = rest.dropFirst()
        return isAssertion ? .empty : content
      case let character: return Matches(texts: [String(character)], isComplete: true)
      }
    }

    private mutating func quantified(_ element: Matches) -> Matches {
      switch rest.first {
      case "?":
        rest.removeFirst()
        return element.isComplete ? Matches(texts: element.texts + [""], isComplete: true) : .unknown
      case "*", "{":
        rest = rest[(rest.firstIndex { "*}".contains($0) } ?? rest.startIndex)...].dropFirst()
        return .unknown
      case "+":
        rest.removeFirst()
        return Matches(texts: element.texts, isComplete: false)
      default: return element
      }
    }
  }
}
