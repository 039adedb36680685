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
