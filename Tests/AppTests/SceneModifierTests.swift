import Observation

/// Modifiers of scenes that programs for desktops use.
@MainActor struct SceneModifierTests {
  @Observable final class Counter { var count = 3 }

  final class Model: ObservableObject { @Published var name = "model" }

  struct Facts: View {
    @Environment(Counter.self) private var counter
    @EnvironmentObject private var model: Model
    @Environment(\.supportsMultipleWindows) private var supportsWindows
    var body: some View { Text("\(counter.count) \(model.name) \(supportsWindows ? "windows" : "")") }
  }

  struct Desktop: App {
    private let counter = Counter()
    @StateObject private var model = Model()
    @State private var log = ""
    var body: some Scene {
      Window("Welcome", id: "welcome") { Text("welcome") }.defaultLaunchBehavior(.suppressed)
        .keyboardShortcut("0", modifiers: [.command, .option]).windowStyle(.plain)
      UtilityWindow("Tools", id: "tools") { Text("tools") }
      WindowGroup(id: "main") {
        VStack {
          Text("log \(log)")
          Facts()
        }
      }
      .environment(counter).environmentObject(model).defaultPosition(.center)
      .windowToolbarStyle(.unified(showsTitle: false)).windowLevel(.floating).restorationBehavior(.disabled)
      .handlesExternalEvents(matching: ["main"]).backgroundTask(.appRefresh("refresh")) {}
      .commands { CommandMenu("Old") { Button("Old") { log += "o" }.keyboardShortcut("o") } }
      .commandsReplaced { CommandMenu("New") { Button("New") { log += "n" }.keyboardShortcut("n") } }
    }
  }

  /// Returns the accessible texts, which do not include the titles of hidden commands.
  private func texts(_ host: ViewHost<some View>) -> [String] {
    host.accessibleElements().filter { $0.role == .text }.map(\.label)
  }

  @Test @MainActor func `The first window whose launch is not suppressed appears`() {
    let host = host(Desktop())
    expect(texts(host), equals: ["log ", "3 model windows"])
    expect(Desktop().body._window.id, equals: "main")
    expectEmpty(host.diagnostics)
  }

  @Test @MainActor func `The keyboard shortcut of a scene opens its window`() {
    let host = host(Desktop())
    expect(host.pressKey("0", modifiers: [.command, .option]))
    host.advance(by: 5)
    expect(texts(host).contains("welcome"))
    expect(!texts(host).contains("tools"))
  }

  @Test @MainActor func `Replaced commands are active, and removed ones are not`() {
    let host = host(Desktop())
    expect(!host.pressKey("o", modifiers: .command))
    expect(host.pressKey("n", modifiers: .command))
    expect(texts(host).first, equals: "log n")
  }

  struct Lonely: App {
    var body: some Scene {
      Settings { Text("settings") }
      UtilityWindow("Tools", id: "tools") { Text("tools") }
    }
  }

  @Test @MainActor func `A suppressed window appears if there is no other`() {
    expect(texts(host(Lonely())).first, equals: "tools")
    expect(Lonely().body._window.title, equals: Text("Tools"))
  }

  struct Presented: App {
    var body: some Scene {
      Window("Suppressed", id: "suppressed") { Text("suppressed") }.defaultLaunchBehavior(.suppressed)
      Window("Automatic", id: "automatic") { Text("automatic") }
      Window("Presented", id: "presented") { Text("presented") }.defaultLaunchBehavior(.presented)
      Window("Last", id: "last") { Text("last") }.defaultLaunchBehavior(.presented)
    }
  }

  @Test @MainActor func `The first presented window appears before other windows`() {
    expect(texts(host(Presented())), equals: ["presented"])
    expect(Presented().body._window.id, equals: "presented")
  }

  struct Bare: App {
    var body: some Scene {
      WindowGroup { Text("main") }
      Settings { Text("settings") }.commandsRemoved()
      Window("First", id: "first") { Text("first") }.keyboardShortcut("1").commandsRemoved()
      Window("Second", id: "second") { Text("second") }.commandsRemoved().keyboardShortcut("2")
      Window("Third", id: "third") { Text("third") }.keyboardShortcut("3")
    }
  }

  struct Plain: App {
    var body: some Scene {
      WindowGroup { Text("main") }
      Settings { Text("settings") }
    }
  }

  @Test @MainActor func `The commands that open windows are removed with the other commands of their scenes`() {
    let bare = host(Bare())
    for key in [",", "1", "2"] as [KeyEquivalent] {
      expect(!bare.pressKey(key, modifiers: .command), "\(key.character)")
      bare.advance(by: 5)
      expect(texts(bare), equals: ["main"])
    }
    expect(bare.pressKey("3", modifiers: .command))
    bare.advance(by: 5)
    expect(texts(bare).contains("third"))
    let plain = host(Plain())
    expect(plain.pressKey(",", modifiers: .command))
    plain.advance(by: 5)
    expect(texts(plain).contains("settings"))
  }

  struct Composite: Scene {
    var body: some Scene {
      WindowGroup { Text("main") }
      Settings { Text("settings") }
      Window("Third", id: "third") { Text("third") }.keyboardShortcut("3")
    }
  }

  struct Nested: App { var body: some Scene { Composite().commandsRemoved() } }

  @Test @MainActor func `The commands of all scenes of a composite scene are removed`() {
    let host = host(Nested())
    expect(!host.pressKey(",", modifiers: .command))
    expect(!host.pressKey("3", modifiers: .command))
    host.advance(by: 5)
    expect(texts(host), equals: ["main"])
  }

  struct Bar: App {
    @State private var isInserted = true
    @State private var count = 0
    var body: some Scene {
      WindowGroup {
        Text("count \(count)")
        Button("remove") { isInserted = false }.accessibilityIdentifier("remove")
      }
      MenuBarExtra("Bar", systemImage: "star", isInserted: $isInserted) {
        Button("Count") { count += 1 }.keyboardShortcut("k")
      }
    }
  }

  @Test @MainActor func `The shortcuts of a menu bar item are active while a binding shows it`() {
    let host = host(Bar())
    host.pressKey("k", modifiers: .command)
    expect(texts(host).first, equals: "count 1")
    host.tap("remove")
    expect(!host.pressKey("k", modifiers: .command))
    expect(texts(host).first, equals: "count 1")
  }
}
