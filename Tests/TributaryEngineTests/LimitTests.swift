import ExpectationTestSupport
import Testing
import TributaryDiagnostics
@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// The limit of passes in a tree without a supervisor.
@MainActor
struct LimitTests {
  private static let limits = UpdateLimits(maximumPasses: 5)

  @Test @MainActor func `A frame that does not settle stops at the limit, in a consistent state`() {
    let log = Log<CGFloat>()
    let host = EngineHost(limits: Self.limits) { Growing(log: log) }
    let report = host.update()
    expect(report.passes, equals: 5)
    expect(!report.settled)
    // The first pass has no action that its successor has to show, and the action of the last pass does not run.
    expect(log.values, equals: [10, 11, 12, 13])
    expect(report.counts.actions, equals: 4)
    expect(host.graph.root.child?.size.width, equals: 14, "The view shows the state")
  }

  @Test @MainActor func `The stopped frame is reported once, without a loop`() {
    let host = EngineHost(limits: Self.limits) { Growing(log: Log()) }
    expect(host.update().diagnostics.map(\.code), equals: [.feedbackLoop])
    host.update()
    expect(host.findings.count, equals: 1)
    expectNil(host.findings[0].loop)
    expect(host.findings[0].severity, equals: .warning)
    expect(host.findings[0].evidence.map(\.lines), equals: [["5"]])
  }

  @Test @MainActor func `The next frame continues with the postponed delivery`() {
    let log = Log<CGFloat>()
    let host = EngineHost(limits: Self.limits) { Growing(log: log) }
    host.update()
    host.update()
    expect(log.values, equals: [10, 11, 12, 13, 14, 15, 16, 17])
    expect(host.graph.root.child?.size.width, equals: 18)
  }

  @Test @MainActor func `An action without a value is also postponed`() {
    let log = Log<CGFloat>()
    let host = EngineHost(limits: UpdateLimits(maximumPasses: 2)) { Appearing(log: log) }
    // The second view appears in the last permitted pass.
    expect(!host.update().settled)
    expect(log.values, equals: [1])
    expect(host.update().settled)
    expect(log.values, equals: [1, 2])
  }

  @Test @MainActor func `The limit is at least two passes`() {
    let log = Log<CGFloat>()
    let host = EngineHost(limits: UpdateLimits(maximumPasses: 1)) { Growing(log: log, end: 11) }
    let report = host.update()
    expect(report.passes, equals: 2)
    expect(log.values, equals: [10])
  }

  @Test @MainActor func `A frame that settles within the limit is not reported`() {
    let log = Log<CGFloat>()
    let host = EngineHost(limits: Self.limits) { Growing(log: log, end: 13) }
    let report = host.update()
    expect(report.settled)
    expect(report.passes, equals: 4)
    expectEmpty(host.findings)
  }
}

/// A list of values that views append to.
final class Log<Value> { var values: [Value] = [] }

/// A view that is one point wider after each delivery of its width, up to a width.
@MainActor
struct Growing: View {
  @State private var width: CGFloat = 10
  let log: Log<CGFloat>
  var end = CGFloat.infinity
  var body: some View {
    Block(width: width).onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: { new in
      log.values.append(new)
      if new < end { width = new + 1 }
    }
  }
}

/// A view that appears twice: as the content of a state, and of the state that its first appearance writes.
@MainActor
private struct Appearing: View {
  @State private var count = 1
  let log: Log<CGFloat>
  var body: some View {
    Block().id(count).onAppear {
      log.values.append(CGFloat(count))
      if count < 2 { count += 1 }
    }
    .id(count)
  }
}
