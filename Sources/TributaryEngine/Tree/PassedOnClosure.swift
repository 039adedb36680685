/// The closure of a view that its node has received, and the view itself while it is passed on unchanged.
///
/// The closure of a `ForEach` or of a `ScrollViewReader` usually belongs to the body that creates it: the closure runs
/// whenever the body is evaluated, and its reads belong to the body. A container that stores its content passes the
/// closure on unchanged whenever the container is evaluated. From the second time on which the node receives the same
/// closure, the node keeps the view, and the closure runs on behalf of the node: its reads belong to the node, and it
/// runs again only if a value that it has read has changed, or if the node receives another view.
///
/// Invariant: while `kept` is not `nil`, all reads of its last run are registered for the node.
///
/// Tested by `PassedOnClosureTests`.
@usableFromInline
package struct PassedOnClosure<Node: ViewNode> {
  private var identity = ClosureIdentity()
  /// The view that the node keeps; `nil` while the closure belongs to the enclosing body.
  private(set) var kept: PassedOnView<Node>?

  @usableFromInline
  package init() {}

  /// Records the closure of a view.
  ///
  /// - Parameter view: A view whose first field is the closure.
  /// - Returns: Whether the closure runs on behalf of the node. The caller then calls ``keep(_:for:)``.
  @usableFromInline
  package mutating func receive(_ view: UnsafeRawPointer) -> Bool {
    let new = ClosureIdentity(at: view)
    if kept != nil || new == identity { return true }
    identity = new
    return false
  }
}

/// A view that a node keeps, with the function that updates the node.
@usableFromInline
package class PassedOnView<Node: ViewNode> {
  @usableFromInline
  package init() {}

  /// Returns whether the kept view equals another one, by the rule for the fields of views.
  @MainActor package func isEqual(to view: UnsafeRawPointer) -> Bool { false }

  /// Runs the closure, and updates the node with the result.
  @MainActor package func update(_ node: Node) {}
}

/// A node with a closure that a container can pass on unchanged.
package protocol PassedOnClosureNode: ViewNode {
  var closure: PassedOnClosure<Self> { get set }
}

extension PassedOnClosureNode {
  /// Updates this node on its own behalf, unless the view equals the kept one.
  @MainActor
  package func keep(_ view: UnsafeRawPointer, _ copy: () -> PassedOnView<Self>) {
    if closure.kept?.isEqual(to: view) ?? false { return }
    closure.keep(copy())
    updatePassedOnView()
  }

  /// Updates this node with the kept view, as an evaluation of this node.
  @MainActor
  package func updatePassedOnView() {
    flags.remove(.needsUpdate)
    guard let kept = closure.kept else { return }
    host.emit(.willEvaluate(self))
    let outer = currentEvaluation
    evaluation &+= 1
    currentEvaluation = UnsafeEvaluation(node: self)
    defer { currentEvaluation = outer }
    kept.update(self)
  }
}

extension PassedOnClosure {
  fileprivate mutating func keep(_ view: PassedOnView<Node>) { kept = view }
}
