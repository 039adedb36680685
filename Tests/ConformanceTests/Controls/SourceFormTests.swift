import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

@MainActor @Suite struct SourceFormTests {
  private struct Node: Identifiable {
    let id: String
    var children: [Node]?
  }

  @Test(
    .claim(
      "LIST-37", "An OutlineGroup of one root displays it, and expands its children.", .documented,
      "Apple's documentation of OutlineGroup's init(_:children:content:)"))
  func `An OutlineGroup of one root shows it`() {
    let root = Node(id: "x", children: [Node(id: "y"), Node(id: "z")])
    let host = settledHost(200, 200) { OutlineGroup(root, children: \.children) { Block($0.id, 20, 10) } }
    host.play(expecting: ["": ["x"], "tap x; wait 2": ["x", "y", "z"]]) {
      ["x", "y", "z"].filter { host.frame(of: $0) != nil }
    }
  }

  @Test(
    .claim(
      "DATE-12", "A MultiDatePicker can be limited to the days from a date or before a date.", .documented,
      "Apple's documentation of MultiDatePicker's init(_:selection:in:)"))
  func `A MultiDatePicker picks days in a partial range`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let date = try #require(calendar.date(from: DateComponents(year: 2024, month: 2, day: 10)))
    struct Days: View {
      let from: Date?
      let before: Date?
      let log: (Int) -> Void
      @State private var days: Set<DateComponents> = [DateComponents(year: 2024, month: 2, day: 10)]
      var body: some View {
        let _ = log(days.count)
        if let from { MultiDatePicker("Days", selection: $days, in: from...) }
        if let before { MultiDatePicker("Days", selection: $days, in: ..<before) }
      }
    }
    var count = 0
    let later = settledHost(400, 400) { Days(from: date, before: nil) { count = $0 } }
    later.play(expecting: ["tap Feb 12, 2024": 2, "tap Feb 8, 2024": 2]) { count }
    let earlier = settledHost(400, 400) { Days(from: nil, before: date) { count = $0 } }
    earlier.play(expecting: ["tap Feb 12, 2024": 1, "tap Feb 8, 2024": 2]) { count }
  }

  @Test(
    .claim(
      "LINK-03", "A share link displays the previews of its items, one below the other.", .decided,
      "no other program is available for sharing; Apple's documentation of SharePreview"))
  func `A share link shows its previews`() {
    let host = settledHost(300, 300) {
      ShareLink(items: ["first", "second"], preview: { SharePreview("about \($0)") }) {
        Text("Share").accessibilityIdentifier("share")
      }
    }
    host.play(expecting: ["tap share; wait 2": ["Share", "about first", "first", "about second", "second"]]) {
      host.lines
    }
  }

  @Test(
    .claim(
      "FOCUS-44", "focusEffectDisabled removes the focus mark of a focused view.", .documented,
      "Apple's documentation of focusEffectDisabled(_:)"))
  func `A disabled focus effect leaves no mark`() {
    let host = settledHost(100, 100) {
      Trigger("marked") {}
      Trigger("plain") {}.focusEffectDisabled()
    }
    host.moveFocus(by: 1)
    expect(host.focusedFrame, equals: host.markedFocus)
    host.moveFocus(by: 1)
    #expect(host.focusedFrame != nil)
    #expect(host.markedFocus == nil)
  }

  @Test(
    .claim(
      "LAZYGRID-15", "Adaptive columns that share the whole width start at its edge, regardless of rounding.",
      .derived,
      "follows from the shares of the columns"))
  func `Adaptive columns start at the edge of the grid`() {
    for width in stride(from: CGFloat(90), to: 400, by: 7) {
      let host = settledHost(width, 200) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 3)]) {
          ForEach(0..<6) { Block("\($0)", nil, 10) }
        }
      }
      expect(host.frame(of: "0")?.minX, equals: 0)
    }
  }

  @Test(
    .claim(
      "ENV-05", "A window is active unless the host specifies otherwise.", .documented,
      "Apple's documentation of appearsActive and controlActiveState"))
  func `A window is active by default`() {
    var values = EnvironmentValues()
    #expect(values.appearsActive && values.controlActiveState == .key)
    values.controlActiveState = .inactive
    #expect(!values.appearsActive)
    values.appearsActive = true
    expect(values.controlActiveState, equals: .key)
  }
}
