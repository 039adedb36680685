import Observation

@testable import Tributary

@Observable private final class Model { var count = 0 }

private final class OlderModel: ObservableObject { @Published var count = 0 }

/// An app with every kind of state, and a second window.
private struct SharedApp: App {
  @State private var model = Model()
  @StateObject private var older = OlderModel()
  @State private var number = 0
  var body: some Scene {
    WindowGroup("First", id: "first") { Content(model: model, older: older, number: $number) }
    WindowGroup("Detail", for: Int.self) { value in Text("detail \(value.wrappedValue ?? -1)") }
  }

  struct Content: View {
    let model: Model
    @ObservedObject var older: OlderModel
    @Binding var number: Int
    @State private var own = 0
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      VStack {
        Text("\(model.count) \(older.count) \(number) \(own)")
        Button("Add") {
          model.count += 1
          older.count += 1
          number += 1
          own += 1
        }
        .accessibilityIdentifier("add")
        Button("Detail") { openWindow(value: 7) }.accessibilityIdentifier("detail")
      }
    }
  }
}

@MainActor struct AppWindowsTests {
  private func window(_ windows: AppWindows<SharedApp>, _ path: String = "/") throws -> HostWindow<AnyView> {
    try #require(windows.openWindow(path) as? HostWindow<AnyView>)
  }

  private func shows(_ text: String, _ window: HostWindow<AnyView>, at time: Double) -> Bool {
    window.frame(at: time).picture.svg.contains(">\(text)<")
  }

  @Test @MainActor func `Objects and values of the app are shared, and view state is not`() throws {
    let windows = AppWindows(SharedApp()) { _ in }
    let first = try window(windows)
    expect(shows("0 0 0 0", first, at: 0))
    first.host.tap("add")
    expect(shows("1 1 1 1", first, at: 1))
    let second = try window(windows)
    expect(shows("1 1 1 0", second, at: 1))
    second.host.tap("add")
    expect(shows("2 2 2 1", second, at: 2))
    expect(shows("2 2 2 1", first, at: 2))
    first.host.tap("add")
    expect(shows("3 3 3 2", first, at: 3))
    expect(shows("3 3 3 1", second, at: 3))
    first.close()
    second.host.tap("add")
    expect(shows("4 4 4 2", second, at: 4))
  }

  @Test @MainActor func `A value written in one window is not overwritten by a frame of another`() throws {
    let windows = AppWindows(SharedApp()) { _ in }
    let first = try window(windows)
    expect(shows("0 0 0 0", first, at: 0))
    let second = try window(windows)
    expect(shows("0 0 0 0", second, at: 0))
    second.host.tap("add")
    expect(shows("1 1 1 0", first, at: 2))
    expect(shows("1 1 1 1", second, at: 2))
    // The other window receives the value before its next event.
    first.host.tap("add")
    second.handle(.key("x", [], isRepeated: false), at: 3)
    second.host.tap("add")
    expect(shows("3 3 3 2", second, at: 3))
    expect(shows("3 3 3 1", first, at: 3))
  }

  @Test @MainActor func `A write in a window without frames requests a frame of the others`() throws {
    let windows = AppWindows(SharedApp()) { _ in }
    let first = try window(windows)
    expect(shows("0 0 0 0", first, at: 0))
    let hidden = try window(windows)
    expect(shows("0 0 0 0", hidden, at: 0))
    var isRequested = false
    first.needsFrame = { isRequested = true }
    hidden.host.tap("add")
    expect(isRequested)
    expect(shows("1 1 1 0", first, at: 1))
  }

  @Test @MainActor func `The values of the app and the opened windows continue in a new program, once`() throws {
    let windows = AppWindows(SharedApp()) { _ in }
    let old = try window(windows)
    expect(shows("0 0 0 0", old, at: 0))
    old.host.tap("add")
    old.host.tap("detail")
    expect(shows("1 1 1 1", old, at: 1))
    let (program, state) = (try #require(windows.savedState()), try #require(old.savedState()))

    let next = AppWindows(SharedApp()) { _ in }
    next.restore(program)
    let first = try window(next)
    first.restore(state)
    // Objects are created again.
    expect(shows("0 0 1 1", first, at: 0))
    try expect(window(next, "/?window=0").frame(at: 0).picture.svg, contains: "detail 7")
    first.host.tap("add")
    expect(shows("1 1 2 2", first, at: 1))
    // A hidden tab connects later.
    let late = try window(next)
    late.restore(state)
    expect(shows("1 1 2 1", late, at: 2))
    expect(shows("1 1 2 2", first, at: 2))
  }

  @Test @MainActor func `A program that is replaced before a window opens passes the state on`() throws {
    let windows = AppWindows(SharedApp()) { _ in }
    let old = try window(windows)
    _ = old.frame(at: 0)
    old.host.tap("add")
    let second = AppWindows(SharedApp()) { _ in }
    second.restore(try #require(windows.savedState()))
    let third = AppWindows(SharedApp()) { _ in }
    third.restore(try #require(second.savedState()))
    expect(shows("0 0 1 0", try window(third), at: 0))
  }

  private struct CountingScene: Scene {
    @State private var count = 0
    var body: some Scene { WindowGroup { Button("Scene \(count)") { count += 1 }.accessibilityIdentifier("count") } }
  }

  private struct SceneApp: App { var body: some Scene { CountingScene() } }

  @Test @MainActor func `The values of a custom scene continue in a new program`() throws {
    func open() throws -> HostWindow<AnyView> {
      try #require(AppWindows(SceneApp()) { _ in }.openWindow("/") as? HostWindow<AnyView>)
    }
    let old = try open()
    _ = old.frame(at: 0)
    old.host.tap("count")
    let new = try open()
    new.restore(try #require(old.savedState()))
    expect(shows("Scene 1", new, at: 0))
  }

  @Test @MainActor func `A window for a value is a separate tab with its title`() throws {
    let windows = AppWindows(SharedApp()) { _ in }
    let first = try window(windows)
    expect(first.frame(at: 0).status.title, equals: "First")
    first.host.tap("detail")
    expect(first.takeCommands(), equals: [.openWindow("/?window=0")])
    expect(first.frame(at: 1).picture.svg, lacks: "detail 7")
    let detail = try window(windows, "/?window=0")
    expect(detail.frame(at: 1).picture.svg, contains: "detail 7")
    expectNil(windows.openWindow("/?window=1"))
    expectNil(windows.openWindow("/etc/passwd"))
  }

  // MARK: Findings

  /// An app whose windows each set the shared width to their own width.
  private struct RivalApp: App {
    @State private var width = 0.0
    var body: some Scene { WindowGroup { Rival(width: $width) } }
  }

  private struct Rival: View {
    @Binding var width: Double
    var body: some View {
      GeometryReader { proxy in
        Text("\(width)").onChange(of: width, initial: true) { if $1 != proxy.size.width { width = proxy.size.width } }
      }
    }
  }

  /// An app whose windows each count up to a limit.
  private struct TurnApp: App {
    @State private var count = 0
    var body: some Scene { WindowGroup("First", id: "first") { Turn(count: $count) } }
  }

  private struct Turn: View {
    @Binding var count: Int
    var body: some View {
      GeometryReader { proxy in
        let parity = proxy.size.width == 300 ? 0 : 1
        Text("\(count)").onChange(of: count, initial: true) { if $1 < 60, $1 % 2 == parity { count += 1 } }
      }
    }
  }

  /// Runs frames of two windows of different widths alternately.
  private func run<A: App>(
    _ windows: AppWindows<A>, frames: Int = 200
  ) throws -> (HostWindow<AnyView>, HostWindow<AnyView>) {
    let first = try #require(windows.openWindow("/") as? HostWindow<AnyView>)
    first.host.size.width = 300
    _ = first.frame(at: 0)
    let second = try #require(windows.openWindow("/") as? HostWindow<AnyView>)
    second.host.size.width = 400
    for index in 0..<frames {
      _ = first.frame(at: Double(index) / 60)
      _ = second.frame(at: Double(index) / 60 + 0.008)
    }
    return (first, second)
  }

  @Test @MainActor func `A loop through the state of the app in two windows is stopped and found once`() throws {
    let windows = AppWindows(RivalApp()) { _ in }
    var found: [Diagnostic] = []
    windows.didFind = { found.append($0) }
    let (first, second) = try run(windows)
    expect(found.map(\.code), equals: [.feedbackLoop])
    let loop = try #require(found.first?.loop)
    expect(loop.crossesFrames)
    // In each of its frames, a window receives the width of the other one, and writes its own width.
    expect(loop.verdict, equals: .oscillating(period: 1))
    expect(loop.steps.contains { $0.path.contains("width") }, "\(loop)")
    var isRequested = false
    first.needsFrame = { isRequested = true }
    second.needsFrame = { isRequested = true }
    for index in 0..<10 {
      _ = first.frame(at: 5 + Double(index) / 60)
      _ = second.frame(at: 5 + Double(index) / 60)
    }
    expect(!isRequested)
  }

  @Test @MainActor func `Windows that answer each other up to a limit are not a loop`() throws {
    let windows = AppWindows(TurnApp()) { _ in }
    var found: [Diagnostic] = []
    windows.didFind = { found.append($0) }
    let (first, _) = try run(windows)
    expect(first.frame(at: 5).picture.svg, contains: ">60<")
    expectEmpty(found)
  }

  /// An app with a loop that begins with a click.
  private struct FaultyApp: App { var body: some Scene { WindowGroup { Faulty() } } }

  private struct Faulty: View {
    @State private var isStarted = false
    @State private var width: CGFloat = 10
    var body: some View {
      VStack {
        Button("Start") { isStarted = true }.accessibilityIdentifier("start")
        if isStarted {
          Color.red.frame(width: width, height: 10).padding(1)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.width
            } action: {
              width = $0
            }
        }
      }
    }
  }

  @Test @MainActor func `A finding is reported with the frame that has it, once for all windows`() throws {
    let windows = AppWindows(FaultyApp()) { _ in }
    var found: [Diagnostic] = []
    windows.didFind = { found.append($0) }
    let all = try (0..<3).map { _ in try #require(windows.openWindow("/") as? HostWindow<AnyView>) }
    for window in all { _ = window.frame(at: 0) }
    expectEmpty(found)
    for (index, window) in all.enumerated() {
      window.host.tap("start")
      _ = window.frame(at: 1)
      expect(found.map(\.code), equals: [.feedbackLoop], "\(index)")
    }
    for window in all { window.close() }
    expect(found.count, equals: 1)
  }
}
