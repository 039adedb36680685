import BrowserTestSupport
import Foundation
import ProgramTestSupport
import Testing
import TributaryWeb

@testable import Tributary

#if DEBUG
  #Preview("Declared in a test") { Text("declared") }
#endif

/// The page with the previews of a program.
@Suite @MainActor struct PreviewGalleryTests {
  /// The environment of a preview, as its body reads it.
  @MainActor private final class Facts {
    var scheme: ColorScheme?
    var contrast: ColorSchemeContrast?
    var direction: LayoutDirection?
    var textSize: DynamicTypeSize?
    var locale: String?
    var width: CGFloat?
  }

  private struct FactsView: View {
    @Environment(\.self) private var environment
    let facts: Facts

    var body: some View {
      facts.scheme = environment.colorScheme
      facts.contrast = environment.colorSchemeContrast
      facts.direction = environment.layoutDirection
      facts.textSize = environment.dynamicTypeSize
      facts.locale = environment.locale.identifier
      return GeometryReader { proxy in
        let _ = (facts.width = proxy.size.width)
        Text("facts")
      }
    }
  }

  private func gallery(_ facts: Facts) -> GalleryWindow {
    GalleryWindow([("Facts", Preview { FactsView(facts: facts) })], locale: "sv_SE")
  }

  @Test func `A preview begins with default settings, and with the locale of the browser`() {
    let facts = Facts()
    _ = gallery(facts)
    #expect(facts.scheme == .light)
    #expect(facts.contrast == .standard)
    #expect(facts.direction == .leftToRight)
    #expect(facts.textSize == .large)
    #expect(facts.locale == "sv_SE")
    #expect(facts.width == 390)
  }

  @Test func `The switch for the color scheme changes it, and changes it back`() throws {
    let facts = Facts()
    let window = gallery(facts)
    try window.press("Dark")
    #expect(facts.scheme == .dark)
    try window.press("Dark")
    #expect(facts.scheme == .light)
  }

  @Test func `The switch for the contrast changes it`() throws {
    let facts = Facts()
    try gallery(facts).press("Contrast")
    #expect(facts.contrast == .increased)
    #expect(facts.scheme == .light)
  }

  @Test func `The switch for the layout direction changes it`() throws {
    let facts = Facts()
    try gallery(facts).press("Right to left")
    #expect(facts.direction == .rightToLeft)
  }

  @Test func `The menu of text sizes changes the text size`() throws {
    let facts = Facts()
    let window = gallery(facts)
    try window.press("Text: large")
    try window.press("accessibility3")
    #expect(facts.textSize == .accessibility3)
    try window.press("Text: accessibility3")
    try window.press("xSmall")
    #expect(facts.textSize == .xSmall)
  }

  @Test func `The menu of locales changes the locale, and restores that of the browser`() throws {
    let facts = Facts()
    let window = gallery(facts)
    try window.press("Locale: browser")
    try window.press("de_DE")
    #expect(facts.locale == "de_DE")
    try window.press("Locale: de_DE")
    try window.press("browser")
    #expect(facts.locale == "sv_SE")
  }

  @Test func `The menu of widths changes the width, and restores the declared width`() throws {
    let facts = Facts()
    let window = gallery(facts)
    try window.press("Width: declared")
    try window.press("600")
    #expect(facts.width == 600)
    try window.press("Width: 600")
    try window.press("declared")
    #expect(facts.width == 390)
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
    #expect(marks() == [])
    try window.press("Sweep")
    let mark = try #require(marks().first)
    #expect(mark.hasPrefix("protrusion 280...399.875: \"row\""), "\(mark)")
    try window.press(mark)
    #expect(facts.width == 340)
    try window.press("Widths")
    #expect(facts.width == 390)
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
  func `After a sweep, a change of a setting sweeps the preview again`(_ buttons: [String]) throws {
    let window = GalleryWindow([("Sized", Preview { Sized() })])
    // The findings at the shown width are also a text.
    func marks() -> Set<String> { Set(window.elements.map(\.label).filter { $0.hasPrefix("protrusion ") }) }
    try window.press("Widths")
    for button in buttons { try window.press(button) }
    #expect(marks() == [])
    try window.press("Sweep")
    #expect(marks() == ["protrusion 280...499.875: \"row\", VStack › Sized › Color"])
    for button in buttons.count == 1 ? buttons : Self.reversal[buttons[0]] ?? [] { try window.press(button) }
    #expect(marks() == ["protrusion 280...299.875: \"row\", VStack › Sized › Color"])
  }

  /// The buttons that restore the default of a menu.
  private static let reversal = [
    "Text: large": ["Text: accessibility5", "large"], "Locale: browser": ["Locale: de_DE", "browser"],
  ]

  @Test func `A change of the width keeps the marks of a sweep`() throws {
    let window = GalleryWindow([("Sized", Preview { Sized() })])
    try window.press("Widths")
    try window.press("Sweep")
    for button in ["Width: declared", "600"] { try window.press(button) }
    #expect(window.elements.map(\.label).contains("protrusion 280...299.875: \"row\", VStack › Sized › Color"))
  }

  @Test func `The settings of one preview do not affect another one`() throws {
    let (first, second) = (Facts(), Facts())
    let window = GalleryWindow([
      ("First", Preview { FactsView(facts: first) }), ("Second", Preview { FactsView(facts: second) }),
    ])
    try window.press("Dark")
    #expect(first.scheme == .dark)
    #expect(second.scheme == .light)
  }

  @Test func `The title and the color scheme that a preview prefers do not affect the page`() throws {
    let (first, second) = (Facts(), Facts())
    let window = GalleryWindow([
      ("First", Preview { FactsView(facts: first).navigationTitle("Inside").preferredColorScheme(.dark) }),
      ("Second", Preview { FactsView(facts: second) }),
    ])
    window.update()
    #expect(first.scheme == .dark)
    #expect(second.scheme == .light)
    #expect(window.title == "Previews")
  }

  // MARK: Programs

  private struct SmallApp: App {
    var body: some Scene { WindowGroup { Text("content") } }
  }

  #if DEBUG
    @Test func `The path of the previews opens a window with the previews of the program`() throws {
      let windows = AppWindows(SmallApp()) { _ in }
      let path = AppWindows<SmallApp>.previewsPath
      let window = try #require(windows.openWindow(path) as? HostWindow<AnyView>)
      // Other tests declare previews too.
      window.host.size = CGSize(width: 1_000, height: 100_000)
      let frame = window.frame(at: 0)
      #expect(frame.status.title == "Previews")
      let labels = window.elements().elements.map(\.label)
      #expect(labels.contains("declared"))
      #expect(
        labels.contains { $0.hasPrefix("Declared in a test  WebAppTests/PreviewGalleryTests.swift:") }, "\(labels)")
      #expect(!labels.contains("content"))
    }
  #endif

  @Test(.waitsForPrograms)
  nonisolated func `A program with previews prints their address, with the token of its window`() throws {
    let served = try ServedApp("app-fixture")
    let address = try #require(served.previews)
    #expect(address == served.address.replacing("/#", with: "/previews#"))
    #expect(try ServedApp("Wallet").previews == nil)
  }

  @Test(.waitsForPrograms, .enabled(if: HeadlessBrowser.path != nil, "no Chromium is installed"))
  nonisolated func `The printed address shows the previews, and the program has a separate window`() throws {
    let served = try ServedApp("app-fixture")
    let browser = try HeadlessBrowser("--window-size=1000,2400")
    let page = try browser.open(try #require(served.previews))
    #expect(try page.shows("Tapped 2"))
    #expect(try page.shows("count 2"))
    #expect(try page.shows("older"))
    #expect(try page.wait("document.title === 'Previews'"))
    let window = try browser.open(served.address)
    #expect(try window.wait("document.title.includes('Counter')"))
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }
}
