@MainActor struct PlatformTests {
  private let journal = Journal()

  @Test(.claim("SCREEN-01")) @MainActor func `A body follows the bounds of the screen`() {
    struct Asking: View {
      let journal: Journal
      var body: some View {
        let _ = journal.note("asks")
        Color.red.frame(width: PlatformScreen.main.bounds.width / 2, height: 10).accessibilityIdentifier("half")
      }
    }
    struct Other: View {
      let journal: Journal
      var body: some View {
        let _ = journal.note("other")
        Text("a")
      }
    }
    let host = columnHost(300, 200) {
      Asking(journal: journal)
      Other(journal: journal)
    }
    play(
      host, journal,
      "| log = asks other; width half = 150",
      "resize 200,200 | log = asks; width half = 100",
      "resize 200,200 | log =")
  }

  @Test(.claim("SCREEN-02")) @MainActor func `Actions read the screen of their host`() {
    let button = Trigger("ask") { [journal] in journal.note("\(Int(PlatformScreen.main.bounds.width))") }
    let (first, second) = (settledHost(300, 200) { button }, settledHost(100, 200) { button })
    play(first, journal, "tap ask | log = 300")
    play(second, journal, "tap ask | log = 100")
    play(first, journal, "tap ask | log = 300")
  }

  @Test(.claim("SCREEN-03")) @MainActor func `The application opens URLs`() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    func host() -> ViewHost<some View> {
      settledHost(300, 200) {
        Trigger("open") { [journal] in PlatformApplication.shared.open(url, options: [:]) { journal.note("\($0)") } }
      }
    }
    play(host(), journal, "tap open | log = false")
    let opening = host()
    opening.environment.openURL = OpenURLAction { [journal] url in
      journal.note(url.path)
      return .handled
    }
    play(opening, journal, "update; tap open | log = /a true")
  }

  @Test(.claim("SCREEN-04")) @MainActor func `A button copies to the pasteboard of its host`() {
    struct Copying: View {
      @State private var text = ""
      let log: (String) -> Void
      var body: some View {
        let _ = log(text)
        VStack {
          TextEditor(text: $text).frame(width: 200, height: 60)
          Trigger("copy") { PlatformPasteboard.general.string = "copied" }
        }
      }
    }
    var (first, second) = ("", "")
    let host = settledHost(300, 200) { Copying { first = $0 } }
    let other = settledHost(300, 200) { Copying { second = $0 } }
    play(host, "tap copy; focus 1")
    play(other, "focus 1; key control+v")
    play(host, "key control+v")
    #expect(first == "copied" && second == "")
  }
}

@MainActor struct PlatformWindowTests {
  private let journal = Journal()
  private let notch = EdgeInsets(top: 47, leading: 10, bottom: 34, trailing: 20)

  @Test(.claim("SCREEN-05")) @MainActor func `The window has the size and the insets of its host`() {
    func host(_ width: CGFloat, _ insets: EdgeInsets) -> ViewHost<some View> {
      settledHost(width, 200, safeArea: insets) {
        Trigger("ask") { [journal] in
          for window in PlatformApplication.shared.windows {
            let insets = window.safeAreaInsets
            journal.note([insets.top, insets.left, insets.bottom, insets.right].map(short).joined(separator: ","))
            journal.note("\(short(window.bounds)), \(short(window.frame)), \(short(window.screen.bounds))")
          }
        }
      }
    }
    let first = host(300, notch)
    let second = host(100, EdgeInsets())
    play(first, journal, "tap ask | log = 47,10,34,20 0 0 300 200, 0 0 300 200, 0 0 300 200")
    play(second, journal, "tap ask | log = 0,0,0,0 0 0 100 200, 0 0 100 200, 0 0 100 200")
  }

  @Test(.claim("SCREEN-06")) @MainActor func `A body follows the insets of the window`() {
    struct Asking: View {
      let journal: Journal
      var body: some View {
        let _ = journal.note("asks")
        Color.red.frame(width: 10, height: PlatformApplication.shared.windows.first?.safeAreaInsets.top ?? -1)
          .accessibilityIdentifier("bar")
      }
    }
    let host = settledHost(300, 200, safeArea: notch) { Asking(journal: journal) }
    play(host, journal, "| log = asks; height bar = 47")
    host.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    play(host, journal, "update | log = asks; height bar = 20", "resize 200,200 | log =")
  }

  @Test(.claim("SCREEN-07")) @MainActor func `The scene has the phase and the window of its host`() throws {
    var scenes: Set<PlatformScene> = []
    func host() -> ViewHost<some View> {
      settledHost(300, 200, safeArea: notch) {
        Trigger("ask") { scenes.formUnion(PlatformApplication.shared.connectedScenes) }
      }
    }
    let first = host()
    play(first, "tap ask; tap ask")
    expect(scenes.count, equals: 1)
    let scene = try #require(scenes.first as? PlatformWindowScene)
    expect(scene.windows.first?.safeAreaInsets.bottom, equals: 34)
    expect(scene.screen.bounds.width, equals: 300)
    let states: [(ScenePhase, PlatformScene.ActivationState)] = [
      (.active, .foregroundActive), (.inactive, .foregroundInactive), (.background, .background),
    ]
    for (phase, state) in states {
      first.environment.scenePhase = phase
      first.update()
      expect(scene.activationState, equals: state)
    }
    let second = host()
    second.tap("ask")
    expect(scenes.count, equals: 2)
  }

  @Test @MainActor func `A scene outlives its host without a window`() throws {
    var kept: PlatformScene?
    func keepScene() {
      let host = settledHost(300, 200) { Trigger("ask") { kept = PlatformApplication.shared.connectedScenes.first } }
      host.tap("ask")
      expect(kept?.activationState, equals: .foregroundActive)
    }
    keepScene()
    let scene = try #require(kept as? PlatformWindowScene)
    expect(scene.activationState, equals: .unattached)
    #expect(scene.windows.isEmpty && scene.keyWindow == nil && scene.screen.bounds == .zero)
  }

  @Test(.claim("SCREEN-08")) @MainActor func `The key window follows the state of the window`() {
    struct Asking: View { var body: some View { Text(PlatformApplication.shared.keyWindow == nil ? "none" : "key") } }
    let host = settledHost(300, 200) { Asking() }
    expect(host.lines, equals: ["key"])
    host.environment.controlActiveState = .inactive
    play(host, "update | lines = none")
  }

  @Test(.claim("SCREEN-10")) @MainActor func `The idiom follows the size classes of the root`() {
    struct Asking: View { var body: some View { Text("\(PlatformDevice.current.userInterfaceIdiom)") } }
    let host = settledHost(300, 200) { Asking().environment(\.horizontalSizeClass, .compact) }
    expect(host.lines, equals: ["pad"])
    host.environment.horizontalSizeClass = .compact
    play(host, "update | lines = phone")
    host.environment.horizontalSizeClass = .regular
    host.environment.verticalSizeClass = .compact
    play(host, "update | lines = phone")
    host.environment.verticalSizeClass = .regular
    play(host, "update | lines = pad")
  }

  @Test(.claim("SCREEN-11")) @MainActor func `The orientation of the device is unknown`() {
    let orientation = PlatformDevice.current.orientation
    expect(orientation, equals: .unknown)
    expect(!orientation.isPortrait && !orientation.isLandscape && !orientation.isFlat)
    expect(PlatformDeviceOrientation.landscapeLeft.isLandscape && !PlatformDeviceOrientation.portrait.isLandscape)
    expect(!PlatformScreen.main.isCaptured)
  }

  @Test @MainActor func `The version of the system is that of the process information`() {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    expect(PlatformDevice.current.systemVersion.hasPrefix("\(version.majorVersion).\(version.minorVersion)."))
    expect(!PlatformDevice.current.systemName.isEmpty)
  }
}

@MainActor struct PlatformNotificationTests {
  private let journal = Journal()

  private static let names: KeyValuePairs<String, Notification.Name> = [
    "resigns": PlatformApplication.willResignActiveNotification,
    "entered": PlatformApplication.didEnterBackgroundNotification,
    "enters": PlatformApplication.willEnterForegroundNotification,
    "active": PlatformApplication.didBecomeActiveNotification,
  ]

  private struct Listening: View {
    let journal: Journal
    @State private var text = "started"
    var body: some View {
      ZStack {
        Text(text)
        ForEach(0..<names.count, id: \.self) { index in
          Color.clear.onReceive(NotificationCenter.default.publisher(for: names[index].value)) { _ in
            journal.note(names[index].key)
            text = names[index].key
          }
        }
      }
    }
  }

  /// Returns the notifications that a change posts, in order.
  private func posted(by change: () -> Void) -> String {
    nonisolated(unsafe) let posted = Journal()
    let observers = Self.names.map { name, notification in
      NotificationCenter.default.addObserver(forName: notification, object: nil, queue: nil) { _ in posted.note(name) }
    }
    change()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    return posted.take()
  }

  @Test(.claim("SCREEN-09")) @MainActor func `A changed scene phase posts notifications`() {
    let host = settledHost(300, 200) { Listening(journal: journal) }
    expect(journal.take(), equals: "")
    let steps: [(ScenePhase, String)] = [
      (.inactive, "resigns"), (.background, "entered"), (.inactive, "enters"), (.active, "active"),
      (.background, "resigns entered"), (.active, "enters active"), (.active, ""), (.inactive, "resigns"),
    ]
    for (phase, names) in steps {
      let posted = posted {
        host.environment.scenePhase = phase
        host.update()
      }
      expect(posted, equals: names)
      // The actions of one frame run in the order of their views.
      expect(Set(journal.take().split(separator: " ")), equals: Set(names.split(separator: " ")))
    }
    expect(host.lines, equals: ["resigns"])
  }

  @Test @MainActor func `A host that starts in the background posts no notification`() {
    let listening = settledHost(300, 200) { Listening(journal: journal) }
    let other = ViewHost(size: CGSize(width: 10, height: 10)) { Text("a") }
    let started = posted {
      other.environment.scenePhase = .background
      other.update()
    }
    expect(started, equals: "")
    let changed = posted {
      other.environment.scenePhase = .inactive
      other.update()
    }
    expect(changed, equals: "enters")
    expect(journal.take(), equals: "", "another host runs its actions in its next frame")
    play(listening, journal, "update | log = enters; lines = enters")
  }
}

@MainActor struct PreferredColorSchemeTests {
  private struct Scheme: View {
    let name: String
    @Environment(\.colorScheme) private var scheme
    init(_ name: String) { self.name = name }
    private var shown: String { "\(name) \(scheme == .dark ? "dark" : "light")" }
    var body: some View { Text(shown).accessibilityIdentifier(shown) }
  }

  @Test(.claim("STYLE-21")) @MainActor func `A preferred color scheme applies to the whole window`() {
    func window(_ scheme: ColorScheme?) -> [String] {
      let host = columnHost(200, 200) {
        Scheme("before")
        Scheme("it").preferredColorScheme(scheme)
        Scheme("after")
      }
      #expect(host.update().passes == 1 && host.core.checkInvariants() == [])
      return host.lines
    }
    expect(window(.dark), equals: ["before dark", "it dark", "after dark"])
    expect(window(.light), equals: ["before light", "it light", "after light"])
    expect(window(nil), equals: ["before light", "it light", "after light"])
  }

  @Test(.claim("STYLE-60")) @MainActor func `The outermost preferred color scheme takes precedence`() {
    func lines(_ view: some View) -> [String] { settledHost(200, 200) { view }.lines }
    let it = Scheme("it")
    expect(lines(it.preferredColorScheme(.light).padding().preferredColorScheme(.dark)), equals: ["it dark"])
    expect(lines(it.preferredColorScheme(.dark).preferredColorScheme(nil)), equals: ["it dark"])
    let siblings = VStack {
      Scheme("a").preferredColorScheme(.dark)
      Scheme("b").preferredColorScheme(.light)
    }
    expect(lines(siblings), equals: ["a dark", "b dark"])
    // A color scheme in the environment of an inner view still applies to that view.
    expect(lines(it.preferredColorScheme(.light).colorScheme(.dark)), equals: ["it dark"])
  }

  private struct Switching: View {
    @State private var scheme: ColorScheme? = .dark
    @State private var isThere = true
    var body: some View {
      VStack {
        Scheme("above")
        if isThere { Text("it").preferredColorScheme(scheme) }
        Trigger("light") { scheme = .light }
        Trigger("nil") { scheme = nil }
        Trigger("dark") { scheme = .dark }
        Trigger("remove") { isThere.toggle() }
      }
    }
  }

  @Test @MainActor func `The window follows a preferred color scheme that is inserted, changed, and removed`() {
    let host = settledHost(200, 200) { Switching() }
    play(
      host,
      "| first = above dark",
      "tap light | first = above light", "tap dark | first = above dark", "tap nil | first = above light",
      "tap dark | first = above dark", "tap remove | first = above light", "tap remove | first = above dark")
    // The host's environment is kept unchanged.
    expect(host.environment.colorScheme, equals: .light)
    host.environment.colorScheme = .dark
    play(host, "update; tap light | first = above light", "tap nil | first = above dark")
    expect(host.environment.colorScheme, equals: .dark)
  }

  private enum Kind: CaseIterable { case sheet, cover, popover }

  private struct Presenting: View {
    let kind: Kind
    let outer, inner: ColorScheme?
    private var content: some View { Scheme("inside").preferredColorScheme(inner) }
    var body: some View {
      let page = Scheme("page").preferredColorScheme(outer)
      switch kind {
      case .sheet: page.sheet(isPresented: .constant(true)) { content }
      case .cover: page.fullScreenCover(isPresented: .constant(true)) { content }
      case .popover: page.popover(isPresented: .constant(true)) { content }
      }
    }
  }

  @Test(.claim("STYLE-61"), arguments: Kind.allCases)
  @MainActor private func `A presentation has a separate preferred color scheme`(kind: Kind) {
    for outer in [ColorScheme?.none, .light, .dark] {
      for inner in [ColorScheme?.none, .light, .dark] {
        let host = settledHost(300, 300) { Presenting(kind: kind, outer: outer, inner: inner) }
        host.rest()
        let window = outer ?? .light
        let name = { (scheme: ColorScheme) in scheme == .dark ? "dark" : "light" }
        #expect(host.frame(of: "inside \(name(inner ?? window))") != nil)
        #expect(kind == .cover || host.frame(of: "page \(name(window))") != nil)
      }
    }
  }

  @Test @MainActor func `A covered page has no preferred color scheme`() {
    play(300, 300, "| lines has root dark", "tap on; rest | lines has next light") {
      NavigationStack {
        VStack {
          Scheme("root").preferredColorScheme(.dark)
          NavigationLink("on") { Scheme("next") }.accessibilityIdentifier("on")
        }
      }
    }
  }
}
