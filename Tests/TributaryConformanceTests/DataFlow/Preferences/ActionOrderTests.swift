@MainActor
struct ActionOrderTests {
  @Test(.claim("PREF-54")) @MainActor func `Inner actions run first, and siblings run in view order`() {
    let log = Log<String>()
    _ = ViewHost.settled {
      VStack {
        word("a")
          .onPreferenceChange(Words.self) { _ in log.add("a1") }
          .onPreferenceChange(Words.self) { _ in log.add("a2") }
        HStack {
          word("b").onPreferenceChange(Words.self) { _ in log.add("b") }
          VStack { word("c").onPreferenceChange(Words.self) { _ in log.add("c") } }
        }
        .onPreferenceChange(Words.self) { _ in log.add("bc") }
        word("d").onPreferenceChange(Words.self) { _ in log.add("d") }
      }
      .onPreferenceChange(Words.self) { _ in log.add("all") }
    }
    expect(log.entries, here: ["a1", "a2", "b", "c", "bc", "d", "all"], inSwiftUI: nil)
  }

  @Test(.claim("PREF-55")) @MainActor func `The kind of an action does not affect its order`() {
    let log = Log<String>()
    _ = ViewHost.settled {
      VStack {
        word("a")
          .onGeometryChange(for: Bool.self, of: { _ in true }, action: { _ in log.add("a geometry") })
          .onPreferenceChange(Words.self) { _ in log.add("a preference") }
        word("b")
          .onPreferenceChange(Words.self) { _ in log.add("b preference") }
          .onChange(of: 1, initial: true) { log.add("b change") }
      }
    }
    expect(log.entries, equals: ["a geometry", "a preference", "b preference", "b change"])
  }

  @Test @MainActor func `Appearances and deliveries of one view run from the inside out`() {
    let log = Log<String>()
    _ = ViewHost.settled {
      VStack {
        word("a").onAppear { log.add("a in") }.onPreferenceChange(Words.self) { _ in log.add("a") }
          .onAppear { log.add("a out") }
        word("b").onAppear { log.add("b in") }.onPreferenceChange(Words.self) { _ in log.add("b") }
      }
      .onPreferenceChange(Words.self) { _ in log.add("all") }
      .onAppear { log.add("stack") }
    }
    expect(log.entries, equals: ["b in", "a in", "a", "a out", "b", "all", "stack"])
  }

  @Test(.claim("PREF-56")) @MainActor func `The order does not depend on the order of changes`() {
    let log = Log<String>()
    let first = Handle<Int>()
    let second = Handle<Int>()
    let host = ViewHost.settled {
      ZStack {
        Stateful(0, first) { box().preference(key: Greatest.self, value: $0) }
          .onPreferenceChange(Greatest.self) { log.add("first \($0)") }
          .zIndex(1)
        Stateful(0, second) { box().preference(key: Greatest.self, value: $0) }
          .onPreferenceChange(Greatest.self) { log.add("second \($0)") }
      }
    }
    _ = log.take()
    second.set(1)
    first.set(2)
    host.update()
    expect(log.entries, equals: ["first 2", "second 1"])
  }

  @Test(.claim("LIFE-36")) @MainActor func `The overlay and the background appear before the view`() {
    struct Scene: View {
      let isShown: Bool
      let log: Log<String>
      var body: some View { if isShown { told("view").background { told("background") }.overlay { told("overlay") } } }
      func told(_ name: String) -> some View {
        word(name).onAppear { log.add("+\(name)") }.onDisappear { log.add("-\(name)") }
      }
    }
    let log = Log<String>()
    let host = ViewHost.settled { Scene(isShown: true, log: log) }
    expect(log.take(), equals: ["+overlay", "+background", "+view"])
    host.content = Scene(isShown: false, log: log)
    host.update()
    expect(log.entries, equals: ["-overlay", "-background", "-view"])
  }
}
