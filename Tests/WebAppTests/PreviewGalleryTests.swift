@testable import Tributary

#if DEBUG
  #Preview("Declared in a test") { Text("declared") }
#endif

/// The page with the previews of a program.
@MainActor struct PreviewGalleryTests {
  /// The environment of a preview, as its body reads it.
  @MainActor private final class Facts { var all: [String: String] = [:] }

  private struct FactsView: View {
    @Environment(\.self) private var environment
    let facts: Facts
    var body: some View {
      facts.all["scheme"] = "\(environment.colorScheme)"
      facts.all["contrast"] = "\(environment.colorSchemeContrast)"
      facts.all["direction"] = "\(environment.layoutDirection)"
      facts.all["text size"] = "\(environment.dynamicTypeSize)"
      facts.all["locale"] = environment.locale.identifier
      return GeometryReader { proxy in
        let _ = (facts.all["width"] = "\(proxy.size.width)")
        Text("facts")
      }
    }
  }

  private struct Change {
    let fact: String
    let buttons: [String]
    let value: String
  }

  /// Changes from the default settings.
  private static let changes: [[Change]] = [
    [
      Change(fact: "scheme", buttons: ["Dark"], value: "dark"),
      Change(fact: "scheme", buttons: ["Dark"], value: "light"),
    ],
    [Change(fact: "contrast", buttons: ["Contrast"], value: "increased")],
    [Change(fact: "direction", buttons: ["Right to left"], value: "rightToLeft")],
    [
      Change(fact: "text size", buttons: ["Text: large", "accessibility3"], value: "accessibility3"),
      Change(fact: "text size", buttons: ["Text: accessibility3", "xSmall"], value: "xSmall"),
    ],
    [
      Change(fact: "locale", buttons: ["Locale: browser", "de_DE"], value: "de_DE"),
      Change(fact: "locale", buttons: ["Locale: de_DE", "browser"], value: "sv_SE"),
    ],
    [
      Change(fact: "width", buttons: ["Width: declared", "600"], value: "600.0"),
      Change(fact: "width", buttons: ["Width: 600", "declared"], value: "390.0"),
    ],
  ]

  @Test @MainActor func `A preview begins with the defaults, and each switch and menu changes one setting`() throws {
    for changes in Self.changes {
      let facts = Facts()
      let window = GalleryWindow([("Facts", Preview { FactsView(facts: facts) })], locale: "sv_SE")
      var expected: [String: String] = [
        "scheme": "light", "contrast": "standard", "direction": "leftToRight", "text size": "large",
        "locale": "sv_SE", "width": "390.0",
      ]
      expect(facts.all, equals: expected)
      for change in changes {
        for button in change.buttons { try window.press(button) }
        expected[change.fact] = change.value
        expect(facts.all, equals: expected)
      }
    }
  }

  @Test @MainActor func `The labels of the switches of a preview have one line`() {
    let window = GalleryWindow([("Facts", Preview { FactsView(facts: Facts()) })])
    let switches = window.elements.filter { ["Dark", "Contrast", "Right to left", "Widths"].contains($0.label) }
    expect(switches.count, equals: 4)
    expect(Set(switches.map(\.frame.height)).count, equals: 1, "\(switches.map { ($0.label, $0.frame) })")
  }

  @Test func `The strip of a sweep marks each finding, and a tap on a mark shows the preview at that width`() throws {
    let facts = Facts()
    let window = GalleryWindow([
      (
        "Facts",
        Preview {
          VStack {
            FactsView(facts: facts)
            Color.red.frame(width: 400, height: 20).accessibilityIdentifier("row")
          }
        }
      )
    ])
    func marks() -> [String] { window.elements.map(\.label).filter { $0.hasPrefix("protrusion ") } }
    #expect(!window.elements.contains { $0.label == "Sweep" })
    try window.press("Widths")
    expect(marks(), equals: [])
    try window.press("Sweep")
    let mark = try #require(marks().first)
    expect(mark.hasPrefix("protrusion 280...399.875: \"row\""), "\(mark)")
    try window.press(mark)
    expect(facts.all["width"], equals: "340.0")
    try window.press("Widths")
    expect(facts.all["width"], equals: "390.0")
  }

  /// A row that is wider with any setting other than the default.
  private struct Sized: View {
    @Environment(\.self) private var environment
    var body: some View {
      let isDefault =
        environment.colorScheme == .light && environment.colorSchemeContrast == .standard
        && environment.layoutDirection == .leftToRight && environment.dynamicTypeSize == .large
        && environment.locale.identifier != "de_DE"
      Color.red.frame(width: isDefault ? 300 : 500, height: 20).accessibilityIdentifier("row")
    }
  }

  @Test(arguments: [
    ["Dark"], ["Contrast"], ["Right to left"], ["Text: large", "accessibility5"], ["Locale: browser", "de_DE"],
  ])
  @MainActor func `After a sweep, a change of a setting sweeps the preview again`(_ buttons: [String]) throws {
    let window = GalleryWindow([("Sized", Preview { Sized() })])
    // The findings at the shown width are also a text.
    func marks() -> Set<String> { Set(window.elements.map(\.label).filter { $0.hasPrefix("protrusion ") }) }
    try window.press("Widths")
    for button in buttons { try window.press(button) }
    expect(marks(), equals: [])
    try window.press("Sweep")
    expect(marks(), equals: ["protrusion 280...499.875: \"row\", VStack › Sized › Color"])
    for button in buttons.count == 1 ? buttons : Self.reversal[buttons[0]] ?? [] { try window.press(button) }
    expect(marks(), equals: ["protrusion 280...299.875: \"row\", VStack › Sized › Color"])
  }

  /// The buttons that restore the default of a menu.
  private static let reversal = [
    "Text: large": ["Text: accessibility5", "large"], "Locale: browser": ["Locale: de_DE", "browser"],
  ]

  @Test @MainActor func `A change of the width keeps the marks of a sweep`() throws {
    let window = GalleryWindow([("Sized", Preview { Sized() })])
    try window.press("Widths")
    try window.press("Sweep")
    for button in ["Width: declared", "600"] { try window.press(button) }
    expect(window.elements.map(\.label).contains("protrusion 280...299.875: \"row\", VStack › Sized › Color"))
  }

  @Test @MainActor func `The settings of one preview do not affect another one`() throws {
    let (first, second) = (Facts(), Facts())
    let window = GalleryWindow([
      ("First", Preview { FactsView(facts: first) }), ("Second", Preview { FactsView(facts: second) }),
    ])
    try window.press("Dark")
    expect(first.all["scheme"], equals: "dark")
    expect(second.all["scheme"], equals: "light")
  }

  @Test @MainActor func `The title and the color scheme that a preview prefers do not affect the page`() throws {
    let (first, second) = (Facts(), Facts())
    let window = GalleryWindow([
      ("First", Preview { FactsView(facts: first).navigationTitle("Inside").preferredColorScheme(.dark) }),
      ("Second", Preview { FactsView(facts: second) }),
    ])
    window.update()
    expect(first.all["scheme"], equals: "dark")
    expect(second.all["scheme"], equals: "light")
    expect(window.title, equals: "Previews")
  }

  // MARK: Programs

  private struct SmallApp: App { var body: some Scene { WindowGroup { Text("content") } } }

  #if DEBUG
    @Test func `The path of the previews opens a window with the previews of the program`() throws {
      let windows = AppWindows(SmallApp()) { _ in }
      let path = AppWindows<SmallApp>.previewsPath
      let window = try #require(windows.openWindow(path) as? HostWindow<AnyView>)
      // Other tests declare previews too.
      window.host.size = CGSize(width: 1_000, height: 100_000)
      let frame = window.frame(at: 0)
      expect(frame.status.title, equals: "Previews")
      let labels = window.elements().elements.map(\.label)
      expect(labels.contains("declared"))
      #expect(
        labels.contains { $0.hasPrefix("Declared in a test  WebAppTests/PreviewGalleryTests.swift:") }, "\(labels)")
      expect(!labels.contains("content"))
    }
  #endif

  @Test(.waitsForPrograms)
  nonisolated func `A program with previews prints their address, with the token of its window`() throws {
    let served = try ServedApp("app-fixture")
    let address = try #require(served.previews)
    expect(address, equals: served.address.replacing("/#", with: "/previews#"))
    try expectNil(ServedApp("Wallet").previews)
  }

  @Test(.waitsForPrograms, .enabled(if: HeadlessBrowser.path != nil, "no Chromium is installed"))
  nonisolated func `The printed address shows the previews, and the program has a separate window`() throws {
    let served = try ServedApp("app-fixture")
    let browser = try HeadlessBrowser("--window-size=1000,2400")
    let page = try browser.open(try #require(served.previews))
    expect(try page.shows("Tapped 2"))
    expect(try page.shows("count 2"))
    expect(try page.shows("older"))
    expect(try page.wait("document.title === 'Previews'"))
    let window = try browser.open(served.address)
    expect(try window.wait("document.title.includes('Counter')"))
    expectEmpty(browser.complaints, "\(browser.complaints)")
  }
}
