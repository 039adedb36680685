import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

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
      "CONTROL-68",
      "A menu picker displays the selected option, which opens a menu of all options, and its label only in lists and "
        + "forms.",
      .reproduced, "menu pickers on iOS"),
    arguments: [true, false])
  func `A menu picker opens a menu of its options`(tags: Bool) {
    let host = settledHost(300, 300) { Scene(tags: tags) }
    #expect(host.frame(of: "label") == nil)
    #expect(settledHost(300, 300) { Form { Scene(tags: tags) } }.frame(of: "label") != nil)
    expect(host.drawn("Apple", "Fig"), equals: "Fig")
    host.play("tap Fig; rest")
    expect(host.lines.filter { $0 == "Apple" }.count, equals: 1)
    host.play(expecting: ["tap Apple; rest": "Apple"]) { host.drawn("Apple", "Fig") }
    #expect(host.frame(of: "chosen apple") != nil)
    host.play(expecting: ["tap other": ""]) { host.drawn("Apple", "Fig") }
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test func `A picker without a label shows only the selected option`() {
    let host = settledHost(300, 300) { Form { Scene() }.labelsHidden() }
    #expect(host.frame(of: "label") == nil)
    #expect(host.lines.contains("Fig"))
  }

  /// A picker without a style, in each of several containers.
  private struct Row: View {
    enum Around: CaseIterable { case list, form, section, sheetOfForm, column, inlineForm }

    let around: Around
    @State private var fruit = "fig"
    @State private var isPresented = true

    var body: some View {
      VStack(spacing: 0) {
        Block("chosen \(fruit)", 10, 10)
        switch around {
        case .list: List { picker }
        case .form: Form { picker }
        case .section: Form { Section("Fruit") { picker.pickerStyle(.automatic) }.pickerStyle(.inline) }
        case .sheetOfForm: Form { Text("form").sheet(isPresented: $isPresented) { picker } }
        case .column: picker
        case .inlineForm: Form { picker }.pickerStyle(.inline)
        }
      }
    }

    private var picker: some View {
      Picker("Kind", selection: $fruit) {
        Text("Apple").tag("apple")
        Text("Fig").tag("fig")
      }
    }
  }

  @Test(
    .claim(
      "CONTROL-69",
      "A picker without a style is a menu picker; in a list or form, it is a row with its label and the selected option.",
      .reproduced, "pickers on iOS"),
    arguments: Row.Around.allCases)
  private func `A picker in a list is a row that opens a menu`(around: Row.Around) {
    let host = settledHost(300, 300) { Row(around: around) }
    host.rest()
    switch around {
    case .list, .form, .section: expect(host.lines.filter { $0 != "Fruit" }, equals: ["Kind", "Fig"])
    case .sheetOfForm: expect(host.lines, equals: ["form", "Fig"])
    case .column: expect(host.lines, equals: ["Fig"])
    case .inlineForm: expect(host.lines, equals: ["Kind", "Apple", "Fig"])
    }
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test func `The options of a picker without a style do not overlap`() throws {
    let host = settledHost(300, 300) {
      Picker("Number", selection: .constant(3)) {
        ForEach(0..<10) { Text("A large label \($0)").font(.largeTitle).tag($0) }
      }
      .accessibilityIdentifier("picker")
    }
    #expect(host.lines == ["A large label 3"])
    let picker = try #require(host.frame(of: "picker"))
    let label = try #require(host.shownTexts.first)
    #expect(abs(label.center.y - picker.midY) < 1e-6)
    #expect(picker.minX >= 0 && picker.maxX <= 300)
  }

  @Test(arguments: [Row.Around.list, .form, .section])
  private func `A picker in a list responds to the pointer and the keyboard`(around: Row.Around) {
    let host = settledHost(300, 300) { Row(around: around) }
    host.play("tap Fig; rest; tap Apple; rest")
    let keys = settledHost(300, 300) { Row(around: around) }
    keys.play(expecting: ["focus 1; key return; rest": "Apple"]) { keys.drawn("Apple") }
    keys.play("focus 1; key return; rest")
    for changed in [host, keys] {
      #expect(changed.frame(of: "chosen apple") != nil)
      expect(changed.lines.filter { $0 != "Fruit" }, equals: ["Kind", "Apple"])
    }
  }
}
