/// Suggested edits, applied to the source of a loop: each of them ends the loop with the value that the author meant.
@MainActor struct AppliedAdviceTests {
  /// Expects that a view is a loop with exactly the given suggestions, and that each suggested view settles with a
  /// frame of its view "target".
  private func expectRepairs(
    _ broken: some View, target: CGRect, _ edits: [(suggestion: String, view: AnyView)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let host = updatedLoopHost { broken }
    let loop = try #require(host.diagnostics.compactMap(\.loop).first, sourceLocation: sourceLocation)
    #expect(loop.suggestions.count == edits.count, "\(loop.suggestions)", sourceLocation: sourceLocation)
    for (suggestion, edit) in zip(loop.suggestions, edits) {
      #expect(suggestion.hasPrefix(edit.suggestion), sourceLocation: sourceLocation)
      let repaired = makeHost { edit.view }
      #expect(repaired.update().settled, "\(edit.suggestion)", sourceLocation: sourceLocation)
      #expect(repaired.diagnostics.isEmpty, "\(edit.suggestion)", sourceLocation: sourceLocation)
      let frame = try #require(repaired.frame(of: "target"), sourceLocation: sourceLocation)
      let isMeant =
        abs(frame.minX - target.minX) + abs(frame.minY - target.minY) < 1e-6
        && abs(frame.width - target.width) + abs(frame.height - target.height) < 1e-6
      #expect(isMeant, "\(edit.suggestion): \(frame)", sourceLocation: sourceLocation)
    }
  }

  @Test @MainActor func `A view is measured outside the offset that it determines, or in a space inside it`() throws {
    try expectRepairs(
      Offset(isOutside: false), target: CGRect(200, 195, 10, 10),
      [
        ("Measure the geometry outside `.offset`", AnyView(Offset(isOutside: true))),
        ("If `x` only positions something", AnyView(Anchored())),
      ])
    // A field deep inside the offset
    try expectRepairs(
      Form(isNamed: false), target: CGRect(0, 10, 50, 20),
      [
        ("Measure the geometry in a coordinate space inside `.offset`", AnyView(Form(isNamed: true))),
        ("If `y` only positions something", AnyView(AnchoredForm())),
      ])
  }

  @Test(arguments: Constant.Effect.allCases)
  @MainActor private func `An effect that does not change with the loop is not named`(effect: Constant.Effect) throws {
    let advice = "Move the view that publishes Height out of the stack that `height` resizes"
    try expectRepairs(
      Constant(effect: effect, isOutside: false), target: effect.target,
      [(advice, AnyView(Constant(effect: effect, isOutside: true)))])
  }

  @Test @MainActor func `A view is measured inside the frame or the padding that adds to its length`() throws {
    try expectRepairs(
      Framed(isInside: false), target: CGRect(180, 190, 40, 20),
      [
        (
          "Measure Width inside: put the view that publishes it before the `.frame(width:)`",
          AnyView(Framed(isInside: true))
        )
      ])
    try expectRepairs(
      Padded(isInside: false), target: CGRect(130, 185, 140, 30),
      [("Measure Width inside: put the view that publishes it before the `.padding`", AnyView(Padded(isInside: true)))])
  }

  @Test(arguments: Filled.Content.allCases)
  private func `A view that fills its frame is not measured inside the frame`(content: Filled.Content) throws {
    let advice = "Derive `width` from something that it does not resize: the size of the container"
    try expectRepairs(
      Filled(content: content, isOutside: false), target: CGRect(0, 0, 400, 400),
      [(advice, AnyView(Filled(content: content, isOutside: true)))])
  }

  @Test func `A loop contains the labels of a flexible frame, or the step that switches alternatives`() throws {
    let growing = try firstLoop(of: Growing())
    expect(growing.steps.contains { $0.path.hasSuffix("frame(minWidth:)") }, "\(growing)")
    expect(growing.suggestions.first?.contains("before the `.frame(minWidth:)`") == true, "\(growing)")
    let fitting = try firstLoop(of: Fitting())
    let step = try #require(fitting.steps.first { $0.path.hasSuffix("ViewThatFits") }, "\(fitting)")
    expect(step.kind, equals: .layout)
    expect(["shows Wide instead of Narrow", "shows Narrow instead of Wide"].contains(step.detail))
  }

  @Test @MainActor func `Advice about a loop in a sheet names only modifiers of client code`() throws {
    let loop = try firstLoop(of: SheetWithBar())
    expect(!loop.suggestions.isEmpty)
    for suggestion in loop.suggestions {
      expect(!suggestion.contains("sheet"), "\(suggestion)")
      expect(!suggestion.contains("frame("), "\(suggestion)")
    }
  }

  @Test @MainActor func `A loop through the focus names the state of client code`() throws {
    for view in [AnyView(FocusedRows(kind: .exchanged)), AnyView(FocusedRows(kind: .alternating))] {
      let host = updatedLoopHost { view }
      host.tap("row 0")
      for _ in 0..<40 { host.update() }
      let loop = try #require(host.diagnostics.compactMap(\.loop).first)
      expect(loop.verdict, equals: .oscillating(period: 2), "\(loop)")
      expect(loop.steps.contains { $0.path.hasSuffix("FocusedRows.focused") }, "\(loop)")
      expect(loop.suggestions.first?.hasPrefix("Do not write `") == true)
      for suggestion in loop.suggestions { expect(!suggestion.contains("hasFocus"), "\(suggestion)") }
      expect(host.diagnostics.first?.location?.file, equals: "TributaryViewsLoopsTests/AppliedAdviceTests.swift")
    }
  }

  @Test @MainActor func `Rows whose closure captures nothing keep their ids, so that storing the ids ends`() {
    let host = makeHost { Publishing(capturesNothing: true) }
    let report = host.update()
    expect(report.settled)
    expect(report.passes, atMost: 3)
    expectEmpty(host.diagnostics)
    expect(host.preference(Identifiers.self).count, equals: 3)
    // The state has the ids of the current rows.
    expect(host.frame(of: "agrees") != nil)
    let churning = updatedLoopHost { Publishing(capturesNothing: false) }
    expect(churning.diagnostics.compactMap(\.loop?.verdict), equals: [.churning])
  }

  @Test func `A long list is described by some of its elements, also inside an enum, a tuple, or a structure`() {
    let host = updatedLoopHost { Color.red.preference(key: Numbers.self, value: Array(0..<1_000)) }
    let trace = host.explain(Numbers.self)
    expect(trace.value.hasSuffix("998, 999 (1000 in all)]"))
    expect(trace.value.count, below: 1_000)
    expect(trace.entries.allSatisfy { $0.value.count < 1_000 })
    let numbers = Array(0..<1_000)
    for value in [Nested.list(numbers), .pair(1, numbers), .box(Nested.Box(numbers: numbers))] {
      let text = updatedLoopHost { Color.red.preference(key: Nesting.self, value: value) }.explain(Nesting.self).value
      expect(text.contains("998, 999 (1000 in all)]"), "\(text)")
      expect(text.count, below: 1_000)
    }
  }

  @Test @MainActor func `An anchor preference that hides a value of its content is noted`() {
    let bounds = Color.red.anchorPreference(key: Bounds.self, value: .bounds) { [$0] }.padding(5)
    let host = updatedLoopHost {
      bounds.anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        .overlayPreferenceValue(Bounds.self) { Text("\($0.count)") }
    }
    expect(host.diagnostics.map(\.code), equals: [.hiddenPreference])
    let other = updatedLoopHost {
      bounds.transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }
        .overlayPreferenceValue(Bounds.self) { Text("\($0.count)") }
    }
    expectEmpty(other.diagnostics)
  }
}

private struct Offset: View {
  let isOutside: Bool
  @State private var x: CGFloat = 0
  var body: some View {
    let square = Color.red.frame(width: 10, height: 10).accessibilityIdentifier("target")
    if isOutside {
      square.offset(x: x).onGeometryChange(
        for: CGFloat.self, of: { $0.frame(in: .global).minX }, action: { x = 200 - $0 })
    } else {
      square.onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }, action: { x = 200 - $0 })
        .offset(x: x)
    }
  }
}

private typealias Bounds = ListKey<Anchor<CGRect>>

private struct Anchored: View {
  var body: some View {
    Color.clear.frame(width: 10, height: 10).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("target")
            .offset(x: 200, y: anchors.first.map { proxy[$0].minY } ?? 0)
        }
      }
  }
}

/// A form that moves up until its second field ends at 30 points.
private struct Form: View {
  let isNamed: Bool
  @State private var y: CGFloat = 0
  var body: some View {
    VStack(spacing: 0) {
      Text("first")
      Text("field").accessibilityIdentifier("target")
        .onGeometryChange(
          for: CGFloat.self, of: { [isNamed] in $0.frame(in: isNamed ? .named("content") : .global).maxY },
          action: { y = min(0, 30 - $0) })
    }
    .coordinateSpace(.named("content"))
    .offset(y: y)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct AnchoredForm: View {
  var body: some View {
    VStack(spacing: 0) {
      Text("first")
      Text("field").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }.hidden()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .overlayPreferenceValue(Bounds.self, alignment: .topLeading) { anchors in
      GeometryReader { proxy in
        Text("field").accessibilityIdentifier("target")
          .offset(y: anchors.first.map { min(30, proxy[$0].maxY) - 20 } ?? 0)
      }
    }
  }
}

/// A stack inside a constant effect, with a spacer as high as the position of the view below it.
private struct Constant: View {
  enum Effect: String, CaseIterable {
    case offset, rotation
    var target: CGRect {
      switch self {
      case .offset: CGRect(x: 195, y: 5, width: 10, height: 5)
      case .rotation: CGRect(x: 195, y: 10, width: 10, height: 390)
      }
    }
  }

  let effect: Effect
  let isOutside: Bool
  @State private var height: CGFloat = 0

  private var probe: some View {
    Color.blue.frame(width: 10, height: 10).publishing(Height.self) { $0.frame(in: .global).minY }
  }

  @ViewBuilder private var stack: some View {
    VStack(spacing: 3) {
      Color.red.frame(width: 10, height: height).accessibilityIdentifier("target")
      if !isOutside { probe }
    }
    .frame(height: 400, alignment: .top)
    .overlay(alignment: .top) { if isOutside { probe } }
  }

  var body: some View {
    Group {
      switch effect {
      case .offset: stack.offset(y: 5)
      case .rotation: stack.rotationEffect(.degrees(180))
      }
    }.onPreferenceChange(Height.self) { height = $0 }
  }
}

private struct Framed: View {
  let isInside: Bool
  @State private var width: CGFloat = 10
  var body: some View {
    Group {
      if isInside {
        Text("ab").fixedSize().publishing(Width.self) { $0.size.width }.frame(width: width)
          .accessibilityIdentifier("target")
      } else {
        Text("ab").fixedSize().frame(width: width).publishing(Width.self) { $0.size.width }
      }
    }.onPreferenceChange(Width.self) { width = $0 + 20 }
  }
}

private struct Padded: View {
  let isInside: Bool
  @State private var width: CGFloat = 0
  var body: some View {
    let bar = Color.red.frame(width: max(120, width), height: 10)
    Group {
      if isInside {
        bar.publishing(Width.self) { $0.size.width }.padding(10).accessibilityIdentifier("target")
      } else {
        bar.padding(10).publishing(Width.self) { $0.size.width }
      }
    }.onPreferenceChange(Width.self) { width = $0 }
  }
}

private struct Filled: View {
  enum Content: String, CaseIterable { case color, list, scroll, reader, spacer }
  let content: Content
  /// Whether the container is measured instead of the view.
  let isOutside: Bool
  @State private var width: CGFloat = 50

  @ViewBuilder private var filling: some View {
    switch content {
    case .color: Color.red
    case .list: List { Text("row") }
    case .scroll: ScrollView { Text("row") }
    case .reader: GeometryReader { _ in Text("row") }
    case .spacer:
      HStack {
        Text("row")
        Spacer()
      }
    }
  }

  var body: some View {
    Group {
      if isOutside {
        filling.frame(width: width, height: 400).accessibilityIdentifier("target")
          .frame(maxWidth: .infinity, maxHeight: .infinity).publishing(Width.self) { $0.size.width }
      } else {
        filling.frame(width: width).publishing(Width.self) { $0.size.width }
      }
    }.onPreferenceChange(Width.self) { width = isOutside ? $0 : $0 + 5 }
  }
}

private struct Growing: View {
  @State private var width: CGFloat = 50
  var body: some View {
    Text("ab").frame(minWidth: width).publishing(Width.self) { $0.size.width }
      .onPreferenceChange(Width.self) { width = $0 + 5 }
  }
}

private struct Wide: View { var body: some View { Color.red.frame(width: 90, height: 10) } }
private struct Narrow: View { var body: some View { Color.red.frame(width: 40, height: 10) } }

private struct Fitting: View {
  @State private var width: CGFloat = 100
  var body: some View {
    ViewThatFits(in: .horizontal) {
      Wide()
      Narrow()
    }
    .publishing(Width.self) { $0.size.width }
    .onPreferenceChange(Width.self) { width = $0 > 50 ? 50 : 100 }
    .frame(width: width)
  }
}

private struct SheetWithBar: View {
  @State private var hasBar = false
  var body: some View {
    Color.red.sheet(isPresented: .constant(true)) {
      VStack(spacing: 0) {
        if hasBar { Color.blue.frame(height: 390) }
        Color.green.onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { hasBar = $0 > 20 })
      }
    }
  }
}

private struct FocusedRows: View {
  enum Kind { case exchanged, alternating }
  let kind: Kind
  @FocusState private var focused: Int?
  @State private var rows = [0]
  @State private var active = 0
  @State private var text = ""

  var body: some View {
    VStack {
      ForEach(kind == .exchanged ? rows : [0, 1], id: \.self) { row in
        if kind == .exchanged || row == active {
          TextField("row", text: $text).focused($focused, equals: row).accessibilityIdentifier("row \(row)")
        } else {
          Text("row")
        }
      }
    }
    .onChange(of: focused) { _, new in
      rows = new == 0 ? [1] : [0]
      active = 1 - active
      focused = kind == .exchanged ? rows[0] : active
    }
  }
}

private typealias Identifiers = ListKey<UUID>

private struct Publishing: View {
  let capturesNothing: Bool
  @State private var ids: [UUID] = []
  var body: some View {
    VStack {
      Text("\(ids.count)")
      if capturesNothing {
        ForEach(0..<3, id: \.self) { _ in Color.red.preference(key: Identifiers.self, value: [UUID()]) }
      } else {
        ForEach(0..<3, id: \.self) { _ in
          Color.red.preference(key: Identifiers.self, value: [UUID()]).opacity(ids.isEmpty ? 1 : 1)
        }
      }
    }
    .onPreferenceChange(Identifiers.self) { ids = $0 }
    .overlayPreferenceValue(Identifiers.self) { current in
      if current == ids { Color.clear.accessibilityIdentifier("agrees") }
    }
  }
}

private enum Nested {
  struct Box { let numbers: [Int] }
  case list([Int])
  case pair(Int, [Int])
  case box(Box)
}

private struct Nesting: PreferenceKey {
  static let defaultValue = Nested.list([])
  static func reduce(value: inout Nested, nextValue: () -> Nested) { value = nextValue() }
}

private typealias Numbers = ListKey<Int>
