import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Tab views in 300 by 300 points with an accessory above the bar.
@MainActor @Suite struct TabAccessoryTests {
  private struct Placement: View {
    let name: String
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement

    var body: some View { Text(placement == .expanded ? "expanded" : "none").accessibilityIdentifier(name) }
  }

  private struct Tabs: View {
    @State private var hasAccessory = false

    var body: some View {
      TabView {
        VStack(spacing: 0) {
          Trigger("switch") { hasAccessory.toggle() }
          TapCounter("count")
          Placement(name: "page")
          Color.red.accessibilityIdentifier("rest")
        }
        .tabItem { Text("One") }
      }
      .tabViewBottomAccessory(isEnabled: hasAccessory) { Placement(name: "accessory").frame(height: 30) }
    }
  }

  @Test(.claim("TAB-16")) func `An accessory appears when it is enabled`() throws {
    let host = settledHost(300, 300) { Tabs() }
    let bare = settledHost(300, 300) {
      TabView { Color.red.accessibilityIdentifier("rest").tabItem { Text("One") } }
    }
    let bottom = try #require(bare.frame(of: "rest")?.maxY)
    expect(host.frame(of: "rest")?.maxY, equals: bottom)
    #expect(host.frame(of: "accessory") == nil)
    play(host, "tap count; tap switch; rest")
    #expect(try #require(host.frame(of: "rest")?.maxY) <= bottom - 30)
    #expect(try #require(host.frame(of: "accessory")?.maxY) <= bottom, "The accessory is above the bar.")
    expect(host.taps("count"), equals: 1)
    #expect(host.lines.contains("expanded") && host.lines.contains("none"))
    play(host, "tap switch; rest")
    expect(host.frame(of: "rest")?.maxY, equals: bottom)
  }

  @Test(.claim("TAB-24")) func `An accessory is above the tab bar`() throws {
    func tabs(_ content: some View) -> some View {
      TabView {
        content.accessibilityIdentifier("rest").tabItem { Text("One").accessibilityIdentifier("tab") }
      }
    }
    let bare = settledHost(300, 300) { tabs(Color.red) }
    let host = settledHost(300, 300) {
      tabs(Color.red).tabViewBottomAccessory { Color.blue.frame(height: 30).accessibilityIdentifier("accessory") }
    }
    let accessory = try #require(host.frame(of: "accessory"))
    expect(accessory.maxY, equals: bare.frame(of: "rest")?.maxY)
    expect(host.frame(of: "tab"), equals: bare.frame(of: "tab"))
    #expect(try #require(host.frame(of: "tab")).minY >= accessory.maxY)
    #expect(try #require(host.frame(of: "rest")).maxY <= accessory.minY)
    // The accessory is that of the outer tab view only.
    let nested = settledHost(300, 300) {
      tabs(tabs(Color.red)).tabViewBottomAccessory { Color.blue.frame(height: 30).accessibilityIdentifier("accessory") }
    }
    expect(nested.identifiers.filter { $0 == "accessory" }.count, equals: 1)
    expect(nested.frame(of: "accessory"), equals: accessory)
    let pages = settledHost(300, 300) {
      tabs(Color.red).tabViewStyle(.page).tabViewBottomAccessory {
        Color.blue.frame(height: 30).accessibilityIdentifier("accessory")
      }
    }
    expect(pages.frame(of: "accessory")?.maxY, equals: 300)
  }
}
