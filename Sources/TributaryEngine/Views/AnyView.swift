/// A view whose type is not known where it is used. Another type in the same place is another view, with new state.
public struct AnyView {
  package let storage: AnyViewStorage

  /// A view with its type erased; one that is erased already stays as it is.
  public init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? TypedStorage(view)
  }

  /// A part of a control of the engine: its type is the engine's matter, and for those around it is static content.
  package init<V: View>(partOfControl view: V) {
    storage = TypedStorage(view, isPartOfControl: true)
  }

  /// A view with its type erased; one that is erased already stays as it is.
  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  /// A view of which not even that it is one is known where it is used; `nil` of what is none.
  ///
  /// For views that are looked up in a tuple by reflection, as code has it that asks a ``TupleView`` for its elements.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

extension AnyView: NodeView {
  public typealias Body = Never

  public static var _isSingleItem: Bool { false }

  @usableFromInline
  package static func makeNode(_ view: UnsafePointer<AnyView>, _ inputs: NodeInputs) -> AnyViewNode {
    let node = AnyViewNode(inputs)
    node.make(view.pointee.storage)
    return node
  }

  @usableFromInline
  package static func updateNode(_ view: UnsafePointer<AnyView>, _ node: AnyViewNode) {
    let storage = view.pointee.storage
    if let content = node.content, node.type == storage.type {
      storage.updateNode(content)
      return
    }
    if let old = node.content {
      node.content = nil
      node.host.remove(old, key: node.type.map { AnyHashable($0) } ?? AnyHashable(0))
    }
    if let reinstated = node.host.reinstate(in: node, key: storage.type) {
      node.content = reinstated
      node.type = storage.type
      storage.updateNode(reinstated)
    } else {
      node.make(storage)
    }
    node.parent?.itemsDidChange()
  }
}

/// The erased view.
@usableFromInline
package class AnyViewStorage {
  package var type: ObjectIdentifier { ObjectIdentifier(AnyViewStorage.self) }
  /// Whether the view is erased by a control, so that it is static content for those around.
  package var isPartOfControl: Bool { false }
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode {
    ViewNode(parent: inputs.parentReference, flags: [])
  }
  @MainActor package func updateNode(_ node: ViewNode) {}
  /// Shows the view to somebody.
  @MainActor package func show(to visitor: any ViewVisitor) {}
}

/// Looks at a view whose type is not known where it is used.
@MainActor
package protocol ViewVisitor {
  func visit<V: View>(_ view: V)
}

private final class TypedStorage<V: View>: AnyViewStorage {
  // A constant: a view may contain itself, and then its nodes are made from two overlapping reads.
  private let view: V
  private let isPart: Bool

  init(_ view: V, isPartOfControl: Bool = false) {
    self.view = view
    isPart = isPartOfControl
  }

  override var isPartOfControl: Bool { isPart }

  deinit { if IterativeRelease.mustWait() { IterativeRelease.keep(view) } }

  override var type: ObjectIdentifier { ObjectIdentifier(V.self) }

  @MainActor override func makeNode(_ inputs: NodeInputs) -> ViewNode {
    withPointer(to: view) { V._makeNode($0, inputs) }
  }

  @MainActor override func updateNode(_ node: ViewNode) {
    withPointer(to: view) { V._updateNode($0, node) }
  }

  @MainActor override func show(to visitor: any ViewVisitor) { visitor.visit(view) }
}

/// The structural node of an erased view.
@usableFromInline
package final class AnyViewNode: ViewNode {
  package var content: ViewNode?
  package var type: ObjectIdentifier?
  /// Whether the view is a part of a control, and static content for those around.
  package private(set) var isPartOfControl = false
  package let environment: Unretained<EnvironmentScope>

  package init(_ inputs: NodeInputs) {
    environment = inputs.environmentReference
    super.init(parent: inputs.parentReference, flags: [])
  }

  /// Makes the node of a view of another type, unless the tree is too deep here.
  @MainActor
  package func make(_ storage: AnyViewStorage) {
    if isTooDeep { return }
    type = storage.type
    isPartOfControl = storage.isPartOfControl
    content = storage.makeNode(NodeInputs(parent: self, environment: environment))
  }

  override package func appendItems(to items: inout ContiguousArray<ItemNode>) {
    content?.appendItems(to: &items)
  }

  override package var isDynamic: Bool { true }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }
}
