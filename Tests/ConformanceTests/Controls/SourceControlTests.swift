import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Controls for the values of several sources.
@MainActor @Suite struct SourceControlTests {
  private struct StateStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Trigger("press") { configuration.isOn.toggle() }
        Text(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off")
      }
    }
  }

  /// A style that modifies the outer style.
  private struct OuterStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  }

  private struct Switches: View {
    @State var values: [Bool]

    var body: some View {
      VStack {
        Toggle(sources: $values, isOn: \.self) { Text("all") }
          .toggleStyle(OuterStyle()).toggleStyle(StateStyle())
        Text(values.map { $0 ? "1" : "0" }.joined())
      }
    }
  }

  @Test(
    .claim(
      "CONTROL-163",
      "A toggle with several sources is mixed while only some of them are on; pressing it turns all of them on.",
      .documented, "Apple's documentation of Toggle's init(sources:isOn:label:) and ToggleStyleConfiguration.isMixed"))
  func `A toggle with several sources can be mixed`() {
    let host = settledHost(200, 100) { Switches(values: [true, false, false]) }
    host.play(expecting: ["": ["mixed", "100"], "tap press": ["on", "111"], "tap press": ["off", "000"]]) { host.lines }
    expect(settledHost(200, 100) { Switches(values: []) }.lines, equals: ["on", ""].filter { !$0.isEmpty })
  }

  @Test func `A checkbox displays a mixed state`() {
    func box(_ values: [Bool]) -> String {
      settledHost(200, 100) {
        Toggle(sources: values.map { Binding.constant($0) }, isOn: \.self) { Text("all") }.toggleStyle(.checkbox)
      }.displayList.description
    }
    expect(Set([box([true, true]), box([true, false]), box([false, false])]).count, equals: 3)
    expect(box([true, false]), equals: box([false, true]))
  }

  private struct Choices<Style: PickerStyle>: View {
    let style: Style
    @State var values: [Int]

    var body: some View {
      VStack {
        Picker("Number", sources: $values, selection: \.self) {
          Text("one").tag(1).accessibilityIdentifier("one")
          Text("two").tag(2).accessibilityIdentifier("two")
        }
        .pickerStyle(style)
        Text(values.map(String.init).joined(separator: ","))
      }
    }
  }

  @Test(
    .claim(
      "CONTROL-162",
      "A picker with several sources displays a selection if all values are equal; pressing an option sets all of them.",
      .documented, "Apple's documentation of Picker's init(sources:selection:content:label:)"))
  func `A picker with several sources selects for all of them`() {
    let menu = settledHost(300, 100) { Choices(style: .menu, values: [1, 2]) }
    #expect(!menu.lines.joined().contains("one") && !menu.lines.joined().contains("two"))
    let equal = settledHost(300, 100) { Choices(style: .menu, values: [2, 2]) }
    #expect(equal.lines.joined().contains("two"))
    let host = settledHost(300, 100) { Choices(style: .segmented, values: [1, 2]) }
    let mixed = host.displayList.description
    host.tap("two")
    expect(host.lines.last, equals: "2,2")
    #expect(host.displayList.description != mixed)
    let none = settledHost(300, 100) { Choices(style: .segmented, values: []) }
    none.tap("two")
    #expect(none.diagnostics.isEmpty)
  }
}
