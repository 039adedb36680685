/// A view that contains a tuple of views, in the order in which a builder lists them.
///
/// A builder creates a tuple view if the type of its closure requires one, for controls that access the views
/// individually:
///
///     init(@ViewBuilder content: () -> TupleView<(First, Second)>) {
///       first = content().value.0
///       second = content().value.1
///     }
///
/// In all other cases the builder creates an internal type that has the same children and is faster.
public struct TupleView<T> {
  /// The tuple of views, in view order.
  public var value: T

  /// Creates a view from a tuple of views, in view order. Elements that are not views are ignored; a single view is
  /// also accepted.
  @inlinable
  public init(_ value: T) {
    self.value = value
  }
}

extension TupleView: View {
  public typealias Body = Never

  public var body: Never { preconditionFailure("TupleView is shown by the engine; it has no body.") }

  public static func _evaluateBody(_ node: ViewNode) {}

  public static var _isSingleItem: Bool { false }

  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    let node = ListNode(parent: inputs.parentReference)
    let inputs = NodeInputs(parent: node, environment: inputs.environment)
    for element in TupleElements.of(T.self) { node.append(element.makeNode(of: view.first(as: T.self), inputs)) }
    return node
  }

  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    let node = node.made(as: ListNode.self)
    var index = 0
    for element in TupleElements.of(T.self) {
      element.updateNode(of: view.first(as: T.self), node.children[index])
      index += 1
    }
  }

  /// The views of the tuple, in view order.
  @MainActor package var views: [any View] {
    withPointer(to: value) { tuple in TupleElements.of(T.self).map { $0.view(of: tuple) } }
  }
}

/// A view and the views that precede it, as a builder lists them.
///
///     a                    →  a
///     a                    →  ViewPair<A, B>
///     b
///     a                    →  ViewPair<ViewPair<A, B>, C>: one list of three
///     b
///     c
///
/// A builder could put any number of views into one ``TupleView``. However, the compiler does not specialize types with
/// a parameter pack, so all of their content would use type metadata, which is three times slower. A tuple is created
/// only for a closure whose type requires one.
@_documentation(visibility: internal)
public struct ViewPair<Preceding, Last> {
  // The engine depends on the order of these properties.
  @usableFromInline package let preceding: Preceding
  @usableFromInline package let last: Last

  @inlinable
  package init(_ preceding: consuming Preceding, _ last: consuming Last) {
    self.preceding = preceding
    self.last = last
  }
}

extension ViewPair: View where Preceding: View, Last: View {
  public typealias Body = Never

  public var body: Never { preconditionFailure("ViewPair is shown by the engine; it has no body.") }

  @inlinable public static func _evaluateBody(_ node: ViewNode) {}

  @inlinable public static var _isSingleItem: Bool { false }

  @inlinable
  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    let node = ListNode(parent: inputs.parentReference)
    let inputs = NodeInputs(parent: node, environment: inputs.environmentReference)
    _makeElements(view, inputs, node)
    return node
  }

  @inlinable
  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    var index = 0
    _updateElements(view, node.made(as: ListNode.self), &index)
  }

  @inlinable
  public static func _makeElements(_ view: UnsafePointer<Self>, _ inputs: NodeInputs, _ list: ListNode) {
    Preceding._makeElements(view.first(as: Preceding.self), inputs, list)
    list.append(Last._makeNode(view.second(after: Preceding.self, as: Last.self), inputs))
  }

  @inlinable
  public static func _updateElements(_ view: UnsafePointer<Self>, _ list: ListNode, _ index: inout Int) {
    Preceding._updateElements(view.first(as: Preceding.self), list, &index)
    let last = list.children[index]
    index += 1
    Last._updateNode(view.second(after: Preceding.self, as: Last.self), last)
  }
}
