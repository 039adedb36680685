/// A type-erased view. Replacing the wrapped view with a view of another type resets its state.
public struct AnyView {
  @usableFromInline package let storage: AnyViewStorage

  /// Creates a view that erases the type of another view. An erased view is not wrapped again.
  @inlinable
  public init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? TypedStorage(view)
  }

  /// Creates the type-erased part of a control of the framework, which preference folds treat as static content.
  @inlinable
  package init<V: View>(partOfControl view: V) {
    storage = TypedStorage(view, isInBuiltInBody: true)
  }

  /// Creates the type-erased part of a control that contains a view of the caller; see ``ClientContent``.
  ///
  /// - Parameter owner: The type of the control.
  @inlinable
  package init<V: View>(content view: V, of owner: Any.Type) {
    storage = TypedStorage(view, isInBuiltInBody: true, owner: owner)
  }

  /// Creates a view that erases the type of another view. An erased view is not wrapped again.
  @inlinable
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
///
/// The functions that create and update the nodes are passed by the code that erases the type. That code is usually
/// compiled for the concrete type of the view, and so are the functions. A method of the generic class would create all
/// nodes below through metadata that the runtime has to find.
@usableFromInline
package class AnyViewStorage {
  @usableFromInline package typealias MakeNode = @MainActor (AnyViewStorage, NodeInputs) -> ViewNode
  @usableFromInline package typealias UpdateNode = @MainActor (AnyViewStorage, ViewNode) -> Void

  /// The type of the view.
  package final let type: ObjectIdentifier
  /// Whether the view is a part of a control, which preference folds treat as static content.
  package final let isInBuiltInBody: Bool
  /// The type of the control whose caller passed the view; `nil` if the view is not marked as client content.
  package final let owner: Any.Type?
  private final let make: MakeNode
  private final let update: UpdateNode

  @usableFromInline
  package init(
    _ type: ObjectIdentifier, isInBuiltInBody: Bool, owner: Any.Type?, make: @escaping MakeNode,
    update: @escaping UpdateNode
  ) {
    self.type = type
    self.isInBuiltInBody = isInBuiltInBody
    self.owner = owner
    self.make = make
    self.update = update
  }

  @MainActor package final func makeNode(_ inputs: NodeInputs) -> ViewNode { make(self, inputs) }

  @MainActor package final func updateNode(_ node: ViewNode) { update(self, node) }

  /// Passes the view to a visitor.
  @MainActor package func show(to visitor: any ViewVisitor) {}
}

/// A visitor that receives a view with its concrete type.
@MainActor
package protocol ViewVisitor {
  func visit<V: View>(_ view: V)
}

/// The storage of a type-erased view of one type.
@usableFromInline
package final class TypedStorage<V: View>: AnyViewStorage {
  // The property is never written. A view may contain itself, so exclusive access while its nodes are created is
  // impossible.
  @exclusivity(unchecked) @usableFromInline var view: V

  @inlinable
  package init(_ view: V, isInBuiltInBody: Bool = false, owner: Any.Type? = nil) {
    self.view = view
    super.init(
      ObjectIdentifier(V.self), isInBuiltInBody: isInBuiltInBody, owner: owner,
      make: { V._makeNode(TypedStorage.view(in: $0), $1) }, update: { V._updateNode(TypedStorage.view(in: $0), $1) })
  }

  @inlinable
  static func view(in storage: AnyViewStorage) -> UnsafePointer<V> {
    let storage = unsafeDowncast(storage, to: TypedStorage.self)
    return UnsafePointer(address(of: &storage.view, in: storage))
  }

  deinit { if IterativeRelease.mustWait() { IterativeRelease.keep(view) } }

  @MainActor override package func show(to visitor: any ViewVisitor) { visitor.visit(view) }
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
