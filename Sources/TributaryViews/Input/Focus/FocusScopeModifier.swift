@_spi(Engine) public import TributaryEngine
import TributaryDiagnostics

/// A modifier that declares a focus scope, or a view with the default focus of one.
struct FocusScopeModifier: Equatable {
  enum Role: Equatable {
    case scope
    /// Whether the view has the default focus of its scope.
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
  /// Makes this view a focus scope, in which ``prefersDefaultFocus(_:in:)`` determines the default focus.
  ///
  /// > Source: conformance FOCUS-51.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(namespace: namespace, role: .scope))
  }

  /// Gives the default focus of a scope to this view, or to the first focusable view inside.
  ///
  /// The view receives the focus when it is inserted while no view has the focus, and when the focus of the scope is
  /// reset.
  ///
  /// - Parameters:
  ///   - prefersDefaultFocus: Whether this view receives the default focus.
  ///   - namespace: The namespace of the scope.
  ///
  /// > Source: conformance FOCUS-51, FOCUS-52.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(FocusScopeModifier(namespace: namespace, role: .preferred(prefersDefaultFocus)))
  }
}

/// The node of a focus scope, or of a view with the default focus of one.
package final class FocusScopeNode: UnaryNode {
  var modifier: FocusScopeModifier

  @MainActor
  init(_ modifier: FocusScopeModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    setUpwards(.subtreeHasInput)
    guard modifier.role == .preferred(true) else { return }
    // After the walk, all focusable views exist.
    host.enqueueAction(self, .plain(.other("focused")) { [weak self] in self?.takeFocus() })
  }

  @MainActor
  private func takeFocus() {
    if flags.contains(.isRemoved) || KeyboardFocus.of(host).focused != nil || modifier.role != .preferred(true) {
      return
    }
    if isInScope { KeyboardFocus.of(host).focusFirst(in: self) }
  }

  private var isInScope: Bool {
    let scope = FocusScopeModifier(namespace: modifier.namespace, role: .scope)
    return containers.first(of: FocusScopeNode.self) { $0.modifier == scope } != nil
  }
}

extension KeyboardFocus {
  /// Moves the focus to the view with the default focus of a scope, or to the first focusable view in the scope.
  @MainActor
  func resetFocus(in namespace: Namespace.ID) {
    guard let scope = scopeNode(FocusScopeModifier(namespace: namespace, role: .scope), in: host.root.inputRoot) else {
      return
    }
    let preferred = scopeNode(FocusScopeModifier(namespace: namespace, role: .preferred(true)), in: scope)
    let target =
      preferred.flatMap { node in focusable.first { $0.isInside(node) } }
      ?? focusable.first { $0.isInside(scope) }
    guard let target else { return }
    setFocus(host.handles.handle(for: target))
    target.revealInScrollViews()
  }

  /// Returns the first node with the given role, in view order.
  @MainActor
  private func scopeNode(_ wanted: FocusScopeModifier, in item: ItemNode) -> FocusScopeNode? {
    guard item.flags.contains(.subtreeHasInput), !item.isAbsent(.departing) else { return nil }
    if let node = item as? FocusScopeNode, node.modifier == wanted { return node }
    var found: FocusScopeNode?
    item.forEachItem { inner in found = found ?? alreadyOnMainActor { scopeNode(wanted, in: inner) } }
    return found
  }
}

/// An action that moves the focus to the default focus of a scope: `resetFocus(in: namespace)`.
///
/// > Source: conformance FOCUS-52.
@MainActor @preconcurrency
public struct ResetFocusAction {
  nonisolated init() {}

  /// Moves the focus of the running host to the default focus of a scope, or to the first focusable view in the scope.
  public func callAsFunction(in namespace: Namespace.ID) {
    HostMainQueue.runningHost.map { KeyboardFocus.of($0).resetFocus(in: namespace) }
  }
}

extension EnvironmentValues {
  /// The action that moves the focus to the default focus of a scope.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
