import TributaryDiagnostics
import TributaryFeedback
import Testing

/// The rules judge values alone: no view is needed to ask them.
@MainActor
@Suite struct LoopRuleTests {
  /// Numbers that a state goes through, and what is said of them at the limit of passes.
  nonisolated static let cases: [(numbers: [Double], verdict: FeedbackLoop.Verdict)] = [
    ((0..<20).map { $0.isMultiple(of: 2) ? 150 : 424 }, .oscillating(period: 2)),
    ((0..<20).map { Double($0 % 3) * 10 }, .oscillating(period: 3)),
    ((0..<20).map { Double($0) * 8 }, .diverging(.step(8))),
    ((0..<20).map { 100 * (1 - (0..<$0).reduce(1) { power, _ in power * 2 }) }, .diverging(.ratio(2))),
    ((0..<20).map { 358 * (1 - (0..<$0).reduce(1) { power, _ in power / 2 }) }, .unsettled),
    ((0..<20).map { $0.isMultiple(of: 2) ? 100 : 100.00000000000001 }, .jitter(amplitude: 1.4210854715202004e-14)),
  ]

  @Test(arguments: cases.indices)
  func `Of the numbers alone a rule tells what they do`(index: Int) {
    let judgement = LoopRules.atLimit(.loop(of: Self.cases[index].numbers), isStill: false)
    #expect(judgement.verdict == Self.cases[index].verdict)
  }

  @Test func `What grows with the square of the pass diverges, at the ratio of its last steps`() {
    let judgement = LoopRules.atLimit(.loop(of: (0..<60).map { Double($0 * $0) }), isStill: true)
    guard case .diverging(.ratio(let ratio)) = judgement.verdict else {
      Issue.record("\(judgement.verdict)")
      return
    }
    #expect(ratio > 1 && ratio < 1.03)
    // What only seems to grow for a while does not.
    let short = LoopRules.atLimit(.loop(of: (0..<20).map { Double($0 * $0) }), isStill: true)
    #expect(short.verdict == .churning)
  }

  @Test func `What shrinks by half is told how long it takes, and is a note`() {
    let judgement = LoopRules.atLimit(.loop(of: Self.cases[4].numbers), isStill: false)
    #expect(judgement.convergence?.ratio == 0.5)
    #expect(judgement.response == .postpone(.note))
  }

  @Test func `Two rounds prove an oscillation, and one and a half do not`() {
    let numbers: [Double] = [1, 2, 1, 2, 1]
    #expect(RepetitionRule.period(of: .loop(of: numbers + [2])) == 2)
    #expect(RepetitionRule.period(of: .loop(of: Array(numbers.dropLast()))) == nil)
  }

  @Test func `A value that never comes back is churning only while no view moves`() {
    let values = LoopValues.loop(of: (0..<12).map { $0 * $0 * $0 % 101 })
    #expect(ChurnRule.judge(values, isStill: true)?.verdict == .churning)
    #expect(ChurnRule.judge(.loop(of: [true, false, true, false, true, false]), isStill: true) == nil)
  }
}
