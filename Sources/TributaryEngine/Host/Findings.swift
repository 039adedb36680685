package import TributaryDiagnostics

/// What a host has found to be wrong or worth telling.
///
/// Invariants:
/// 1. `all` holds at most `limit` findings, in the order in which they were made; what comes later is in `ofFrame` only.
/// 2. What was reported once under an id is not reported again under it, until everything is forgotten.
///
/// Checked by `Findings.check`.
package struct Findings {
  /// All since the host was made, or since they were forgotten.
  package private(set) var all: [Diagnostic] = []
  /// Those of the frame that runs, or ran last.
  package private(set) var ofFrame: [Diagnostic] = []
  private var ids: Set<String> = []
  /// Where states were written that must not be, as far as that can be told.
  package var refusedWrites: [RefusedWrite: Diagnostic.Location?] = [:]

  /// How many findings a host keeps, so that a session that runs for days does not grow by what goes wrong in every frame.
  package static let limit = 10_000

  package init() {}

  /// A frame begins.
  package mutating func beginFrame() { ofFrame = [] }

  package mutating func append(_ diagnostic: Diagnostic) {
    if all.count < Findings.limit { all.append(diagnostic) }
    ofFrame.append(diagnostic)
  }

  /// Whether something that does not become truer by being said twice is to be said now.
  package mutating func isNew(_ id: String) -> Bool {
    ids.count < Findings.limit && ids.insert(id).inserted
  }

  /// Counts a finding that stands already once more.
  ///
  /// - Returns: Whether it stands at `index`.
  package mutating func repeatFinding(at index: Int, of code: DiagnosticCode) -> Bool {
    guard all.indices.contains(index), all[index].code == code else { return false }
    all[index].occurrences += 1
    return true
  }

  /// Says otherwise what has been done about a finding.
  package mutating func setConsequence(_ consequence: String, at index: Int) {
    guard all.indices.contains(index) else { return }
    // What the frame has found stands at the end.
    let inFrame = ofFrame.count - (all.count - index)
    if ofFrame.indices.contains(inFrame), ofFrame[inFrame].code == all[index].code {
      ofFrame[inFrame].consequence = consequence
    }
    all[index].consequence = consequence
  }

  /// Calls `fail` for what is not as the first invariant says.
  ///
  /// - Parameter limit: How many findings are kept.
  package func check(limit: Int = Findings.limit, _ fail: (String) -> Void) {
    if all.count > limit || ids.count > limit { fail("No more findings are kept than the limit.") }
    // What the frame has found and is kept stands at the end; none of it, if everything was forgotten since.
    let kept = all.suffix(ofFrame.count).map(\.code)
    if all.count >= ofFrame.count, all.count < limit, kept != ofFrame.map(\.code) {
      fail("Findings stand in the order in which they were made.")
    }
  }

  /// Forgets what was found, so that it is said again.
  package mutating func forgetAll() {
    all = []
    ids = []
  }
}
