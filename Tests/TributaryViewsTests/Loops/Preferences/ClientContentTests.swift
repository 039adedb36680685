/// Values of more keys than a container with one item stores folds of.
@MainActor struct ManyKeysTests {
  private final class Log { var values: [Int: Int] = [:] }

  private struct State {
    /// The value that the innermost view publishes under each key; `nil` if it publishes none.
    var value: Int?
    /// Whether each container has a second item, which publishes 10 under the key of its reader.
    var isPaired = false
  }

  /// Returns a reader of a separate key around a container of the next level.
  private func nested<Level>(
    _ levels: Int, _ leaf: AnyView, _ state: State, _ log: Log, _ type: Level.Type
  ) -> AnyView {
    if levels == 0 { return AnyView(VStack { leaf }) }
    let inner = state.value.map { AnyView(leaf.preference(key: LevelSum<Level>.self, value: $0)) } ?? leaf
    let next = nested(levels - 1, inner, state, log, Deeper<Level>.self)
    return AnyView(
      VStack {
        next
        if state.isPaired { Color.red.frame(width: 1, height: 1).preference(key: LevelSum<Level>.self, value: 10) }
      }
      .onPreferenceChange(LevelSum<Level>.self) { log.values[levels] = $0 })
  }

  @Test @MainActor func `Values of many keys reach their readers from containers that have one item at times`() {
    let log = Log()
    func content(_ state: State) -> AnyView {
      nested(20, AnyView(Color.red.frame(width: 1, height: 1)), state, log, Int.self)
    }
    let host = makeHost { content(State(value: 1)) }
    let states = [
      State(value: 1), State(value: 2), State(value: 2, isPaired: true), State(value: 3, isPaired: true),
      State(value: 3), State(value: 4), State(), State(isPaired: true), State(), State(value: 5), State(value: 6),
    ]
    for state in states {
      host.show(content(state))
      let expected = (state.value ?? 0) + (state.isPaired ? 10 : 0)
      expect(log.values, equals: Dictionary(uniqueKeysWithValues: (1...20).map { ($0, expected) }), "\(state)")
      expect(host.core.checkInvariants(), equals: [])
    }
  }
}

@MainActor struct SeveralKeysTests {
  private enum First {}
  private enum Second {}
  private enum Third {}

  private enum Numbers<Mark>: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  private struct Scene: View {
    var last: [Int]
    var body: some View {
      VStack {
        ForEach(0..<3) { row in
          Color.red
            .preference(key: Numbers<First>.self, value: [row, last[0]])
            .preference(key: Numbers<Second>.self, value: [row, last[1]])
            .preference(key: Numbers<Third>.self, value: [row, last[2]])
        }
      }
      .onPreferenceChange(Numbers<First>.self) { _ in }
      .onPreferenceChange(Numbers<Second>.self) { _ in }
      .onPreferenceChange(Numbers<Third>.self) { _ in }
    }
  }

  @Test(arguments: 0..<3)
  @MainActor func `A container keeps the fold of each key, and folds only the changed one again`(changed: Int) {
    let host = makeHost { Scene(last: [7, 8, 9]) }
    expect(host.update().counts.reduces, equals: 6)
    var last = [7, 8, 9]
    last[changed] = 5
    expect(host.show(Scene(last: last)).counts.reduces, equals: 2)
    func row(_ last: Int) -> [Int] { (0..<3).flatMap { [$0, last] } }
    expect(host.preference(Numbers<First>.self), equals: row(last[0]))
    expect(host.preference(Numbers<Second>.self), equals: row(last[1]))
    expect(host.preference(Numbers<Third>.self), equals: row(last[2]))
  }
}

@MainActor struct ClientContentTests {
  @Test(arguments: Place.allCases)
  @MainActor func `A container that can be empty contributes the default in every control`(place: Place) {
    expect(value(of: place.view(around: VStack { if false { Color.blue } })), equals: -1)
    expect(value(of: place.view(around: VStack { Color.blue })), equals: 7)
  }

  @Test func `Conditions in the content of a framework view, and not in its body, make a client container dynamic`() {
    expect(value(of: VStack { Section(content: { Color.blue }, header: { Text("a") }) }), equals: 7)
    expect(value(of: VStack { Section("a", isExpanded: .constant(true)) { Color.blue } }), equals: 7)
    expect(value(of: VStack { Picker("a", selection: .constant(1)) { Text("1").tag(1) } }), equals: 7)
    expect(value(of: VStack { NavigationLink("a", value: 1) }), equals: 7)
    expect(value(of: VStack { Form { Text("a") } }), equals: 7)
    expect(value(of: VStack { PhaseAnimator([1, 2]) { _ in Color.blue } }), equals: 7)
    expect(value(of: VStack { Section { if false { Color.blue } } }), equals: -1)
    expect(value(of: VStack { Section(content: { Color.blue }, footer: { if false { Color.blue } }) }), equals: -1)
    expect(value(of: VStack { GlassEffectContainer { if false { Color.blue } } }), equals: -1)
    expect(value(of: VStack { TimelineView(.everyMinute) { _ in if false { Color.blue } } }), equals: -1)
    expect(value(of: VStack { OutlineGroup([Node](), children: \.children) { _ in Color.blue } }), equals: -1)
    expect(value(of: VStack { ForEach([1], id: \.self) { _ in Section { Color.blue } } }), equals: -1)
    // A container in the label of a client style is client content.
    let label = VStack { if false { Color.blue } }
    expect(value(of: Button(action: {}, label: { label }).buttonStyle(Framed())), equals: -1)
    expect(value(of: Button(action: {}, label: { Color.blue }).buttonStyle(Framed())), equals: 7)
  }

  private struct Node: Identifiable {
    let id = 1
    var children: [Node]?
  }

  private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(2) }
  }

  private func value(of view: some View) -> Int {
    let host = updatedLoopHost {
      HStack {
        Color.red.preference(key: LastNumberKey.self, value: 7)
        view
      }.onPreferenceChange(LastNumberKey.self) { _ in }
    }
    expect(host.core.checkInvariants(), equals: [])
    return host.preference(LastNumberKey.self)
  }

  enum Place: CaseIterable {
    case nowhere, button, link, toggle, title, icon, labeled, value, box, boxLabel, disclosed, disclosureLabel, group
    case menuLabel, minimum, stepper, date, color, gauge, bound, progress, fieldLabel, pickerLabel, option, unavailable
    case header, content, footer, timeline, image, phases, keyframes, glass, elements, navigationLink

    @MainActor @ViewBuilder func view(around content: some View) -> some View {
      switch self {
      case .nowhere, .button, .link, .toggle, .title, .icon, .labeled, .value: line(around: content)
      case .box, .boxLabel, .disclosed, .disclosureLabel, .group, .menuLabel: group(around: content)
      case .minimum, .stepper, .date, .color, .gauge, .bound, .progress: number(around: content)
      case .fieldLabel, .pickerLabel, .option, .unavailable, .header, .content, .footer: part(around: content)
      case .timeline, .image, .phases, .keyframes, .glass, .elements, .navigationLink: other(around: content)
      }
    }

    @MainActor @ViewBuilder private func line(around content: some View) -> some View {
      switch self {
      case .button: Button(action: {}, label: { content })
      case .link: Link(destination: URL(filePath: "/"), label: { content })
      case .toggle: Toggle(isOn: .constant(true)) { content }
      case .title: Label(title: { content }, icon: { Color.blue })
      case .icon: Label(title: { Text("a") }, icon: { content })
      case .labeled: LabeledContent(content: { Color.blue }, label: { content })
      case .value: LabeledContent(content: { content }, label: { Color.blue })
      default: content
      }
    }

    @MainActor @ViewBuilder private func group(around content: some View) -> some View {
      switch self {
      case .box: GroupBox { content }
      case .boxLabel: GroupBox(content: { Color.blue }, label: { content })
      case .disclosed: DisclosureGroup(isExpanded: .constant(true), content: { content }, label: { Text("a") })
      case .disclosureLabel: DisclosureGroup(content: { Color.blue }, label: { content })
      case .group: ControlGroup { content }
      default: Menu(content: { Button("a") {} }, label: { content })
      }
    }

    @MainActor @ViewBuilder private func number(around content: some View) -> some View {
      switch self {
      case .minimum:
        Slider(
          value: .constant(0.5), label: { Text("a") }, minimumValueLabel: { content }, maximumValueLabel: { content })
      case .stepper: Stepper(value: .constant(1), label: { content })
      case .date: DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), label: { content })
      case .color: ColorPicker(selection: .constant(.red), label: { content })
      case .gauge: Gauge(value: 0.5, label: { content })
      case .bound:
        Gauge(
          value: 0.5, label: { Text("a") }, currentValueLabel: { Text("b") }, minimumValueLabel: { content },
          maximumValueLabel: { content })
      default: ProgressView(value: 0.5, label: { content })
      }
    }

    @MainActor @ViewBuilder private func part(around content: some View) -> some View {
      switch self {
      case .fieldLabel: TextField(text: .constant(""), label: { content })
      case .pickerLabel:
        Picker(selection: .constant(1), content: { Text("1").tag(1) }, label: { content }).pickerStyle(.inline)
      case .option: Picker("a", selection: .constant(1)) { content.tag(1) }.pickerStyle(.segmented)
      case .unavailable: ContentUnavailableView(label: { content })
      case .header: Section(content: { Color.blue }, header: { content })
      case .footer: Section(content: { Color.blue }, footer: { content })
      default: Section { content }
      }
    }

    @MainActor @ViewBuilder private func other(around content: some View) -> some View {
      switch self {
      case .timeline: TimelineView(.everyMinute) { _ in content }
      case .image: AsyncImage(url: nil) { (_: AsyncImagePhase) in content }
      case .phases: PhaseAnimator([1, 2]) { _ in content }
      case .keyframes:
        KeyframeAnimator(initialValue: 0.0) { _ in
          content
        } keyframes: { _ in
          LinearKeyframe(1, duration: 1)
        }
      case .glass: GlassEffectContainer { content }
      case .elements: Group(subviews: Color.blue) { _ in content }
      default: NavigationLink(value: 1, label: { content })
      }
    }
  }
}

/// Views that a built-in view sometimes omits from its body do not fold a default into its siblings' values.
@MainActor struct OwnViewsTests {
  private func host(beside view: some View) -> ViewHost<some View> {
    updatedLoopHost {
      VStack {
        Color.red.preference(key: LastNumberKey.self, value: 7)
        view
      }.onPreferenceChange(LastNumberKey.self) { _ in }
    }
  }

  @Test(arguments: Control.allCases) @MainActor func `A control does not change its sibling's value`(control: Control) {
    let host = host(beside: control.view)
    expect(host.preference(LastNumberKey.self), equals: 7)
    expect(host.diagnostics.map(\.code), equals: [])
  }

  @Test @MainActor func `Client content in a built-in view can be absent like any other content`() {
    let host = host(beside: VStack { if false { Color.blue } }.modifier(Plain()))
    expect(host.preference(LastNumberKey.self), equals: -1)
    expect(host.diagnostics.map(\.code), equals: [.defaultIsNotIdentity])
  }

  @Test @MainActor func `A client view in a module with a similar name is client content`() {
    // The name of this module begins with the name of a framework module.
    expect(_typeName(Passing.self).hasPrefix("TributaryViews"))
    expect(host(beside: Passing()).preference(LastNumberKey.self), equals: -1)
  }

  @Test @MainActor func `Every composite view and modifier of the framework is marked as built-in`() {
    _ = updatedLoopHost {
      NavigationStack {
        Form {
          ForEach(Control.allCases, id: \.self) { $0.view }
          Table([Item()]) { TableColumn("a") { Text("\($0.id)") } }
        }
        .toolbar { Button("b") {} }
        .searchable(text: .constant(""))
        .sheet(isPresented: .constant(true)) { TabView { Text("a").tabItem { Text("b") } } }
        .alert("a", isPresented: .constant(true)) { Button("b") {} }
      }
    }
    let composites = TypeLayout.knownTypes.filter(isComposite).filter { type in
      frameworkModules.contains(String(_typeName(type).prefix { $0 != "." }))
    }
    expect(composites.count, above: 30)
    for type in composites { expect(type is any BuiltInComposite.Type, "\(type)") }
  }

  private let frameworkModules = [
    "TributaryEngine", "TributaryAnimation", "TributaryContainers", "TributaryViews", "TributaryControls",
    "TributaryHost",
  ]

  private func isComposite(_ type: Any.Type) -> Bool {
    func hasBody<V: View>(_: V.Type) -> Bool { V.Body.self != Never.self }
    func hasBody<M: ViewModifier>(_: M.Type) -> Bool { M.Body.self != Never.self }
    if let type = type as? any View.Type { return hasBody(type) }
    return (type as? any ViewModifier.Type).map { hasBody($0) } ?? false
  }

  private struct Item: Identifiable { let id = 1 }
  private struct Passing: View { var body: some View { VStack { if false { Color.blue } } } }

  enum Control: CaseIterable {
    case textField, typedField, secureField, editor, date, dates, menu, group, unavailable, button, toggle, slider,
      stepper
    case picker, menuPicker, segments, gauge, progress, box, label, link, labeled, disclosure, rename, share

    @MainActor @ViewBuilder var view: some View {
      switch self {
      case .textField: TextField("a", text: .constant(""))
      case .typedField: TextField("a", text: .constant("b"), prompt: Text("c"))
      case .secureField: SecureField("a", text: .constant(""))
      case .editor: TextEditor(text: .constant("a\nb"))
      case .date: DatePicker("a", selection: .constant(Date(timeIntervalSince1970: 0)))
      case .dates: MultiDatePicker("a", selection: .constant([]))
      case .menu: Menu("a") { Button("b") {} }
      case .group:
        ControlGroup {
          Button("a") {}; Button("b") {}
        }
      case .unavailable: ContentUnavailableView("a", systemImage: "star")
      case .button: Button("a") {}
      case .toggle: Toggle("a", isOn: .constant(true))
      case .slider: Slider(value: .constant(0.5))
      case .stepper: Stepper("a", value: .constant(1))
      case .picker: Picker("a", selection: .constant(1)) { Text("1").tag(1) }
      case .menuPicker: Picker("a", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.menu)
      case .segments: Picker("a", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.segmented)
      case .gauge: Gauge(value: 0.5) { Text("a") }
      case .progress: ProgressView("a", value: 0.5)
      case .box: GroupBox("a") { Text("b") }
      case .label: Label("a", systemImage: "star")
      case .link: URL(string: "https://example.org").map { Link("a", destination: $0) }
      case .labeled: LabeledContent("a", value: "b")
      case .disclosure: DisclosureGroup("a") { Text("b") }
      case .rename: EditButton()
      case .share: URL(string: "https://example.org").map { ShareLink(item: $0) }
      }
    }
  }

  private struct Plain: ViewModifier { func body(content: Content) -> some View { content.padding(1) } }
}
