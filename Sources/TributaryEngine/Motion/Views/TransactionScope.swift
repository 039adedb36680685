public import TributaryMotion

/// The modifiers that a closure puts around a view, and that alone a change of transactions is for.
///
///     view.animation(a) { content in content.opacity(x).offset(y: z) }
///
///     begins ── offset ── opacity ── ends ── view
///       └───────── a ──────────┘    └─ what is around ─┘
final class TransactionScope {
  /// The node at which it begins, of the value that was shown last.
  private(set) var node: NodeHandle?

  @MainActor
  func begin(at node: TransactionNode) { self.node = node.host.handles.handle(for: node) }
}

/// Ends a scope: inside, transactions are what they are around it.
struct OuterTransactionModifier {
  /// `nil` does nothing; whether there is one does not change at a place in the tree.
  let scope: TransactionScope?
}

extension OuterTransactionModifier: TransparentModifier {
  typealias Body = Never

  static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    guard let scope = modifier.pointee.scope else { return C._makeNode(content, inputs) }
    let node = OuterTransactionNode(scope.node, inputs)
    node.adopt(C._makeNode(content, NodeInputs(parent: node, environment: inputs.environment)))
    return node
  }

  static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    guard let scope = modifier.pointee.scope else { return C._updateNode(content, node) }
    let node = node.made(as: OuterTransactionNode.self)
    node.begin = scope.node
    if let inner = node.content { C._updateNode(content, inner) }
  }
}

/// The node of the end of a scope.
private final class OuterTransactionNode: TransactionNode {
  /// The node at which the scope begins.
  var begin: NodeHandle?

  init(_ begin: NodeHandle?, _ inputs: NodeInputs) {
    self.begin = begin
    super.init(inputs, isUnconditional: true)
  }

  @MainActor
  override func transform(_ transaction: inout Transaction) {
    guard let timeline = host.animations, let begin = begin.flatMap(host.handles.node) else { return }
    transaction = timeline.transaction(at: begin)
  }
}

extension View {
  /// Shows what changes in the modifiers that `body` adds by an animation, and nothing else: this view itself is shown
  /// by what holds around it.
  ///
  /// > Source: conformance ANIM-55, ANIM-56.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ $0.animateUnlessDisabled(by: animation) }, body: body)
  }

  /// Edits the transaction of every change in the modifiers that `body` adds; that of this view itself is left alone.
  ///
  /// > Source: conformance ANIM-57.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let scope = TransactionScope()
    return body(PlaceholderContentView(self, outOf: scope)).modifier(
      TransactionModifier(change: transform, scope: scope))
  }
}
