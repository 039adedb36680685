/// A type that represents a part of a user interface.
///
/// A conforming type declares its content in ``body``. The engine maintains the node tree for these values.
/// Requirements that begin with an underscore are reserved for the engine and have default implementations; client code
/// neither implements nor calls them.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view that ``body`` returns.
  associatedtype Body: View

  /// The content of this view, composed of other views.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Whether every value of this type represents exactly one item of its container.
  static var _isSingleItem: Bool { get }

  /// Creates the node of a view and its descendants.
  static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode

  /// Updates a node created by `_makeNode` of this type with a new value.
  static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode)

  /// Creates the nodes of the views that `view` lists and appends them to a list; for a single view, creates its own
  /// node.
  static func _makeElements(_ view: UnsafePointer<Self>, _ inputs: NodeInputs, _ list: ListNode)

  /// Updates the nodes that `_makeElements` appended.
  ///
  /// - Parameter index: The index of the first node; on return, the index after the last one.
  static func _updateElements(_ view: UnsafePointer<Self>, _ list: ListNode, _ index: inout Int)

  /// Evaluates the body of a composite view and updates its descendants.
  static func _evaluateBody(_ node: ViewNode)

  /// Destroys a view in memory, which the caller does not use afterwards.
  nonisolated static func _destroy(_ view: UnsafeMutablePointer<Self>)
}

extension View {
  @inlinable public static var _isSingleItem: Bool {
    SingleItemQuestion.answer(for: Self.self) { Body._isSingleItem }
  }

  @inlinable
  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    #if DEBUG
      // Each level of a tree calls this function. Debug builds inline nothing, so a closure would cost room on the
      // stack.
      let node = BodyNode<Self>(view, inputs)
      Self._evaluateBody(node)
      return node
    #else
      settingUp(BodyNode<Self>(view, inputs)) { Self._evaluateBody($0) }
    #endif
  }

  @inlinable
  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    let node = node.made(as: BodyNode<Self>.self)
    if node.update(view) { Self._evaluateBody(node) }
  }

  @inlinable
  public static func _makeElements(_ view: UnsafePointer<Self>, _ inputs: NodeInputs, _ list: ListNode) {
    list.append(_makeNode(view, inputs))
  }

  @inlinable
  public static func _updateElements(_ view: UnsafePointer<Self>, _ list: ListNode, _ index: inout Int) {
    let node = list.children[index]
    index += 1
    _updateNode(view, node)
  }

  @inlinable
  public static func _evaluateBody(_ node: ViewNode) {
    let node = node.made(as: BodyNode<Self>.self)
    guard node.willEvaluate() else { return }
    withEvaluation(of: node) {
      node.prepareProperties()
      return node.view.body
    } apply: { body in
      if let content = unretained(&node.content) {
        content.with { Body._updateNode(body, $0) }
      } else {
        let inputs = NodeInputs(parent: node, environment: node.environmentReference)
        node.adopt(Body._makeNode(body, inputs))
      }
    }
  }

  @inlinable
  public nonisolated static func _destroy(_ view: UnsafeMutablePointer<Self>) { _ = view.move() }
}

/// The body type of views that the engine displays directly.
extension Never: View {
  public var body: Never { preconditionFailure("A value of type Never does not exist.") }
}

/// A view without a body, for which the engine creates a node directly.
@MainActor @preconcurrency
@_documentation(visibility: internal)
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// The unavailable body of a primitive view, which the engine displays directly. Reading it traps.
  public var body: Never { preconditionFailure("\(Self.self) is shown by the engine; it has no body.") }

  @inlinable public static func _evaluateBody(_ node: ViewNode) {}
}

/// A query of whether every value of a composite view type has exactly one item, which depends on the type of its body.
@usableFromInline @MainActor
package enum SingleItemQuestion {
  private static let question = TypeQuestion(assuming: true)

  /// The last answer in each slot, so that each of a row of equal views requires only one comparison.
  @exclusivity(unchecked) private static var recent = ContiguousArray<Recent>(repeating: Recent(), count: 64)

  /// The last answer for a view type.
  private struct Recent {
    var type: ObjectIdentifier?
    var answer = false
  }

  /// Returns the answer for a view type.
  ///
  /// - Parameter find: A closure that computes the answer from the type of the body. The caller passes it because the
  ///   compiler knows the body there. Here, the runtime would have to search many conformances for it.
  @usableFromInline
  package static func answer(for type: Any.Type, _ find: () -> Bool) -> Bool {
    let id = ObjectIdentifier(type)
    let slot = Int(bitPattern: id) >> 4 & 63
    if recent[slot].type == id { return recent[slot].answer }
    let answer = question.answer(for: type, find)
    // An answer that is computed within another query may depend on an assumption.
    if question.isClosed { recent[slot] = Recent(type: id, answer: answer) }
    return answer
  }
}
