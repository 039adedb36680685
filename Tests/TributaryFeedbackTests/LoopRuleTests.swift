import Foundation
import Testing
import TributaryDiagnostics
import TributaryFeedback

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

  /// The first of two numbers that feed each other.
  private func pair(_ matrix: [Double], _ constant: [Double], from start: [Double]) -> [Double] {
    var (a, b) = (start[0], start[1])
    return (0..<60).map { _ in
      (a, b) = (matrix[0] * a + matrix[1] * b + constant[0], matrix[2] * a + matrix[3] * b + constant[1])
      return a
    }
  }

  @Test func `Two numbers that turn about each other and grow slowly diverge, at the ratio of a round`() {
    let judgement = LoopRules.atLimit(.loop(of: pair([0.5, -0.5, 1.01, 1], [33, 29], from: [44, 38])), isStill: true)
    guard case .diverging(.ratio(let ratio)) = judgement.verdict else {
      Issue.record("\(judgement.verdict)")
      return
    }
    #expect(abs(ratio - 1.005.squareRoot()) < 1e-6)
  }

  @Test func `Two numbers that turn about each other and shrink slowly come to rest`() {
    let numbers = pair([-1, 0.9, -0.5, -0.5], [13, 15], from: [-40, -6])
    let judgement = LoopRules.atLimit(.loop(of: numbers), isStill: true)
    #expect(judgement.response == .postpone(.note))
    #expect(abs((judgement.convergence?.ratio ?? 0) - 0.95.squareRoot()) < 0.005)
  }

  @Test func `What goes on by one length in the end, while something else dies away, diverges by that length`() {
    let numbers = pair([1, 1, 0, -0.95], [52, -28], from: [79, 1])
    let judgement = LoopRules.atLimit(.loop(of: numbers), isStill: true)
    guard case .diverging(.step(let step)) = judgement.verdict else {
      Issue.record("\(judgement.verdict)")
      return
    }
    #expect(abs(step - (52 - 28 / 1.95)) < 1e-4)
  }

  @Test func `What turns and neither grows nor shrinks is not said to do either`() {
    // A turn by one radian never comes back to where it was.
    let numbers = pair([cos(1), -sin(1), sin(1), cos(1)], [0, 0], from: [100, 0])
    let judgement = LoopRules.atLimit(.loop(of: numbers), isStill: true)
    #expect(judgement.verdict == .churning)
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
