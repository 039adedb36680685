@_spi(Engine) public import TributaryEngine
import TributaryFeedback

/// Marks a view whose focus is given back, or one that has it then.
struct FocusScopeModifier: Equatable {
  enum Role: Equatable {
    case scope
    /// The view that has the focus at first, or not.
    case preferred(Bool)
  }

  let namespace: Namespace.ID
  let role: Role
}

extension FocusScopeModifier: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> FocusScopeNode {
    FocusScopeNode(modifier.pointee, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: FocusScopeNode) {
    node.modifier = modifier.pointee
  }
}

extension View {
  /// Makes this view one within which ``prefersDefaultFocus(_:in:)`` says where the focus is at first.
  ///
  /// > Source: conformance FOCUS-51.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(namespace: namespace, role: .scope))
  }

  /// Gives this view the focus, or the first one inside that can have it, when it comes into its scope while nothing has the focus,
  /// and when the focus of the scope is reset.
  ///
  /// > Source: conformance FOCUS-51, FOCUS-52.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(FocusScopeModifier(namespace: namespace, role: .preferred(prefersDefaultFocus)))
  }
}

/// The node of a scope of the focus, or of a view that has the focus in one at first.
package final class FocusScopeNode: UnaryNode {
  var modifier: FocusScopeModifier

  @MainActor
  init(_ modifier: FocusScopeModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    setUpwards(.subtreeHasInput)
    guard modifier.role == .preferred(true) else { return }
    // After the walk, when everything that may have the focus is there.
    host.enqueueAction(self, .plain(.other("focused")) { [weak self] in self?.takeFocus() })
  }

  @MainActor
  private func takeFocus() {
    if flags.contains(.isRemoved) || host.focused != nil || modifier.role != .preferred(true) { return }
    if isInScope { host.focusFirst(in: self) }
  }

  private var isInScope: Bool {
    var node = container
    while let current = node {
      if let scope = current as? FocusScopeNode, scope.modifier == .init(namespace: modifier.namespace, role: .scope) {
        return true
      }
      node = current.container
    }
    return false
  }
}

extension ViewGraph {
  /// Gives the focus to the view that prefers it in a scope, else to the first that can have it there.
  @MainActor
  func resetFocus(in namespace: Namespace.ID) {
    guard let scope = scopeNode(FocusScopeModifier(namespace: namespace, role: .scope), in: root.inputRoot) else {
      return
    }
    let preferred = scopeNode(FocusScopeModifier(namespace: namespace, role: .preferred(true)), in: scope)
    let target =
      preferred.flatMap { node in focusable.first { $0.isInside(node) } }
      ?? focusable.first { $0.isInside(scope) }
    guard let target else { return }
    setFocus(handles.handle(for: target))
    reveal(target)
  }

  /// Returns the first node with a role, in view order.
  @MainActor
  private func scopeNode(_ wanted: FocusScopeModifier, in item: ItemNode) -> FocusScopeNode? {
    guard item.flags.contains(.subtreeHasInput), !item.isAbsent(.departing) else { return nil }
    if let node = item as? FocusScopeNode, node.modifier == wanted { return node }
    var found: FocusScopeNode?
    item.forEachItem { inner in found = found ?? alreadyOnMainActor { scopeNode(wanted, in: inner) } }
    return found
  }
}

/// Gives the focus to the view in a scope that prefers it: `resetFocus(in: namespace)`.
///
/// > Source: conformance FOCUS-52.
@MainActor @preconcurrency
public struct ResetFocusAction {
  nonisolated init() {}

  /// Gives the focus, in the host whose code runs, to the view in a scope that prefers it, else to the first that can have it.
  public func callAsFunction(in namespace: Namespace.ID) { ViewGraph.running?.resetFocus(in: namespace) }
}

extension EnvironmentValues {
  /// Gives the focus to the view in a scope that prefers it.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
