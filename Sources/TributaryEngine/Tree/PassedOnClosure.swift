/// The closure of a view that its node has received, and the view itself while it is passed on unchanged.
///
/// The closure of a `ForEach`, for example, usually belongs to the body that creates it: the closure runs
/// whenever the body is evaluated, and its reads belong to the body. A container that stores its content passes the
/// closure on unchanged whenever the container is evaluated. When a node receives a closure that equals its current
/// one, the node keeps the view, and the closure runs on behalf of the node: its reads belong to the node, and it runs
/// again only if a value that it has read has changed, or if the node receives another view.
///
/// Invariant: while `kept` is not `nil`, all reads of its last run are registered for the node.
///
/// Tested by `PassedOnClosureTests`.
@usableFromInline
package struct PassedOnClosure<Node: ViewNode> {
  private var identity = ClosureIdentity()
  /// The view that the node keeps; `nil` while the closure belongs to the enclosing body.
  fileprivate var kept: PassedOnView<Node>?

  @usableFromInline
  package init() {}

  /// Records the closure of a view.
  ///
  /// - Parameter view: A view whose first field is the closure.
  /// - Returns: Whether the closure runs on behalf of the node. The caller then calls `keep`.
  @usableFromInline
  package mutating func receive(_ view: UnsafeRawPointer) -> Bool {
    let new = ClosureIdentity(at: view)
    if kept != nil || new == identity { return true }
    identity = new
    return false
  }
}

/// A view that a node keeps.
package struct PassedOnView<Node: ViewNode> {
  /// Returns whether the kept view equals another one, by the rule for the fields of views.
  fileprivate let isEqual: @MainActor (UnsafeRawPointer) -> Bool
  /// Runs the closure of the view, and updates the node with the result.
  fileprivate let update: @MainActor (Node) -> Void

  @MainActor
  fileprivate init<V>(_ view: V, _ update: @escaping @MainActor (UnsafePointer<V>, Node) -> Void) {
    isEqual = { other in
      let comparison = ComparisonCache.comparison(of: V.self)
      return withPointer(to: view) { comparison.areEqual($0, other) }
    }
    self.update = { node in withPointer(to: view) { update($0, node) } }
  }
}

/// A node with a closure that a container can pass on unchanged.
@usableFromInline
package protocol PassedOnClosureNode: ViewNode {
  var closure: PassedOnClosure<Self> { get set }
}

extension PassedOnClosureNode {
  /// Updates this node on its own behalf, unless a view equals the kept one.
  ///
  /// - Parameter update: A function that runs the closure of a view, and updates a node with the result.
  @usableFromInline @MainActor
  package func keep<V>(_ view: UnsafePointer<V>, _ update: @escaping @MainActor (UnsafePointer<V>, Self) -> Void) {
    if closure.kept?.isEqual(view) ?? false { return }
    closure.kept = PassedOnView(view.pointee, update)
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
