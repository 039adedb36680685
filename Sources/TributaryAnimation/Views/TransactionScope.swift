@_spi(Engine) public import TributaryEngine
public import TributaryMotion

/// The scope of a transaction change that applies only to the modifiers that a closure adds to a view.
///
///     view.animation(a) { content in content.opacity(x).offset(y: z) }
///
///     begin ── offset ── opacity ── end ── view
///       └───────── a ─────────┘   └─ outer transaction ─┘
final class TransactionScope {
  /// The node at which the scope begins, from the most recent evaluation.
  private(set) var node: NodeHandle?

  @MainActor
  func begin(at node: TransactionNode) { self.node = node.host.handles.handle(for: node) }
}

/// A modifier that ends a scope: transactions inside equal those outside the scope.
struct OuterTransactionModifier {
  /// The scope to end, or `nil` for none. Whether it is `nil` is constant for a position in the tree.
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

/// The node at the end of a scope.
private final class OuterTransactionNode: TransactionNode {
  /// The node at which the scope begins.
  var begin: NodeHandle?

  init(_ begin: NodeHandle?, _ inputs: NodeInputs) {
    self.begin = begin
    super.init(inputs, isUnconditional: true)
  }

  @MainActor
  override func transform(_ transaction: inout Transaction) {
    guard let timeline = HostMotion.of(host).timeline, let begin = begin.flatMap(host.handles.node) else { return }
    transaction = timeline.transaction(at: begin)
  }
}

extension View {
  /// Animates changes in the modifiers that `body` adds. This view itself uses the outer transaction.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` for immediate changes.
  ///   - body: A closure that adds modifiers to a placeholder for this view.
  ///
  /// > Source: conformance ANIM-55, ANIM-56.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ $0.animateUnlessDisabled(by: animation) }, body: body)
  }

  /// Edits the transaction of every change in the modifiers that `body` adds. The transaction of this view is not
  /// affected.
  ///
  /// - Parameters:
  ///   - transform: A closure that edits the transaction.
  ///   - body: A closure that adds modifiers to a placeholder for this view.
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
