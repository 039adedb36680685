import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryGestures
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Modifiers of tabs that apply to their buttons in the bar, in 300 by 300 points.
@MainActor @Suite struct TabModifierTests {
  private let journal = Journal()

  private struct Root<Tabs: TabContent>: View where Tabs.TabValue == Int {
    @State private var place = 0
    let tabs: Tabs
    var body: some View { TabView(selection: $place) { tabs } }
  }

  private func host<Tabs: TabContent>(@TabContentBuilder<Int> _ tabs: () -> Tabs) -> ViewHost<Root<Tabs>>
  where Tabs.TabValue == Int {
    let tabs = tabs()
    return settledHost(300, 300) { Root(tabs: tabs) }
  }

  @Test(.claim("TAB-20")) func `Accessibility modifiers describe the button of a tab`() throws {
    let host = host {
      Tab("Home", systemImage: "house", value: 0) { Text("at home") }
      Tab("Mail", systemImage: "envelope", value: 1) { Text("letters") }
        .accessibilityIdentifier("mail")
        .accessibilityLabel("Inbox")
        .accessibilityValue("3 unread")
        .accessibilityHint("Opens the letters")
        .accessibilityLabel("Outbox", isEnabled: false)
        .badge(3)
    }
    let tab = try #require(host.accessibleElements().first { $0.label == "Inbox" })
    expect(tab.value, equals: "3 unread")
    expect(tab.hint, equals: "Opens the letters")
    play(
      host,
      "| first = at home",
      "tap mail | first = letters; diagnostics =")
  }

  @Test(.claim("TAB-21")) func `A disabled tab is not selected by a tap`() {
    for isDisabled in [true, false] {
      let host = host {
        Tab("Home", systemImage: "house", value: 0) { Text("at home") }
        Tab("Mail", systemImage: "envelope", value: 1) { Text("letters") }.disabled(isDisabled)
      }
      host.tap(at: CGPoint(x: 225, y: 285))
      #expect(host.lines.first == (isDisabled ? "at home" : "letters"))
    }
  }

  @Test(.claim("TAB-22")) func `A tab has a context menu and accepts drops`() throws {
    let host = host {
      Tab("Home", systemImage: "house", value: 0) {
        Color.red.frame(width: 100, height: 100).draggable("letter")
      }
      Tab("Mail", systemImage: "envelope", value: 1) { Text("letters") }
        .contextMenu { Button("Pin") { journal.note("pin") } }
        .dropDestination(for: String.self) { journal.note("took \($0[0])") }
    }
    host.drag(from: CGPoint(x: 150, y: 125), to: CGPoint(x: 225, y: 285))
    expect(journal.take(), equals: "took letter")
    host.openContextMenu(at: CGPoint(x: 225, y: 285))
    let item = try #require(host.accessibleElements().first { $0.label == "Pin" })
    host.tap(at: CGPoint(x: item.frame.midX, y: item.frame.midY))
    play(host, journal, "| log = pin")
  }

  @Test(.claim("TAB-23")) func `A popover is presented at a tab`() {
    struct Scene: View {
      @State private var isPresented = false
      var body: some View {
        TabView {
          Tab("Home", systemImage: "house") { Block("page", 50, 50).onTapGesture { isPresented = true } }
          Tab("Mail", systemImage: "envelope") { Text("letters") }
            .popover(isPresented: $isPresented) { Text("new letter") }
        }
      }
    }
    let host = settledHost(300, 300) { Scene() }
    play(
      host,
      "| lines lacks new letter",
      "tap page; wait 1 | lines has new letter")
  }
}
