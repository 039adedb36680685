@MainActor struct LoopReportTests {
  @Test @MainActor func `The cycle names writer, key, reader, and state with their values`() throws {
    let loop = try firstLoop(of: Bubble())
    expect(loop.steps.map(\.kind), equals: [.state, .body, .layout, .writer, .key, .reader])
    expect(loop.steps[0].path, equals: "Bubble.isCollapsed")
    expect(loop.steps[0].detail, equals: "true → false")
    expect(loop.steps[1].path, equals: "Bubble")
    expect(loop.steps[1].detail, equals: "reads isCollapsed")
    expect(loop.steps[2].path, equals: "Bubble › frame(height:)")
    expect(loop.steps[2].detail, equals: "height 150 → 424")
    expect(loop.steps[3].path.hasSuffix("GeometryReader"))
    expect(loop.steps[3].detail, equals: "reads size.height 150 → 424, publishes 424.0")
    expect(loop.steps[3].location?.file, equals: "TributaryViewsLoopsTests/LoopKeys.swift")
    expect(loop.steps[4].path, equals: "Height")
    expect(loop.steps[4].detail, equals: "150.0 → 424.0")
    expect(loop.steps[5].path, equals: "Bubble")
    expect(loop.steps[5].location?.file, equals: "TributaryViewsLoopsTests/LoopViews.swift")
    expect(loop.steps[5].location?.line, equals: Bubble.readerLine)
  }

  @Test @MainActor func `The diagnostic points at the reader`() throws {
    let host = makeHost { Bubble() }
    let diagnostic = try #require(host.update().diagnostics.first)
    expect(diagnostic.code, equals: .feedbackLoop)
    expect(diagnostic.path, equals: "Bubble")
    expect(diagnostic.location?.line, equals: Bubble.readerLine)
    let page = diagnostic.description
    for part in ["isCollapsed", "LoopViews.swift:\(Bubble.readerLine)", "424", "150", "Height", "Bubble"] {
      expect(page.contains(part), "\(part) is missing in\n\(page)")
    }
  }

  @Test @MainActor func `A loop is reported at the reader of client code, or at the view of its state`() throws {
    let bar = try #require(makeHost { HidesBar() }.update().diagnostics.first)
    expect(bar.loop?.verdict, equals: .oscillating(period: 4))
    expect(bar.location?.file, equals: "TributaryViewsLoopsTests/LoopReportTests.swift")
    // A loop through a completion has no reader.
    let completion = try #require(makeHost { Retriggering() }.update().diagnostics.first)
    expect(completion.loop?.verdict, equals: .oscillating(period: 2))
    expect(completion.path, equals: "Retriggering")
  }

  @Test func `A loop through the height of a sheet names the state of client code at the limit of passes`() throws {
    let host = makeHost { GrowingSheet() }
    host.size.height = 480
    let loop = try #require(host.update().loops.first)
    expect(loop.steps.contains { $0.kind == .state && $0.path == "GrowingSheet.height" })
    expect(loop.columns.contains("GrowingSheet.height"))
  }

  @Test @MainActor func `The layout step names the item that a state changes, inside an unchanged frame`() throws {
    try expect(firstLoop(of: OwnHeight()).steps.first { $0.kind == .layout }?.path, equals: "OwnHeight › Text")
  }

  @Test @MainActor func `The table shows each state and value in the last eight passes`() throws {
    let short = try firstLoop(of: Bubble())
    expect(short.columns, equals: ["pass", "Bubble.isCollapsed", "Height"])
    expect(
      short.trace.suffix(3), equals: [["5", "false", "424.0"], ["6", "true", "150.0"], ["7", "false", "424.0"]])
    let long = try firstLoop(of: PaddedOutside())
    expect(long.trace.count, equals: 8)
    // 140 after the first pass, then 20 more per pass.
    expect(long.trace.last, equals: ["64", "1380.0", "1400.0"])
  }

  @Test @MainActor func `Rows of a list are distinguished`() throws {
    let rows = VStack { ForEach(0..<3) { index in if index == 1 { Bubble() } else { Color.red } } }
    let state = try firstLoop(of: rows).steps.first { $0.kind == .state }
    expect(state?.path, equals: "VStack › ForEach[1] › Bubble.isCollapsed")
  }

  @Test(arguments: PreferenceDependentContent.Reading.allCases)
  @MainActor func `A cycle through built content names its source key, and the geometry`(
    reading: PreferenceDependentContent.Reading
  ) throws {
    let loop = try firstLoop(of: PreferenceDependentContent(reading: reading))
    let keys = loop.steps.filter { $0.kind == .key }.map(\.path)
    expect(keys.contains("Bounds"), "\(keys)")
    switch reading {
    case .overlay, .background:
      expect(loop.verdict, equals: .oscillating(period: 2))
      expect(keys.contains { $0.hasSuffix("GeometryReader") }, "\(keys)")
      expect(loop.steps.contains { $0.kind == .writer })
    case .keyOutside, .keyInside, .geometryInside:
      if reading != .geometryInside { expect(keys.contains("Width"), "\(keys)") }
      expect(loop.steps.last?.kind, equals: .reader)
    }
  }

  /// Returns the paths of the keys of a view's loop, in causal order.
  private func keys<V: View>(_ view: V) throws -> [String] {
    try firstLoop(of: view).steps.filter { $0.kind == .key }.map(\.path)
  }

  @Test func `The report names the keys of nested content, the outer one first, and no key around the loop`() throws {
    let names = try keys(NestedContent()).filter { ["Bounds", "Width", "Height"].contains($0) }
    expect(names, equals: ["Bounds", "Width", "Height"])
    try expect(keys(Surrounded()), equals: ["Height"])
    let mutual = try firstLoop(of: Mutual())
    expect(Set(mutual.steps.filter { $0.kind == .key }.map(\.path)), equals: ["Height", "Width"])
    expect(Set(mutual.steps.filter { $0.kind == .state }.map(\.path)), equals: ["Mutual.a", "Mutual.b"])
    expect(mutual.suggestions.first?.contains("one source of truth") ?? false)
  }

  @Test @MainActor func `The writer that a state removes is named as removed`() throws {
    let writer = try #require(try firstLoop(of: Vanishing()).steps.first { $0.kind == .writer })
    expect(writer.detail, equals: "published true, is removed")
    expect(writer.location != nil)
  }

  @Test @MainActor func `Each kind of loop has its own suggested edit`() throws {
    try expect(firstLoop(of: Churning()).suggestions.first?.contains("`run`") ?? false)
    try expect(firstLoop(of: Vanishing()).suggestions.first?.contains(".opacity(isShown") ?? false)
    try expect(firstLoop(of: PaddedOutside()).suggestions.first?.contains("before the `.padding`") ?? false)
    try expect(firstLoop(of: Machine(count: 3)).suggestions.first?.contains("`phase`") ?? false)
    try expect(firstLoop(of: Bubble()).suggestions.first?.contains("Derive `isCollapsed`") ?? false)
  }
}

private struct Bounds: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

/// The width of an anchor determines the width of the anchor's view, at once or through a key or an observer.
struct PreferenceDependentContent: View {
  enum Reading: CaseIterable { case overlay, background, keyOutside, keyInside, geometryInside }
  let reading: Reading
  @State private var isNarrow = false

  var body: some View {
    let content = Color.red.frame(width: isNarrow ? 50 : 200, height: 10)
      .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
    switch reading {
    case .background: content.backgroundPreferenceValue(Bounds.self) { built($0) }
    case .keyOutside:
      content.overlayPreferenceValue(Bounds.self) { built($0) }.onPreferenceChange(Width.self) { take($0) }
    default: content.overlayPreferenceValue(Bounds.self) { built($0) }
    }
  }

  private func built(_ anchor: Anchor<CGRect>?) -> some View {
    GeometryReader { proxy in
      let width = anchor.map { proxy[$0].width } ?? 0
      switch reading {
      case .overlay, .background: Color.clear.onChange(of: width, initial: true) { take(width) }
      case .keyOutside: Color.clear.preference(key: Width.self, value: width)
      case .keyInside:
        Color.clear.preference(key: Width.self, value: width).onPreferenceChange(Width.self) { take($0) }
      case .geometryInside:
        Color.clear.frame(width: width).onGeometryChange(
          for: CGFloat.self, of: { $0.size.width }, action: { take($0) })
      }
    }
  }

  private func take(_ width: CGFloat) { isNarrow = width > 100 }
}

/// Content built from an anchor publishes the value from which other content is built.
private struct NestedContent: View {
  @State private var isNarrow = false
  var body: some View {
    Color.red.frame(width: isNarrow ? 50 : 200, height: 10)
      .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
      .overlayPreferenceValue(Bounds.self) { anchor in
        GeometryReader { proxy in
          Color.clear.preference(key: Width.self, value: anchor.map { proxy[$0].width } ?? 0)
            .backgroundPreferenceValue(Width.self) { width in
              Color.clear.preference(key: Height.self, value: width)
                .onPreferenceChange(Height.self) { isNarrow = $0 > 100 }
            }
        }
      }
  }
}

private struct Surrounded: View {
  var body: some View {
    Color.red.preference(key: Width.self, value: 7).overlayPreferenceValue(Width.self) { _ in Bubble() }
  }
}

private struct HidesBar: View {
  @State private var isHidden = false
  var body: some View {
    NavigationStack {
      Color.red
        .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { isHidden = $0 < 390 })
        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
    }
  }
}

private struct Retriggering: View {
  @State private var isOn = false
  var body: some View { Color.red.frame(width: isOn ? 10 : 20).onAppear { turn() } }
  private func turn() {
    withAnimation(.linear(duration: 0)) {
      isOn.toggle()
    } completion: {
      turn()
    }
  }
}

private struct GrowingSheet: View {
  @State private var height: CGFloat = 100
  var body: some View {
    Color.white.sheet(isPresented: .constant(true)) {
      Color.red
        .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { height = $0 + 12 })
        .presentationDetents([.height(height)])
    }
  }
}

private struct OwnHeight: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text(height > 30 ? "short" : "four\nlines\nof\ntext").frame(width: 100)
      .publishing(Height.self) { $0.size.height }
      .onPreferenceChange(Height.self) { height = $0 }
  }
}
