@MainActor
struct IncrementalFoldTests {
  private func grid(_ handles: [Handle<Int>], _ log: Log<Int>) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<10) { row in
        HStack(spacing: 0) {
          ForEach(0..<10) { column in
            Stateful(row * 10 + column, handles[row * 10 + column]) { value in
              box().preference(key: Words.self, value: ["\(value)"])
            }
          }
        }
      }
    }
    .onPreferenceChange(Words.self) { log.add($0.count) }
  }

  @Test(.claim("PREF-63")) @MainActor func `A change merges only its path again`() {
    let handles = (0..<100).map { _ in Handle<Int>() }
    let log = Log<Int>()
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { grid(handles, log) }
    expect(host.update().counts.reduces, equals: 99)
    handles[53].set(530)
    let report = host.update()
    expect(report.counts.reduces, equals: 18)
    expect(report.counts.bodies, equals: 1)
    expect(report.counts.actions, equals: 1)
    expect(report.counts.measurements, equals: 0)
    expect(report.counts.nodesVisited, below: 16)
    expect(host.preference(Words.self)[53], equals: "530")
    expect(log.entries, equals: [100, 100])
  }

  @Test(.claim("PREF-64")) @MainActor func `Several changes share their path`() {
    let handles = (0..<100).map { _ in Handle<Int>() }
    let host = ViewHost.settled { grid(handles, Log()) }
    handles[50].set(-1)
    handles[59].set(-2)
    expect(host.update().counts.reduces, equals: 18)
    handles[3].set(-3)
    handles[97].set(-4)
    expect(host.update().counts.reduces, equals: 27)
    handles[3].set(-3)
    expect(host.update().counts.reduces, equals: 0)
    let words = host.preference(Words.self)
    expect([words[3], words[50], words[59], words[97]], equals: ["-3", "-1", "-2", "-4"])
  }

  @Test(.claim("PREF-65")) @MainActor func `A resize calls no reduce`() {
    let handles = (0..<100).map { _ in Handle<Int>() }
    let host = ViewHost.settled { grid(handles, Log()) }
    host.size = CGSize(width: 400, height: 300)
    let report = host.update()
    expect(report.counts.reduces, equals: 0)
    expect(report.counts.actions, equals: 0)
  }

  @Test(.claim("PREF-66")) @MainActor func `An equal contribution stops at its writer`() {
    let handle = Handle<Int>()
    let host = ViewHost.settled {
      HStack {
        word("a")
        Stateful(0, handle) { box(CGFloat(10 + $0)).preference(key: Words.self, value: ["b"]) }
      }
      .onPreferenceChange(Words.self) { _ in }
    }
    handle.set(5)
    let report = host.update()
    expect(report.counts.bodies, equals: 1)
    expect(report.counts.reduces, equals: 0)
    expect(report.counts.actions, equals: 0)
  }
}
