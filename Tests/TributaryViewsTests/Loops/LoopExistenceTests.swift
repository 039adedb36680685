/// Reports of loops in which a measured value decides which views exist.
@MainActor struct LoopExistenceTests {
  private func layout(_ loop: FeedbackLoop) -> FeedbackLoop.Step? { loop.steps.first { $0.kind == .layout } }

  @Test func `The report names the view, the container of constant width, and both measured widths`() throws {
    for showsWidth in [false, true] {
      let loop = try firstLoop(of: Editor(showsWidth: showsWidth))
      let path = "Editor › \(showsWidth ? "VStack › " : "")HStack"
      expect(layout(loop)?.path, equals: path)
      expect(layout(loop)?.detail, equals: "removes Sidebar")
      expect(loop.suggestions.count, equals: 4)
      expect(loop.suggestions[0].hasPrefix("Let the layout decide, instead of `width`, whether `Sidebar` exists:"))
      expect(loop.suggestions[1].contains("`\(path)` is 400 wide with and without it."))
      expect(loop.suggestions[2].contains("280 with it, 400 without"))
      expect(loop.suggestions[3].contains(".frame(width: 120)"))
    }
  }

  @Test @MainActor func `A Boolean derived from geometry shows the sizes, and its alternatives are fitted`() throws {
    let loop = try firstLoop(of: Adaptive())
    expect(layout(loop)?.detail, equals: "replaces HStack with VStack, width 350 → 200, height 40 → 88")
    let key = try #require(loop.steps.first { $0.kind == .key })
    expect(key.path, equals: "onGeometryChange(for: Bool)")
    expect(key.location?.file, equals: "TributaryViewsLoopsTests/LoopExistenceTests.swift")
    expect(key.detail, equals: "reads size.width 350 → 200, size.height 40 → 88, value false → true")
    expect(loop.columns.last, equals: "onGeometryChange(for: Bool)")
    expect(loop.suggestions.first?.contains("List `HStack` first.") == true, "\(loop)")
    expect(loop.suggestions.last?.contains("the root is 400 × 400") == true, "\(loop)")
  }

  @Test func `A view that pushes the measured view is shown in an overlay, read from a proxy or an anchor`() throws {
    for view in [AnyView(Pushed()), AnyView(PushedAnchor())] {
      let loop = try firstLoop(of: view)
      expect(layout(loop)?.detail.hasPrefix("inserts Header") == true, "\(loop)")
      expect(loop.suggestions.first, equals: "Show `Header` in an `overlay`, where it does not move the measured view.")
      expect(loop.suggestions.last?.contains("50 with it, 0 without") == true, "\(loop)")
    }
  }

  /// Expects the layout step of a view's loop, and parts of the first and of the last suggestion.
  @discardableResult private func expectReport<V: View>(
    _ view: V, detail: String? = nil, first: String, last: String? = nil
  ) throws -> FeedbackLoop {
    let loop = try firstLoop(of: view)
    if let detail { expect(layout(loop)?.detail, equals: detail) }
    expect(loop.suggestions.first?.contains(first) == true, "\(loop)")
    if let last { expect(loop.suggestions.last?.contains(last) == true, "\(loop)") }
    return loop
  }

  @Test func `Inserted and removed views are named, and a container whose length they do not change`() throws {
    // The insertion is named, and not the content of the inserted view.
    let workspace = try expectReport(Workspace(), detail: "inserts Inspector", first: "whether `Inspector` exists")
    expect(layout(workspace)?.path, equals: "Workspace › HStack")
    // The size of a container outside the body is passed to the view.
    try expectReport(
      ScrollView { Row() },
      first: "`ScrollView` is 400 high with and without it. Measure there, and pass the height to `Row`.",
      last: "`.opacity(isTall ? 0 : 1)`")
    // Content in a scroll view is not fitted, because the scroll view proposes no height.
    let wizard = try expectReport(
      Wizard(), detail: "inserts Hint, height 40 → 80", first: "`Wizard › ScrollView` is 400 high")
    expect(!wizard.suggestions.contains { $0.contains("ViewThatFits") })
    // A state that also changes the padding is not attributed to the removed view.
    let padding = try expectReport(Padding(), first: "`Padding › padding` is 400 wide in both cases.")
    expect(!padding.suggestions.contains { $0.contains("Color") }, "\(padding)")
    // Added elements are named by their positions.
    try expectReport(
      Growing(), detail: "inserts ForEach[63] › Text, height 1260 → 1280",
      first: "a height that these elements do not change")
  }

  @Test @MainActor func `Anchors are printed as their rectangles and points in the root`() throws {
    let loop = try firstLoop(of: Watching())
    let key = try #require(loop.steps.first { $0.kind == .key })
    expect(key.detail, equals: #"["mark": Anchor(180, 190, 40 × 20)] → ["mark": Anchor(180, 195, 40 × 20)]"#)
    expect(!loop.suggestions.contains { $0.contains("before the") }, "\(loop)")
    var box = ""
    _ = updatedLoopHost {
      Text("Mark").anchorPreference(key: Texts.self, value: .init([.topLeading, .center])) { "\($0)" }
        .onPreferenceChange(Texts.self) { box = $0 }
    }
    expect(box, equals: "Anchor([(180, 190), (200, 200)])")
  }
}

private struct Sidebar: View { var body: some View { Color.gray.frame(width: 120) } }

/// A text of the measured width has other sizes, but does not change the measured view.
private struct Editor: View {
  let showsWidth: Bool
  @State private var width: CGFloat = 0

  var body: some View {
    if showsWidth {
      VStack {
        Text(width > 300 ? "wide" : "narrow")
        content
      }
    } else {
      content
    }
  }

  private var content: some View {
    HStack(spacing: 0) {
      Color.white.onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width = $0 })
      if width > 300 { Sidebar() }
    }
  }
}

private struct Adaptive: View {
  @State private var isWide = true
  var body: some View {
    Group { if isWide { HStack(spacing: 0) { boxes } } else { VStack(spacing: 8) { boxes } } }
      .onGeometryChange(for: Bool.self, of: { $0.size.width < 300 }, action: { isWide = $0 })
  }

  @ViewBuilder private var boxes: some View {
    Color.red.frame(width: 200, height: 40)
    Color.blue.frame(width: 150, height: 40)
  }
}

private struct Header: View { var body: some View { Text("Header").frame(height: 50) } }

private struct Pushed: View {
  @State private var top: CGFloat = 0
  var body: some View {
    VStack(spacing: 0) {
      if top < 20 { Header() }
      Text("Content").onGeometryChange(
        for: CGFloat.self, of: { $0.frame(in: .named("page")).minY }, action: { top = $0 })
      Spacer()
    }.coordinateSpace(.named("page"))
  }
}

private struct Marks: PreferenceKey {
  static let defaultValue: [String: Anchor<CGRect>] = [:]
  static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

private struct Texts: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct PushedAnchor: View {
  @State private var frame = CGRect.zero
  var body: some View {
    VStack(spacing: 0) {
      if frame.minY < 20 { Header() }
      Text("Content").anchorPreference(key: Marks.self, value: .bounds) { ["content": $0] }
      Spacer()
    }
    .overlayPreferenceValue(Marks.self) { anchors in
      GeometryReader { proxy in
        let found = anchors["content"].map { proxy[$0] } ?? .zero
        Color.clear.onChange(of: found, initial: true) { frame = found }
      }
    }
  }
}

private struct Hint: View {
  let isShown: Bool
  var body: some View { if isShown { Text("Hint").frame(height: 40) } }
}

private struct Wizard: View {
  @State private var height: CGFloat = 0
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Text("Title")
        Hint(isShown: height < 60)
        Text("End")
      }
      .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { height = $0 })
    }
  }
}

@Observable private final class Model { var width: CGFloat = 0 }

/// The inspector contains views that are laid out for the first time.
private struct Workspace: View {
  @State private var model = Model()
  var body: some View {
    HStack(spacing: 0) {
      Color.white.onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { model.width = $0 })
      if model.width > 300 { Inspector() }
    }
  }
}

private struct Inspector: View {
  var body: some View {
    Form {
      Text("Size")
      Text("Color")
    }.frame(width: 180)
  }
}

private struct Row: View {
  @State private var isTall = false
  var body: some View {
    VStack(spacing: 0) {
      Text("Row")
      if !isTall { Text("Subtitle").frame(height: 30) }
    }
    .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { isTall = $0 > 40 })
  }
}

private struct Padding: View {
  @State private var width: CGFloat = 0
  var body: some View {
    VStack(spacing: 0) {
      Color.white.onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width = $0 })
      if width >= 400 { Color.red.frame(height: 20) }
    }.padding(width >= 400 ? 10 : 0)
  }
}

private struct Growing: View {
  @State private var rows = 1
  var body: some View {
    VStack(spacing: 0) { ForEach(0..<rows, id: \.self) { Text("Row \($0)") } }
      .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { rows = Int($0 / 20) + 1 })
  }
}

/// The view beside the anchor moves it, so no modifier is around the anchor.
private struct Watching: View {
  @State private var isLow = false
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 10, height: isLow ? 0 : 10)
      Text("Mark").anchorPreference(key: Marks.self, value: .bounds) { ["mark": $0] }
    }.onPreferenceChange(Marks.self) { _ in isLow.toggle() }
  }
}
