import Testing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Pickers that lead to a page of options.
@MainActor @Suite struct PickerPageTests {
  private struct Choice: View {
    var isInList = true
    @State private var color = "green"
    private var picker: some View {
      Picker("Color", selection: $color) {
        ForEach(["red", "green", "blue"], id: \.self) { Text($0).accessibilityIdentifier("option \($0)") }
      }
      .pickerStyle(.navigationLink)
    }
    var body: some View {
      NavigationStack {
        if isInList { List { picker } } else { picker }
      }
    }
  }

  @Test(
    .claim(
      "CONTROL-103",
      "A navigation-link picker opens a page of its options under its label; a selection returns to the previous "
        + "page.",
      .documented, "Apple's documentation of NavigationLinkPickerStyle"))
  func `A navigation-link picker leads to a page of options`() {
    let host = settledHost(200, 200) { Choice() }
    expect(host.lines, equals: ["Color", "green"])
    #expect(!host.displayList.commandLines(beginningWith: "symbol chevron.forward").isEmpty)
    host.play(expecting: ["tap 4,16; rest": "Color, red, blue"]) { host.drawn("Color", "red", "blue") }
    let marks = "\(host.displayList)".split(separator: "\n").filter { $0.contains("symbol checkmark") }
    expect(marks.count, equals: 1)
    // Anywhere in the row.
    host.tap(at: CGPoint(x: 4, y: host.frame(of: "option blue")?.midY ?? 0))
    host.rest()
    expect(host.lines, equals: ["Color", "blue"])
    // Going back selects nothing.
    host.play(expecting: ["tap 4,16; rest; key escape; rest": ["Color", "blue"]]) { host.lines }
  }

  @Test func `A navigation-link picker responds to the keyboard`() {
    let host = settledHost(200, 200) { Choice() }
    host.play(expecting: ["focus 1; key return; rest": "red"]) { host.drawn("red") }
    host.play(expecting: ["focus 1; key return; rest": ["Color", "red"]]) { host.lines }
  }

  @Test func `A navigation-link picker outside a list draws a disclosure indicator`() {
    let host = settledHost(200, 200) { Choice(isInList: false) }
    expect(host.displayList.commandLines(beginningWith: "symbol chevron.forward").count, equals: 1)
    host.play(expecting: ["tap 100,100; rest": "blue"]) { host.drawn("blue") }
  }

  @Test(
    .claim(
      "CONTROL-104", "A navigation-link picker is disabled outside a navigation container.", .decided,
      "decision of this project, as with any navigation link"))
  func `A navigation-link picker is disabled without navigation`() {
    let host = settledHost(200, 100) {
      List { Picker("Color", selection: .constant(1)) { Text("one").tag(1) }.pickerStyle(.navigationLink) }
    }
    host.play(expecting: ["tap 100,16; rest": ["Color", "one"]]) { host.lines }
    #expect(!host.displayList.commandLines(beginningWith: "opacity").isEmpty)
  }

  @Test func `A label other than text is shown in the navigation bar`() {
    let host = settledHost(300, 200) {
      NavigationStack {
        List {
          Picker(selection: .constant(1)) {
            Text("one").tag(1)
          } label: {
            Block("label", 30, 16)
          }
          .pickerStyle(.navigationLink)
        }
      }
    }
    host.play("tap 4,16; rest")
    #expect(host.frame(of: "label").map { $0.midX == 150 && $0.maxY < 44 } == true)
  }
}
