/// A view that contains one of two views, as selected by `if`/`else` or `switch`. A change of the selection discards
/// the state of the previous view.
@_documentation(visibility: internal)
public struct ConditionalContent<TrueContent, FalseContent> {
  @usableFromInline
  package enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  @usableFromInline package let storage: Storage

  /// The selected content.
  package enum Choice {
    case first(TrueContent)
    case second(FalseContent)
  }

  /// The selected content, for content other than views.
  package var choice: Choice {
    switch storage {
    case .first(let content): .first(content)
    case .second(let content): .second(content)
    }
  }

  /// Creates a choice between contents other than views.
  package init(choosing choice: Choice) {
    storage =
      switch choice {
      case .first(let content): .first(content)
      case .second(let content): .second(content)
      }
  }

  @inlinable package init(_ first: consuming TrueContent) { storage = .first(first) }

  @inlinable package init(second: consuming FalseContent) { storage = .second(second) }
}

extension ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  public var body: Never { preconditionFailure("ConditionalContent is shown by the engine; it has no body.") }

  @inlinable public static func _evaluateBody(_ node: ViewNode) {}

  @inlinable
  public static var _isSingleItem: Bool { TrueContent._isSingleItem && FalseContent._isSingleItem }

  @inlinable
  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    let node = ChoiceNode(inputs)
    node.adopt(makeChoice(view, node), choice: choice(of: view))
    return node
  }

  @inlinable
  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    let node = node.made(as: ChoiceNode.self)
    guard let content = node.content, node.choice == choice(of: view) else {
      let choice = choice(of: view)
      node.replace(
        with: {
          guard let reinstated = node.host.reinstate(in: node, key: choice) else {
            return makeChoice(view, node)
          }
          updateChoice(view, reinstated)
          return reinstated
        }, choice: choice)
      return
    }
    updateChoice(view, content)
  }

  /// Updates the node of the selected view.
  @inlinable @MainActor
  static func updateChoice(_ view: UnsafePointer<Self>, _ content: ViewNode) {
    switch view.pointee.storage {
    case .first(let first): withPointer(to: first) { TrueContent._updateNode($0, content) }
    case .second(let second): withPointer(to: second) { FalseContent._updateNode($0, content) }
    }
  }

  @inlinable @MainActor
  static func choice(of view: UnsafePointer<Self>) -> Int {
    if case .first = view.pointee.storage { return 1 }
    return 2
  }

  @inlinable @MainActor
  static func makeChoice(_ view: UnsafePointer<Self>, _ node: ChoiceNode) -> ViewNode {
    let inputs = NodeInputs(parent: node, environment: node.environment)
    switch view.pointee.storage {
    case .first(let first): return withPointer(to: first) { TrueContent._makeNode($0, inputs) }
    case .second(let second): return withPointer(to: second) { FalseContent._makeNode($0, inputs) }
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public var body: Never { preconditionFailure("An optional view is shown by the engine; it has no body.") }

  @inlinable public static func _evaluateBody(_ node: ViewNode) {}

  @inlinable public static var _isSingleItem: Bool { false }

  @inlinable
  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    let node = ChoiceNode(inputs)
    if let content = makeChoice(view, node) { node.adopt(content, choice: 1) }
    return node
  }

  @inlinable
  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    let node = node.made(as: ChoiceNode.self)
    if let content = node.content, let wrapped = view.pointee {
      withPointer(to: wrapped) { Wrapped._updateNode($0, content) }
    } else if node.content != nil || view.pointee != nil {
      node.replace(
        with: {
          guard let wrapped = view.pointee, let reinstated = node.host.reinstate(in: node, key: 1) else {
            return makeChoice(view, node)
          }
          withPointer(to: wrapped) { Wrapped._updateNode($0, reinstated) }
          return reinstated
        }, choice: view.pointee == nil ? 0 : 1)
    }
  }

  @inlinable @MainActor
  static func makeChoice(_ view: UnsafePointer<Self>, _ node: ChoiceNode) -> ViewNode? {
    guard let wrapped = view.pointee else { return nil }
    let inputs = NodeInputs(parent: node, environment: node.environment)
    return withPointer(to: wrapped) { Wrapped._makeNode($0, inputs) }
  }
}

/// The name that SwiftUI gives to `ConditionalContent`, the result of an `if` statement with an `else` branch.
public typealias _ConditionalContent<TrueContent: View, FalseContent: View> = ConditionalContent<
  TrueContent, FalseContent
>

/// A structural node with one of several alternatives as its child, or with no child.
///
/// Invariant: `choice` is the number of the alternative from which `content` was created; 0 if there is none.
///
/// Checked by `ChoiceNode.checkInvariants`.
@usableFromInline
package final class ChoiceNode: ViewNode {
  @exclusivity(unchecked) @usableFromInline package var content: ViewNode?
  @exclusivity(unchecked) @usableFromInline package var choice = 0
  @usableFromInline package let environment: Unretained<EnvironmentScope>

  @usableFromInline
  package init(_ inputs: NodeInputs) {
    self.environment = inputs.environmentReference
    super.init(parent: inputs.parentReference, flags: .none)
  }

  @usableFromInline
  package func adopt(_ content: ViewNode, choice: Int) {
    self.content = content
    self.choice = choice
  }

  /// Removes the current content and creates another in its place.
  @usableFromInline @MainActor
  package func replace(with make: () -> ViewNode?, choice: Int) {
    let old = content
    content = nil
    if let old { host.remove(old, key: self.choice) }
    content = make()
    self.choice = choice
    parent?.itemsDidChange()
  }

  override package func appendItems(to items: inout ContiguousArray<ItemNode>) {
    content?.appendItems(to: &items)
  }

  override package var isDynamic: Bool { true }

  override package func onlyItem() -> Unretained<ItemNode>? { content?.onlyItem() }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }
}

extension ChoiceNode: CheckedNode {
  package func checkInvariants(_ fail: (String) -> Void) {
    if (content == nil) != (choice == 0) { fail("The choice is 0 if and only if there is no content.") }
  }
}
