import Foundation
import Testing
import TributaryContainers
import TributaryDiagnostics
import TributaryGeometry
import TributaryEngine
import TributaryHost

/// The detected loops and their verdicts.
@MainActor
struct LoopVerdictTests {
  private func verdicts<V: View>(_ view: V) -> (verdicts: [FeedbackLoop.Verdict], report: FrameReport) {
    let host = makeHost { view }
    let report = host.update()
    return (report.diagnostics.compactMap(\.loop?.verdict), report)
  }

  @Test func `A bubble that is measured outside its clamp oscillates`() {
    let (verdicts, report) = verdicts(Bubble())
    expect(verdicts, equals: [.oscillating(period: 2)])
    expect(!report.settled)
    expect(report.passes, equals: 7)
    expect(report.diagnostics.map(\.severity), equals: [.error])
  }

  @Test func `A view that pushes down what it measures diverges by a constant step`() {
    let (verdicts, report) = verdicts(PushedDown())
    expect(verdicts, equals: [.diverging(.step(8))])
    expect(report.passes, equals: 64)
    expect(!report.settled)
  }

  @Test func `A centered view that pushes down what it measures converges without a report`() {
    let host = makeHost { PushedDown(isCentred: true) }
    let report = host.update()
    expectEmpty(report.diagnostics)
    expect(report.settled)
    expect(report.passes > 10 && report.passes < 64)
    expect(abs((host.frame(of: "top")?.height ?? 0) - 358), below: 1e-6)
  }

  @Test func `A state that widens what it measures by twice its value diverges by a ratio`() {
    expect(verdicts(Doubling()).verdicts, equals: [.diverging(.ratio(2))])
  }

  @Test func `A text that shows its own width settles in three passes`() {
    let (verdicts, report) = verdicts(SelfDescribing())
    expectEmpty(verdicts)
    expect(report.passes, equals: 3)
    expect(report.settled)
  }

  @Test func `A bar that narrows the view on which it depends oscillates`() {
    expect(verdicts(BarBeside()).verdicts, equals: [.oscillating(period: 2)])
  }

  @Test(arguments: [(false, 320 as CGFloat), (true, 200)])
  func `A view with two stable states keeps its current one`(isCompact: Bool, width: CGFloat) {
    let host = makeHost { Compacting(isCompact: isCompact) }
    let report = host.update()
    expect(report.settled)
    expect(report.passes, equals: 1)
    expectEmpty(report.diagnostics)
    expect(host.frame(of: "compacting")?.width, equals: width)
  }

  @Test func `A view that is measured outside its padding diverges by the padding`() {
    expect(verdicts(PaddedOutside()).verdicts, equals: [.diverging(.step(20))])
  }

  @Test func `Rounding noise is absorbed with one note, and the frame settles`() throws {
    let (verdicts, report) = verdicts(Jittering())
    guard case .jitter(let amplitude) = try #require(verdicts.first) else {
      Issue.record("\(verdicts)")
      return
    }
    expect(amplitude > 0 && amplitude < 1e-13)
    expect(verdicts.count, equals: 1)
    expect(report.settled)
    expect(report.passes, atMost: 4)
    expect(report.diagnostics.first?.severity, equals: .note)
  }

  @Test func `A fresh identity on every delivery churns`() {
    expect(verdicts(Churning()).verdicts, equals: [.churning])
  }

  @Test func `A measured height as identity replaces the view once, without a report`() {
    let (verdicts, report) = verdicts(MeasuredIdentity())
    expectEmpty(verdicts)
    expect(report.settled)
    expect(report.passes, equals: 2)
  }

  @Test func `Two states that are computed from each other are one loop`() {
    // (0, 0) → (100, 0) → (100, 100) → (0, 100) → (0, 0): four passes, in which each state alternates between two
    // values.
    expect(verdicts(Mutual()).verdicts, equals: [.oscillating(period: 4)])
  }

  @Test func `Slow convergence is not a loop`() {
    let host = makeHost { Approaching() }
    let report = host.update()
    expectEmpty(report.diagnostics)
    expect(report.settled)
    expect(report.passes, equals: 10)
    expect(host.frame(of: "approaching")?.height, equals: 199.5)
  }

  @Test func `A view that removes itself when it is present oscillates`() {
    expect(verdicts(Vanishing()).verdicts, equals: [.oscillating(period: 2)])
  }

  @Test func `A bar that is measured with its own inset diverges`() {
    expect(verdicts(InsetBar()).verdicts, equals: [.diverging(.step(60))])
  }

  @Test(arguments: [2, 3, 5, 12])
  func `A state machine is reported with its period`(count: Int) {
    expect(verdicts(Machine(count: count)).verdicts, equals: [.oscillating(period: count)])
  }

  @Test func `A watched counter that counts its own changes diverges by one`() {
    expect(verdicts(Machine(count: .max)).verdicts, equals: [.diverging(.step(1))])
  }

  @Test func `Observed geometry that grows with its reported value diverges`() {
    expect(verdicts(GeometryFollower()).verdicts, equals: [.diverging(.step(7))])
  }

  @Test func `Views that yield space to each other oscillate`() {
    expect(verdicts(TakingTurns()).verdicts, equals: [.oscillating(period: 2)])
  }

  @Test func `A loop that repeatedly produces an invalid number oscillates`() {
    expect(verdicts(NoNumber()).verdicts, equals: [.oscillating(period: 2)])
  }
}
