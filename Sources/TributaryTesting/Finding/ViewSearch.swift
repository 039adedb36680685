import Tributary
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// A search for views in a settled tree.
@MainActor
struct ViewSearch {
  let core: ViewGraph

  /// The reasons for which a view in the tree does not match finders. A hidden view matches, so that the failure of an
  /// action can name the view that hides it.
  nonisolated static let absences: Exclusion = [.concealed, .inactive, .unseen, .departing]

  /// All nodes that finders can match, in view order.
  var nodes: [ViewNode] {
    var nodes: [ViewNode] = []
    func visit(_ node: ViewNode) {
      if !node.isAbsent(Self.absences) { nodes.append(node) }
      node.forEachChild(visit)
    }
    visit(core.root)
    return nodes
  }

  /// Returns the nodes that match a finder, in view order.
  func nodes(matching finder: ViewFinder) -> [ViewNode] {
    core.answering {
      finder.refinements.reduce(candidates(for: finder.criterion)) { narrow($0, by: $1) }
    }
  }

  /// Returns the nodes that match the criterion of a finder, before its refinements apply.
  func candidates(for criterion: ViewFinder.Criterion) -> [ViewNode] {
    switch criterion {
    case .name(let name): return meanings(of: name).first.map { candidates(for: $0) } ?? []
    case .label(let label): return AccessibilityName.all(in: core).filter { $0.name == label }.map(\.item)
    default: return nodes.filter { matches($0, criterion) }
    }
  }

  /// Returns the nodes that match a finder for one view: without those that are hidden, if any other node matches.
  func singles(matching finder: ViewFinder) -> [ViewNode] {
    let nodes = nodes(matching: finder)
    guard nodes.count > 1 else { return nodes }
    let others = core.answering { nodes.filter { !$0.isAbsent(.hidden) } }
    return others.isEmpty ? nodes : others
  }

  /// Returns the criteria that a name satisfies in this tree; the first one applies. A label precedes a text that is
  /// only hidden.
  private func meanings(of name: String) -> [ViewFinder.Criterion] {
    let texts = candidates(for: .text(name))
    let areHidden = texts.allSatisfy { $0.isAbsent(.hidden) }
    let names: [ViewFinder.Criterion] = areHidden ? [.label(name), .text(name)] : [.text(name), .label(name)]
    return ([.identifier(name)] + names).filter { !candidates(for: $0).isEmpty }
  }

  /// Returns a finder in words that include the applied meaning of each name, and its other meanings.
  func words(for finder: ViewFinder) -> String {
    core.answering {
      finder.description { name in
        let meanings = meanings(of: name)
        guard let first = meanings.first else { return ViewFinder.Criterion.name(name).description }
        let others = meanings.dropFirst().map { "the \($0.description)" }
        return first.description + (others.isEmpty ? "" : " (not \(others.joined(separator: " or ")))")
      }
    }
  }

  private func matches(_ node: ViewNode, _ criterion: ViewFinder.Criterion) -> Bool {
    switch criterion {
    case .name, .label: return false
    case .identifier(let identifier): return (node as? IdentifierNode)?.identifier == identifier
    case .text(let text): return (node as? TextNode)?.readContent == text
    case .textContaining(let part): return (node as? TextNode)?.readContent.contains(part) ?? false
    case .type(let name):
      guard let component = node.pathComponent else { return false }
      // Views with dedicated nodes, such as stacks, do not keep their type parameters.
      return node.sourceType.map { typeName(of: $0) == name } ?? (component == Self.baseName(name))
    case .typeNamed(let name):
      return node.pathComponent.map { $0 == name } ?? false || node.sourceType.map { typeName(of: $0) == name } ?? false
    case .predicate(_, let condition): return node.pathComponent != nil && condition(FoundView(node))
    }
  }

  private func narrow(_ nodes: [ViewNode], by refinement: ViewFinder.Refinement) -> [ViewNode] {
    switch refinement {
    case .inside(let finder):
      let others = self.nodes(matching: finder)
      return nodes.filter { node in others.contains { $0 !== node && node.isInside($0) } }
    case .containing(let finder):
      let others = self.nodes(matching: finder)
      return nodes.filter { node in others.contains { $0 !== node && $0.isInside(node) } }
    case .visible: return nodes.filter { Sight(of: $0, in: core).obstacle == nil }
    case .nth(let index): return nodes.indices.contains(index) ? [nodes[index]] : []
    }
  }

  private static func baseName(_ name: String) -> String { String(name.prefix { $0 != "<" }) }
}
