/// A modifier that gives a view an identifier for tests and tools.
public struct AccessibilityIdentifierModifier {
  let identifier: String

  init(_ identifier: String) { self.identifier = identifier }
}

extension AccessibilityIdentifierModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> IdentifierNode {
    IdentifierNode(modifier.pointee.identifier, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: IdentifierNode) {
    node.update(modifier.pointee.identifier)
  }
}

extension View {
  /// Gives this view an identifier for tests and tools.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityIdentifierModifier(identifier))
  }
}

extension ViewGraph {
  /// Returns the first view in view order with the given identifier.
  ///
  /// - Parameter aspect: Whether the lookup includes departing views: only the displayed aspect does.
  @MainActor
  package func node(identified identifier: String, _ aspect: GeometryAspect = .model) -> ItemNode? {
    let nodes = presentNodes(identified: identifier)
    if nodes.isEmpty, aspect == .shown { return departingNode(identified: identifier) }
    guard nodes.count > 1 else { return nodes.first }
    let first = nodes.dropFirst().reduce(nodes[0]) { precedes($1, $0) ? $1 : $0 }
    if let other = nodes.first(where: { $0 !== first }) {
      reportDuplicateIdentifier(identifier, at: other, first: first)
    }
    return first
  }

  /// The identifiers of all views that are available, sorted.
  package var presentIdentifiers: [String] {
    let all = identifiers.identifiers
    return facts.absences.isEmpty ? all : all.filter { !presentNodes(identified: $0).isEmpty }
  }

  private func departingNode(identified identifier: String) -> ItemNode? {
    identifiers.handles(for: identifier).lazy.compactMap { self.handles.node(for: $0)?.asItem }
      .first { isSeenGoing($0) }
  }

  private func presentNodes(identified identifier: String) -> [ItemNode] {
    identifiers.handles(for: identifier).compactMap { handles.node(for: $0)?.asItem }
      .filter { !$0.isAbsent([.concealed, .departing, .unseen]) }
  }
}

@usableFromInline
package final class IdentifierNode: UnaryNode {
  package private(set) var identifier: String
  package init(_ identifier: String, _ inputs: NodeInputs) {
    self.identifier = identifier
    super.init(inputs)
    host.identifiers.add(identifier, host.handles.handle(for: self))
  }

  package func update(_ identifier: String) {
    if identifier == self.identifier { return }
    let handle = host.handles.handle(for: self)
    host.identifiers.remove(self.identifier, handle)
    self.identifier = identifier
    if !isAbsent(.inactive) { host.identifiers.add(identifier, handle) }
  }

  /// Lookups do not find inactive views.
  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.activity) {
      let handle = host.handles.handle(for: self)
      if isAbsent(.inactive) {
        host.identifiers.remove(identifier, handle)
      } else {
        host.identifiers.add(identifier, handle)
      }
    }
    super.surroundingsDidChange(changes)
  }

  @MainActor override package func willRemove() {
    host.identifiers.remove(identifier, host.handles.handle(for: self))
  }
}

/// A table of views by identifier.
package struct IdentifierTable {
  private var nodes: [String: HandleList] = [:]

  package init() {}

  package mutating func add(_ identifier: String, _ node: NodeHandle) {
    nodes[identifier, default: HandleList()].append(node)
  }

  package mutating func remove(_ identifier: String, _ node: NodeHandle) {
    nodes[identifier]?.remove(node)
    if nodes[identifier]?.isEmpty ?? false { nodes[identifier] = nil }
  }

  package func handles(for identifier: String) -> HandleList { nodes[identifier] ?? HandleList() }

  /// The identifiers in use, sorted.
  package var identifiers: [String] { nodes.keys.sorted() }
}
