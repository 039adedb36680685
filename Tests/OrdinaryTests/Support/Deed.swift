import Foundation

/// A user's action on a view, or the expected result, as written in a table.
enum Deed: Sendable {
  /// A tap on the view with the given identifier, or on a displayed text.
  case tap(String)
  case menu(String)
  case drag(CGPoint, CGPoint)
  case type(String)
  case `return`
  case wait(Double)
  case scroll(String, by: Double)
  /// Displayed texts, or existing identifiers.
  case see([String])
  case miss([String])
  case unreadable(String)

  /// Parses a verb and its object: `tap add`, `drag 20,30 20,90`, `see One | Two`.
  init(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespaces)
    let verb = String(text.prefix { $0 != " " })
    let rest = String(text.dropFirst(verb.count + 1))
    let words = rest.split(separator: " ").map(String.init)
    let points = words.compactMap(Deed.point)
    let several = rest.components(separatedBy: " | ")
    switch (verb, points.count, words.last.flatMap(Double.init)) {
    case ("tap", _, _): self = .tap(rest)
    case ("menu", _, _): self = .menu(rest)
    case ("drag", 2, _): self = .drag(points[0], points[1])
    case ("type", _, _): self = .type(rest)
    case ("return", _, _): self = .`return`
    case ("wait", _, let seconds?): self = .wait(seconds)
    case ("scroll", _, let distance?): self = .scroll(words.dropLast().joined(separator: " "), by: distance)
    case ("see", _, _): self = .see(several)
    case ("miss", _, _): self = .miss(several)
    default: self = .unreadable(text)
    }
  }

  private static func point(_ word: String) -> CGPoint? {
    let numbers = word.split(separator: ",").compactMap { Double($0) }
    return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
  }
}
