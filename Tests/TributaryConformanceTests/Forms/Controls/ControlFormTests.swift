@MainActor struct ControlFormTests {
  private let journal = Journal()

  @Test(.claim("CONTROL-60")) @MainActor func `The control size determines the font of controls`() {
    func font(_ size: ControlSize, _ own: Font?) -> Font? {
      var found: Font?
      struct Reader: View {
        let note: (Font?) -> Void
        @Environment(\.font) private var font
        var body: some View {
          let _ = note(font)
          Color.red
        }
      }
      _ = settledHost(100, 100) { Reader { found = $0 }.controlSize(size).font(own) }
      return found
    }
    expectNil(font(.regular, nil))
    expect(font(.small, nil), equals: .footnote)
    expect(font(.small, .title), equals: .title)
  }

  private struct Fields: View {
    let journal: Journal
    @State private var secret = ""
    @State private var number = 5
    @State private var plain = ""
    var body: some View {
      VStack(spacing: 0) {
        SecureField("Secret", text: $secret).accessibilityIdentifier("secret")
        TextField("Number", value: $number, format: .number).accessibilityIdentifier("number")
        TextField(
          "Plain", text: $plain, onEditingChanged: { [journal] in journal.note("\($0)") },
          onCommit: { [journal] in journal.note("commit") }
        )
        .accessibilityIdentifier("plain")
        Text("\(secret) \(number)").accessibilityIdentifier("state")
      }
    }
  }

  @Test(.claim("CONTROL-61"), .claim("CONTROL-62"), .claim("CONTROL-63"))
  @MainActor func `Secure fields, fields over values, and older fields write their values`() {
    let host = settledHost(200, 200) { Fields(journal: journal) }
    expect(host.played("tap secret; type abc").lines.contains { $0.hasPrefix("•••") })
    host.play(expecting: [
      "key left; key delete": "ac 5", "tap number; key end; type 7": "ac 5", "key return": "ac 57",
      "type x; tap secret": "ac 57",
    ]) { host.drawn("ac 5", "ac 57") }
    expect(host.drawn("57"), equals: "57")
    host.play(expecting: ["tap plain; key return; tap secret": "true commit false"]) { journal.take() }
  }

  @Test(.claim("GESTURE-70")) @MainActor func `An optional gesture can be nil`() {
    struct Optional: View {
      let journal: Journal
      @State private var isOn = false
      var body: some View {
        VStack(spacing: 0) {
          Color.red.gesture(
            isOn
              ? DragGesture(minimumDistance: 0).onChanged { drag in
                journal.note("\(Int(drag.translation.width))")
                if drag.translation.width > 10 { isOn = false }
              } : nil)
          Trigger("on") { isOn = true }
        }
      }
    }
    let host = settledHost(100, 100) { Optional(journal: journal) }
    expect(journal.after { host.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 54, y: 20), steps: 2) }, equals: "")
    host.tap("on")
    host.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 54, y: 20), steps: 2)
    expect(journal.take(), equals: "0 2 4")
    host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 60, y: 20), steps: 4)
    play(host, journal, "| log = 0 10 20")
  }

  @Test(.claim("ANIM-68")) @MainActor func `A modifier can carry an animation`() {
    struct Shift: ViewModifier {
      let x: CGFloat
      func body(content: Content) -> some View { content.offset(x: x) }
    }
    struct Moving: View {
      @State private var isMoved = false
      var body: some View {
        ZStack(alignment: .topLeading) {
          Block("inner", 10, 10).offset(y: isMoved ? 50 : 0)
            .modifier(Shift(x: isMoved ? 50 : 0).animation(.linear(duration: 1)))
          Trigger("move") { isMoved = true }.offset(x: 80, y: 80)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let host = settledHost(100, 100) { Moving() }
    host.play("tap move; wait 0.5")
    let frame = host.presentedFrame(of: "inner") ?? .null
    expect(frame.minX, equals: 25)
    expect(frame.minY, equals: 50)
  }

  @Test(.claim("CONTROL-64")) @MainActor func `A gauge is filled to the fraction of its value`() {
    let rows: [(Double, Int)] = [(5, 50), (2.5, 25), (20, 100), (-3, 0)]
    for (value, width) in rows {
      let host = settledHost(100, 100) { Gauge(value: value, in: 0...10) { Text("Load") }.tint(Ink.red.color) }
      let bar = host.painted.first { $0.ink == "red" && !$0.box.isNull }
      expect(bar.map { Int($0.box.width) } ?? 0, equals: width, "\(value)")
    }
  }

  @Test(.claim("FOCUS-30")) @MainActor func `A default focus is applied when its view appears`() {
    struct Form: View {
      let first: String?
      @State private var text = ""
      @FocusState private var field: String?
      var body: some View {
        VStack {
          TextField("A", text: $text).focused($field, equals: "a")
          TextField("B", text: $text).focused($field, equals: "b")
          Text(field ?? "none")
        }
        .onAppear { if let first { field = first } }
        .defaultFocus($field, "b")
      }
    }
    expect(settledHost(200, 200) { Form(first: nil) }.drawn("a", "b"), equals: "b")
    expect(settledHost(200, 200) { Form(first: "a") }.drawn("a", "b"), equals: "a")
  }
}

@MainActor struct RoleLabelTests {
  private let journal = Journal()

  @Test(.claim("CONTROL-96")) @MainActor func `A button with only a role has the label of the role`() {
    let host = columnHost(300, 200, spacing: 0) {
      Button(role: .close) { journal.note("close") }
      Button(role: .cancel) { journal.note("cancel") }
      Button(role: .confirm) { journal.note("confirm") }
      Button(role: .destructive) { journal.note("delete") }
    }
    expect(host.lines, equals: ["Close", "Cancel", "Confirm", "Delete"])
    host.play(expecting: [
      "tap Close": "close", "tap Cancel": "cancel", "tap Confirm": "confirm", "tap Delete": "delete",
    ]) { journal.take() }
  }

  @Test(.claim("CONTROL-97")) @MainActor func `A progress view over a time interval follows the clock`() {
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    func host(countsDown: Bool) -> ViewHost<some View> {
      let host = ViewHost(size: CGSize(width: 200, height: 100)) {
        ProgressView(timerInterval: start...start.addingTimeInterval(10), countsDown: countsDown) { Text("Time") }
          .tint(Ink.red.color)
      }
      host.startDate = start
      host.environment.textMeasurer = FixedTextMeasurer()
      host.update()
      return host
    }
    func filled(_ host: ViewHost<some View>) -> String {
      host.boxes(in: .red).map { "\($0.split(separator: " ")[2])" }.joined()
    }
    let up = host(countsDown: false)
    expect(up.lines, equals: ["Time", "0:00"])
    #expect(filled(up) == "0" || filled(up) == "")
    up.play(expecting: ["wait 5": ["Time", "0:05", "100"], "wait 20": ["Time", "0:10", "200"]]) {
      up.lines + [filled(up)]
    }
    expect(up.isAnimating, equals: false)
    let down = host(countsDown: true)
    expect(filled(down), equals: "200")
    down.play(expecting: ["wait 2.5": ["Time", "0:08", "150"]]) { down.lines + [filled(down)] }
  }

  @Test(.claim("CONTROL-98")) @MainActor func `A field over a value can have a separate label`() {
    struct Amount: View {
      let journal: Journal
      @State private var amount: Int?
      var body: some View {
        TextField(value: $amount, format: .number) { Text("Amount").bold() }
          .accessibilityIdentifier("field").onChange(of: amount) { journal.note("\(amount ?? -1)") }
      }
    }
    let host = settledHost(200, 40) { Amount(journal: journal) }
    expect(host.drawn("Amount"), equals: "Amount")
    host.play(expecting: ["tap field; type \"12\n\"": "12"]) { journal.take() }
    expect(host.drawn("Amount"), equals: "")
  }
}

@MainActor struct DesktopControlTests {
  private let journal = Journal()

  private static var sizes: some View {
    Picker("Size", selection: .constant(1)) {
      Text("small").tag(1).accessibilityIdentifier("small")
      Text("large").tag(2).accessibilityIdentifier("large")
    }
  }

  private func radioGroup(_ isHorizontal: Bool) -> ViewHost<some View> {
    settledHost(300, 200) {
      let picker = Self.sizes.pickerStyle(.radioGroup)
      if isHorizontal { picker.horizontalRadioGroupLayout() } else { picker }
    }
  }

  @Test @MainActor func `The options of a radio group are in a column, or in a row on request`() throws {
    let column = radioGroup(false)
    let row = radioGroup(true)
    expect(column.frame(of: "small")?.minX, equals: column.frame(of: "large")?.minX)
    expect(row.frame(of: "small")?.minY, equals: row.frame(of: "large")?.minY)
    try expect(#require(row.frame(of: "small")).maxX, atMost: #require(row.frame(of: "large")).minX)
    expect("\(row.displayList)", contains: "Size")
    row.expectSound()
  }

  @Test @MainActor func `A row of options belongs to radio groups only`() {
    let host = settledHost(300, 200) { Self.sizes.pickerStyle(.inline).horizontalRadioGroupLayout() }
    expect(host.frame(of: "small")?.minX, equals: host.frame(of: "large")?.minX)
  }

  private struct Closing: View {
    let journal: Journal
    let behavior: MenuActionDismissBehavior
    var body: some View {
      Menu(
        content: { Button("Step") { journal.note("step") }.menuActionDismissBehavior(behavior) },
        label: { Text("Menu").accessibilityIdentifier("menu") }
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test(arguments: [MenuActionDismissBehavior.automatic, .enabled, .disabled])
  @MainActor func `A menu remains open after an action on request`(_ behavior: MenuActionDismissBehavior) {
    let host = settledHost(300, 300) { Closing(journal: journal, behavior: behavior) }
    host.play(expecting: ["tap menu; rest; tap Step; rest": "step"]) { journal.take() }
    expect(host.lines, equals: behavior == .disabled ? ["Menu", "Step"] : ["Menu"])
  }

  @Test @MainActor func `A menu with a symbol has a primary action`() {
    let host = settledHost(300, 300) {
      Menu(
        "Save", systemImage: "star", content: { Button("Save As…") { journal.note("as") } },
        primaryAction: { journal.note("saved") }
      )
      .accessibilityIdentifier("menu")
    }
    host.play(expecting: ["tap menu": "saved"]) { journal.take() }
  }

  @Test func `A picker that opens a menu or a page displays a custom view in place of the selected option`() {
    let picker = Picker("Size", selection: .constant(1)) {
      Text("small").tag(1)
      Text("large").tag(2)
    } currentValueLabel: {
      Text("custom")
    }
    expect(settledHost(300, 300) { picker.pickerStyle(.menu) }.drawn("custom", "small"), equals: "custom")
    play(300, 300, "| lines = Size / custom") { NavigationStack { List { picker.pickerStyle(.navigationLink) } } }
  }

  @Test(arguments: [ButtonSizing.automatic, .fitted, .flexible])
  @MainActor func `Buttons with a background fill the width on request`(_ sizing: ButtonSizing) throws {
    let host = settledHost(300, 100) {
      VStack {
        Button("Save") {}.buttonStyle(.bordered).accessibilityIdentifier("bordered")
        Button("Save") {}.buttonStyle(.borderless).accessibilityIdentifier("borderless")
      }
      .buttonSizing(sizing)
    }
    let bordered = try #require(host.frame(of: "bordered"))
    expect((bordered.width == 300), equals: (sizing == .flexible))
    try expect(#require(host.frame(of: "borderless")).width, below: 300)
  }

  @Test @MainActor func `Text fields with a square border have the size of those with rounded corners`() {
    func field(_ isSquare: Bool) -> ViewHost<some View> {
      settledHost(300, 100) {
        let field = TextField("Name", text: .constant("")).accessibilityIdentifier("field")
        if isSquare { field.textFieldStyle(.squareBorder) } else { field.textFieldStyle(.roundedBorder) }
      }
    }
    expect(field(true).frame(of: "field"), equals: field(false).frame(of: "field"))
    expect("\(field(true).displayList)", differsFrom: "\(field(false).displayList)")
  }

  private struct Clip: View {
    let journal: Journal
    @State private var texts = ["fig"]
    var body: some View {
      Text("clip").focusable()
        .onCopyCommand { texts.map { NSItemProvider(object: $0 as NSString) } }
        .onCutCommand {
          defer { texts = [] }
          return texts.map { NSItemProvider(object: $0 as NSString) }
        }
        .onPasteCommand(of: [.text]) { providers in
          for provider in providers {
            _ = provider.loadObject(ofClass: NSString.self) { text, _ in journal.note("\(text as? String ?? "none")") }
          }
        }
    }
  }

  @Test @MainActor func `Clipboard commands copy, cut, and paste item providers`() {
    let host = settledHost(200, 100) { Clip(journal: journal) }
    host.moveFocus(by: 1)
    expect(host.pressKey("v", modifiers: .command), equals: false, "the clipboard is empty")
    host.play(expecting: [
      "key command+c; key command+v": "fig",
      // Without providers, the clipboard keeps its content.
      "key command+x; key command+x; key command+v": "fig",
    ]) { journal.take() }
  }

  @Test(arguments: [false, true])
  @MainActor func `A paste is validated once, and a rejected one is handled by the next view`(_ isAccepted: Bool) {
    let host = settledHost(200, 100) {
      VStack {
        Text("clip").focusable()
          .onCopyCommand { [NSItemProvider(object: "fig" as NSString)] }
          .onPasteCommand(of: [.text]) { providers -> Int? in
            journal.note("validated")
            return isAccepted ? providers.count : nil
          } perform: { count in
            journal.note("inner \(count)")
          }
      }
      .onPasteCommand(of: [.text]) { providers in journal.note("outer \(providers.count)") }
    }
    host.play("focus 1; key command+c; key command+v")
    expect(journal.take(), equals: isAccepted ? "validated inner 1" : "validated outer 1")
  }

  private struct Renaming: View {
    let journal: Journal
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        TextField("Name", text: .constant("")).focused($isFocused)
        RenameButton().accessibilityIdentifier("field").renameAction($isFocused)
        RenameButton().accessibilityIdentifier("action").renameAction { journal.note("renamed") }
        RenameButton().accessibilityIdentifier("none")
      }
      .onChange(of: isFocused) { journal.note("focus \($1)") }
    }
  }

  @Test @MainActor func `A rename button runs the action of its environment`() {
    settledHost(300, 300) { Renaming(journal: journal) }.play(expecting: [
      "tap none": "", "tap action": "renamed", "tap field": "focus true",
    ]) { journal.take() }
  }

  @Test @MainActor func `A help link runs its action, or opens its page`() {
    let host = settledHost(300, 300) {
      VStack {
        HelpLink { journal.note("help") }.accessibilityIdentifier("action")
        HelpLink(destination: URL(filePath: "/help")).accessibilityIdentifier("page")
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          journal.note("opened \(url.path)")
          return .handled
        })
    }
    host.play(expecting: ["tap action": "help", "tap page": "opened /help"]) { journal.take() }
  }
}

@MainActor struct SourceFormTests {
  private struct Node: Identifiable {
    let id: String
    var children: [Node]?
  }

  @Test(.claim("LIST-37")) @MainActor func `An OutlineGroup of one root shows it`() {
    let root = Node(id: "x", children: [Node(id: "y"), Node(id: "z")])
    let host = settledHost(200, 200) { OutlineGroup(root, children: \.children) { Block($0.id, 20, 10) } }
    host.play(expecting: ["": ["x"], "tap x; wait 2": ["x", "y", "z"]]) {
      ["x", "y", "z"].filter { host.frame(of: $0) != nil }
    }
  }

  @Test(.claim("DATE-12")) @MainActor func `A MultiDatePicker picks days in a partial range`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let date = try #require(calendar.date(from: DateComponents(year: 2024, month: 2, day: 10)))
    struct Days: View {
      let from, before: Date?
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

  @Test(.claim("LINK-03")) @MainActor func `A share link shows its previews`() {
    play(300, 300, "tap share; wait 2 | lines = Share / about first / first / about second / second") {
      ShareLink(items: ["first", "second"], preview: { SharePreview("about \($0)") }) {
        Text("Share").accessibilityIdentifier("share")
      }
    }
  }

  @Test(.claim("FOCUS-44")) @MainActor func `A disabled focus effect leaves no mark`() {
    let host = settledHost(100, 100) {
      Trigger("marked") {}
      Trigger("plain") {}.focusEffectDisabled()
    }
    host.moveFocus(by: 1)
    expect(host.focusedFrame, equals: host.markedFocus)
    host.moveFocus(by: 1)
    #expect(host.focusedFrame != nil)
    expectNil(host.markedFocus)
  }

  @Test(.claim("LAZYGRID-15")) @MainActor func `Adaptive columns start at the edge of the grid`() {
    for width in stride(from: CGFloat(90), to: 400, by: 7) {
      play(width, 200, "| minX 0 = 0") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 3)]) {
          ForEach(0..<6) { Block("\($0)", nil, 10) }
        }
      }
    }
  }

  @Test(.claim("ENV-05")) @MainActor func `A window is active by default`() {
    var values = EnvironmentValues()
    #expect(values.appearsActive && values.controlActiveState == .key)
    values.controlActiveState = .inactive
    expect(!values.appearsActive)
    values.appearsActive = true
    expect(values.controlActiveState, equals: .key)
  }
}

@MainActor struct VocabularyTests {
  private func lines(_ host: ViewHost<some View>) -> [Substring] { "\(host.displayList)".split(separator: "\n") }

  @Test(.claim("STYLE-20")) @MainActor func `A material is a translucent window background`() {
    let host = rowHost(100, 100, spacing: 0) {
      Rectangle().fill(.ultraThinMaterial)
      Rectangle().fill(.thinMaterial)
      Rectangle().fill(.regularMaterial)
      Rectangle().fill(.thickMaterial)
      Rectangle().fill(.ultraThickMaterial)
      Text("x").background(.bar)
    }
    let colors = lines(host).compactMap { $0.split(separator: "#").last }.filter { $0.hasPrefix("FFFFFF") }
    expect(colors, equals: ["FFFFFF66", "FFFFFF99", "FFFFFFBF", "FFFFFFD9", "FFFFFFF2", "FFFFFFE6"])
    let dark = settledHost(100, 100) { Rectangle().fill(Material.regular).preferredColorScheme(.dark) }
    expect(lines(dark).contains { $0.hasSuffix("#000000BF") })
  }

  @Test(.claim("CONTROL-66")) @MainActor func `Bordered buttons take the border shape of the environment`() {
    func button(_ shape: ButtonBorderShape?) -> String {
      let button = Button("Save") {}.buttonStyle(.bordered)
      return "\(settledHost(100, 50) { if let shape { button.buttonBorderShape(shape) } else { button } }.displayList)"
    }
    let shapes: [ButtonBorderShape] = [.capsule, .circle, .roundedRectangle(radius: 3)]
    #expect(button(nil) == button(.automatic) && button(nil) == button(.roundedRectangle))
    expect(Set(shapes.map(button) + [button(nil)]).count, equals: 4)
  }

  @Test(.claim("CONTROL-67")) @MainActor func `An unavailable-content view fills the proposal`() {
    let host = settledHost(300, 300) {
      ContentUnavailableView(
        label: { Block("label", 100, 20) }, description: { Block("description", 80, 10) },
        actions: { Block("action", 60, 20) }
      )
      .accessibilityIdentifier("all")
    }
    expect(host.box("all"), equals: "0 0 300 300")
    expect(host.rows("label", "description", "action"), equals: "116…136 142…152 164…184")
    expect(host.columns("label", "action"), equals: "100…200 120…180")
    let search = settledHost(300, 300) { ContentUnavailableView.search(text: "fig") }
    expect("\(search.displayList)", contains: "No Results for “fig”")
    let plain = settledHost(300, 300) { ContentUnavailableView("Empty", systemImage: "star") }
    expect("\(plain.displayList)".contains("Empty") && "\(plain.displayList)".contains("symbol star"))
  }

  @Test(.claim("LIST-29")) @MainActor func `Section headers can be prominent`() {
    func header(_ prominence: Prominence) -> CGFloat {
      let host = ViewHost(size: CGSize(width: 200, height: 200)) {
        List { Section("Header") { Block("row", 10, 10) } }.headerProminence(prominence)
      }
      host.update()
      return host.frame(of: "row")?.minY ?? 0
    }
    expect(header(.increased), above: header(.standard))
  }

  @Test @MainActor func `Modifiers for absent hardware change nothing`() {
    let plain = settledHost(100, 50) { Text("a") }
    let hinted = settledHost(100, 50) {
      Text("a").sensoryFeedback(.success, trigger: 1).statusBarHidden().hoverEffect().textSelection(.enabled)
        .menuOrder(.fixed).symbolRenderingMode(.hierarchical).accessibilityAddTraits([.isHeader, .isButton])
        .accessibilityAction(named: "Do") {}.accessibilityAdjustableAction { _ in }
    }
    expect("\(hinted.displayList)", equals: "\(plain.displayList)")
    var traits: AccessibilityTraits = [.isHeader, .isButton]
    expect(traits.contains(.isHeader) && !traits.contains(.isLink))
    #expect(traits.remove(.isHeader) == .isHeader && traits == .isButton)
    expect(traits.insert(.isButton).inserted, equals: false)
  }
}
