@MainActor struct TaskTests {
  private struct Working: View {
    let journal: Journal
    @State private var isOn = true
    @State private var number = 1
    @State private var other = 0
    var body: some View {
      VStack {
        Trigger("toggle") { isOn.toggle() }
        Trigger("next") { number += 1 }
        Trigger("other") { other += 1 }
        if isOn {
          Color.red.frame(width: 10 + CGFloat(other))
            .task(id: number) {
              let mine = number
              journal.note("start \(mine)")
              try? await Task.sleep(for: .seconds(3_600))
              journal.note("cancelled \(mine)")
            }
        }
      }
    }
  }

  /// Waits until there are `count` entries, however busy the machine is, and then a while longer to detect unexpected
  /// entries.
  private func drain(_ journal: Journal, until count: Int) async {
    var waits = 0
    while journal.count < count, waits < 600_000 {
      waits += 1
      try? await Task.sleep(for: .milliseconds(1))
    }
    for _ in 0..<100 { await Task.yield() }
  }

  @Test(.claim("LIFE-30")) func `A task lives as long as its view`() async {
    let journal = Journal()
    let host = settledHost(100, 100) { Working(journal: journal) }
    await drain(journal, until: 1)
    expect(journal.take(), equals: "start 1")
    host.tap("other")
    await drain(journal, until: 0)
    expect(journal.take(), equals: "")
    host.tap("toggle")
    await drain(journal, until: 1)
    expect(journal.take(), equals: "cancelled 1")
  }

  @Test(.claim("LIFE-31")) func `A changed id restarts the task`() async {
    let journal = Journal()
    let host = settledHost(100, 100) { Working(journal: journal) }
    await drain(journal, until: 1)
    play(host, journal, "clear; tap next")
    await drain(journal, until: 2)
    expect(journal.take(), equals: "start 2 cancelled 1")
    host.tap("toggle")
    await drain(journal, until: 1)
    expect(journal.take(), equals: "cancelled 2")
  }
}
