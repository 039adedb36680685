@MainActor struct SceneTests {
  /// An app with a custom scene that has state, environment values, and a title.
  struct Divided: App {
    @State private var limit = 2
    var body: some Scene { Counting(limit: limit) }
  }

  struct Counting: Scene {
    let limit: Int
    @State private var count = 0
    @Environment(\.layoutDirection) private var direction
    var body: some Scene {
      WindowGroup("Counting to \(limit)", id: "main") {
        Text("\(count) of \(limit)\(direction == .leftToRight ? "" : "!")").accessibilityIdentifier("count")
          .onTapGesture { count += 1 }
      }
      .defaultSize(width: 90, height: 30).defaultSize(width: 900, height: .nan)
    }
  }

  @Test @MainActor func `A custom scene has state that its window reads`() {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { AppRoot(Divided()) }
    host.environment.textMeasurer = CellTextMeasurer()
    host.tap("count")
    host.tap("count")
    expect(host.shownTexts.map(\.shownContent), equals: ["2 of 2"])
    expect(host.frame(of: "count"), equals: CGRect(x: 76, y: 42, width: 48, height: 16))
    expectEmpty(host.diagnostics)
  }

  /// An app that passes the content of its window through a closure that does not escape.
  struct Wrapped: App {
    @State private var count = 0
    var body: some Scene { window { Text("\(count)").accessibilityIdentifier("count").onTapGesture { count += 1 } } }

    private func window<Content: View>(@ViewBuilder _ content: () -> Content) -> some Scene {
      WindowGroup("Window", content: content)
    }
  }

  @Test @MainActor func `A window whose content does not escape follows the state of the app`() {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { AppRoot(Wrapped()) }
    host.tap("count")
    host.tap("count")
    expect(host.shownTexts.map(\.shownContent), equals: ["2"])
    expectEmpty(host.diagnostics)
  }

  @Test @MainActor func `A change of the environment reaches a scene`() {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { AppRoot(Divided()) }
    host.update()
    host.environment.layoutDirection = .rightToLeft
    host.update()
    expect(host.shownTexts.map(\.shownContent), equals: ["0 of 2!"])
  }

  @Test @MainActor func `The title of a window has the format of the locale of its environment`() {
    let german = Locale(identifier: "de_DE")
    let scene = WindowGroup(Text(1234.5, format: .number)) { Text("a") }
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Text("a") }
    host.environment.locale = Locale(identifier: "en_US")
    host.update()
    expect(scene._window.title(in: host.core), equals: "1,234.5")
    expect(scene.environment(\.locale, german)._window.title(in: host.core), equals: "1.234,5")
    let inner = scene.environment(\.locale, german).environment(\.locale, Locale(identifier: "en_US"))
    expect(inner._window.title(in: host.core), equals: "1.234,5", "the innermost locale applies")
    host.environment.locale = german
    host.update()
    expect(scene._window.title(in: host.core), equals: "1.234,5")
  }

  @Test @MainActor func `A window is described before it is created, and an invalid length is ignored`() {
    let window = Divided().body._window
    expect(window.title?.content, equals: "Counting to 2")
    expect(window.defaultSize, equals: CGSize(width: 90, height: 30))
    expectNil(WindowGroup { Text("a") }._window.title)
    expectNil(WindowGroup(id: "b") { Text("a") }._window.title)
    expect(WindowGroup(Text("c")) { Text("a") }._window.title, equals: Text("c"))
    expect(WindowGroup(String("d"), id: "e") { Text("a") }._window.title, equals: Text(verbatim: "d"))
  }

  @Test @MainActor func `Several views in a window are stacked vertically`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { AppRoot(Pair()) }
    host.update()
    expect(host.frame(of: "first"), equals: CGRect(x: 40, y: 26, width: 20, height: 20))
    expect(host.frame(of: "second"), equals: CGRect(x: 40, y: 54, width: 20, height: 20))
  }

  struct Pair: App {
    var body: some Scene {
      WindowGroup {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("first")
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("second")
      }
    }
  }

  @Test @MainActor func `Hidden text is not found`() {
    let host = ViewHost(size: CGSize(width: 40, height: 100)) {
      Text("upper").textCase(.uppercase)
      ViewThatFits {
        Text("too wide for it").fixedSize()
        Text("fits")
      }
    }
    host.environment.textMeasurer = CellTextMeasurer()
    host.update()
    expect(host.shownTexts.map(\.shownContent), equals: ["UPPER", "fits"])
  }
}
