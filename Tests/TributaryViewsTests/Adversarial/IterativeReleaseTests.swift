import Foundation
import Testing
import TributaryContainers
import TributaryDrawing
import TributaryEngine

/// Erased views that are nested more deeply than the stack allows, released at every stage and on every thread. A stack
/// overflow ends the process, so each case runs in a separate process.
@Suite struct IterativeReleaseTests {
  @Test func `Deeply nested views can be released before the first frame`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run { _ = Nest(depth: 100_000) }
    }
  }

  @Test
  func `Deeply nested views can be released on a thread that never ran a frame, at the latest when the thread ends`()
    async
  {
    await #expect(processExitsWith: .success) { await letGoOnThread(stackSize: 8 << 20, afterFrame: false) }
    await #expect(processExitsWith: .success) { await letGoOnThread(stackSize: 512 << 10, afterFrame: false) }
    await #expect(processExitsWith: .success) { await letGoOnThread(stackSize: 512 << 10, afterFrame: true) }
  }
}

/// A nest of views, with a weak reference to the innermost object.
private final class Nest: @unchecked Sendable {
  private var view: AnyView?
  private(set) weak var core: Probe?

  @MainActor
  init(depth: Int) {
    let core = Probe()
    self.core = core
    var view = AnyView(Core(probe: core))
    for _ in 0..<depth { view = AnyView(view.padding(0)) }
    self.view = view
  }

  func letGo() { view = nil }
}

private struct Core: View {
  let probe: Probe
  var body: some View { Color.red }
}

private func letGoOnThread(stackSize: Int, afterFrame: Bool) async {
  let nest = await MainActor.run {
    if afterFrame { _ = settledHost { AnyView(Color.red) } }
    return Nest(depth: 100_000)
  }
  let thread = Thread { nest.letGo() }
  thread.stackSize = stackSize
  thread.start()
  for _ in 0..<10_000 where nest.core != nil { try? await Task.sleep(for: .milliseconds(1)) }
  precondition(nest.core == nil)
}
