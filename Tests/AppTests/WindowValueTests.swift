@MainActor struct WindowValueTests {
  struct Shop: App {
    @State private var isOpen = true
    @State private var log = ""
    var body: some Scene {
      WindowGroup {
        Counter()
        Text("log \(log)")
      }
      .windowResizability(.contentSize)
      .commands {
        if isOpen {
          CommandMenu("Open") {
            Button("Close") {
              isOpen = false
              log += "c"
            }
            .keyboardShortcut("k")
          }
        } else {
          CommandMenu("Closed") { Button("Open") { log += "o" }.keyboardShortcut("o") }
        }
      }
      WindowGroup(for: Int.self) { $number in
        Text("order \(number ?? 0)")
        Button("more") { number = (number ?? 0) + 1 }.accessibilityIdentifier("more")
      }
      WindowGroup(id: "named", for: String.self) { $name in
        Text("for \(name)")
      } defaultValue: {
        "nobody"
      }
      MenuBarExtra("Shop", systemImage: "cart") { Button("Ring") { log += "r" }.keyboardShortcut("r") }
        .menuBarExtraStyle(.menu)
    }
  }

  struct Counter: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Button("7") { openWindow(value: 7) }.accessibilityIdentifier("seven")
      Button("8") { openWindow(value: 8) }.accessibilityIdentifier("eight")
      Button("n") { openWindow(id: "named", value: "Ann") }.accessibilityIdentifier("ann")
      Button("x") { openWindow(value: 1.5) }.accessibilityIdentifier("none")
    }
  }

  private func open(_ name: String, _ host: ViewHost<some View>) -> [String] {
    host.tap(name)
    host.advance(by: 5)
    defer {
      host.performExitCommand()
      host.advance(by: 5)
    }
    if host.frame(of: "more") != nil { host.tap("more") }
    return host.shownTexts.map(\.shownContent).filter { $0.contains("order") || $0.contains("for ") }
  }

  @Test @MainActor func `A window for a value opens in front and can change its value`() {
    let host = host(Shop())
    expect(open("seven", host), equals: ["order 8"])
    expect(open("eight", host), equals: ["order 9"])
    expect(open("seven", host), equals: ["order 8"])
    expect(open("ann", host), equals: ["for Ann"])
    expect(open("none", host), equals: [])
    expectEmpty(host.diagnostics)
  }

  @Test @MainActor func `A window for a value has a title, and a default value if it is opened without one`() {
    struct Notes: App {
      var body: some Scene {
        WindowGroup("Note", id: "note", for: String.self) { $text in
          Text("for \(text)").onTapGesture { text = "changed" }.accessibilityIdentifier("more")
        } defaultValue: {
          "nobody"
        }
      }
    }
    let host = host(Notes())
    expect(Notes().body._window.title, equals: Text("Note"))
    expect(host.shownTexts.map(\.shownContent), equals: ["for nobody"])
    host.tap("more")
    expect(host.shownTexts.map(\.shownContent), equals: ["for changed"])
    expect(WindowGroup(Text("A"), for: Int.self) { _ in EmptyView() }._window.title, equals: Text("A"))
    let part = "B".dropFirst(0)
    expect(
      WindowGroup(part, for: Int.self) { _ in
        EmptyView()
      } defaultValue: {
        1
      }._window.title, equals: Text(verbatim: "B"))
  }

  @Test @MainActor func `Conditional commands and menu-bar controls run by their shortcuts`() {
    let host = host(Shop())
    host.pressKey("r", modifiers: .command)
    host.pressKey("o", modifiers: .command)
    host.pressKey("k", modifiers: .command)
    host.pressKey("k", modifiers: .command)
    host.pressKey("o", modifiers: .command)
    expect(host.shownTexts.map(\.shownContent).contains("log rco"))
    expect(host.terminalPicture(), lacks: "Ring")
  }

  @Test @MainActor func `A program with only a menu-bar extra shows it as its window`() {
    struct Menu: App { var body: some Scene { MenuBarExtra("M", systemImage: "cart") { Text("alone") } } }
    expect(host(Menu()).shownTexts.map(\.shownContent), equals: ["alone"])
    expect(Menu().body._window.title, equals: Text("M"))
  }
}
