@testable import Tributary

/// Keys, the clipboard, drags from outside, and context menus in a browser window.
@MainActor struct HostWindowInputTests {
  @Test @MainActor func `A key press action runs in its phases, and releases have no other effect`() {
    struct Keys: View {
      let log: Log
      @State private var text = ""
      var body: some View {
        VStack {
          Button("Press") { log.entries.append("pressed") }.onKeyPress("x", phases: .down) { note($0, "down") }
            .onKeyPress("x", phases: .repeat) { note($0, "repeat") }.onKeyPress("x", phases: .up) { note($0, "up") }
          TextField("Name", text: $text).onKeyPress(characters: .letters, phases: .repeat) { note($0, "typed") }
          Button("Save") { log.entries.append("saved") }.keyboardShortcut("s")
          Text("[\(text)]")
        }
      }
      func note(_ press: KeyPress, _ title: String) -> KeyPress.Result {
        log.entries.append("\(title) \(press.characters)")
        return .handled
      }
    }
    let log = Log()
    let window = openWindow { Keys(log: log) }
    window.handle(.focus(isBackward: false), at: 0)
    window.handle(.key("x", [], isRepeated: false), at: 0)
    for time in [0.5, 0.6] { window.handle(.key("x", [], isRepeated: true), at: time) }
    window.handle(.keyUp("x", []), at: 0.7)
    expect(log.take(), equals: ["down x", "repeat x", "repeat x", "up x"])
    let focus = window.frame(at: 0.8).status.focus
    #expect(focus != nil)
    for key in ["Enter", " ", "Tab", "ArrowDown"] { window.handle(.keyUp(key, []), at: 1) }
    window.handle(.keyUp("s", .control), at: 1)
    expect(log.take(), equals: [])
    expect(window.frame(at: 1).status.focus, equals: focus)
    // Shortcuts also act on repeated presses.
    window.handle(.key("s", .control, isRepeated: true), at: 2)
    expect(log.take(), equals: ["saved"])
    window.handle(.key("Tab", [], isRepeated: false), at: 3)
    window.handle(.text("a"), at: 3)
    window.handle(.text("b", isRepeated: true), at: 3.5)
    window.handle(.keyUp("a", []), at: 3.6)
    expect(log.take(), equals: ["typed b"])
    expect(window.frame(at: 4).picture.svg, contains: "[a]")
  }

  @Test @MainActor func `Modifier keys alone run the actions that observe them, and show alternates`() {
    struct Keys: View {
      let log: Log
      var body: some View {
        Text("Usual").modifierKeyAlternate([.option, .shift]) { Text("Other") }
          .onModifierKeysChanged(mask: [.shift, .capsLock], initial: false) {
            log.entries.append("\($0.rawValue) to \($1.rawValue)")
          }
      }
    }
    let log = Log()
    let window = openWindow { Keys(log: log) }
    expect(window.frame(at: 0).picture.svg, contains: "Usual")
    window.handle(.modifiers([.option]), at: 1)
    expect(log.take(), equals: [])
    window.handle(.modifiers([.option, .shift, .capsLock]), at: 1)
    expect(log.take(), equals: ["0 to 3"])
    var svg = window.frame(at: 1).picture.svg
    expect(svg.contains("Other") && !svg.contains("Usual"))
    window.handle(.modifiers([]), at: 2)
    expect(log.take(), equals: ["3 to 0"])
    svg = window.frame(at: 3).picture.svg
    expect(svg.contains("Usual") && !svg.contains("Other"))
  }

  private struct Card: Codable, Transferable {
    var title: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.title)
    }
  }

  private struct CardView: View {
    let log: Log
    var body: some View {
      Button("Card") {}.copyable([Card(title: "Ace")])
        .pasteDestination(for: Card.self) { cards in log.entries += cards.map { "card \($0.title)" } }
        .pasteDestination(for: String.self) { log.entries += $0 }
    }
  }

  @Test func `A paste outside of text runs the paste commands, and keeps the values that the window has copied`() {
    let log = Log()
    let window = openWindow { CardView(log: log) }
    window.handle(.focus(isBackward: false), at: 0)
    window.handle(.paste("a\r\nb"), at: 0)
    expect(log.take(), equals: ["a\nb"])
    expect(window.takeCommands(), equals: [])
    window.handle(.copy, at: 1)
    expect(window.takeCommands(), equals: [.copy("Ace")])
    window.handle(.paste("Ace"), at: 2)
    expect(log.take(), equals: ["card Ace"])
    // Another program has copied text in the meantime.
    window.handle(.paste("b"), at: 3)
    expect(log.take(), equals: ["b"])
    expect(window.takeCommands(), equals: [])
  }

  @Test @MainActor func `A copied text replaces the content of the browser's clipboard every time`() {
    let window = openWindow { CardView(log: Log()) }
    window.handle(.focus(isBackward: false), at: 0)
    for time in [0.0, 1] { window.handle(.copy, at: time) }
    expect(window.takeCommands(), equals: [.copy("Ace"), .copy("Ace")])
    _ = window.frame(at: 2)
    expect(window.takeCommands(), equals: [])
  }

  @Test @MainActor func `The page receives the shortcuts that a browser may use, with Control in place of Command`() {
    struct Shortcuts: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("Find") { isShown = false }.keyboardShortcut("f")
          if isShown { Button("Print") {}.keyboardShortcut("P", modifiers: [.control, .shift]).hidden() }
          Button("Plain") {}.keyboardShortcut("d", modifiers: [])
          Button("Default") {}.keyboardShortcut(.defaultAction)
        }
      }
    }
    let window = openWindow { Shortcuts() }
    _ = window.frame(at: 0)
    expect(window.elements().shortcuts, equals: ["2f", "3p", "8f"])
    window.handle(.key("f", .control, isRepeated: false), at: 1)
    _ = window.frame(at: 5)
    expect(window.elements().shortcuts, equals: ["2f", "8f"])
  }

  @Test @MainActor func `External text is dropped on the view that accepts it`() {
    struct Target: View {
      @State private var text = "nothing"
      var body: some View {
        Text(text).frame(maxWidth: .infinity, maxHeight: .infinity)
          .dropDestination(for: String.self) { items, _ in
            text = items[0]
            return true
          }
      }
    }
    let window = openWindow { Target() }
    _ = window.frame(at: 0)
    let link = WebItem(type: "text/uri-list", data: Array("https://example.org/".utf8))
    let text = WebItem(type: "text/plain", data: Array("hello".utf8))
    window.handle(.drop([link, text], at: CGPoint(x: 100, y: 50)), at: 0)
    expect(window.frame(at: 0).picture.svg, contains: "hello")
  }

  @Test @MainActor func `A drag of files targets a view before the drop, and the drop runs one action for all files`() {
    struct Follower: DropDelegate {
      let log: Log
      func dropEntered(info: DropInfo) { log.entries.append("entered \(info.itemProviders(for: [.image]).count)") }
      func dropUpdated(info: DropInfo) -> DropProposal? {
        log.entries.append("updated")
        return nil
      }
      func dropExited(info: DropInfo) { log.entries.append("exited") }
      func performDrop(info: DropInfo) -> Bool { true }
    }
    struct Targets: View {
      let log: Log
      var body: some View {
        HStack(spacing: 0) {
          Color.red.onDrop(
            of: [.plainText], isTargeted: Binding(get: { false }, set: { log.entries.append("targeted \($0)") })
          ) { providers in
            log.entries += providers.map { provider in
              var text = "nothing"
              provider.loadObject(ofClass: String.self) { loaded, _ in text = loaded ?? "no text" }
              return "\(provider.suggestedName ?? "no name"): \(text)"
            }
            log.entries.append("handled")
            return true
          }
          Color.blue.onDrop(of: [.image], delegate: Follower(log: log))
        }
      }
    }
    let log = Log()
    let window = openWindow { Targets(log: log) }
    _ = window.frame(at: 0)
    let files = ["a.txt", "b.txt", "c.png"]
    let dragged = files.map { WebItem(type: $0.hasSuffix("txt") ? "text/plain" : "image/png", name: "") }
    let dropped = files.map { name in
      WebItem(type: name.hasSuffix("txt") ? "text/plain" : "image/png", name: name, data: Array("<\(name)>".utf8))
    }
    let (left, right) = (CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50))
    window.handle(.drag(dragged, to: right), at: 0)
    window.handle(.drag(dragged, to: right), at: 0.1)
    expect(log.take(), equals: ["entered 1", "updated"])
    window.handle(.drag(dragged, to: left), at: 0.2)
    expect(log.take(), equals: ["exited", "targeted true"])
    window.handle(.dragLeave, at: 0.3)
    expect(log.take(), equals: ["targeted false"])
    window.handle(.drag(dragged, to: left), at: 0.4)
    window.handle(.drop(dropped, at: left), at: 0.5)
    expect(log.take(), equals: ["targeted true", "targeted false", "a.txt: <a.txt>", "b.txt: <b.txt>", "handled"])
    // A browser that does not report the end of a drag continues with pointer events.
    window.handle(.drag(dragged, to: left), at: 0.6)
    window.handle(pointer(.hovered, 50, 50), at: 0.7)
    expect(log.take(), equals: ["targeted true", "targeted false"])
  }

  private struct MenuView: View {
    @State private var name = "Draft"
    var body: some View {
      Text(name).frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
        .contextMenu { Button("Rename") { name = "Final" } }
    }
  }

  @Test @MainActor func `The second button opens a context menu, and Escape closes it`() {
    let window = openWindow { MenuView() }
    _ = window.frame(at: 0)
    window.handle(pointer(.menu, 20, 20), at: 0)
    let frame = window.frame(at: 1)
    expect(frame.picture.svg, contains: "Rename")
    window.handle(.key("Escape", [], isRepeated: false), at: 2)
    expect(window.frame(at: 5).picture.svg, lacks: "Rename")
  }

  @Test @MainActor func `A long press opens a context menu, which stays open after the release`() {
    let window = openWindow { MenuView() }
    _ = window.frame(at: 0)
    window.handle(pointer(.down, 20, 20), at: 0)
    expect(window.frame(at: 0.4).picture.svg, lacks: "Rename")
    #expect(window.wakeInterval(at: 0.4) != nil)
    expect(window.frame(at: 1).picture.svg, contains: "Rename")
    window.handle(pointer(.up, 20, 20), at: 1.5)
    let svg = window.frame(at: 3).picture.svg
    expect(svg, contains: "Rename")
    expect(svg, contains: "Draft")
  }
}
