import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

@MainActor @Suite struct BarWishTests {
  @Test(
    .claim(
      "NAV-40", "navigationSubtitle is displayed below the title of the page, large or in the bar.", .documented,
      "Apple's documentation of navigationSubtitle(_:)"))
  func `A subtitle is shown below the title`() {
    func page(_ mode: NavigationBarItem.TitleDisplayMode) -> ViewHost<some View> {
      settledHost(300, 300) {
        NavigationStack {
          Block("content", nil, nil).navigationTitle("Inbox").navigationSubtitle("3 unread")
            .navigationBarTitleDisplayMode(mode)
        }
      }
    }
    expect(page(.inline).lines, equals: ["Inbox", "3 unread"])
    expect(page(.inline).rows("content"), equals: "44…300")
    expect(page(.large).lines, equals: ["Inbox", "3 unread"])
    expect(page(.large).rows("content"), equals: "124…300")
  }

  @Test(
    .claim(
      "TOOLBAR-20", "toolbarColorScheme displays the bar in a different color scheme than the page.", .documented,
      "Apple's documentation of toolbarColorScheme(_:for:)"))
  func `A bar can have another color scheme than its page`() {
    struct Scheme: View {
      let name: String
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
    }
    let host = settledHost(300, 300) {
      NavigationStack {
        Scheme(name: "page").toolbar { ToolbarItem { Scheme(name: "bar") } }
          .toolbarColorScheme(.dark, for: .navigationBar).toolbarBackgroundVisibility(.visible, for: .navigationBar)
      }
    }
    expect(host.lines.sorted(), equals: ["bar dark", "page light"])
  }
}
