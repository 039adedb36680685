import Tributary
import TributaryDiagnostics
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// An error for a finder that matches no view or several: it lists the finder and the existing views.
public struct ViewNotFound: Error, Sendable, CustomStringConvertible {
  /// The message, in several lines.
  public let description: String

  /// - Parameters:
  ///   - purpose: The beginning of the message, such as `Cannot tap`.
  ///   - found: The nodes that match the finder.
  @MainActor
  init(_ finder: ViewFinder, _ purpose: String, found: [ViewNode], in search: ViewSearch) {
    let text = search.core.answering {
      found.isEmpty
        ? Self.none(finder, purpose, in: search) : Self.several(search.words(for: finder), purpose, found)
    }
    description = VisibleText(lines: text).text
  }

  @MainActor
  private static func none(_ finder: ViewFinder, _ purpose: String, in search: ViewSearch) -> String {
    let candidates = search.candidates(for: finder.criterion)
    let words = search.words(for: finder)
    if !candidates.isEmpty {
      let lines = candidates.enumerated().map { "\($0): \(FoundView($1))" }
      let start = search.words(for: ViewFinder(criterion: finder.criterion))
      return "\(purpose): there is no \(words). Views that match \(start):\(list(lines))"
    }
    let nodes = search.nodes
    let identifiers = nodes.compactMap { ($0 as? IdentifierNode)?.identifier }
    let texts = nodes.compactMap { $0 as? TextNode }.filter { !$0.isBlank && !$0.isAbsent(.hidden) }.map(\.readContent)
    var lines = ["\(purpose): there is no \(words)."]
    switch finder.criterion {
    case .name(let name):
      lines += nearest(name, identifiers + texts) + [names("identifiers", identifiers), names("texts", texts)]
    case .identifier(let name):
      if texts.contains(name) { lines.append("  A text has this content: use .text(\"\(name)\") to find texts.") }
      lines += nearest(name, identifiers) + [names("identifiers", identifiers), names("texts", texts)]
    case .text(let name), .textContaining(let name):
      if identifiers.contains(name) {
        lines.append("  A view has this identifier: use .identifier(\"\(name)\") to find identifiers.")
      }
      lines += nearest(name, texts) + [names("texts", texts)]
    case .type(let name), .typeNamed(let name):
      let types = nodes.compactMap(\.pathComponent)
      lines += nearest(name, types) + [names("types", types)]
    case .label(let name):
      let labels = AccessibilityName.all(in: search.core).map(\.name)
      lines += nearest(name, labels) + [names("labels", labels)]
    case .predicate: lines.append(names("types", nodes.compactMap(\.pathComponent)))
    }
    return lines.joined(separator: "\n")
  }

  @MainActor
  private static func several(_ words: String, _ purpose: String, _ found: [ViewNode]) -> String {
    let lines = found.enumerated().map { "\($0): \(FoundView($1))" }
    return "\(purpose): \(found.count) views match \(words). Choose one with .inside(…) or .nth(…):\(list(lines))"
  }

  /// Returns a suggestion for a misspelled name.
  private static func nearest(_ name: String, _ names: [String]) -> [String] {
    NameSuggestion.nearest(to: name, in: names).map { ["  Did you mean \"\($0)\"?"] } ?? []
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
