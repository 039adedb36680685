@MainActor struct PickerTests {
  private enum Flavor: String, CaseIterable, Identifiable {
    case apple, berry, cherry
    var id: Flavor { self }
  }

  /// A picker 300 points wide, with the selection as its identifier.
  private struct Panel<P: PickerStyle>: View {
    let style: P
    var makesOptional = false
    @State private var flavor = Flavor.berry
    @State private var choice: Flavor?
    var body: some View {
      VStack(spacing: 0) {
        if makesOptional {
          Picker("Flavor", selection: $choice) {
            Text("Apple").tag(Flavor.apple)
            Text("None").tag(Flavor?.none)
            Text("Strict").tag(Flavor.cherry, includeOptional: false)
          }
        } else {
          Picker("Flavor", selection: $flavor) {
            ForEach(Flavor.allCases) { Text($0.rawValue).accessibilityIdentifier($0.rawValue) }
          }
        }
        Color.clear.frame(height: 10).accessibilityIdentifier(
          makesOptional ? "\(choice?.rawValue ?? "none")!" : "\(flavor)!")
      }
      .pickerStyle(style)
    }
  }

  private func chosen<V: View>(_ host: ViewHost<V>) -> String? { host.identifiers.first { $0.hasSuffix("!") } }

  @Test(.claim("CONTROL-30"), .claim("CONTROL-33"), .claim("CONTROL-34"))
  @MainActor func `The pointer and the keyboard select a segment`() {
    let host = settledHost(300, 100) { Panel(style: .segmented).tint(Ink.red.color) }
    let grounds = { host.painted.filter { $0.box.width == 100 }.map { Int($0.box.minX) } }
    expect(chosen(host), equals: "berry!")
    expect(grounds(), equals: [100])
    play(host, "| midX apple = 50; midX cherry = 250")
    host.play(expecting: ["tap cherry": "cherry!"]) { chosen(host) }
    expect(grounds(), equals: [200])
    host.tap(at: CGPoint(x: 2, y: host.frame(of: "apple")?.midY ?? 0))
    expect(chosen(host), equals: "apple!")
    let keys = settledHost(300, 100) { Panel(style: .segmented) }
    let next = "focus 1; activate"
    keys.play(expecting: [next: "apple!", next: "berry!", next: "cherry!", next: "apple!"]) { chosen(keys) }
  }

  private struct Wheel: View {
    let height: CGFloat?
    @State private var row = 5
    var body: some View {
      Picker("", selection: $row) { ForEach(1..<10) { Text("row \($0)").accessibilityIdentifier("row \($0)") } }
        .pickerStyle(.wheel).labelsHidden().frame(height: height).accessibilityIdentifier("wheel")
    }
  }

  @Test(.claim("CONTROL-191")) @MainActor func `A low wheel shows the options around the selected one`() throws {
    let host = settledHost(200, 400) { Wheel(height: 60) }
    let frame = try #require(host.frame(of: "wheel"))
    expect(frame.height, equals: 60)
    expect(host.frame(of: "row 5")?.midY, equals: frame.midY)
    // The first options are outside the frame: they are neither visible nor pressed.
    host.tap(at: host.frame(of: "row 1").map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero)
    expect(host.frame(of: "row 5")?.midY, equals: frame.midY)
    expect(host.tapped("row 6").frame(of: "row 6")?.midY, equals: frame.midY)
    expect(host.played("tap row 7; tap row 8; tap row 9").frame(of: "row 9")?.midY, equals: frame.midY)
    let whole = settledHost(200, 400) { Wheel(height: nil) }
    let all = try #require(whole.frame(of: "wheel"))
    expect(whole.frame(of: "row 5")?.midY, equals: all.midY)
    expect(whole.tapped("row 6").frame(of: "row 5")?.midY, equals: all.midY, "a column that fits does not move")
  }

  @Test(.claim("CONTROL-31")) @MainActor func `The ids of a ForEach are tags`() {
    let host = settledHost(300, 100) { Panel(style: .inline) }
    expect((host.frame(of: "berry")?.minY ?? 0), above: (host.frame(of: "apple")?.maxY ?? 0))
    host.play(expecting: ["tap apple": "apple!"]) { chosen(host) }
  }

  @Test(.claim("CONTROL-32")) @MainActor func `A tag also matches an optional of its value`() {
    let host = settledHost(300, 100) { Panel(style: .segmented, makesOptional: true) }
    host.play(expecting: ["": "none!", "tap 50,50": "apple!", "tap 250,50": "apple!", "tap 150,50": "none!"]) {
      chosen(host)
    }
  }

  /// Pickers of optional numbers and of an erased value.
  private struct Numbers: View {
    @State private var number: Int? = 3
    @State private var size: Double? = 0.5
    @State private var year: Int?
    @State private var any = AnyHashable(1)
    var body: some View {
      VStack(spacing: 0) {
        Picker("Number", selection: $number) {
          Text("2").accessibilityIdentifier("two").tag(2)
          Text("3").accessibilityIdentifier("three").tag(3 as Int?)
          Text("None").accessibilityIdentifier("none").tag(nil as Int?)
          Text("5").accessibilityIdentifier("erased five").tag(AnyHashable(5))
        }
        Picker("Size", selection: $size) {
          Text("Half").accessibilityIdentifier("half").tag(0.5)
          Text("Whole").accessibilityIdentifier("whole").tag(Optional(1.0))
        }
        Picker("Year", selection: $year) {
          ForEach([nil, 2025, 2026] as [Int?], id: \.self) { year in
            Text(year.map { "\($0)" } ?? "Any").accessibilityIdentifier("year \(year ?? 0)")
          }
        }
        Picker("Erased", selection: $any) {
          Text("4").accessibilityIdentifier("four").tag(AnyHashable(4))
          Text("6").accessibilityIdentifier("typed six").tag(6)
        }
        Color.clear.frame(height: 10).accessibilityIdentifier("\(number ?? 0) \(size ?? 0) \(year ?? 0) \(any.base)!")
      }
      .pickerStyle(.inline)
    }
  }

  @Test @MainActor func `Options of optional numbers are selected by their tags and by their ids`() {
    let host = settledHost(300, 600) { Numbers() }
    host.play(expecting: [
      "": "3 0.5 0 1!", "tap two; tap whole; tap year 2026; tap four": "2 1.0 2026 4!",
      "tap three; tap half; tap year 0": "3 0.5 0 4!", "tap none": "0 0.5 0 4!",
      // An erased tag and a tag of a number have different types.
      "tap erased five; tap typed six": "0 0.5 0 4!",
    ]) { chosen(host) }
  }
}

@MainActor struct MenuPickerTests {
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

  @Test(.claim("CONTROL-68"), arguments: [true, false]) func `A menu picker opens a menu of its options`(tags: Bool) {
    let host = settledHost(300, 300) { Scene(tags: tags) }
    expect(host.frame(of: "label"), equals: nil)
    #expect(settledHost(300, 300) { Form { Scene(tags: tags) } }.frame(of: "label") != nil)
    expect(host.drawn("Apple", "Fig"), equals: "Fig")
    expect(host.played("tap Fig; rest").lines.filter { $0 == "Apple" }.count, equals: 1)
    host.play(expecting: ["tap Apple; rest": "Apple"]) { host.drawn("Apple", "Fig") }
    #expect(host.frame(of: "chosen apple") != nil)
    host.play(expecting: ["tap other": ""]) { host.drawn("Apple", "Fig") }
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `A picker without a label shows only the selected option`() {
    play(300, 300, "| box label = nowhere; drawn Fig = Fig") { Form { Scene() }.labelsHidden() }
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

  @Test(.claim("CONTROL-69"), arguments: Row.Around.allCases)
  @MainActor private func `A picker in a list is a row that opens a menu`(around: Row.Around) {
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

  @Test @MainActor func `The options of a picker without a style do not overlap`() throws {
    let host = settledHost(300, 300) {
      Picker("Number", selection: .constant(3)) {
        ForEach(0..<10) { Text("A large label \($0)").font(.largeTitle).tag($0) }
      }
      .accessibilityIdentifier("picker")
    }
    expect(host.lines, equals: ["A large label 3"])
    let picker = try #require(host.frame(of: "picker"))
    let label = try #require(host.shownTexts.first)
    expect(abs(label.center.y - picker.midY), below: 1e-6)
    #expect(picker.minX >= 0 && picker.maxX <= 300)
  }

  @Test(arguments: [Row.Around.list, .form, .section])
  @MainActor private func `A picker in a list responds to the pointer and the keyboard`(around: Row.Around) {
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

@MainActor struct PickerPageTests {
  private struct Choice: View {
    var isInList = true
    @State private var color = "green"
    private var picker: some View {
      Picker("Color", selection: $color) {
        ForEach(["red", "green", "blue"], id: \.self) { Text($0).accessibilityIdentifier("option \($0)") }
      }
      .pickerStyle(.navigationLink)
    }
    var body: some View { NavigationStack { if isInList { List { picker } } else { picker } } }
  }

  private func symbols(_ host: ViewHost<some View>) -> [String] {
    var names: [String] = []
    host.displayList.forEachFlattened { if case .symbol(let symbol) = $0.command { names.append(symbol.name) } }
    return names
  }

  @Test(.claim("CONTROL-103")) @MainActor func `A navigation-link picker leads to a page of options`() {
    let host = settledHost(200, 200) { Choice() }
    expect(host.lines, equals: ["Color", "green"])
    expect(symbols(host).contains("chevron.forward"), equals: true)
    host.play(expecting: ["tap 4,16; rest": "Color, red, blue"]) { host.drawn("Color", "red", "blue") }
    expect(symbols(host).filter { $0 == "checkmark" }.count, equals: 1)
    // Anywhere in the row.
    host.tap(at: CGPoint(x: 4, y: host.frame(of: "option blue")?.midY ?? 0))
    // Going back selects nothing.
    host.play(expecting: [
      "rest": ["Color", "blue"], "tap 4,16; rest; key escape; rest": ["Color", "blue"],
    ]) { host.lines }
    let keys = settledHost(200, 200) { Choice() }
    keys.play(expecting: ["focus 1; key return; rest": "red"]) { keys.drawn("red") }
    keys.play(expecting: ["focus 1; key return; rest": ["Color", "red"]]) { keys.lines }
    let single = settledHost(200, 200) { Choice(isInList: false) }
    expect(symbols(single).filter { $0 == "chevron.forward" }.count, equals: 1)
    single.play(expecting: ["tap 100,100; rest": "blue"]) { single.drawn("blue") }
  }

  @Test(.claim("CONTROL-104")) @MainActor func `A navigation-link picker is disabled without navigation`() {
    let host = settledHost(200, 100) {
      List { Picker("Color", selection: .constant(1)) { Text("one").tag(1) }.pickerStyle(.navigationLink) }
    }
    host.play(expecting: ["tap 100,16; rest": ["Color", "one"]]) { host.lines }
    expect(host.displayList.effects.contains { if case .opacity = $0 { true } else { false } })
  }

  @Test @MainActor func `A label other than text is shown in the navigation bar`() {
    let host = navigationHost(300, 200) {
      List {
        Picker(selection: .constant(1), content: { Text("one").tag(1) }, label: { Block("label", 30, 16) })
          .pickerStyle(.navigationLink)
      }
    }
    expect(host.played("tap 4,16; rest").frame(of: "label").map { $0.midX == 150 && $0.maxY < 44 }, equals: true)
  }
}

@MainActor struct PickerCheckTests {
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

  @Test @MainActor func `A selection without an option is reported with its values`() throws {
    let diagnostics = findings(Sizes(selection: "medium"))
    expect(diagnostics.map(\.code), equals: [.invalidPickerSelection])
    let page = try #require(diagnostics.first).description
    expect(["medium", "String", "S, M", "Picker"].filter { !page.contains($0) }, equals: [], "missing in the report")
    // Tags of another type do not match.
    let other = try #require(findings(Sizes(selection: 1)).first).description
    expect(["none", "Int"].filter { !other.contains($0) }, equals: [], "missing in the report")
  }

  @Test @MainActor func `Every style reports it once`() {
    expect(findings(Sizes(selection: "x").pickerStyle(.segmented)).count, equals: 1)
    expect(findings(Sizes(selection: "x").pickerStyle(.menu)).count, equals: 1)
    expect(findings(Sizes(selection: "x").pickerStyle(.inline)).count, equals: 1)
    expect(findings(List { Sizes(selection: "x") }).count, equals: 1)
    let host = settledHost(300, 200) { Sizes(selection: "x") }
    host.play(expecting: ["": 1, "width 200": 1]) { host.diagnostics.count }
  }

  private final class Switch { var perform: () -> Void = {} }

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

  @Test @MainActor func `Each of many pickers is checked that an event from inside a frame shows`() {
    let show = Switch()
    let host = settledHost(300, 200) { Many(show: show) }
    host.core.deferred.append { [unowned host] in
      show.perform()
      host.update()
    }
    expect(host.updated().diagnostics.count, equals: 1000)
    #expect(host.diagnostics.allSatisfy { $0.code == .invalidPickerSelection })
    expect(host.updated().diagnostics.count, equals: 1000)
  }

  @Test @MainActor func `Selections with an option, without a value, or without options are not reported`() {
    expect(findings(Sizes(selection: "M")).count, equals: 0)
    expect(findings(Sizes<String?>(selection: nil)).count, equals: 0)
    expect(findings(Sizes<String?>(selection: "M")).count, equals: 0)
    expect(findings(Sizes(selection: "x", tags: [])).count, equals: 0)
    expect(findings(Sizes(selection: "x", later: "M")).count, equals: 0, "the first frame sets the selection")
  }
}

@MainActor struct ColorPickerTests {
  private struct Stage: View {
    let supportsOpacity: Bool
    let log: (Color.Resolved) -> Void
    @State private var color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    @Environment(\.self) private var environment
    var body: some View {
      let _ = log(color.resolve(in: environment))
      ColorPicker("Tint", selection: $color, supportsOpacity: supportsOpacity).accessibilityIdentifier("picker")
    }
  }

  @Test(.claim("CONTROL-74")) @MainActor func `A color picker opens a panel that writes the color`() {
    var color = Color.Resolved(red: 0, green: 0, blue: 0)
    for supportsOpacity in [true, false] {
      let host = settledHost(300, 400) { Stage(supportsOpacity: supportsOpacity) { color = $0 } }
      expect(host.lines, equals: ["Tint"])
      host.play("tap 284,200; rest")
      expect(host.lines, equals: ["Tint", "Red", "Green", "Blue"] + (supportsOpacity ? ["Opacity"] : []))
      let red = host.shownTexts.first { $0.shownContent == "Red" }?.center ?? .zero
      // The slider begins after the width of the label.
      host.tap(at: CGPoint(x: red.x + 60, y: red.y))
      #expect(color.red < 1 && color.green == 0.5)
      host.pressKey(.rightArrow)
      expect(color.opacity, equals: (supportsOpacity ? 0.5 : 1))
      expect(host.core.checkInvariants(), equals: [])
    }
  }

  @Test @MainActor func `A color can be picked by keyboard`() {
    var color = Color.Resolved(red: 0, green: 0, blue: 0)
    let host = settledHost(300, 400) { Stage(supportsOpacity: true) { color = $0 } }
    host.play("focus 1; key return; rest; focus 1; key return")
    expect(color.green, differsFrom: 0.5)
    expect(color.opacity, equals: 0.5)
    host.play(expecting: ["key escape; rest": ["Tint"]]) { host.lines }
  }
}

@MainActor struct SourceControlTests {
  private struct StateStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Trigger("press") { configuration.isOn.toggle() }
        Text(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off")
      }
    }
  }

  private struct OuterStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  }

  private struct Switches: View {
    @State var values: [Bool]
    var body: some View {
      VStack {
        Toggle(sources: $values, isOn: \.self) { Text("all") }.toggleStyle(OuterStyle()).toggleStyle(StateStyle())
        Text(values.map { $0 ? "1" : "0" }.joined())
      }
    }
  }

  @Test(.claim("CONTROL-163")) @MainActor func `A toggle with several sources can be mixed`() {
    let host = settledHost(200, 100) { Switches(values: [true, false, false]) }
    host.play(expecting: ["": ["mixed", "100"], "tap press": ["on", "111"], "tap press": ["off", "000"]]) { host.lines }
    expect(settledHost(200, 100) { Switches(values: []) }.lines, equals: ["on"])
  }

  @Test @MainActor func `A checkbox displays a mixed state`() {
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

  @Test(.claim("CONTROL-162")) @MainActor func `A picker with several sources selects for all of them`() {
    let menu = settledHost(300, 100) { Choices(style: .menu, values: [1, 2]) }
    expect(!menu.lines.joined().contains("one") && !menu.lines.joined().contains("two"))
    let equal = settledHost(300, 100) { Choices(style: .menu, values: [2, 2]) }
    expect(equal.lines.joined(), contains: "two")
    let host = settledHost(300, 100) { Choices(style: .segmented, values: [1, 2]) }
    let mixed = host.displayList.description
    expect(host.tapped("two").lines.last, equals: "2,2")
    expect(host.displayList.description, differsFrom: mixed)
    play(300, 100, "tap two | diagnostics =") { Choices(style: .segmented, values: []) }
  }
}
