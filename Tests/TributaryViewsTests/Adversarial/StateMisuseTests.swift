import Foundation
import PreferenceTestSupport
import Testing
import TributaryContainers
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

private struct Counter: View {
  let probe: Probe
  var writesInBody = false
  @State private var count = 5

  var body: some View {
    probe.set = { count = $0 }
    if writesInBody { count = 9 }
    return Color.red.frame(width: CGFloat(count), height: 10).accessibilityIdentifier("a")
  }
}

/// State writes at invalid places and times.
@Suite @MainActor struct StateMisuseTests {
  @Test func `A write while a body runs is rejected and reported by name`() throws {
    let host = settledHost { Counter(probe: Probe(), writesInBody: true) }
    expect(host.frame(of: "a")?.width, equals: 5)
    let found = try #require(host.diagnostics.first)
    expect(found.code, equals: .stateWrittenDuringUpdate)
    expect(found.severity, equals: .error)
    expect(found.path, equals: "Counter")
    expect(found.evidence.contains { $0.label == "property" && $0.lines == ["count"] })
    expect(host.diagnostics.count, equals: 1)
  }

  @Test func `A write off the main thread arrives on the main actor, with one warning`() async throws {
    let probe = Probe()
    let host = settledHost { Counter(probe: probe) }
    let set = UncheckedWrite(probe.set)
    await Task.detached { set.write(20) }.value
    await Task.detached { set.write(21) }.value
    for _ in 0..<100 where host.codes.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    try await Task.sleep(for: .milliseconds(20))
    host.update()
    expect(host.frame(of: "a")?.width, equals: 21)
    expect(host.codes, equals: [.stateWrittenOffMain])
    expect(host.diagnostics.first?.severity, equals: .warning)
  }

  @Test func `Frames and preferences reflect the last frame while changes are pending`() {
    let probe = Probe()
    let host = settledHost {
      Counter(probe: probe).preference(key: ListKey<Int>.self, value: [1])
    }
    probe.set(40)
    expect(host.frame(of: "a"), equals: CGRect(47.5, 45, 5, 10))
    expect(host.preference(ListKey<Int>.self), equals: [1])
    host.update()
    expect(host.frame(of: "a"), equals: CGRect(30, 45, 40, 10))
  }

  @Test func `Writes of equal values are ignored`() {
    let probe = Probe()
    let host = settledHost { Counter(probe: probe) }
    probe.set(5)
    expect(host.update().counts.bodies, equals: 0)
    probe.set(6)
    probe.set(5)
    host.update()
    expect(host.frame(of: "a")?.width, equals: 5)
  }

  @Test func `State can outlive its view and its host`() {
    let probe = Probe()
    do {
      let host = ViewHost(size: CGSize(width: 100, height: 100)) { AnyView(Counter(probe: probe)) }
      host.update()
      let write = probe.set
      host.show(AnyView(Color.red))
      write(50)
      expect(host.update().counts.bodies, equals: 0)
    }
    probe.set(60)
  }
}

/// A write that is sent off the main thread deliberately.
private struct UncheckedWrite: @unchecked Sendable {
  let write: (Int) -> Void
  init(_ write: @escaping (Int) -> Void) { self.write = write }
}
