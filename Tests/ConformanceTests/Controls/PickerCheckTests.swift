import Foundation
import Testing
import TributaryControls
import TributaryDiagnostics
import TributaryEngine
import TributaryHost
import TributaryViews

/// Pickers whose selection is not the tag of an option.
@MainActor @Suite struct PickerCheckTests {
  private struct Sizes<Selection: Hashable>: View {
    @State var selection: Selection
    var later: Selection?
    var tags = ["S", "M"]

    var body: some View {
      Picker("Size", selection: $selection) { ForEach(tags, id: \.self) { Text($0).tag($0) } }
        .onAppear { if let later { selection = later } }
    }
  }

  private func findings<V: View>(_ view: V) -> [Diagnostic] { settledHost(300, 200) { view }.diagnostics }

  @Test func `A selection without an option is reported with its values`() throws {
    let diagnostics = findings(Sizes(selection: "medium"))
    expect(diagnostics.map(\.code), equals: [.invalidPickerSelection])
    let page = try #require(diagnostics.first).description
    for text in ["medium", "String", "S, M", "Picker"] { #expect(page.contains(text), "\(text)") }
  }

  @Test func `Every style reports it once`() {
    expect(findings(Sizes(selection: "x").pickerStyle(.segmented)).count, equals: 1)
    expect(findings(Sizes(selection: "x").pickerStyle(.menu)).count, equals: 1)
    expect(findings(Sizes(selection: "x").pickerStyle(.inline)).count, equals: 1)
    expect(findings(List { Sizes(selection: "x") }).count, equals: 1)
    let host = settledHost(300, 200) { Sizes(selection: "x") }
    host.play(expecting: ["": 1, "width 200": 1]) { host.diagnostics.count }
  }

  /// A closure that changes the state of a view.
  private final class Switch {
    var perform: () -> Void = {}
  }

  /// A thousand pickers that a change shows.
  private struct Many: View {
    @State private var isShown = false
    let show: Switch

    var body: some View {
      let _ = show.perform = { isShown = true }
      VStack(spacing: 0) {
        if isShown {
          ForEach(0..<1000, id: \.self) { index in
            Picker("Size", selection: .constant("x\(index)")) { Text("S").tag("S") }
          }
        }
      }
    }
  }

  @Test func `Each of many pickers is checked that an event from inside a frame shows`() {
    let show = Switch()
    let host = settledHost(300, 200) { Many(show: show) }
    host.core.deferred.append { [unowned host] in
      show.perform()
      host.update()
    }
    host.update()
    expect(host.diagnostics.count, equals: 1000)
    #expect(host.diagnostics.allSatisfy { $0.code == .invalidPickerSelection })
    host.update()
    expect(host.diagnostics.count, equals: 1000)
  }

  @Test func `Tags of another type do not match`() throws {
    let page = try #require(findings(Sizes(selection: 1)).first).description
    #expect(page.contains("none") && page.contains("Int"))
  }

  @Test func `Selections with an option, without a value, or without options are not reported`() {
    expect(findings(Sizes(selection: "M")).count, equals: 0)
    expect(findings(Sizes<String?>(selection: nil)).count, equals: 0)
    expect(findings(Sizes<String?>(selection: "M")).count, equals: 0)
    expect(findings(Sizes(selection: "x", tags: [])).count, equals: 0)
    expect(findings(Sizes(selection: "x", later: "M")).count, equals: 0, "the first frame sets the selection")
  }
}
