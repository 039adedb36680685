extension HostProgram {
  /// Creates a program in a terminal of a size in points.
  convenience init(
    _ host: ViewHost<Content>, _ width: CGFloat, _ height: CGFloat, showsKeys: Bool = false,
    realTime: @escaping () -> Double = { 0 }
  ) {
    self.init(host, metrics: .standard, showsKeys: showsKeys, realTime: realTime)
    resize(to: CGSize(width: width, height: height))
  }
}

@MainActor struct HostProgramTests {
  /// Three words in a row, each with a counter of its taps.
  struct Words: View {
    let tapped: (String) -> Void
    var body: some View {
      HStack(spacing: 16) {
        ForEach(["one", "two", "three"], id: \.self) { word in Text(word).onTapGesture { tapped(word) } }
      }
    }
  }

  @MainActor final class Log {
    var taps: [String] = []
    var now = 100.0
  }

  private func make(_ log: Log) -> (HostProgram<Words>, ViewHost<Words>) {
    let host = ViewHost(size: .zero) { Words { log.taps.append($0) } }
    let program = HostProgram(host, 200, 80) { log.now }
    return (program, host)
  }

  private func picture(_ list: DisplayList) -> String { ANSIEncoder.plain(TerminalRasterizer().rasterize(list)) }

  @Test @MainActor func `Text is placed in whole cells`() {
    let (program, _) = make(Log())
    // 11 characters and two gaps of 2 are 15 of 25 columns.
    expect(picture(program.display()), equals: "\n\n     one  two  three\n\n\n")
  }

  @Test @MainActor func `A click is a tap, and a long press is not`() {
    let log = Log()
    let (program, _) = make(log)
    _ = program.display()
    let place = CGPoint(x: 92, y: 40)
    expect(program.handle(.pointer(TerminalPointerEvent(.down(.left), at: place))), equals: .handled)
    expect(program.handle(.pointer(TerminalPointerEvent(.up(.left), at: place))), equals: .handled)
    expect(log.taps, equals: ["two"])
    expect(program.handle(.pointer(TerminalPointerEvent(.down(.left), at: place))), equals: .handled)
    log.now += 2
    expect(program.handle(.pointer(TerminalPointerEvent(.up(.left), at: place))), equals: .handled)
    expect(log.taps, equals: ["two"])
    expect(program.handle(.pointer(TerminalPointerEvent(.down(.right), at: place))), equals: .declined)
  }

  @Test @MainActor func `The mouse of a terminal is a pointer`() {
    let log = Log()
    let host = ViewHost(size: .zero) {
      Color.red.onTapGesture(inputKinds: [.directTouch, .pencil]) { log.taps.append("hand") }
        .onTapGesture(inputKinds: .pointer) { log.taps.append("pointer") }
    }
    let program = HostProgram(host, 200, 80) { log.now }
    _ = program.display()
    for phase in [TerminalPointerEvent.Phase.down(.left), .up(.left)] {
      _ = program.handle(.pointer(TerminalPointerEvent(phase, at: CGPoint(x: 100, y: 40))))
    }
    expect(log.taps, equals: ["pointer"])
  }

  @Test @MainActor func `The mouse reports hovering and modifier keys if a view requests them`() {
    let log = Log()
    let host = ViewHost(size: .zero) {
      Text("one").onHover { log.taps.append("over \($0)") }
        .gesture(TapGesture().modifiers(.control).onEnded { log.taps.append("control") })
    }
    let program = HostProgram(host, 200, 80) { log.now }
    _ = program.display()
    expect(program.wantsPointerMoves)
    let place = CGPoint(x: 100, y: 40)
    expect(program.handle(.pointer(TerminalPointerEvent(.moved, at: place))), equals: .handled)
    expect(
      program.handle(.pointer(TerminalPointerEvent(.down(.left), at: place, modifiers: .control))), equals: .handled)
    expect(program.handle(.pointer(TerminalPointerEvent(.up(.left), at: place, modifiers: .control))), equals: .handled)
    expect(program.handle(.pointer(TerminalPointerEvent(.moved, at: CGPoint(x: 4, y: 4)))), equals: .handled)
    expect(log.taps, equals: ["over true", "control", "over false"])
    expect(!make(Log()).0.wantsPointerMoves)
  }

  @Test @MainActor func `The clock of the host follows real time at events and ticks`() {
    let log = Log()
    let (program, host) = make(log)
    log.now += 1.5
    _ = program.handle(.key(.tab))
    expect(host.time, equals: 1.5)
    log.now += 0.25
    program.tick(elapsed: 9)
    expect(host.time, equals: 1.75)
    expectNil(program.wakeInterval)
  }

  @Test @MainActor func `A long press wakes the session when it is recognized`() {
    let log = Log()
    let host = ViewHost(size: .zero) { Color.red.onLongPressGesture { log.taps.append("long") } }
    let program = HostProgram(host, 200, 80) { log.now }
    _ = program.display()
    _ = program.handle(.pointer(TerminalPointerEvent(.down(.left), at: CGPoint(x: 92, y: 40))))
    expect(program.wakeInterval, equals: 0.5)
    log.now += 0.25
    expect(program.wakeInterval, equals: 0.25)
    log.now += 0.25
    program.tick(elapsed: 0.5)
    expect(log.taps, equals: ["long"])
    expectNil(program.wakeInterval)
  }

  @Test @MainActor func `A pointer that returns without a button ends its earlier drag`() {
    let log = Log()
    let host = ViewHost(size: .zero) {
      Color.red.gesture(DragGesture().onEnded { log.taps.append("dragged by \(Int($0.translation.width))") })
    }
    let program = HostProgram(host, 200, 80) { log.now }
    let send = { (phase: TerminalPointerEvent.Phase, x: CGFloat) in
      program.handle(.pointer(TerminalPointerEvent(phase, at: CGPoint(x: x, y: 40))))
    }
    _ = send(.down(.left), 20)
    _ = send(.dragged(.left), 60)
    expect(send(.moved, 100), equals: .handled)
    expect(send(.moved, 100), equals: .declined)
    _ = send(.up(.left), 100)
    expect(log.taps, equals: [])
    _ = send(.down(.left), 20)
    _ = send(.dragged(.left), 60)
    _ = send(.up(.left), 60)
    expect(log.taps, equals: ["dragged by 40"])
  }

  @Test @MainActor func `The focus wraps around, and Return and the space bar activate the focused view`() {
    let log = Log()
    let (program, _) = make(log)
    _ = program.display()
    expect(program.handle(.key(.return)), equals: .handled)
    expect(log.taps, equals: [], "nothing has the focus yet")
    let steps: [(TerminalKey, TerminalModifiers)] = [(.tab, []), (.tab, .shift), (.left, []), (.right, []), (.up, [])]
    for (key, modifiers) in steps {
      expect(program.handle(.key(key, modifiers)), equals: .handled)
      _ = program.handle(.key(key == .left ? .space : .return))
    }
    expect(log.taps, equals: ["one", "three", "two", "three", "three"])
    expect(program.handle(.key(.character("x"))), equals: .declined)
    expect(program.handle(.paste("one")), equals: .declined)
  }

  @Test @MainActor func `A ring shows the focus until the pointer is used`() {
    let (program, _) = make(Log())
    _ = program.display()
    _ = program.handle(.key(.tab))
    let ringed = program.display()
    expect(picture(ringed), equals: "\n    ┌┄┄┄┐\n    ┆one┆ two  three\n    └┄┄┄┘\n\n")
    #expect(program.display().root === ringed.root, "the same picture is the same list")
    _ = program.handle(.pointer(TerminalPointerEvent(.down(.left), at: .zero)))
    expect(picture(program.display()), equals: "\n\n     one  two  three\n\n\n")
  }

  @Test @MainActor func `A focus ring leaves the text of other rows readable`() {
    let host = ViewHost(size: .zero) {
      VStack(alignment: .leading, spacing: 0) {
        Text("above it")
        Text("on").onTapGesture {}
        Text("be low")
      }
    }
    let program = HostProgram(host, 96, 48)
    _ = program.handle(.key(.tab))
    expect(picture(program.display()), equals: " ┌above it\n ┆on┆\n └be low\n")
  }

  @Test @MainActor func `A switch shows its state in a word`() {
    struct Switches: View {
      @State private var isOn = false
      var body: some View { Toggle("a", isOn: $isOn) }
    }
    let host = ViewHost(size: .zero) { Switches() }
    let program = HostProgram(host, 80, 16)
    expect(picture(program.display()), contains: "● off")
    _ = program.handle(.key(.tab))
    _ = program.handle(.key(.return))
    expect(picture(program.display()), contains: "on ●")
  }

  /// Returns the rows of the texts `0` to `3` in a column of views.
  private func rows(@ViewBuilder _ content: () -> some View) -> [Int] {
    let host = ViewHost(size: .zero) { VStack { content() } }
    let program = HostProgram(host, 160, 240)
    let lines = picture(program.display()).split(separator: "\n", omittingEmptySubsequences: false)
    return (0..<4).compactMap { number in lines.firstIndex { $0.contains("\(number)") } }
  }

  private func expectEqualDistances(
    _ distance: Int, sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ content: () -> some View
  ) {
    let rows = rows(content)
    #expect(
      zip(rows, rows.dropFirst()).map { $1 - $0 } == [distance, distance, distance], sourceLocation: sourceLocation)
  }

  @Test @MainActor func `Bordered controls are a whole number of rows high`() {
    expectEqualDistances(2) { ForEach(0..<4) { Button("\($0)") {}.buttonStyle(.bordered) } }
    expectEqualDistances(2) { ForEach(0..<4) { Button("\($0)") {}.buttonStyle(.borderedProminent) } }
    expectEqualDistances(2) { ForEach(0..<4) { Toggle("\($0)", isOn: .constant($0 == 1)).toggleStyle(.button) } }
    expectEqualDistances(2) {
      ForEach(0..<4) { TextField("", text: .constant("\($0)")).textFieldStyle(.roundedBorder) }
    }
    expectEqualDistances(2) {
      ForEach(0..<4) { number in
        Picker("", selection: .constant(0)) { Text("\(number)").tag(0) }.pickerStyle(.segmented)
      }
    }
    expectEqualDistances(1) {
      Picker("", selection: .constant(0)) { ForEach(0..<4) { Text("\($0)").tag($0) } }.pickerStyle(.inline)
    }
    expectEqualDistances(2) {
      Text("0")
      Button("1") {}.buttonStyle(.bordered)
      Text("2")
      Button("3") {}.buttonStyle(.bordered)
    }
  }

  @Test @MainActor func `The rows of a menu are in consecutive rows of the terminal`() {
    let host = ViewHost(size: .zero) {
      Menu("open") {
        ForEach(0..<4) { Button("\($0)") {} }
        Menu("4") { Button("5") {} }
      }
      .accessibilityIdentifier("open")
    }
    let program = HostProgram(host, 240, 320)
    _ = program.display()
    host.tap("open")
    host.advance(by: 1)
    let lines = picture(program.display()).split(separator: "\n", omittingEmptySubsequences: false)
    let rows = (0..<5).compactMap { number in lines.firstIndex { $0.contains("\(number)") } }
    expect(rows.count, equals: 5, "\(lines)")
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $1 - $0 == 1 }, "\(rows) in \(lines)")
  }

  @Test @MainActor func `A line about the keys is shown in an empty row until the first input`() {
    let host = ViewHost(size: .zero) { Text("one").onTapGesture {} }
    let program = HostProgram(host, 480, 48, showsKeys: true)
    let first = program.display()
    expect(picture(first).hasSuffix(" Tab and arrows: move   Return: press   q: quit\n"))
    #expect(program.display().root === first.root)
    _ = program.handle(.key(.character("x")))
    expect(picture(program.display()), lacks: "quit")
    let full = HostProgram(host, 480, 16, showsKeys: true)
    expect(picture(full.display()), lacks: "quit")
  }

  @Test @MainActor func `Keys continue from the clicked view`() {
    let log = Log()
    let (program, _) = make(log)
    _ = program.display()
    _ = program.handle(.pointer(TerminalPointerEvent(.down(.left), at: CGPoint(x: 92, y: 40))))
    _ = program.handle(.pointer(TerminalPointerEvent(.up(.left), at: CGPoint(x: 92, y: 40))))
    _ = program.handle(.key(.right))
    _ = program.handle(.key(.return))
    expect(log.taps, equals: ["two", "three"])
  }

  @Test @MainActor func `A focus ring stays inside the picture`() {
    let host = ViewHost(size: .zero) { Color.clear.onTapGesture {} }
    let program = HostProgram(host, 40, 48)
    _ = program.handle(.key(.tab))
    expect(picture(program.display()), equals: "┌┄┄┄┐\n┆   ┆\n└┄┄┄┘\n")
  }

  private func scrolling() -> (HostProgram<some View>, ViewHost<some View>) {
    let host = ViewHost(size: .zero) {
      ScrollView { LazyVStack(alignment: .leading, spacing: 0) { ForEach(0..<100) { Text("line \($0)") } } }
    }
    let program = HostProgram(host, 200, 80)
    return (program, host)
  }

  @Test @MainActor func `The wheel scrolls three lines per step, and Shift scrolls horizontally`() {
    let (program, _) = scrolling()
    expect(picture(program.display()).hasPrefix("line 0\nline 1\n"))
    let place = CGPoint(x: 20, y: 40)
    let turn = { (dy: Int, modifiers: TerminalModifiers) in
      program.handle(.pointer(TerminalPointerEvent(.scrolled(dx: 0, dy: dy), at: place, modifiers: modifiers)))
    }
    expect(turn(1, []), equals: .handled)
    expect(picture(program.display()).hasPrefix("line 3\nline 4\n"))
    expect(turn(1, .shift), equals: .handled)
    expect(turn(-1, []), equals: .handled)
    expect(picture(program.display()).hasPrefix("line 0\nline 1\n"))
  }

  @Test @MainActor func `Keys scroll if no view can be focused`() {
    let (program, _) = scrolling()
    _ = program.display()
    for (key, first) in [(TerminalKey.down, 1), (.down, 2), (.up, 1), (.end, 95), (.home, 0)] {
      expect(program.handle(.key(key)), equals: .handled)
      expect(picture(program.display()).hasPrefix("line \(first)\n"), "after \(key)")
    }
    expect(program.handle(.key(.pageDown)), equals: .handled)
    expect(picture(program.display()), contains: "line 5\n")
    expect(program.handle(.key(.pageUp)), equals: .handled)
    expect(picture(program.display()).hasPrefix("line 0\n"))
  }

  @Test @MainActor func `Escape closes a sheet, goes back from a page, and otherwise has no effect`() {
    let host = ViewHost(size: .zero) {
      NavigationStack(path: .constant([1])) {
        Text("first").navigationDestination(for: Int.self) { _ in Text("second") }
      }
    }
    let log = Log()
    let program = HostProgram(host, 200, 160) { log.now }
    expect(picture(program.display()), contains: "second")
    expect(program.handle(.key(.escape)), equals: .handled)
    expect(program.handle(.key(.escape, .shift)), equals: .declined)
    struct Asking: View {
      @State private var isAsking = true
      var body: some View { Color.clear.sheet(isPresented: $isAsking) { Text("asked") } }
    }
    let asking = ViewHost(size: .zero) { Asking() }
    let other = HostProgram(asking, 200, 160) { log.now }
    expect(picture(other.display()), contains: "asked")
    expect(other.handle(.key(.escape)), equals: .handled)
    log.now += 2
    other.tick(elapsed: 2)
    expect(picture(other.display()), lacks: "asked")
    expect(other.handle(.key(.escape)), equals: .declined)
  }
}

/// Programs without motion.
extension HostProgramTests {
  @Test @MainActor func `An idle program is neither woken nor drawn again`() {
    let log = Log()
    let host = ViewHost(size: .zero) { Fading() }
    let program = HostProgram(host, 200, 80) { log.now }
    _ = program.display()
    expect(program.wakeInterval, equals: 1.0 / 60, "it fades in")
    log.now += 2
    program.tick(elapsed: 2)
    let list = program.display()
    var frames = 0
    host.core.callbacks.needsFrame = { frames += 1 }
    expectNil(program.wakeInterval)
    for _ in 0..<20 {
      log.now += 1
      program.tick(elapsed: 1)
      #expect(program.display().root === list.root)
      expectNil(program.wakeInterval)
    }
    expect(frames, equals: 0)
  }

  @Test(arguments: [CGSize(width: 160, height: 80), CGSize(width: 320, height: 160)])
  @MainActor func `A drag whose end was lost leaves no state behind, also in the smallest terminal`(_ size: CGSize) {
    let log = Log()
    let host = ViewHost(size: .zero) { Handle { log.taps.append($0) } }
    let program = HostProgram(host, metrics: .standard) { log.now }
    program.resize(to: size)
    _ = program.display()
    let send = { (phase: TerminalPointerEvent.Phase, x: CGFloat, y: CGFloat) in
      _ = program.handle(.pointer(TerminalPointerEvent(phase, at: CGPoint(x: x, y: y))))
    }
    send(.down(.left), 20, 20)
    send(.dragged(.left), 60, 20)
    expect(host.frame(of: "handle")?.minX, equals: 40)
    // A press, then no event; then another press.
    log.now += 5
    program.tick(elapsed: 5)
    send(.down(.left), 100, 70)
    expect(host.frame(of: "handle")?.minX, equals: 0)
    send(.up(.left), 100, 70)
    expect(log.taps, equals: ["tap"])
    send(.dragged(.left), 140, 20)
    send(.up(.left), 140, 20)
    expect(log.taps, equals: ["tap"])
    #expect(InputState.of(host.core).arena == nil && program.wakeInterval == nil)
    send(.down(.left), 20, 20)
    send(.dragged(.left), 50, 20)
    send(.up(.left), 50, 20)
    expect(log.taps, equals: ["tap", "dragged by 30"])
    // The drag ended while another program had the terminal, and the program is suspended or resized during the drag.
    send(.down(.left), 20, 20)
    send(.dragged(.left), 60, 20)
    program.resize(to: CGSize(width: size.width * 2, height: size.height))
    _ = program.display()
    send(.up(.left), 60, 20)
    expect(log.taps.last, equals: "dragged by 40")
    expect(host.core.checkInvariants(), equals: [])
  }

  private struct Fading: View {
    @State private var opacity = 0.0
    var body: some View {
      Text("hello").opacity(opacity).onAppear { withAnimation(.linear(duration: 1)) { opacity = 1 } }
        .onTapGesture {}
    }
  }

  private struct Handle: View {
    let note: (String) -> Void
    @GestureState private var shift: CGFloat = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 40, height: 40).accessibilityIdentifier("handle").offset(x: shift)
          .gesture(
            DragGesture(coordinateSpace: .global).updating($shift) { value, state, _ in state = value.translation.width
            }
            .onEnded { note("dragged by \(Int($0.translation.width))") })
        Color.blue.onTapGesture { note("tap") }
      }
    }
  }

  /// A single-line field and a text editor, with their contents.
  private struct Texts: View {
    let told: (String) -> Void
    @State private var line = ""
    @State private var page = ""
    var body: some View {
      let _ = told("\(line)/\(page)")
      VStack {
        TextField("", text: $line)
        TextEditor(text: $page)
      }
    }
  }

  @Test func `Control-C exits and Control-Z suspends, regardless of the selection, and Alt acts as Command`() {
    var told = ""
    let host = ViewHost(size: .zero) { Texts { told = $0 } }
    let program = HostProgram(host, 200, 160) { 100 }
    _ = program.display()
    _ = program.handle(.key(.tab))
    for character in "ab" { _ = program.handle(.key(.character(character))) }
    let all = program.handle(.key(.character("a"), .control))
    expect(all, equals: .handled)
    expect(program.handle(.key(.character("c"), .control)), equals: .declined)
    expect(program.handle(.key(.character("z"), .control)), equals: .declined)
    expect(program.handle(.key(.character("c"), .option)), equals: .handled)
    for _ in 0..<2 { expect(program.handle(.key(.character("v"), .control)), equals: .handled) }
    expect(told, equals: "abab/")
    expect(program.handle(.key(.character("z"), .option)), equals: .handled)
    expect(told, equals: "ab/")
    expect(program.handle(.key(.character("_"), .control)), equals: .handled)
    expect(told, equals: "/", "the first paste took the place of the same, which is no step")
  }

  @Test @MainActor func `Pasted text is inserted at once and submits no field`() {
    var told = ""
    let host = ViewHost(size: .zero) { Texts { told = $0 }.onSubmit { told = "submitted" } }
    let program = HostProgram(host, 200, 160) { 100 }
    _ = program.display()
    _ = program.handle(.key(.tab))
    expect(program.handle(.paste("one\ntwo")), equals: .handled)
    expect(told, equals: "one two/")
    _ = program.handle(.key(.tab))
    expect(program.handle(.paste("one\ntwo")), equals: .handled)
    expect(told, equals: "one two/one\ntwo")
    _ = program.handle(.key(.character("z"), .option))
    expect(told, equals: "one two/")
  }
}
