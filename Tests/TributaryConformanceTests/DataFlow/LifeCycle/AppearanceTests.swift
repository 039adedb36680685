@MainActor struct AppearanceTests {
  @Test(.claim("LIFE-01")) @MainActor func `onAppear runs once`() {
    struct Screen: View {
      let journal: Journal
      @State private var count = 0
      var body: some View {
        Color.red.frame(width: 10 + CGFloat(count)).accessibilityIdentifier("a")
          .onTapGesture { count += 1 }
          .onAppear { journal.note("appear") }
          .onDisappear { journal.note("disappear") }
      }
    }
    let journal = Journal()
    play(50, 50, journal, "| log = appear", "tap a | extent a = 11 50; log =") { Screen(journal: journal) }
  }

  @Test(.claim("LIFE-02")) @MainActor func `Branches appear and disappear`() {
    struct Screen: View {
      let journal: Journal
      @State private var isOn = false
      var body: some View {
        VStack {
          Trigger("toggle") { isOn.toggle() }
          if isOn { Color.red.onAppear { journal.note("on+") }.onDisappear { journal.note("on-") } }
        }
      }
    }
    let journal = Journal()
    play(50, 50, journal, "| log =", "tap toggle | log = on+", "tap toggle | log = on-") { Screen(journal: journal) }
  }

  @Test(.claim("LIFE-03")) @MainActor func `A new identity appears`() {
    struct Screen: View {
      let journal: Journal
      @State private var identity = 0
      var body: some View {
        VStack {
          Trigger("next") { identity += 1 }
          Color.red.onAppear { journal.note("inside") }.id(identity).onAppear { journal.note("outside") }
        }
      }
    }
    let journal = Journal()
    play(50, 50, journal, "| log = inside outside", "tap next | log = inside") { Screen(journal: journal) }
  }

  @Test(.claim("LIFE-04")) @MainActor func `The new view appears before the old view disappears`() {
    struct Screen: View {
      let journal: Journal
      @State private var toggled = false
      var body: some View {
        Color.red
          .onAppear {
            journal.note(toggled ? "AT" : "AF")
            toggled = true
          }
          .onDisappear { journal.note(toggled ? "DT" : "DF") }
          .id(toggled)
      }
    }
    let journal = Journal()
    _ = settledHost(50, 50) { Screen(journal: journal) }
    expect(journal.take(), equals: "AF AT DT")
  }

  @Test(.claim("LIFE-05")) @MainActor func `Children appear before their parents`() {
    let journal = Journal()
    _ = settledHost(50, 50) {
      VStack {
        Color.red.onAppear { journal.note("a1") }.onAppear { journal.note("a2") }
        Color.red.onAppear { journal.note("b") }
      }.onAppear { journal.note("stack") }
    }
    expect(journal.take(), equals: "b a1 a2 stack")
  }

  @Test(.claim("LIFE-06")) @MainActor func `A group appears once`() {
    struct Screen: View {
      let journal: Journal
      @State private var isOn = true
      var body: some View {
        Trigger("toggle") { isOn.toggle() }
        if isOn {
          Group {
            Color.red
            Color.green
            Color.blue
          }
          .onAppear { journal.note("appear") }.onDisappear { journal.note("disappear") }
        }
      }
    }
    let journal = Journal()
    play(50, 50, journal, "| log = appear", "tap toggle | log = disappear") { Screen(journal: journal) }
  }

  @Test(.claim("LIFE-07")) @MainActor func `An empty list does not appear`() {
    struct Screen: View {
      let journal: Journal
      @State private var isOn = false
      var body: some View {
        Trigger("toggle") { isOn.toggle() }
        Group { if isOn { Color.red } }.onAppear { journal.note("appear") }.onDisappear { journal.note("disappear") }
        EmptyView().onAppear { journal.note("empty") }
      }
    }
    let journal = Journal()
    let host = settledHost(50, 50) { Screen(journal: journal) }
    expect(journal.take(), equals: "")
    expect(journal.after { host.tap("toggle") }, equals: "appear")
    expect(journal.after { host.tap("toggle") }, equals: "disappear")
  }

  @Test(.claim("LIFE-08")) @MainActor func `Only inserted and removed elements appear and disappear`() {
    struct Screen: View {
      let journal: Journal
      @State private var ids = [1, 2, 3]
      var body: some View {
        Trigger("change") { ids = [3, 4, 1] }
        ForEach(ids, id: \.self) { id in
          Color.red.onAppear { journal.note("+\(id)") }.onDisappear { journal.note("-\(id)") }
        }
      }
    }
    let journal = Journal()
    play(50, 50, journal, "| log = +3 +2 +1", "tap change | log = +4 -2") { Screen(journal: journal) }
  }

  @Test(.claim("LIFE-09")) @MainActor func `onAppear can write state`() {
    struct Screen: View {
      @State private var width: CGFloat = 10
      var body: some View { Color.red.frame(width: width).accessibilityIdentifier("a").onAppear { width = 30 } }
    }
    let host = ViewHost(size: CGSize(width: 50, height: 50)) { Screen() }
    let report = host.update()
    expect(host.extent("a"), equals: "30 50")
    expect(report.passes, equals: 2)
    expect(report.settled)
  }
}
