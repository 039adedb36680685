/// A piece of user interface, described by a value.
///
/// A conforming type says what it shows in its ``body``; the engine keeps the tree that stands behind the values. The
/// requirements whose names begin with an underscore are the engine's: they have defaults, and user code neither
/// implements nor calls them.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view that ``body`` answers.
  associatedtype Body: View

  /// What this view shows, made of other views.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Whether every value of this type stands for exactly one item of its container.
  static var _isSingleItem: Bool { get }

  /// Makes the node that stands for `view`, with everything below it.
  static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode

  /// Brings a node that `_makeNode` of this type made up to date with a new value.
  static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode)

  /// Makes the nodes of the views that `view` lists and appends them to the list of a builder; of a single view its own.
  static func _makeElements(_ view: UnsafePointer<Self>, _ inputs: NodeInputs, _ list: ListNode)

  /// Brings the nodes that `_makeElements` appended up to date.
  ///
  /// - Parameter index: Of the first of them; afterwards, of the one behind the last.
  static func _updateElements(_ view: UnsafePointer<Self>, _ list: ListNode, _ index: inout Int)

  /// Evaluates the body of a composite view and brings what is below up to date.
  static func _evaluateBody(_ node: ViewNode)
}

extension View {
  @inlinable public static var _isSingleItem: Bool { SingleItemQuestion.answer(for: Self.self) }

  @inlinable
  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    let node = BodyNode<Self>(view, inputs)
    Self._evaluateBody(node)
    return node
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
      if let content = node.content {
        Body._updateNode(body, content)
      } else {
        let inputs = NodeInputs(parent: node, environment: node.environmentReference)
        node.adopt(Body._makeNode(body, inputs))
      }
    }
  }
}

/// The body of views that the engine itself knows how to show.
extension Never: View {
  public var body: Never { preconditionFailure("A value of type Never does not exist.") }
}

/// A view that the engine makes a node for directly, without a body.
@MainActor @preconcurrency
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Not to be called: the engine shows this view directly.
  public var body: Never { preconditionFailure("\(Self.self) is shown by the engine; it has no body.") }

  @inlinable public static func _evaluateBody(_ node: ViewNode) {}
}

/// The question whether every value of a composite view type has exactly one item, which follows from the type of its body.
@usableFromInline @MainActor
package enum SingleItemQuestion {
  private static let question = TypeQuestion(assuming: true)

  /// The last answer in each slot, so that a row of equal views pays for a comparison only.
  private static var recent = ContiguousArray<Recent>(repeating: Recent(), count: 64)

  private struct Recent {
    var type: ObjectIdentifier?
    var answer = false
  }

  @usableFromInline
  package static func answer<V: View>(for type: V.Type) -> Bool {
    let id = ObjectIdentifier(type)
    let slot = Int(bitPattern: id) >> 4 & 63
    if recent[slot].type == id { return recent[slot].answer }
    let answer = question.answer(for: type) { V.Body._isSingleItem }
    // Inside another question the answer may depend on an assumption.
    if question.isClosed { recent[slot] = Recent(type: id, answer: answer) }
    return answer
  }
}
