import Foundation
import Testing
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// The changes to tabs that programs store, and the payloads of user activities.
@MainActor @Suite struct TabCustomizationTests {
  @Test func `A tab that is hidden by default remains reachable without customization`() {
    let host = settledHost(300, 300) {
      TabView {
        Tab("Home", systemImage: "house") { Text("at home") }
        Tab("Mail", systemImage: "envelope") { Text("letters") }.defaultVisibility(.hidden)
        Tab("Trash", systemImage: "trash") { Text("thrown away") }.defaultVisibility(.hidden, for: .tabBar)
      }
    }
    let lines = host.lines
    #expect(lines.contains("Mail") && lines.contains("Trash"))
  }

  @Test func `Visibilities and orders of tabs can be read, changed, and reset`() throws {
    var value = TabViewCustomization()
    value[sidebarVisibility: "home"] = .hidden
    value[tab: "mail"].sidebarVisibility = .visible
    expect(value[tab: "home"].sidebarVisibility, equals: .hidden)
    expect(value[sidebarVisibility: "mail"], equals: .visible)
    expect(value[tab: "home"].tabBarVisibility, equals: .automatic)
    #expect(value != TabViewCustomization())
    value.resetVisibility()
    expect(value, equals: TabViewCustomization())

    let data = Data(#"{"tabOrder": {"a": ["x", "y"], "b": ["z"]}, "tabBarVisibility": {"x": "hidden"}}"#.utf8)
    var stored = try JSONDecoder().decode(TabViewCustomization.self, from: data)
    expect(stored[section: "a"].tabOrder, equals: ["x", "y"])
    #expect(stored[section: "c"].tabOrder == nil)
    expect(stored[tab: "x"].tabBarVisibility, equals: .hidden)
    stored[section: "a"].resetTabOrder()
    #expect(stored[section: "a"].tabOrder == nil && stored[section: "b"].tabOrder == ["z"])
    stored.resetSectionOrder()
    #expect(stored[section: "b"].tabOrder == nil)
  }

  @Test func `Stored changes are written again with their unknown parts`() throws {
    let text = #"{"later":[1,null,true,{"a":1.5}],"sidebarVisibility":{"home":"hidden","mail":"later"}}"#
    var value = try JSONDecoder().decode(TabViewCustomization.self, from: Data(text.utf8))
    #expect(value[sidebarVisibility: "home"] == .hidden && value[sidebarVisibility: "mail"] == .automatic)
    value[sidebarVisibility: "home"] = .visible
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let written = String(decoding: try encoder.encode(value), as: UTF8.self)
    expect(written, equals: text.replacing("hidden", with: "visible"))
  }

  private struct Root: View {
    @AppStorage("tabs") private var customization: TabViewCustomization

    var body: some View {
      Text(customization[sidebarVisibility: "home"] == .hidden ? "hidden" : "shown")
        .onTapGesture { customization[tab: "home"].sidebarVisibility = .hidden }
        .accessibilityIdentifier("text")
        .tabViewCustomization($customization)
    }
  }

  @Test func `The app's store keeps the changes to tabs`() {
    let store = ValueStore()
    let first = settledHost(100, 100) { Root().defaultAppStorage(store) }
    expect(first.lines, equals: ["shown"])
    play(first, "tap text | lines = hidden")
    let second = settledHost(100, 100) { Root().defaultAppStorage(store) }
    expect(second.lines, equals: ["hidden"])
  }

  @Test func `The payload of an activity can be a value with or without keys`() throws {
    struct Place: Codable, Equatable { var name = "home" }
    let activity = NSUserActivity(activityType: "com.example.edit")
    try activity.setTypedPayload(Place())
    #expect(activity.userInfo?["name"] as? String == "home")
    try expect(activity.typedPayload(Place.self), equals: Place())
    try activity.setTypedPayload([Place(), Place(name: "mail")])
    try expect(activity.typedPayload([Place].self), equals: [Place(), Place(name: "mail")])
    try activity.setTypedPayload(3)
    try expect(activity.typedPayload(Int.self), equals: 3)
    #expect(throws: (any Error).self) { try activity.typedPayload(Place.self) }
  }
}
