public import Observation
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The node whose client code is running, to which reads of state are attributed.
///
/// This is the only ambient variable of the package, because a property wrapper has no other access to its reader. On
/// any thread other than the one that walks the tree, the value contains no node.
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
      // A nonzero value is already this thread: one thread walks a tree at a time, and resets the value to 0.
      evaluationThread.store(currentThread, ordering: .relaxed)
    }
  }
}

/// The evaluation on the thread that walks the tree. Other threads do not access it.
@exclusivity(unchecked)
nonisolated(unsafe) private var standingEvaluation = UnsafeEvaluation(node: nil)

/// The thread that owns `standingEvaluation`; 0 while no client code runs for a node.
private let evaluationThread = Atomic<UInt>(0)

/// An identifier of the current thread, which is never 0.
private var currentThread: UInt {
  #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
  #elseif canImport(Glibc) || canImport(Musl)
    UInt(pthread_self())
  #endif
}

/// The node for which client code runs, without retaining it.
@usableFromInline
package struct UnsafeEvaluation {
  @usableFromInline package var reference: Unretained<ViewNode>?

  @inlinable
  package init(node: ViewNode?) { reference = node.map { Unretained($0) } }

  /// The node, retained while the caller uses it.
  @inlinable
  package var node: ViewNode? { @inline(__always) get { reference.object() } }
}

/// The identity of an evaluation. A later evaluation of the same node has another one.
package struct EvaluationID: Equatable {
  // The reference is retained, so that no later host has its address.
  private let host: HostReference
  private let reader: ReaderList.Entry

  /// The identity of the current evaluation; `nil` while no client code runs for a node of a tree.
  package static var current: EvaluationID? {
    guard let node = currentEvaluation.node, !node.flags.contains(.isRemoved) else { return nil }
    return EvaluationID(
      host: node.host.reference,
      reader: ReaderList.Entry(handle: node.host.handles.handle(for: node), evaluation: node.evaluation))
  }

  package static func == (a: EvaluationID, b: EvaluationID) -> Bool { a.host === b.host && a.reader == b.reader }
}

/// Evaluates client code on behalf of a node, and updates the tree below with the result.
///
/// Closures that run during the update, such as the content of a `ForEach`, belong to the same evaluation.
///
/// - Parameters:
///   - body: The client code.
///   - apply: A closure that updates the nodes below. The bodies of views further down are separate evaluations.
@inlinable
package func withEvaluation<R: View>(of node: ViewNode, _ body: () -> R, apply: (UnsafePointer<R>) -> Void) {
  let outer = currentEvaluation
  node.evaluation &+= 1
  currentEvaluation = UnsafeEvaluation(node: node)
  defer { currentEvaluation = outer }
  // The result is written to memory of this function. As the result of the generic function it would require the
  // metadata of its type, which takes the runtime longer to create than a small frame.
  #if DEBUG
    // As in `UnaryModifier._makeItems`, further closures would cost room on the stack at each level.
    var result: R?
    withObservationTracking({ result = body() }, onChange: node.hostReference.with { $0.observationHandler(for: node) })
    // The value is at the start of the optional.
    withUnsafeMutablePointer(to: &result) { apply(UnsafeRawPointer($0).assumingMemoryBound(to: R.self)) }
  #else
    // An optional would be examined several times for whether it has a value.
    withUnsafeTemporaryAllocation(byteCount: MemoryLayout<R>.size, alignment: MemoryLayout<R>.alignment) { memory in
      let result = memory.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: R.self)
      withObservationTracking(
        { result.initialize(to: body()) }, onChange: node.hostReference.with { $0.observationHandler(for: node) })
      apply(UnsafePointer(result))
      R._destroy(result)
    }
  #endif
}

/// Runs a content closure as part of the current evaluation. Reads of observable objects are registered for that
/// evaluation.
@inlinable
package func withCurrentEvaluation<R>(_ body: () -> R) -> R {
  guard let node = currentEvaluation.node else { return body() }
  return withObservationTracking(body, onChange: node.hostReference.with { $0.observationHandler(for: node) })
}

/// Runs client code on behalf of a node. Reads of state, environment, observable objects, and geometry are registered
/// for that node.
@inlinable
package func withEvaluation<R>(of node: ViewNode, _ body: () -> R) -> R {
  let outer = currentEvaluation
  node.evaluation &+= 1
  currentEvaluation = UnsafeEvaluation(node: node)
  defer { currentEvaluation = outer }
  return withObservationTracking(body, onChange: node.hostReference.with { $0.observationHandler(for: node) })
}

/// Runs client code on behalf of a node as a continuation of its last evaluation, whose reads remain registered.
package func withContinuedEvaluation<R>(of node: ViewNode, _ body: () -> R) -> R {
  let outer = currentEvaluation
  currentEvaluation = UnsafeEvaluation(node: node)
  defer { currentEvaluation = outer }
  return withObservationTracking(body, onChange: node.host.observationHandler(for: node))
}
