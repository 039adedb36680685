private enum Tone: String { case low, high }
private enum Level: Int { case one = 1, two }

private struct All: View {
  @AppStorage("bool") var bool = false
  @AppStorage("int") var int = 1
  @AppStorage("double") var double = 0.5
  @AppStorage("string") var string = "a"
  @AppStorage("url") var url = URL(filePath: "/a")
  @AppStorage("data") var data = Data([1])
  @AppStorage("date") var date = Date(timeIntervalSince1970: 0)
  @AppStorage("tone") var tone = Tone.low
  @AppStorage("level") var level = Level.one
  @AppStorage("maybe") var maybe: Int?
  @AppStorage("maybeTone") var maybeTone: Tone?
  let lend: (All) -> Void

  var body: some View {
    let _ = lend(self)
    Color.red.frame(width: CGFloat(int), height: 10).accessibilityIdentifier("a")
  }

  var values: [String] {
    [
      "\(bool)", "\(int)", "\(double)", string, url.absoluteString, "\(Array(data))", "\(date.timeIntervalSince1970)",
      tone.rawValue, "\(level.rawValue)", maybe.map { "\($0)" } ?? "nil", maybeTone?.rawValue ?? "nil",
    ]
  }

  @MainActor func change() {
    bool = true
    int = 2
    double = 2
    string = "b"
    url = URL(filePath: "/b")
    data = Data([2, 3])
    date = Date(timeIntervalSince1970: 5)
    tone = .high
    level = .two
    maybe = 4
    maybeTone = .high
  }
}

private struct StoredWidth: View {
  @AppStorage("width") var width = 10
  let name: String
  var body: some View {
    Color.red.frame(width: CGFloat(width), height: 10).accessibilityIdentifier(name).onTapGesture { width += 1 }
  }
}

@MainActor struct StorageTests {
  private static let changed = [
    "true", "2", "2.0", "b", URL(filePath: "/b").absoluteString, "[2, 3]", "5.0", "high", "2", "4", "high",
  ]

  @Test @MainActor func `Every type of value is restored unchanged, also from a file`() throws {
    let file = FileManager.default.temporaryDirectory.appending(component: "tributary-\(UUID().uuidString).plist")
    defer { try? FileManager.default.removeItem(at: file) }
    var lent: All?
    let host = settledHost { All { lent = $0 }.defaultAppStorage(ValueStore(file: file)) }
    expect(!FileManager.default.fileExists(atPath: file.path))
    try #require(lent).change()
    host.update()
    expect(lent?.values, equals: Self.changed)
    var other: All?
    let again = settledHost { All { other = $0 }.defaultAppStorage(ValueStore(file: file)) }
    expect(other?.values, equals: Self.changed)
    other?.maybe = nil
    again.update()
    expect(other?.values[9], equals: "nil")
    expect(host.codes + again.codes, equals: [])
  }

  @Test(arguments: [0o600, 0o640, 0o644]) func `The permissions of a private file are kept`(mode: Int) throws {
    let file = FileManager.default.temporaryDirectory.appending(component: "tributary-\(UUID().uuidString).plist")
    defer { try? FileManager.default.removeItem(at: file) }
    var lent: All?
    let host = settledHost { All { lent = $0 }.defaultAppStorage(ValueStore(file: file)) }
    let view = try #require(lent)
    view.change()
    let first = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    expect(first, equals: 0o600)
    for number in 0..<2 {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
      host.update { view.maybe = number }
      let after = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
      expect(after, equals: mode)
    }
  }

  @Test @MainActor func `A damaged file is renamed`() throws {
    let file = FileManager.default.temporaryDirectory.appending(component: "tributary-\(UUID().uuidString).plist")
    let aside = file.appendingPathExtension("damaged")
    defer { for file in [file, aside] { try? FileManager.default.removeItem(at: file) } }
    try Data("no list".utf8).write(to: file)
    let host = settledHost { StoredWidth(name: "a").defaultAppStorage(ValueStore(file: file)) }
    expect(host.frame(of: "a")?.width, equals: 10)
    try expect(Data(contentsOf: aside), equals: Data("no list".utf8))
    host.tap("a")
    let again = settledHost { StoredWidth(name: "a").defaultAppStorage(ValueStore(file: file)) }
    expect(again.frame(of: "a")?.width, equals: 11)
  }

  @Test @MainActor func `A write of the current value evaluates nothing`() {
    var lent: All?
    let host = settledHost { All { lent = $0 } }
    lent?.int = 5
    expect(host.update().counts.bodies, equals: 1)
    lent?.int = 5
    expect(host.update().counts.bodies, equals: 0)
  }

  @Test @MainActor func `A store replaced by a view above takes effect`() {
    struct Screen: View {
      let store: ValueStore
      var body: some View { StoredWidth(name: "a").defaultAppStorage(store) }
    }
    let (first, second) = (ValueStore(), ValueStore())
    let host = settledHost { Screen(store: first) }
    host.tap("a")
    host.show(Screen(store: second))
    expect(host.frame(of: "a")?.width, equals: 10)
    host.show(Screen(store: first))
    expect(host.frame(of: "a")?.width, equals: 11)
  }

  @Test @MainActor func `A scene value is kept for the host, also while its view is absent`() {
    struct Kept: View {
      @SceneStorage("width") private var width = 10
      var body: some View {
        Color.red.frame(width: CGFloat(width), height: 10).accessibilityIdentifier("a").onTapGesture { width += 3 }
      }
    }
    struct Screen: View {
      let isThere: Bool
      var body: some View { if isThere { Kept() } }
    }
    let host = settledHost { Screen(isThere: true) }
    host.tap("a")
    for isThere in [false, true] { host.show(Screen(isThere: isThere)) }
    expect(host.frame(of: "a")?.width, equals: 13)
  }
}
