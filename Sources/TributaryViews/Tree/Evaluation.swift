public import Observation

/// The node whose user code runs now, so that reads of state can be attributed to it.
///
/// This is the one ambient variable of the package: a property wrapper has no other way to learn who asks. It is written
/// and read on the main thread only.
@usableFromInline
nonisolated(unsafe) package var currentEvaluation: UnsafeEvaluation = UnsafeEvaluation(node: nil)

@usableFromInline
package struct UnsafeEvaluation {
  @usableFromInline unowned(unsafe) package var node: ViewNode?

  @inlinable
  package init(node: ViewNode?) { self.node = node }
}

/// Runs user code on behalf of a node: what it reads of state, environment, observable objects and geometry is registered
/// for that node.
@inlinable
package func withEvaluation<R>(of node: ViewNode, _ body: () -> R) -> R {
  let outer = currentEvaluation
  node.evaluation &+= 1
  currentEvaluation = UnsafeEvaluation(node: node)
  defer { currentEvaluation = outer }
  return withObservationTracking(body, onChange: node.host.observationHandler(for: node))
}
