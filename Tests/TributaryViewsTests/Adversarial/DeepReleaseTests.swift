import Foundation
import Testing
import TributaryDrawing
import TributaryEngine

/// Erased views that are nested more deeply than the stack is, let go at every moment and on every thread. A stack that does
/// not suffice ends the process, so each runs in one of its own.
@Suite struct DeepReleaseTests {
  @Test func `They go before any frame was run`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run { _ = Nest(depth: 100_000) }
    }
  }

  @Test func `They go on a thread that never ran a frame, and all of them with the thread at the latest`() async {
    await #expect(processExitsWith: .success) { await letGoOnThread(stackSize: 8 << 20, afterFrame: false) }
    await #expect(processExitsWith: .success) { await letGoOnThread(stackSize: 512 << 10, afterFrame: false) }
    await #expect(processExitsWith: .success) { await letGoOnThread(stackSize: 512 << 10, afterFrame: true) }
  }
}

/// A nest, and whether what is innermost has gone.
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
