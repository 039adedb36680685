import Tributary
import TributaryDiagnostics
import TributaryViews

/// A finder that means no view, or several: what was looked for, and what is there.
public struct ViewNotFound: Error, Sendable, CustomStringConvertible {
  /// Several lines.
  public let description: String

  /// - Parameters:
  ///   - purpose: What the view was wanted for, as a sentence begins: `Nothing to tap`.
  ///   - found: What the finder means.
  @MainActor
  init(_ finder: ViewFinder, _ purpose: String, found: [ViewNode], in search: ViewSearch) {
    let text = search.core.answering {
      found.isEmpty ? Self.none(finder, purpose, in: search) : Self.several(finder, purpose, found)
    }
    description = VisibleText(lines: text).text
  }

  @MainActor
  private static func none(_ finder: ViewFinder, _ purpose: String, in search: ViewSearch) -> String {
    let candidates = search.candidates(for: finder.criterion)
    if !candidates.isEmpty {
      let lines = candidates.enumerated().map { "\($0): \(FoundView($1))" }
      return "\(purpose): there is no \(finder). Of \(finder.criterion.description) there are:\(list(lines))"
    }
    let nodes = search.nodes
    let identifiers = nodes.compactMap { ($0 as? IdentifierNode)?.identifier }
    let texts = nodes.compactMap { $0 as? TextNode }.filter { !$0.isBlank }.map(\.readContent)
    var lines = ["\(purpose): there is no \(finder)."]
    switch finder.criterion {
    case .identifier(let name):
      if texts.contains(name) { lines.append("  A text shows it: .text(\"\(name)\") is the finder for texts.") }
      lines += nearest(name, identifiers) + [names("identifiers", identifiers), names("texts", texts)]
    case .text(let name), .textContaining(let name):
      if identifiers.contains(name) {
        lines.append("  A view has this identifier: .identifier(\"\(name)\") is the finder for identifiers.")
      }
      lines += nearest(name, texts) + [names("texts", texts)]
    case .type(let name), .typeNamed(let name):
      let types = nodes.compactMap(\.pathComponent)
      lines += nearest(name, types) + [names("types", types)]
    case .predicate: lines.append(names("types", nodes.compactMap(\.pathComponent)))
    }
    return lines.joined(separator: "\n")
  }

  @MainActor
  private static func several(_ finder: ViewFinder, _ purpose: String, _ found: [ViewNode]) -> String {
    let lines = found.enumerated().map { "\($0): \(FoundView($1))" }
    return "\(purpose): \(found.count) views are \(finder). Say which, with .inside(…) or .nth(…):\(list(lines))"
  }

  /// What may have been meant.
  private static func nearest(_ name: String, _ names: [String]) -> [String] {
    let near = names.map { (name: $0, distance: distance(Array(name), Array($0))) }
      .filter { $0.distance > 0 && $0.distance <= max(name.count > 3 ? 2 : 1, name.count / 3) }
    guard let best = near.min(by: { $0.distance < $1.distance }) else { return [] }
    return ["  Is \"\(best.name)\" meant?"]
  }

  /// How many characters have to be put in, taken out or changed.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    if a.count > 64 || b.count > 64 { return .max }
    var row = Array(0...b.count)
    for (i, left) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, right) in b.enumerated() {
        let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (left == right ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[b.count]
  }

  private static func names(_ title: String, _ names: [String]) -> String {
    var seen: Set<String> = []
    let names = names.filter { seen.insert($0).inserted }
    if names.isEmpty { return "  \(title): none" }
    let rest = names.count > 20 ? " and \(names.count - 20) more" : ""
    return "  \(title): \(names.prefix(20).map { "\"\($0.prefix(60))\"" }.joined(separator: ", "))\(rest)"
  }

  private static func list(_ lines: [String]) -> String {
    lines.prefix(10).map { "\n  \($0)" }.joined() + (lines.count > 10 ? "\n  … \(lines.count) in all" : "")
  }
}
