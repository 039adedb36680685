@MainActor struct CommandTests {
  struct Notes: App {
    @State private var log = ""
    @State private var hasExtra = false
    var body: some Scene {
      WindowGroup(id: "main") {
        VStack(spacing: 0) {
          Text("log \(log)")
          Windows()
        }
      }
      .commands {
        Editing(log: $log)
        CommandGroup(after: .newItem) { Button("Extra") { hasExtra.toggle() }.keyboardShortcut("e") }
        if hasExtra {
          CommandMenu(Text("More")) { Button("More") { log += "m" }.keyboardShortcut("m", modifiers: .option) }
        }
      }
      Window("About", id: "about") { About() }
      Settings { Text("what can be set") }
    }
  }

  struct Editing: Commands {
    @Binding var log: String
    var body: some Commands { menus }

    @ContentBuilder
    private var menus: some Commands {
      CommandMenu("Edit") { Button("Bold") { log += "b" }.keyboardShortcut("b") }
      CommandMenu("Never") { Button("Never") { log += "n" }.keyboardShortcut("n").disabled(true) }
    }
  }

  struct Windows: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.openSettings) private var openSettings
    var body: some View {
      Button("about") { openWindow(id: "about") }.accessibilityIdentifier("about")
      Button("nowhere") { openWindow(id: "nowhere") }.accessibilityIdentifier("nowhere")
      Button("settings") { openSettings() }.accessibilityIdentifier("settings")
      SettingsLink().accessibilityIdentifier("link")
    }
  }

  struct About: View {
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Text("about this")
      Button("away") { dismissWindow(id: "about") }.accessibilityIdentifier("away")
      Button("back") { openWindow(id: "main") }.accessibilityIdentifier("back")
    }
  }

  private func texts(_ host: ViewHost<some View>) -> [String] { host.shownTexts.map(\.shownContent) }

  /// Taps a view, and waits for the end of all motion.
  private func tap(_ name: String, in host: ViewHost<some View>) {
    host.tap(name)
    host.advance(by: 5)
  }

  @Test @MainActor func `Keyboard shortcuts of commands run their actions, and their controls are not shown`() {
    let host = host(Notes())
    expect(host.pressKey("b", modifiers: .command))
    expect(host.pressKey("b", modifiers: .command))
    expect(texts(host).first, equals: "log bb")
    expect(host.terminalPicture(), lacks: "Bold")
    expect(texts(host).allSatisfy { !["Bold", "Never", "Extra"].contains($0) })
    expect(texts(host).filter { $0 == "Settings…" }.count, equals: 1, "the title of the link, not that of the command")
    // A disabled command does nothing; a conditional command exists while its condition holds.
    host.pressKey("n", modifiers: .command)
    host.pressKey("m", modifiers: .option)
    host.pressKey("e", modifiers: .command)
    host.pressKey("m", modifiers: .option)
    expect(texts(host).first, equals: "log bbm")
    expectEmpty(host.diagnostics)
  }

  @Test @MainActor func `Controls of commands cannot receive the focus and take no space`() {
    let host = host(Notes())
    var seen: Set<String> = []
    for _ in 0..<6 {
      host.moveFocus(by: 1)
      if let frame = host.focusedFrame { seen.insert("\(Int(frame.minY)) \(frame.isEmpty)") }
    }
    expect(seen.count, equals: 4)
    expect(!seen.contains { $0.hasSuffix("true") })
  }

  @Test @MainActor func `Another window opens in front on request`() {
    let host = host(Notes())
    tap("nowhere", in: host)
    expect(!texts(host).contains("about this"))
    tap("about", in: host)
    expect(texts(host).contains("about this"))
    tap("away", in: host)
    expect(!texts(host).contains("about this"))
    tap("about", in: host)
    tap("back", in: host)
    expect(!texts(host).contains("about this"))
    tap("about", in: host)
    expect(host.performExitCommand())
    host.advance(by: 5)
    expect(!texts(host).contains("about this"))
    expectEmpty(host.diagnostics)
  }

  @Test @MainActor func `Settings are opened by Command-comma, by a link, and by their action`() {
    let host = host(Notes())
    expect(host.pressKey(",", modifiers: .command))
    host.advance(by: 5)
    expect(texts(host).contains("what can be set"))
    host.performExitCommand()
    host.advance(by: 5)
    expect(!texts(host).contains("what can be set"))
    for name in ["settings", "link"] {
      tap(name, in: host)
      expect(texts(host).contains("what can be set"))
      host.performExitCommand()
      host.advance(by: 5)
    }
    expect(Notes().body._window.id, equals: "main")
  }

  struct Replacing: App {
    var body: some Scene {
      Settings { Text("what can be set") }
      Window("One", id: "one") { Text("one") }.commands { CommandGroup(replacing: .appSettings) {} }
    }
  }

  @Test @MainActor func `The first window is shown instead of the settings, whose shortcut can be replaced`() {
    let host = host(Replacing())
    expect(texts(host).first, equals: "one")
    expect(!host.pressKey(",", modifiers: .command))
    host.advance(by: 5)
    expect(texts(host).first, equals: "one")
    expect(Replacing().body._window.title, equals: Text("One"))
  }
}
