import Dispatch
import Foundation
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// Loops in which each view inserts the next one through a task or a queue, so that each frame contains only one of
/// them.
@MainActor @Suite struct FrameLineTests {
  private func count(in host: ViewHost<some View>) -> Int {
    (0..<400).count { host.frame(of: "row \($0)") != nil }
  }

  @Test(arguments: Coming.Way.allCases)
  private func `Views that insert each other across frames are one loop, which stays stopped`(way: Coming.Way)
    async throws
  {
    let host = makeHost { Coming(way: way) }
    await expect(runFrames(of: host, atMost: 300), below: 300)
    let loop = try #require(host.diagnostics.first?.loop)
    expect(host.diagnostics.map(\.severity), equals: [.error])
    expect(loop.verdict, equals: .diverging(.step(1)))
    expect(loop.crossesFrames && loop.addsReaders)
    expect(loop.observation.hasPrefix("On each frame, the view that appeared last"))
    expect(loop.steps.contains { $0.kind == .state && $0.path.hasSuffix(way == .levels ? "Nested.isShown" : ".rows") })
    expect(!loop.suggestions.isEmpty)
    await runMainQueue()
    host.update()
    let before = count(in: host)
    for _ in 0..<20 {
      await runMainQueue()
      expect(host.update().passes, atMost: 2)
    }
    expect(count(in: host), equals: before)
    expect(host.diagnostics.map(\.occurrences), equals: [1])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(arguments: Coming.Way.allCases)
  private func `A finite number of such views is not a loop`(way: Coming.Way) async {
    let host = makeHost { Coming(way: way, end: 90) }
    for _ in 0..<400 where host.frame(of: "row 89") == nil {
      host.update()
      await runMainQueue()
    }
    expect(count(in: host), equals: 90)
    expectEmpty(host.diagnostics)
  }

  @Test func `An external change restarts the loop, which is counted`() async {
    let host = makeHost { Coming(way: .queue) }
    _ = await runFrames(of: host, atMost: 300)
    let before = count(in: host)
    host.size.width += 10
    for _ in 0..<130 {
      host.update()
      await runMainQueue()
    }
    expect(count(in: host), above: before)
    expect(host.diagnostics.map(\.occurrences), equals: [2])
  }

  @Test func `Rows inserted by another queue can have an external cause`() async {
    let host = makeHost { Coming(way: .queue, isFromOutside: true) }
    for _ in 0..<1_000 where host.frame(of: "row 149") == nil {
      host.update()
      await runMainQueue()
      try? await Task.sleep(for: .microseconds(300))
    }
    expect(count(in: host), atLeast: 150)
    expectEmpty(host.diagnostics)
  }
}

private struct Coming: View {
  enum Way: CaseIterable { case task, yieldingTask, queue, levels }

  let way: Way
  var end = 10_000
  var isFromOutside = false
  @State private var rows = [0]

  private func add(_ row: Int) { if row < end { rows.append(row) } }

  var body: some View {
    if way == .levels {
      Nested(depth: 0, end: end)
    } else {
      VStack(spacing: 0) {
        ForEach(rows, id: \.self) { row in
          switch way {
          case .task: bar(row).onAppear { Task { add(row + 1) } }
          case .yieldingTask:
            bar(row).task {
              await Task.yield()
              add(row + 1)
            }
          case .queue, .levels:
            bar(row).onAppear {
              if isFromOutside {
                let later = UncheckedAction { add(row + 1) }
                anotherQueue.asyncAfter(deadline: .now() + 0.0005) {
                  DispatchQueue.main.async { later.run() }
                }
              } else {
                DispatchQueue.main.async { add(row + 1) }
              }
            }
          }
        }
      }
    }
  }
}

private struct UncheckedAction: @unchecked Sendable {
  let run: () -> Void
}

private struct Nested: View {
  let depth: Int
  let end: Int
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 0) {
      bar(depth)
      if isShown { AnyView(Nested(depth: depth + 1, end: end)) }
    }
    .onAppear { DispatchQueue.main.async { if depth + 1 < end { isShown = true } } }
  }
}

private func bar(_ row: Int) -> some View {
  Color.red.frame(width: 10, height: 1).accessibilityIdentifier("row \(row)")
}
