@MainActor struct TaskOrderTests {
  private let journal = Journal()
  private let remote = Remote()

  private func host<V: View>(@ViewBuilder _ content: @escaping (CGFloat) -> V) -> ViewHost<some View> {
    stagedHost(remote) { value in VStack { content(value) } }
  }

  private func change(to value: CGFloat, _ host: ViewHost<some View>) -> String {
    _ = journal.take()
    remote.value = value
    host.update()
    return journal.take()
  }

  /// Records the start of a task and, synchronously, its cancellation.
  private func work(_ name: String) -> @Sendable () async -> Void {
    // Written only on the main actor.
    nonisolated(unsafe) let journal = journal
    return { @MainActor in
      journal.note("start \(name)")
      await withTaskCancellationHandler {
        try? await Task.sleep(for: .seconds(3_600))
      } onCancel: {
        MainActor.assumeIsolated { journal.note("cancel \(name)") }
      }
    }
  }

  @Test(.claim("LIFE-32")) @MainActor func `A task starts in the order of its modifier`() {
    let host = host { value in
      if value == 1 {
        Color.red.onAppear { journal.note("in") }.task(work("t")).onAppear { journal.note("out") }
        Color.red.task(work("last"))
      }
    }
    expect(change(to: 1, host), equals: "start last in start t out")
    expect(change(to: 0, host), equals: "cancel last cancel t")
  }

  @Test(.claim("LIFE-33")) @MainActor func `A task is canceled in the order of its modifier`() {
    let host = host { value in
      if value == 1 { Color.red.onDisappear { journal.note("in") }.task(work("t")).onDisappear { journal.note("out") } }
    }
    expect(change(to: 1, host), equals: "start t")
    expect(change(to: 0, host), equals: "in cancel t out")
  }

  @Test(.claim("LIFE-34")) @MainActor func `Tasks are replaced with their views`() {
    let host = host { value in
      if value == 1 {
        Color.red.onAppear { journal.note("+new") }.task(work("new"))
      } else {
        Color.red.onDisappear { journal.note("-old") }.task(work("old"))
      }
    }
    expect(change(to: 1, host), equals: "+new start new -old cancel old")
  }

  @Test(.claim("LIFE-35")) @MainActor func `A task begins within the update`() {
    let host = host { value in Color.red.task(id: value, work("\(Int(value))")) }
    expect(journal.take(), equals: "start 0")
    expect(change(to: 1, host), equals: "cancel 0 start 1")
    let first = ViewHost(size: CGSize(width: 100, height: 100)) { Widening() }
    let report = first.update()
    expect(report.passes, equals: 2)
    expect(first.extent("a"), equals: "30 100")
  }

  private struct Widening: View {
    @State private var width: CGFloat = 10
    var body: some View {
      Color.red.frame(width: width).accessibilityIdentifier("a").task {
        width = 30
        await Task.yield()
      }
    }
  }
}
