public import Observation
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The node whose user code runs now, so that reads of state can be attributed to it.
///
/// This is the one ambient variable of the package: a property wrapper has no other way to learn who asks. Code on another
/// thread than the one that walks the tree learns that nobody does.
@usableFromInline
package var currentEvaluation: UnsafeEvaluation {
  get {
    evaluationThread.load(ordering: .relaxed) == currentThread ? standingEvaluation : UnsafeEvaluation(node: nil)
  }
  set {
    standingEvaluation = newValue
    if newValue.reference == nil {
      evaluationThread.store(0, ordering: .relaxed)
    } else if evaluationThread.load(ordering: .relaxed) == 0 {
      // Else it is this one: one thread walks a tree at a time, and leaves 0 behind.
      evaluationThread.store(currentThread, ordering: .relaxed)
    }
  }
}

/// What the thread that walks the tree is at; no other one touches it.
@exclusivity(unchecked)
nonisolated(unsafe) private var standingEvaluation = UnsafeEvaluation(node: nil)

/// The thread that `standingEvaluation` belongs to; 0 while no user code is run for a node.
private let evaluationThread = Atomic<UInt>(0)

/// What tells the threads of a process apart; never 0.
private var currentThread: UInt {
  #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
  #elseif canImport(Glibc) || canImport(Musl)
    UInt(pthread_self())
  #endif
}

@usableFromInline
package struct UnsafeEvaluation {
  @usableFromInline package var reference: Unretained<ViewNode>?

  @inlinable
  package init(node: ViewNode?) { reference = node.map { Unretained($0) } }

  /// The node, counted for as long as the caller uses it.
  @inlinable
  package var node: ViewNode? {
    @inline(__always) get { reference.object() }
  }
}

/// Evaluates what user code makes of its state, and brings the tree below up to date with it.
///
/// Closures that run while the tree is brought up to date (the content of a `ForEach`) belong to the same evaluation.
///
/// - Parameters:
///   - body: The user's code.
///   - apply: Brings the nodes below up to date; bodies of views further down are evaluations of their own.
@inlinable
package func withEvaluation<R>(of node: ViewNode, _ body: () -> R, apply: (UnsafePointer<R>) -> Void) {
  let outer = currentEvaluation
  node.evaluation &+= 1
  currentEvaluation = UnsafeEvaluation(node: node)
  defer { currentEvaluation = outer }
  // A variable: a pointer to a constant would be one to a copy.
  var result = withObservationTracking(body, onChange: node.hostReference.with { $0.observationHandler(for: node) })
  withMutablePointer(to: &result) { apply(UnsafePointer($0)) }
}

/// Runs a content closure that belongs to the evaluation that goes on, so that what it reads of observable objects counts
/// for that evaluation.
@inlinable
package func withCurrentEvaluation<R>(_ body: () -> R) -> R {
  guard let node = currentEvaluation.node else { return body() }
  return withObservationTracking(body, onChange: node.hostReference.with { $0.observationHandler(for: node) })
}

/// Runs user code on behalf of a node: what it reads of state, environment, observable objects and geometry is registered
/// for that node.
@inlinable
package func withEvaluation<R>(of node: ViewNode, _ body: () -> R) -> R {
  let outer = currentEvaluation
  node.evaluation &+= 1
  currentEvaluation = UnsafeEvaluation(node: node)
  defer { currentEvaluation = outer }
  return withObservationTracking(body, onChange: node.hostReference.with { $0.observationHandler(for: node) })
}

/// Runs user code on behalf of a node as part of the evaluation that its last code began: what that read still counts.
package func withContinuedEvaluation<R>(of node: ViewNode, _ body: () -> R) -> R {
  let outer = currentEvaluation
  currentEvaluation = UnsafeEvaluation(node: node)
  defer { currentEvaluation = outer }
  return withObservationTracking(body, onChange: node.host.observationHandler(for: node))
}
