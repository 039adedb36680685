/// A container whose items are laid out by a solver that remembers them.
///
/// What a solver asks its children may end in code of users, so that it is asked by turns; see ``SolverLease``.
package protocol SolvedContainer: ContainerNode {
  /// What computes sizes and places, and remembers them.
  associatedtype Solver

  /// The one that remembers; asked by ``solve(_:)`` only.
  var solver: Solver { get set }
  var turn: SolverLease { get set }

  /// One that knows what the container is like now, and nothing of its items.
  var freshSolver: Solver { get }
}

extension SolvedContainer {
  /// Asks the solver, or another one while it is at work.
  ///
  /// - Returns: The answer; `nil` if there is no room on the stack.
  @inline(__always)
  func solve<Answer>(_ question: (inout Solver) -> Answer) -> Answer? {
    if hasNoRoomBelow { return nil }
    guard turn.begin() else { return solveAside(question) }
    let answer = question(&solver)
    if turn.end() { solver = freshSolver }
    return answer
  }

  /// A frame of its own, so that those of the walk stay small.
  @inline(never)
  private func solveAside<Answer>(_ question: (inout Solver) -> Answer) -> Answer? {
    if hasNoRoomToAsk { return nil }
    var solver = freshSolver
    return question(&solver)
  }

  /// Tells the solver of a change, now or as soon as it has ended its turn.
  @inline(__always)
  func updateSolver(_ change: (inout Solver) -> Void) {
    if turn.mayReport() { change(&solver) }
  }
}

/// Whose turn it is with the solver of a container.
///
///     node ──▶ solver ──▶ children ──▶ code of users ──▶ node ──▶ another solver, for that question
///
/// What a solver asks its children may end in code of users, and that may ask anything, the same container included. While the
/// solver works it is nobody else's: who asks then is answered by a solver that is made for that one question, and who has
/// news leaves them here.
///
/// Invariants:
/// 1. Between ``begin()`` and ``end()`` nobody but who began touches the solver, so that no two accesses to it meet.
/// 2. News that come meanwhile are not lost: the solver starts over when its turn has ended.
///
/// Tested by `AskingBackTests`.
package struct SolverLease {
  private var isTaken = false
  private var isOutdated = false

  /// Whether the solver is nobody's, so that what it knows may be read.
  package var isFree: Bool { !isTaken }

  /// Takes the solver, to work with it.
  ///
  /// - Returns: Whether it was free; then the turn has to be ended.
  @inline(__always)
  mutating func begin() -> Bool {
    if isTaken { return false }
    isTaken = true
    return true
  }

  /// Gives the solver back.
  ///
  /// - Returns: Whether it has to be made anew, since the container or a child has changed meanwhile.
  @inline(__always)
  mutating func end() -> Bool {
    isTaken = false
    if !isOutdated { return false }
    isOutdated = false
    return true
  }

  /// The container or a child has changed.
  ///
  /// - Returns: Whether the solver is free to be told now.
  @inline(__always)
  mutating func mayReport() -> Bool {
    if isTaken { isOutdated = true }
    return !isTaken
  }
}
