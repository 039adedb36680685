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
