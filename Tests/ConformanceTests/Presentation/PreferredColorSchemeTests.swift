import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

@MainActor @Suite struct PreferredColorSchemeTests {
  /// A text that shows the color scheme of its environment.
  private struct Scheme: View {
    let name: String
    @Environment(\.colorScheme) private var scheme

    init(_ name: String) { self.name = name }

    private var shown: String { "\(name) \(scheme == .dark ? "dark" : "light")" }

    var body: some View { Text(shown).accessibilityIdentifier(shown) }
  }

  @Test(.claim("STYLE-21")) func `A preferred color scheme applies to the whole window`() {
    func window(_ scheme: ColorScheme?) -> [String] {
      let host = settledHost(200, 200) {
        VStack {
          Scheme("before")
          Scheme("it").preferredColorScheme(scheme)
          Scheme("after")
        }
      }
      #expect(host.update().passes == 1 && host.core.checkInvariants() == [])
      return host.lines
    }
    expect(window(.dark), equals: ["before dark", "it dark", "after dark"])
    expect(window(.light), equals: ["before light", "it light", "after light"])
    expect(window(nil), equals: ["before light", "it light", "after light"])
  }

  @Test(.claim("STYLE-60")) func `The outermost preferred color scheme takes precedence`() {
    let nested = settledHost(200, 200) {
      Scheme("it").preferredColorScheme(.light).padding().preferredColorScheme(.dark)
    }
    expect(nested.lines, equals: ["it dark"])
    let open = settledHost(200, 200) { Scheme("it").preferredColorScheme(.dark).preferredColorScheme(nil) }
    expect(open.lines, equals: ["it dark"])
    let siblings = settledHost(200, 200) {
      VStack {
        Scheme("a").preferredColorScheme(.dark)
        Scheme("b").preferredColorScheme(.light)
      }
    }
    expect(siblings.lines, equals: ["a dark", "b dark"])
    // A color scheme in the environment of an inner view still applies to that view.
    let inside = settledHost(200, 200) { Scheme("it").preferredColorScheme(.light).colorScheme(.dark) }
    expect(inside.lines, equals: ["it dark"])
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

  @Test func `The window follows a preferred color scheme that is inserted, changed, and removed`() {
    let host = settledHost(200, 200) { Switching() }
    func tap(_ name: String) -> String? {
      host.tap(name)
      return host.lines.first
    }
    expect(host.lines.first, equals: "above dark")
    expect(tap("light"), equals: "above light")
    expect(tap("dark"), equals: "above dark")
    expect(tap("nil"), equals: "above light")
    expect(tap("dark"), equals: "above dark")
    expect(tap("remove"), equals: "above light")
    expect(tap("remove"), equals: "above dark")
    // The host's environment is kept unchanged.
    expect(host.environment.colorScheme, equals: .light)
    host.environment.colorScheme = .dark
    host.update()
    expect(tap("light"), equals: "above light")
    expect(tap("nil"), equals: "above dark")
    #expect(host.environment.colorScheme == .dark && host.core.checkInvariants() == [])
  }

  private enum Kind: CaseIterable { case sheet, cover, popover }

  private struct Presenting: View {
    let kind: Kind
    let outer: ColorScheme?
    let inner: ColorScheme?

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
  private func `A presentation has a separate preferred color scheme`(kind: Kind) {
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

  @Test func `A covered page has no preferred color scheme`() {
    let host = settledHost(300, 300) {
      NavigationStack {
        VStack {
          Scheme("root").preferredColorScheme(.dark)
          NavigationLink("on") { Scheme("next") }.accessibilityIdentifier("on")
        }
      }
    }
    #expect(host.lines.contains("root dark"))
    play(host, "tap on; rest | lines has next light")
  }
}
