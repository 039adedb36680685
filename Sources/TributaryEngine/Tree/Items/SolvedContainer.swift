/// A container that lays out its items with a caching solver.
///
/// A solver's measurements of its children can call client code, so access to the solver is exclusive; see
/// ``SolverLease``.
@usableFromInline
package protocol SolvedContainer: ContainerNode {
  /// The type that computes and caches sizes and positions.
  associatedtype Solver

  /// The caching solver. Only ``solve(_:)`` uses it.
  var solver: Solver { get set }
  var turn: SolverLease { get set }

  /// A new solver with the current configuration of the container and without cached items.
  var freshSolver: Solver { get }
}

extension SolvedContainer {
  /// Performs a query with the solver, or with a temporary solver while the solver is in use.
  ///
  /// - Returns: The result; `nil` if there is not enough stack.
  @inlinable @inline(__always)
  package func solve<Answer>(_ question: (inout Solver) -> Answer) -> Answer? {
    if hasNoRoomBelow { return nil }
    guard turn.begin() else { return solveAside(question) }
    let answer = question(&solver)
    if turn.end() { solver = freshSolver }
    return answer
  }

  /// Performs a query with a temporary solver. A separate function keeps the stack frame of `solve(_:)` small.
  @inlinable @inline(never)
  package func solveAside<Answer>(_ question: (inout Solver) -> Answer) -> Answer? {
    if hasNoRoomToAsk { return nil }
    var solver = freshSolver
    return question(&solver)
  }

  /// Applies a change to the solver, or marks the solver as outdated while it is in use.
  @inlinable @inline(__always)
  package func updateSolver(_ change: (inout Solver) -> Void) {
    if turn.mayReport() { change(&solver) }
  }
}

/// The exclusive access to the solver of a container.
///
///     node ──▶ solver ──▶ children ──▶ client code ──▶ node ──▶ temporary solver for the nested query
///
/// A solver's measurements of its children can call client code, which can query any item, including the same
/// container. While the solver is in use, a temporary solver performs such a query, and changes are recorded here.
///
/// Invariants:
/// 1. Between ``begin()`` and ``end()``, only the caller of `begin()` accesses the solver, so that accesses do not
///    overlap.
/// 2. Changes in the meantime are not lost: the solver is replaced after its use has ended.
///
/// Tested by `AskingBackTests`.
@usableFromInline
package struct SolverLease {
  @usableFromInline var isTaken = false
  @usableFromInline var isOutdated = false

  @inlinable
  package init() {}

  /// Whether the solver is not in use, so that its cached values can be read.
  package var isFree: Bool { !isTaken }

  /// Begins exclusive access to the solver.
  ///
  /// - Returns: Whether the solver was not in use. If so, the caller has to end the access.
  @inlinable @inline(__always)
  package mutating func begin() -> Bool {
    if isTaken { return false }
    isTaken = true
    return true
  }

  /// Ends exclusive access to the solver.
  ///
  /// - Returns: Whether the solver has to be replaced, because the container or a child has changed during the access.
  @inlinable @inline(__always)
  package mutating func end() -> Bool {
    isTaken = false
    if !isOutdated { return false }
    isOutdated = false
    return true
  }

  /// Records a change of the container or a child.
  ///
  /// - Returns: Whether the change can be applied to the solver immediately.
  @inlinable @inline(__always)
  package mutating func mayReport() -> Bool {
    if isTaken { isOutdated = true }
    return !isTaken
  }
}
