import Testing
import TributaryDiagnostics
import TributaryLoopRules
import TributaryEngine
import TributaryLoops
import TributaryHost

/// Suggestions follow from the recorded values, not from their wording.
@MainActor
struct LoopWordingTests {
  /// Returns the names of the suggested edits.
  private func advice<V: View>(_ view: V, rewording: Bool) -> [String] {
    let host = makeHost { view }
    host.loops.wording.advice = { "\($0)" }
    if rewording { host.loops.wording.detail = { _ in "something" } }
    host.update()
    return host.diagnostics.compactMap(\.loop).flatMap(\.suggestions)
  }

  private func expectSameAdvice<V: View>(
    _ view: V, _ first: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let plain = advice(view, rewording: false)
    #expect(plain == advice(view, rewording: true), sourceLocation: sourceLocation)
    #expect(plain.first?.hasPrefix(first) == true, "\(plain)", sourceLocation: sourceLocation)
  }

  @Test func `Different wording of the steps does not change the suggestions`() {
    expectSameAdvice(Bubble(), "decideFromWhatStays")
    expectSameAdvice(PushedDown(), "takeOutOfTheStack")
    expectSameAdvice(PaddedOutside(), "measureInside")
    expectSameAdvice(Doubling(), "decideFromWhatStays")
    expectSameAdvice(Mutual(), "keepOneSource")
    expectSameAdvice(Churning(), "writeOnRealChange")
    expectSameAdvice(Vanishing(), "hideInsteadOfRemoving")
    expectSameAdvice(GeometryFollower(), "decideFromWhatStays")
  }

  @Test func `The wording of steps can be replaced`() {
    let host = makeHost { Bubble() }
    host.loops.wording.detail = { _ in "something" }
    host.update()
    expect(host.diagnostics.first?.loop?.steps.allSatisfy { $0.detail == "something" } == true)
  }
}
