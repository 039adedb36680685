import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryViews

/// Pickers that open a menu.
@MainActor @Suite struct MenuPickerTests {
  private struct Scene: View {
    @State var fruit: String? = "fig"
    var tags = true

    var body: some View {
      VStack {
        Block("chosen \(fruit ?? "none")", 10, 10)
        Picker(selection: $fruit) {
          if tags {
            Text("Apple").tag("apple" as String?)
            Text("Fig").tag("fig" as String?)
          } else {
            ForEach(["apple", "fig"], id: \.self) { Text($0.capitalized).tag($0 as String?) }
          }
        } label: {
          Block("label", 40, 10)
        }
        .pickerStyle(.menu)
        Trigger("other") { fruit = "kiwi" }
      }
    }
  }

  @Test(
    .claim(
      "CONTROL-68", "A picker in the style of a menu shows its label and the chosen option, which opens all of them.",
      .documented, "Apple's documentation of MenuPickerStyle"),
    arguments: [true, false])
  func `Choosing from the menu`(tags: Bool) {
    let host = settledHost(300, 300) { Scene(tags: tags) }
    #expect(host.frame(of: "label") != nil)
    #expect(host.lines.contains("Fig") && !host.lines.contains("Apple"))
    host.tap(at: host.core.shownTexts.first { $0.shownContent == "Fig" }?.center ?? .zero)
    host.rest()
    #expect(host.lines.filter { $0 == "Apple" }.count == 1)
    host.tap(at: host.core.shownTexts.first { $0.shownContent == "Apple" }?.center ?? .zero)
    host.rest()
    #expect(host.frame(of: "chosen apple") != nil)
    #expect(host.lines.contains("Apple") && !host.lines.contains("Fig"))
    host.tap("other")
    #expect(!host.lines.contains("Apple") && !host.lines.contains("Fig"))
    #expect(host.core.checkInvariants() == [])
  }

  @Test func `Without its label it is the chosen option alone`() {
    let host = settledHost(300, 300) { Scene().labelsHidden() }
    #expect(host.frame(of: "label") == nil)
    #expect(host.lines.contains("Fig"))
  }
}
