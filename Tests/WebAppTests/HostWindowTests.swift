@testable import Tributary

@MainActor struct HostWindowTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Button("Count \(count)") { count += 1 }.frame(maxWidth: .infinity, maxHeight: .infinity)
        .navigationTitle("Title \(count)")
    }
  }

  @Test @MainActor func `A click presses a button, and the title of the views is the title of the page`() {
    let window = openWindow { Counter() }
    expect(window.frame(at: 5).status.title, equals: "Title 0")
    window.handle(pointer(.down, 100, 50), at: 5.1)
    window.handle(pointer(.up, 100, 50), at: 5.2)
    let frame = window.frame(at: 5.2)
    expect(frame.status.title, equals: "Title 1")
    expect(frame.picture.svg, contains: "Count 1")
    expect(frame.picture.size, equals: CGSize(width: 200, height: 100))
  }

  private struct Facts: View {
    @Environment(\.self) private var environment
    var body: some View {
      let facts = [
        "\(environment.colorScheme)", "\(environment.colorSchemeContrast)", "\(environment.accessibilityReduceMotion)",
        environment.locale.identifier, "\(environment.displayScale)",
      ]
      Text(facts.joined(separator: " ")).font(.system(size: 8))
    }
  }

  @Test @MainActor func `The environment follows the browser`() {
    let window = HostWindow(ViewHost(size: .zero) { Facts() })
    window.apply(surroundings(dark: true))
    let frame = window.frame(at: 0)
    expect(frame.picture.description, contains: "dark increased true de-AT 2.0")
    expect(frame.status.isDark)
    expect(frame.status.background, equals: "#000000")
  }

  @Test @MainActor func `The background follows the preferred color scheme of the views`() {
    let window = HostWindow(ViewHost(size: .zero) { Facts().preferredColorScheme(.dark) })
    window.apply(surroundings(dark: false))
    let frame = window.frame(at: 0)
    expect(frame.status.isDark)
    expect(frame.status.background, equals: "#000000")
  }

  private struct Field: View {
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("Name", text: $text)
        Text("[\(text)]")
        Button("OK") {}
      }
    }
  }

  @Test @MainActor func `Tab enters the page, moves the focus, and leaves at the end, and a field accepts text`() {
    let window = openWindow { Field() }
    // The views receive the first Tab, without a previous event.
    expect(!window.frame(at: 0).status.isLastFocus)
    window.handle(.focus(isBackward: false), at: 0)
    var status = window.frame(at: 0).status
    #expect(status.textInput != nil)
    #expect(status.focus != nil)
    expect(status.isFirstFocus)
    expect(!status.isLastFocus)
    window.handle(.text("añ"), at: 0)
    window.handle(.paste("b\r\nc"), at: 0)
    expect(window.frame(at: 0).picture.description, contains: "[añb")
    window.handle(.selectAll, at: 0)
    window.handle(.copy, at: 0)
    let commands = window.takeCommands()
    expect(commands.count, equals: 1, "\(commands)")
    window.handle(.key("Tab", [], isRepeated: false), at: 0)
    status = window.frame(at: 0).status
    expect(status.isLastFocus)
    expectNil(status.textInput)
    window.handle(.focus(isBackward: true), at: 0)
    expect(window.frame(at: 0).status.isLastFocus)
  }

  @Test @MainActor func `The rectangle of the text input is the caret, in a field and in an editor`() throws {
    struct Fields: View {
      @State private var name = ""
      @State private var notes = "One\nTwo"
      var body: some View {
        VStack(spacing: 0) {
          TextField("Name", text: $name).frame(height: 20)
          TextEditor(text: $notes).frame(height: 60)
        }
        .padding(10)
      }
    }
    let window = openWindow { Fields() }
    window.handle(.focus(isBackward: false), at: 0)
    let empty = try #require(window.frame(at: 0).status.textInput)
    expect(empty.width, equals: 0)
    expect(empty.minX, equals: 10)
    window.handle(.text("mm"), at: 0)
    let typed = try #require(window.frame(at: 0).status.textInput)
    window.handle(.key("ArrowLeft", [], isRepeated: false), at: 0)
    let between = try #require(window.frame(at: 0).status.textInput)
    // The caret between two equal letters is in the middle of them.
    expect(abs((between.minX - empty.minX) * 2 - (typed.minX - empty.minX)), below: 0.01)
    expect(between.minX, above: empty.minX + 5)
    window.handle(.key("Tab", [], isRepeated: false), at: 0)
    // The caret of the editor is at the end of the last line.
    let last = try #require(window.frame(at: 0).status.textInput)
    window.handle(.key("ArrowUp", [], isRepeated: false), at: 0)
    let above = try #require(window.frame(at: 0).status.textInput)
    expect(last.minX, above: 15, "the editor has a margin of 5 points")
    expect((15...25).contains(last.minY - above.minY))
  }

  @Test @MainActor func `Control is the shortcut key, and Escape closes a sheet`() {
    struct Sheet: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }.keyboardShortcut("o")
          .sheet(isPresented: $isShown) { Text("Inside") }
      }
    }
    let window = openWindow { Sheet() }
    window.handle(.key("o", .control, isRepeated: false), at: 0)
    expect(window.frame(at: 3).picture.svg, contains: "Inside")
    window.handle(.key("Escape", [], isRepeated: false), at: 3)
    expect(window.frame(at: 9).picture.svg, lacks: "Inside")
  }

  @Test @MainActor func `An animation requests frames until it ends`() {
    struct Moving: View {
      @State private var isMoved = false
      var body: some View {
        Button("Move") { withAnimation(.linear(duration: 1)) { isMoved.toggle() } }.offset(x: isMoved ? 20 : 0)
      }
    }
    let window = openWindow { Moving() }
    _ = window.frame(at: 0)
    expectNil(window.wakeInterval(at: 0))
    for phase in [WebEvent.Pointer.Phase.down, .up] { window.handle(pointer(phase, 100, 50), at: 0) }
    expect(window.wakeInterval(at: 0), equals: 0)
    let (first, second) = (window.frame(at: 0.2).picture, window.frame(at: 0.4).picture)
    expect(first, differsFrom: second)
    _ = window.frame(at: 2)
    expectNil(window.wakeInterval(at: 2))
  }

  @Test @MainActor func `A pinch on the page magnifies, and the page receives which view accepts pinches`() {
    struct Photo: View {
      @State private var scale = 1.0
      var body: some View {
        HStack(spacing: 0) {
          Text("\(scale)").frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
            .gesture(MagnifyGesture().onEnded { scale = $0.magnification })
          Color.red
        }
      }
    }
    func pinch(_ phase: WebEvent.Pinch.Phase, _ scale: Double) -> WebEvent.Kind {
      pointer(.pinched(WebEvent.Pinch(phase: phase, scale: scale, angle: 0)), 20, 50)
    }
    let window = openWindow { Photo() }
    expect(!window.frame(at: 0).status.takesPinch)
    window.handle(pointer(.hovered, 20, 50), at: 0)
    expect(window.frame(at: 0).status.takesPinch)
    window.handle(pinch(.begin, 1), at: 0)
    window.handle(pinch(.change, 2), at: 0.1)
    window.handle(pinch(.end, 2.5), at: 0.2)
    expect(window.frame(at: 0.2).picture.svg, contains: "2.5")
    window.handle(pointer(.hovered, 180, 50), at: 0.3)
    expect(!window.frame(at: 0.3).status.takesPinch)
  }

  @Test @MainActor func `After a long gap, a timer does not replay its missed ticks`() {
    final class Ticks { var count = 0 }
    struct Clock: View {
      let ticks: Ticks
      @State private var timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
      @State private var dates = 0
      var body: some View {
        VStack {
          Text("Ticks \(dates)")
          TimelineView(.periodic(from: .now, by: 0.5)) { _ in Text("Now") }
        }
        .onReceive(timer) { _ in
          ticks.count += 1
          dates += 1
        }
      }
    }
    let ticks = Ticks()
    let window = openWindow { Clock(ticks: ticks) }
    _ = window.frame(at: 0)
    _ = window.frame(at: 0.55)
    expect(ticks.count, equals: 5)
    _ = window.frame(at: 3_600)
    expect(ticks.count, below: 10)
    expect(window.host.time, equals: 3_600)
    // The timer continues.
    let count = ticks.count
    _ = window.frame(at: 3_600.55)
    expect((count + 4...count + 6).contains(ticks.count))
  }

  @Test @MainActor func `A finding between frames changes the number of the inspection`() throws {
    let window = openWindow { Text("A") }
    _ = window.frame(at: 0)
    let first = try #require(window.inspection(after: nil))
    expect(first.data, lacks: "clockOverrun")
    expectNil(window.inspection(after: first.number)?.number)
    window.host.core.report(Diagnostic(.clockOverrun, evidence: []))
    let second = try #require(window.inspection(after: first.number))
    expect(second.data, contains: "clockOverrun")
    expectNil(window.inspection(after: second.number)?.number)
    // A page that knows an earlier recording receives the next one.
    window.endInspection()
    #expect(window.inspection(after: second.number) != nil)
  }

  @Test @MainActor func `A link opens a URL in the browser`() throws {
    let url = try #require(URL(string: "https://example.org/a?b=c"))
    let window = HostWindow(
      ViewHost(size: .zero) { Link("Go", destination: url).frame(maxWidth: .infinity, maxHeight: .infinity) })
    window.apply(surroundings())
    _ = window.frame(at: 0)
    for phase in [WebEvent.Pointer.Phase.down, .up] { window.handle(pointer(phase, 100, 50), at: 0) }
    expect(window.takeCommands(), equals: [.open("https://example.org/a?b=c")])
  }
}
