import TributaryDiagnostics
import TributaryEngine
import TributaryHost

/// A program that ran in one frame, with its findings.
@MainActor
struct LoopTrial {
  let program: LoopProgram
  let host: ViewHost<LoopProgramView>
  let report: FrameReport
  let loops: [FeedbackLoop]
  /// The final numbers.
  let standing: [Double]

  init(_ program: LoopProgram, _ wiring: LoopProgramView.Wiring) {
    self.program = program
    let standing = LoopProgramView.Standing()
    host = makeHost { LoopProgramView(program, wiring, standing) }
    report = host.update()
    self.standing = standing.numbers
    loops = host.diagnostics.compactMap(\.loop)
  }

  /// A description of the mismatch; `nil` if there is none.
  var complaint: String? {
    let said = "\(loops.map(\.verdict)) in \(report.passes) passes, settled \(report.settled)"
    if report.passes > 64 { return "too many passes: \(said)" }
    for loop in loops
    where !loop.steps.contains(where: { $0.kind == .reader }) || !loop.steps.contains(where: { $0.kind == .state }) {
      return "a cycle without reader or state: \(said)"
    }
    if let complaint = misplacedStates { return "\(complaint): \(said)" }
    let expected = program.expectation()
    return agrees(with: expected) ? nil : "expected \(expected), got \(said)"
  }

  /// A description of misattributed states; `nil` if each finding names the states of one loop of the program, and no
  /// other finding names any of them.
  private var misplacedStates: String? {
    let circles = program.loops.map { Set($0.map { "LoopProgramView.\(["a", "b", "c", "d"][$0])" }) }
    var named: Set<String> = []
    for loop in loops {
      let states = Set(loop.steps.filter { $0.kind == .state }.map(\.path))
      if !named.isDisjoint(with: states) { return "a state in two loops" }
      named.formUnion(states)
      guard let circle = circles.first(where: { $0.isSuperset(of: states) }) else {
        return "no loop has \(states.sorted())"
      }
      // A map whose parts are hidden by a bound can fall into separate loops.
      if program.isMadeOfParts, circle != states { return "\(states.sorted()) of \(circle.sorted())" }
    }
    return nil
  }

  private func agrees(with expected: LoopExpectation) -> Bool {
    let isQuiet = host.diagnostics.allSatisfy { $0.severity == .note }
    switch expected {
    case .settles(let passes): return isQuiet && report.settled && report.passes <= passes
    case .comesToRest: return isQuiet
    case .grows:
      return loops.contains { if case .diverging = $0.verdict { true } else { false } }
    case .oscillates(let periods):
      let found = loops.compactMap { if case .oscillating(let period) = $0.verdict { period } else { nil } }.sorted()
      if found.count != loops.count || found.isEmpty { return false }
      // A map whose parts are hidden by a bound can fall into separate loops, whose periods divide the whole period.
      return program.isMadeOfParts
        ? found == periods : found.allSatisfy { part in periods.contains { $0 % part == 0 } }
    case .unknown: return true
    }
  }
}
