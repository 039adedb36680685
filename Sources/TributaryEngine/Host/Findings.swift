package import TributaryDiagnostics

/// The diagnostics of a host.
///
/// Invariants:
/// 1. `all` holds at most `limit` findings, in the order of their creation. Later findings are in `ofFrame` only.
/// 2. A finding that was reported under an id is not reported again under this id until all findings are discarded.
///
/// Checked by `Findings.check`.
package struct Findings {
  /// The findings since the creation of the host, or since they were discarded.
  package private(set) var all: [Diagnostic] = []
  /// The findings of the current or most recent frame.
  package private(set) var ofFrame: [Diagnostic] = []
  private var ids: Set<String> = []
  /// The source locations of refused writes to state, if they are known.
  package var refusedWrites: [RefusedWrite: Diagnostic.Location?] = [:]

  /// The largest number of findings of a host. It bounds the memory of a long session in which every frame has
  /// findings.
  package static let limit = 10_000

  package init() {}

  /// Discards the findings of the previous frame.
  package mutating func beginFrame() { ofFrame = [] }

  package mutating func append(_ diagnostic: Diagnostic) {
    if all.count < Findings.limit { all.append(diagnostic) }
    ofFrame.append(diagnostic)
  }

  /// Returns whether a finding with an id is reported for the first time, and records the id.
  package mutating func isNew(_ id: String) -> Bool {
    ids.count < Findings.limit && ids.insert(id).inserted
  }

  /// Counts another occurrence of an existing finding.
  ///
  /// - Returns: Whether the finding exists at `index`.
  package mutating func repeatFinding(at index: Int, of code: DiagnosticCode) -> Bool {
    guard all.indices.contains(index), all[index].code == code else { return false }
    all[index].occurrences += 1
    return true
  }

  /// Replaces the consequence of a finding.
  package mutating func setConsequence(_ consequence: String, at index: Int) {
    guard all.indices.contains(index) else { return }
    // The findings of the frame are at the end.
    let inFrame = ofFrame.count - (all.count - index)
    if ofFrame.indices.contains(inFrame), ofFrame[inFrame].code == all[index].code {
      ofFrame[inFrame].consequence = consequence
    }
    all[index].consequence = consequence
  }

  /// Calls `fail` with a sentence for each violation of the first invariant.
  ///
  /// - Parameter limit: The largest number of findings.
  package func check(limit: Int = Findings.limit, _ fail: (String) -> Void) {
    if all.count > limit || ids.count > limit { fail("The number of findings does not exceed the limit.") }
    // The stored findings of the frame are at the end. There are none if all findings were discarded in the meantime.
    let kept = all.suffix(ofFrame.count).map(\.code)
    if all.count >= ofFrame.count, all.count < limit, kept != ofFrame.map(\.code) {
      fail("The findings of the frame are the last findings, in order.")
    }
  }

  /// Discards all findings, so that they can be reported again.
  package mutating func forgetAll() {
    all = []
    ids = []
  }
}
