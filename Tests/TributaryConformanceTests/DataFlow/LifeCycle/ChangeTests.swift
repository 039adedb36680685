@MainActor struct ChangeTests {
  /// A number that taps change, observed in three ways.
  private struct Watched: View {
    let journal: Journal
    @State private var number = 1
    var body: some View {
      VStack {
        Trigger("add") { number += 1 }
        Trigger("same") { number = number }
        Trigger("twice") {
          number += 1
          number += 1
        }
      }
      .onChange(of: number) { old, new in journal.note("\(old)>\(new)") }
      .onChange(of: number, initial: true) { old, new in journal.note("i\(old)>\(new)") }
      .onChange(of: number > 2) { journal.note("state \(number)") }
    }
  }

  @Test(.claim("LIFE-20")) @MainActor func `The first value is not a change`() {
    let journal = Journal()
    _ = settledHost(50, 50) { Watched(journal: journal) }
    expect(journal.take(), equals: "i1>1")
  }

  @Test(.claim("LIFE-21")) @MainActor func `The action of onChange receives the old and the new value`() {
    let journal = Journal()
    play(50, 50, journal, "clear; tap add | log = 1>2 i1>2", "tap same | log =") { Watched(journal: journal) }
  }

  @Test(.claim("LIFE-22")) @MainActor func `Two writes are one change`() {
    let journal = Journal()
    play(50, 50, journal, "clear; tap twice | log = 1>3 i1>3 state 3") { Watched(journal: journal) }
  }

  @Test(.claim("LIFE-23")) @MainActor func `Nested updates follow each other`() {
    struct Screen: View {
      let journal: Journal
      @State private var number = 0
      var body: some View {
        let _ = journal.note("body \(number)")
        Color.red
          .onAppear {
            number = 1
            number = 2
          }
          .onChange(of: number) { old, new in
            journal.note("\(old)>\(new)")
            if new == 2 {
              number = 3
              number = 4
            }
          }
      }
    }
    let journal = Journal()
    _ = settledHost(50, 50) { Screen(journal: journal) }
    expect(journal.take(), equals: "body 0 body 2 0>2 body 4 2>4")
  }

  @Test(.claim("LIFE-24")) @MainActor func `A new view has not changed`() {
    struct Screen: View {
      let journal: Journal
      @State private var number = 1
      @State private var isOn = true
      var body: some View {
        Trigger("add") { number += 1 }
        Trigger("toggle") { isOn.toggle() }
        if isOn { Color.red.onChange(of: number, perform: { journal.note("\($0)") }) }
      }
    }
    let journal = Journal()
    let host = settledHost(50, 50) { Screen(journal: journal) }
    play(host, journal, "tap add | log = 2", "tap toggle; tap add; tap toggle | log =", "tap add | log = 4")
  }

  @Test(.claim("LIFE-37")) @MainActor func `A closure captures the previous value`() {
    struct Screen: View {
      let journal: Journal
      @State private var number = 1
      @State private var other = 0
      var body: some View {
        Trigger("add") { number += 1 }
        Trigger("both") { (number, other) = (number + 1, other + 1) }
        Color.red
          .onChange(of: number, perform: { [number, other] in journal.note("\(number)\(other)>\($0)") })
          .onChange(of: number) { [number] in journal.note("new \(number)") }
          .onChange(of: number) { [number] old, new in journal.note("\(old)>\(new) new \(number)") }
      }
    }
    let journal = Journal()
    play(
      settledHost(50, 50) { Screen(journal: journal) }, journal,
      "tap add | log = 10>2 new 2 1>2 new 2",
      "tap both | log = 20>3 new 3 2>3 new 3",
      "tap add | log = 31>4 new 4 3>4 new 4")
  }

  @Test(.claim("LIFE-25")) @MainActor func `A group has one change`() {
    struct Screen: View {
      let journal: Journal
      @State private var number = 1
      var body: some View {
        Trigger("add") { number += 1 }
        Group {
          if number < 3 {
            Color.red
            Color.green
          } else {
            Color.blue
          }
        }
        .onChange(of: number) { old, new in journal.note("\(old)>\(new)") }
        .onChange(of: number, initial: true) { old, new in journal.note("i\(old)>\(new)") }
      }
    }
    let journal = Journal()
    let host = settledHost(50, 50) { Screen(journal: journal) }
    expect(journal.take(), equals: "i1>1")
    expect(journal.after { host.tap("add") }, equals: "1>2 i1>2")
    expect(journal.after { host.tap("add") }, equals: "2>3 i2>3")
  }

  /// A number that every page of a stack, every tab, and every candidate observes.
  private struct Everywhere: View {
    let journal: Journal
    @State private var number = 0
    @State private var path: [Int] = []
    @State private var tab = 0
    var body: some View {
      VStack {
        Trigger("add") { number += 1 }
        Trigger("push") { path.append(path.count) }
        Trigger("tab") { tab = 1 - tab }
        TabView(selection: $tab) {
          NavigationStack(path: $path) {
            Color.red.onChange(of: number) { journal.note("root \(number)") }
              .onChange(of: path) { old, new in journal.note("\(old.count)>\(new.count)") }
              .navigationDestination(for: Int.self) { page in
                Color.green.onChange(of: number) { journal.note("page \(page) \(number)") }
                  .overlay { Trigger("pop \(page)") { path.removeLast() } }
              }
          }
          .tag(0)
          ViewThatFits {
            Color.blue.frame(width: 10, height: 10).onChange(of: number) { journal.note("tab \(number)") }
            Color.red.frame(width: 5, height: 5).onChange(of: number) { journal.note("candidate \(number)") }
          }
          .tag(1)
        }
      }
    }
  }

  @Test(.claim("LIFE-26")) @MainActor func `A covered page follows changes`() {
    let journal = Journal()
    let host = settledHost(300, 300) { Everywhere(journal: journal) }
    func act(_ name: String) -> [String] {
      host.tap(name)
      host.play("update; wait 5")
      return journal.take().split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    }
    expect(act("push"), equals: ["0>1"])
    expect(act("push"), equals: ["1>2"])
    expect(Set(act("add")), equals: ["root", "page", "0", "1"])
    expect(act("pop 1"), equals: ["2>1"])
    expect(act("pop 0"), equals: ["1>0"])
    expect(act("add"), equals: ["root", "2"])
    // The second tab is shown for the first time, and then left.
    expect(act("tab"), equals: [])
    expect(Set(act("add")), equals: ["root", "tab", "3"])
    expect(act("tab"), equals: [])
    expect(Set(act("add")), equals: ["root", "tab", "4"])
  }
}
