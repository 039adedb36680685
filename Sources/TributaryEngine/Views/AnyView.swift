/// A type-erased view. Replacing the wrapped view with a view of another type resets its state.
public struct AnyView {
  package let storage: AnyViewStorage

  /// Creates a view that erases the type of another view. An erased view is not wrapped again.
  public init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? TypedStorage(view)
  }

  /// Creates the type-erased part of a control of the framework, which preference folds treat as static content.
  package init<V: View>(partOfControl view: V) {
    storage = TypedStorage(view, isInBuiltInBody: true)
  }

  /// Creates the type-erased part of a control that contains a view of the caller; see ``ClientContent``.
  ///
  /// - Parameter owner: The type of the control.
  package init<V: View>(content view: V, of owner: Any.Type) {
    storage = TypedStorage(view, isInBuiltInBody: true, owner: owner)
  }

  /// Creates a view that erases the type of another view. An erased view is not wrapped again.
  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  /// Creates a type-erased view from a value of unknown type, or returns `nil` if the value is not a view.
  ///
  /// This initializer is for views found in a tuple by reflection, as in code that reads the elements of a
  /// ``TupleView``.
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

/// The storage of a type-erased view.
@usableFromInline
package class AnyViewStorage {
  package var type: ObjectIdentifier { ObjectIdentifier(AnyViewStorage.self) }
  /// Whether the view is a part of a control, which preference folds treat as static content.
  package var isInBuiltInBody: Bool { false }
  /// The type of the control whose caller passed the view; `nil` if the view is not marked as client content.
  package var owner: Any.Type? { nil }
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode {
    ViewNode(parent: inputs.parentReference, flags: .none)
  }
  @MainActor package func updateNode(_ node: ViewNode) {}
  /// Passes the view to a visitor.
  @MainActor package func show(to visitor: any ViewVisitor) {}
}

/// A visitor that receives a view with its concrete type.
@MainActor
package protocol ViewVisitor {
  func visit<V: View>(_ view: V)
}

private final class TypedStorage<V: View>: AnyViewStorage {
  // The property is never written. A view may contain itself, so exclusive access while its nodes are created is
  // impossible.
  @exclusivity(unchecked) private var view: V
  private let isPart: Bool
  private let ownerOfView: Any.Type?

  init(_ view: V, isInBuiltInBody: Bool = false, owner: Any.Type? = nil) {
    self.view = view
    isPart = isInBuiltInBody
    ownerOfView = owner
  }

  override var isInBuiltInBody: Bool { isPart }

  override var owner: Any.Type? { ownerOfView }

  deinit { if IterativeRelease.mustWait() { IterativeRelease.keep(view) } }

  override var type: ObjectIdentifier { ObjectIdentifier(V.self) }

  @MainActor override func makeNode(_ inputs: NodeInputs) -> ViewNode {
    V._makeNode(address(of: &view, in: self), inputs)
  }

  @MainActor override func updateNode(_ node: ViewNode) {
    V._updateNode(address(of: &view, in: self), node)
  }

  @MainActor override func show(to visitor: any ViewVisitor) { visitor.visit(view) }
}

/// The structural node of a type-erased view.
@usableFromInline
package final class AnyViewNode: ViewNode {
  @exclusivity(unchecked) package var content: ViewNode?
  @exclusivity(unchecked) package var type: ObjectIdentifier?
  /// Whether the view is a part of a control, which preference folds treat as static content.
  @exclusivity(unchecked) package private(set) var isInBuiltInBody = false
  /// The type of the control whose caller passed the view; `nil` if the view is not marked as client content.
  @exclusivity(unchecked) package private(set) var owner: Any.Type?
  package let environment: Unretained<EnvironmentScope>

  package init(_ inputs: NodeInputs) {
    environment = inputs.environmentReference
    super.init(parent: inputs.parentReference, flags: .none)
  }

  /// Creates the node of a view of another type, unless the tree exceeds its maximum depth.
  @MainActor
  package func make(_ storage: AnyViewStorage) {
    if isTooDeep { return }
    type = storage.type
    isInBuiltInBody = storage.isInBuiltInBody
    owner = storage.owner
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
