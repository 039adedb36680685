import Testing
import TributaryAnimation
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// A stack whose root pushes a page.
private struct PushStage<Root: View, Page: View>: View {
  let root: Root
  let page: () -> Page
  @State private var path: [Int] = []

  init(root: Root, page: @escaping () -> Page) {
    self.root = root
    self.page = page
  }

  var body: some View {
    NavigationStack(path: $path) {
      VStack(spacing: 0) {
        Trigger("go") { path = [1] }
        root
      }
      .navigationDestination(for: Int.self) { _ in page() }
    }
  }
}

/// The bars of pages of 300 by 300 points, with characters of 8 by 20.
@MainActor @Suite struct BarFormTests {
  private func place(_ text: String, _ host: ViewHost<some View>) -> CGFloat? {
    var found: CGFloat?
    host.displayList.forEachFlattened { flat in
      guard case .text(let layout, let place, _) = flat.command, layout.lines.contains(where: { $0.text == text })
      else {
        return
      }
      found = CGPoint(x: place.x, y: place.y).applying(flat.transform).x
    }
    return found
  }

  /// Returns a stack whose root has pushed a page, so that the root's title is already known.
  private func pushed<V: View, P: View>(
    @ViewBuilder root: () -> V, @ViewBuilder page: @escaping () -> P
  ) -> ViewHost<some View> {
    let host = settledHost(300, 300) { PushStage(root: root(), page: page) }
    host.tap("go")
    host.rest()
    return host
  }

  @Test(
    .claim(
      "TOOLBAR-21",
      "The browser and editor roles place the title of a page at the leading end, and the back button of an editor "
        + "has no title.",
      .documented,
      "Apple's documentation of ToolbarRole"))
  func `The role of a page places its title`() {
    func host(_ role: ToolbarRole) -> ViewHost<some View> {
      pushed {
        Block("root").navigationTitle("Root")
      } page: {
        Block("page").navigationTitle("Page").toolbarRole(role)
      }
    }
    let usual = host(.automatic)
    #expect(place("Page", usual) == 134 && place("Root", usual) != nil)
    let browser = host(.browser)
    #expect(place("Page", browser).map { $0 < 134 } == true && place("Root", browser) != nil)
    let editor = host(.editor)
    #expect(place("Page", editor).map { $0 < 60 } == true && place("Root", editor) == nil)
    #expect(editor.accessibleElements().contains { $0.label == "Back" })
  }

  @Test(
    .claim(
      "TOOLBAR-22",
      "toolbar(removing: .title) removes the title from its bar, but not from the back button that leads to it.",
      .documented,
      "Apple's documentation of toolbar(removing:)"))
  func `A title can be removed from the bar`() {
    let host = settledHost(300, 300) {
      NavigationStack { Block("it").navigationTitle("Title").toolbar(removing: .title).toolbar { Text("x") } }
    }
    expect(host.lines, equals: ["x"])
    expect(host.box("it"), equals: "0 44 300 256")
    let page = pushed {
      Block("root").navigationTitle("Root").toolbar(removing: .title)
    } page: {
      Block("page")
    }
    expect(page.lines, equals: ["Root"])
  }

  @Test(
    .claim(
      "TOOLBAR-23", "The title of a page opens the page's title menu, with the environment of the page.",
      .documented,
      "Apple's documentation of toolbarTitleMenu(content:)"))
  func `A title can open a menu`() {
    let journal = Journal()
    let host = settledHost(300, 300) {
      NavigationStack {
        Block("it").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu { Button("Rename") { journal.note("renamed") } }
      }
    }
    expect(host.lines, equals: ["Title"])
    host.play(expecting: ["tap 150,22; rest": "Rename"]) { host.drawn("Rename") }
    host.play(expecting: ["tap Rename; rest": ["Title"]]) { host.lines }
    expect(journal.take(), equals: "renamed")
    // As toolbar content, and with a large title.
    let large = settledHost(300, 300) {
      NavigationStack { Block("it").navigationTitle("Title").toolbar { ToolbarTitleMenu { Button("Move") {} } } }
    }
    large.play(expecting: ["tap 30,70; rest": "Move"]) { large.drawn("Move") }
    expectSound(large)
  }

  @Test(
    .claim(
      "TOOLBAR-24",
      "A flexible spacer takes the width that the items of the bottom bar leave, and a fixed spacer a small fixed "
        + "width.", .documented,
      "Apple's documentation of ToolbarSpacer"))
  func `Toolbar spacers take the remaining width`() {
    func places(_ sizing: SpacerSizing) -> [String] {
      let host = settledHost(300, 300) {
        NavigationStack {
          Block("it").toolbar {
            ToolbarItem(placement: .bottomBar) { Block("a", 20, 20) }
            ToolbarSpacer(sizing, placement: .bottomBar)
            ToolbarItem(placement: .bottomBar) { Block("b", 20, 20) }
          }
        }
      }
      return [host.box("a"), host.box("b")]
    }
    expect(places(.flexible), equals: ["16 268 20 20", "264 268 20 20"])
    expect(places(.fixed), equals: ["110 268 20 20", "170 268 20 20"])
  }

  @Test(
    .claim(
      "TOOLBAR-25", "The edge effect of scrolled content under a bar is a line, a fade, or none.", .documented,
      "Apple's documentation of scrollEdgeEffectStyle(_:for:); its appearance is decided here"))
  func `Scrolled content fades or is cut at a bar`() {
    func picture(_ style: ScrollEdgeEffectStyle?, hidden: Bool = false) -> String {
      let host = settledHost(300, 300) {
        NavigationStack {
          ScrollView { Block("it", 100, 2_000) }
            .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
            .scrollEdgeEffectStyle(style, for: .top).scrollEdgeEffectHidden(hidden, for: .top)
        }
      }
      host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 100))
      host.rest()
      return "\(host.displayList)"
    }
    let hard = picture(.hard)
    #expect(hard == picture(nil) && !hard.contains("linear"))
    #expect(picture(.soft).contains("linear 150 0 to 150 44"))
    #expect(picture(.hard, hidden: true) != hard)
  }

  @Test(
    .claim(
      "TOOLBAR-26", "Hidden toolbar content has no place in the bar.", .documented,
      "Apple's documentation of ToolbarContent's hidden(_:)"))
  func `Hidden toolbar content is removed`() {
    func words(_ isHidden: Bool) -> [String] {
      let drawn: String = settledHost(300, 200) {
        NavigationStack {
          Text("page").toolbar {
            ToolbarItem { Text("one") }.hidden(isHidden)
            ToolbarItemGroup(placement: .secondaryAction) {
              Text("two")
            } label: {
              Text("more")
            }
          }
        }
      }.lines.joined(separator: " ")
      return ["one", "two", "more"].filter { drawn.contains($0) }
    }
    expect(words(false).contains("one"), equals: true)
    expect(words(true), equals: ["two"])
  }

  @Test(
    .claim(
      "SAFE-60", "A safe-area bar reduces the safe area of the view beside it.", .documented,
      "Apple's documentation of safeAreaBar(edge:alignment:spacing:content:)"))
  func `A safe-area bar reduces the safe area`() {
    let host = settledHost(300, 300) {
      Block("it").safeAreaBar(edge: .bottom, spacing: 0) { Block("bar", 300, 50) }
        .safeAreaBar(edge: .leading, spacing: 0) { Block("side", 40, nil) }
    }
    expect(host.box("it"), equals: "40 0 260 250")
    #expect(host.box("bar") == "40 250 300 50" || host.box("bar") == "20 250 300 50")
  }

  @Test(
    .claim(
      "SAFE-61", "A background extension displays mirrored, blurred copies of a view under the bars around it.",
      .documented,
      "Apple's documentation of backgroundExtensionEffect()"))
  func `A background extension mirrors a view under the bars`() {
    func picture(_ insets: EdgeInsets) -> String {
      let host = settledHost(100, 100, safeArea: insets) { Color.green.backgroundExtensionEffect() }
      return "\(host.displayList)"
    }
    #expect(!picture(EdgeInsets()).contains("blur"))
    #expect(picture(EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)).contains("blur 8 opaque"))
  }

  @Test(
    .claim(
      "SAFE-62",
      "The copies of a background extension are drawings: they are in no group of matched views, and add no toolbar items, actions, or identifiers.",
      .derived, "Apple's documentation of backgroundExtensionEffect(): mirrored copies of the view"))
  func `The copies of a background extension are only drawn`() {
    struct Hero: View {
      let appeared: () -> Void
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.green.accessibilityIdentifier("hero").onAppear(perform: appeared)
            .matchedGeometryEffect(id: "hero", in: space)
            .preference(key: TextsKey.self, value: ["hero"])
            .backgroundExtensionEffect()
          Color.blue.accessibilityIdentifier("follower")
            .matchedGeometryEffect(id: "hero", in: space, isSource: false).frame(width: 10, height: 10)
        }
      }
    }
    struct TextsKey: PreferenceKey {
      static var defaultValue: [String] { [] }
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    var appearances = 0
    var insets = EdgeInsets(top: 20, leading: 10, bottom: 0, trailing: 0)
    let host = settledHost(100, 100, safeArea: insets) { Hero { appearances += 1 } }
    expect(host.diagnostics.map(\.code), equals: [])
    expect(host.box("follower"), equals: "10 20 90 80")
    expect(appearances, equals: 1)
    expect(host.preference(TextsKey.self), equals: ["hero"])
    func blurs() -> Int { "\(host.displayList)".components(separatedBy: "blur 8 opaque").count - 1 }
    expect(blurs(), equals: 2)
    insets.leading = 0
    for (insets, count) in [(insets, 1), (EdgeInsets(), 0)] {
      host.safeAreaInsets = insets
      host.update()
      expect(blurs(), equals: count)
    }
  }
}
