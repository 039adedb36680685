@_spi(Engine) public import TributaryEngine
package import TributaryAnimation
import TributaryDiagnostics

/// A modifier that gives a view an identifier for tests and tools.
@_documentation(visibility: internal)
public struct AccessibilityIdentifierModifier {
  let identifier: String?

  init(_ identifier: String?) { self.identifier = identifier }
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

  /// Gives this view an identifier for tests and tools if `isEnabled` is `true`.
  public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    modifier(AccessibilityIdentifierModifier(isEnabled ? identifier : nil))
  }
}

@usableFromInline
package final class IdentifierNode: UnaryNode {
  /// The identifier; `nil` for none.
  package private(set) var identifier: String?

  package init(_ identifier: String?, _ inputs: NodeInputs) {
    self.identifier = identifier
    super.init(inputs)
    IdentifierTable.of(host).add(identifier, host.handles.handle(for: self))
  }

  package func update(_ identifier: String?) {
    if identifier == self.identifier { return }
    let handle = host.handles.handle(for: self)
    IdentifierTable.of(host).remove(self.identifier, handle)
    self.identifier = identifier
    if !isAbsent(.inactive) { IdentifierTable.of(host).add(identifier, handle) }
  }

  /// Lookups do not find inactive views.
  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.activity) {
      let handle = host.handles.handle(for: self)
      if isAbsent(.inactive) {
        IdentifierTable.of(host).remove(identifier, handle)
      } else {
        IdentifierTable.of(host).add(identifier, handle)
      }
    }
    super.surroundingsDidChange(changes)
  }

  @MainActor override package func willRemove() {
    IdentifierTable.of(host).remove(identifier, host.handles.handle(for: self))
  }
}

/// The views of a host by identifier.
package final class IdentifierTable: HostFeature {
  package static let slot = FeatureSlot()

  private var nodes: [String: HandleList<NodeHandle>] = [:]

  /// The host, which owns this object.
  private unowned let host: ViewGraph

  package init(of host: ViewGraph) { self.host = host }

  func add(_ identifier: String?, _ node: NodeHandle) {
    guard let identifier else { return }
    nodes[identifier, default: HandleList()].append(node)
  }

  func remove(_ identifier: String?, _ node: NodeHandle) {
    guard let identifier else { return }
    nodes[identifier]?.remove(node)
    if nodes[identifier]?.isEmpty ?? false { nodes[identifier] = nil }
  }

  package func handles(for identifier: String) -> HandleList<NodeHandle> { nodes[identifier] ?? HandleList() }
}

extension IdentifierTable {
  /// Returns the first view in view order with the given identifier.
  ///
  /// - Parameter aspect: Whether the lookup includes departing views: only the displayed aspect does.
  @MainActor
  package func node(identified identifier: String, _ aspect: GeometryAspect = .model) -> ItemNode? {
    let nodes = presentNodes(identified: identifier)
    if nodes.isEmpty, aspect == .shown { return departingNode(identified: identifier) }
    guard nodes.count > 1 else { return nodes.first }
    let first = nodes.dropFirst().reduce(nodes[0]) { $1.precedes($0) ? $1 : $0 }
    if let other = nodes.first(where: { $0 !== first }) {
      host.reportOnce(
        "identifier:\(identifier)",
        Diagnostic(
          .duplicateIdentifier, path: other.path,
          evidence: [Evidence("identifier", identifier), Evidence("first", first.path)]))
    }
    return first
  }

  /// The identifiers of all views that are available, sorted.
  package var presentIdentifiers: [String] {
    let all = nodes.keys.sorted()
    return host.facts.absences.isEmpty ? all : all.filter { !presentNodes(identified: $0).isEmpty }
  }

  /// Reports that no view has an identifier.
  package func reportUnknown(_ identifier: String) {
    let known = presentIdentifiers
    host.report(
      Diagnostic(
        .unknownIdentifier,
        evidence: [
          Evidence("identifier", identifier),
          Evidence("identifiers", known.isEmpty ? "none" : known.joined(separator: ", ")),
        ]))
  }

  private func departingNode(identified identifier: String) -> ItemNode? {
    guard let animator = host.animator else { return nil }
    return handles(for: identifier).lazy.compactMap { [host] in host.handles.node(for: $0)?.asItem }
      .first { animator.isDepartingVisibly($0) }
  }

  private func presentNodes(identified identifier: String) -> [ItemNode] {
    handles(for: identifier).compactMap { host.handles.node(for: $0)?.asItem }
      .filter { !$0.isAbsent([.concealed, .departing, .unseen]) }
  }
}
