/// A screen with one fault in a known interval, or a sound screen.
@MainActor
struct BlindScreen {
  let name: String
  /// The fault; `nil` for a sound screen.
  let fault: Fault?
  let isSweptOverHeights: Bool
  let view: () -> AnyView

  struct Fault {
    let kind: SweepFinding.Kind
    let lower, upper: CGFloat
    /// The identifiers of the views concerned.
    let identifiers: [String]
    /// A part of the path of a view concerned.
    let place: String
  }

  static let range: ClosedRange<CGFloat> = 300...700

  init(
    _ name: String, _ kind: SweepFinding.Kind, _ lower: CGFloat, _ upper: CGFloat, _ identifiers: [String],
    in place: String, heights isSweptOverHeights: Bool = false, @ViewBuilder _ view: @escaping () -> some View
  ) {
    self.name = name
    fault = Fault(kind: kind, lower: lower, upper: upper, identifiers: identifiers, place: place)
    self.isSweptOverHeights = isSweptOverHeights
    self.view = { AnyView(view()) }
  }

  /// Creates a sound screen.
  init(sound name: String, @ViewBuilder _ view: @escaping () -> some View) {
    self.name = name
    fault = nil
    isSweptOverHeights = false
    self.view = { AnyView(view()) }
  }

  /// Returns the width of a text on one line, in points.
  static func width(of text: Text) -> CGFloat {
    let host = ViewHost(size: .zero) { text }
    host.update()
    return host.sizeThatFits(.unspecified).width
  }

  static let all = loops + histories + collisions + truncations + protrusions + sound

  // MARK: Loops

  private static let loops = [
    BlindScreen("a sidebar that a wide detail shows", .loop, 380, 499.875, [], in: "SidebarScreen") { SidebarScreen() },
    BlindScreen("a margin that high content removes", .loop, 450, 509.875, [], in: "MarginScreen") { MarginScreen() },
    BlindScreen("a middle alternative that grows", .loop, 420, 519.875, [], in: "GrowingBox") {
      ViewThatFits(in: .horizontal) {
        Color.blue.frame(width: 520, height: 40)
        GrowingBox()
        Color.blue.frame(width: 20, height: 40)
      }
    },
    BlindScreen(
      "a column count that depends on the height", .loop, 300, 479.875, [], in: "ColumnScreen"
    ) { ColumnScreen() },
  ]

  // MARK: Memory

  private static let histories = [
    BlindScreen(
      "a panel with a late return to its narrow form", .historyDependent, 440, 519.875, ["panel"], in: "PanelScreen"
    ) { PanelScreen() },
    BlindScreen(
      "a list that stays compact", .historyDependent, 360, 700, ["list"], in: "CompactScreen"
    ) { CompactScreen() },
    BlindScreen(
      "a chart with an observable model", .historyDependent, 380, 459.875, ["chart"], in: "ChartScreen"
    ) { ChartScreen() },
    BlindScreen(
      "a hint that disappears after a wide window", .historyDependent, 300, 599.875, ["hint"], in: "HintScreen"
    ) { HintScreen() },
  ]

  // MARK: Collisions

  private static let label = "A label of a fixed size"

  private static let collisions = [
    BlindScreen("a logo in half of the bar", .collision, 300, 519.875, ["logo", "menu"], in: "Color") {
      HStack(spacing: 0) {
        Color.red.frame(width: 260, height: 30).accessibilityIdentifier("logo")
          .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
        Color.blue.frame(minWidth: 0, maxWidth: .infinity, minHeight: 30, maxHeight: 30)
          .accessibilityIdentifier("menu")
      }
    },
    BlindScreen(
      "a fixed label in half of a row", .collision, 300, 2 * (width(of: Text(label)) + 100), ["label", "value"],
      in: "Text"
    ) {
      HStack(spacing: 0) {
        Text(label).fixedSize().accessibilityIdentifier("label").padding(.leading, 100)
          .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
        Color.green.frame(minWidth: 0, maxWidth: .infinity, minHeight: 20, maxHeight: 20)
          .accessibilityIdentifier("value")
      }
    },
    BlindScreen("two views at the edges of a custom layout", .collision, 300, 439.875, ["left", "right"], in: "Color") {
      Edges {
        Color.red.frame(width: 200, height: 40).accessibilityIdentifier("left")
        Color.blue.frame(width: 240, height: 40).accessibilityIdentifier("right")
      }
    },
    BlindScreen("content over a footer", .collision, 300, 449.9, ["content", "footer"], in: "Color") {
      VStack(spacing: 0) {
        Area(area: 45_000) { Color.red.accessibilityIdentifier("content") }.frame(height: 100, alignment: .top)
        Color.blue.frame(height: 200).accessibilityIdentifier("footer")
      }
    },
  ]

  // MARK: Truncations

  private static let title = "The title of an article about layouts at all sizes"
  private static let name = "The name of a person"

  private static let truncations = [
    BlindScreen(
      "a title of one line", .truncation, 300, width(of: Text(title)) + 40, ["title"], in: "Text"
    ) { Text(title).lineLimit(1).accessibilityIdentifier("title").padding(.horizontal, 20) },
    BlindScreen("a name beside a fixed picture", .truncation, 300, width(of: Text(name)) + 250, ["name"], in: "Text") {
      HStack(spacing: 0) {
        Text(name).lineLimit(1).accessibilityIdentifier("name")
        Color.gray.frame(width: 250, height: 40)
      }
    },
    BlindScreen(
      "a text in a low frame", .truncation, 300, width(of: Text(title)), ["title"], in: "Text"
    ) { Text(title).accessibilityIdentifier("title").frame(height: 24) },
    BlindScreen("a title that a sidebar makes narrow", .truncation, 480, 539.875, ["name"], in: "Text") {
      GeometryReader { proxy in
        HStack(spacing: 0) {
          if proxy.size.width >= 480 { Color.gray.frame(width: 540 - width(of: Text(name)), height: 40) }
          Text(name).lineLimit(1).accessibilityIdentifier("name")
        }
      }
    },
  ]

  // MARK: Protrusions

  private static let protrusions = [
    BlindScreen("a row of fixed lengths", .protrusion, 300, 460.375, ["row"], in: "HStack") {
      HStack(spacing: 0) {
        Color.red.frame(width: 250, height: 20)
        Color.blue.frame(width: 210.5, height: 20)
      }.accessibilityIdentifier("row")
    },
    BlindScreen("a picture of a fixed size in a card", .protrusion, 300, 379.875, ["photo"], in: "Color") {
      VStack(alignment: .leading, spacing: 8) {
        Color.red.frame(width: 340, height: 80).accessibilityIdentifier("photo")
        Text("Below")
      }.padding(20).background(Color.yellow)
    },
    BlindScreen("three columns with a minimum length", .protrusion, 300, 375.875, ["columns"], in: "HStack") {
      HStack(spacing: 8) {
        ForEach(0..<3, id: \.self) { _ in Color.green.frame(minWidth: 120, minHeight: 40, maxHeight: 40) }
      }.accessibilityIdentifier("columns")
    },
    BlindScreen("a column of fixed heights", .protrusion, 300, 519.875, ["column"], in: "VStack", heights: true) {
      VStack(spacing: 0) {
        Color.red.frame(width: 40, height: 260)
        Color.blue.frame(width: 40, height: 260)
      }.accessibilityIdentifier("column")
    },
  ]

  // MARK: Sound screens

  private static let sound = [
    BlindScreen(sound: "a form") {
      Form {
        Section("Account") {
          LabeledContent("Name", value: "Anna")
          Toggle("Notifications", isOn: .constant(true))
          Stepper("Copies", value: .constant(2), in: 1...9)
        }
        Section("Help") { Text("A footnote that wraps in narrow windows and explains the settings above it.") }
      }
    },
    BlindScreen(sound: "a list with navigation") {
      NavigationStack {
        List(0..<40, id: \.self) { index in
          NavigationLink("Row \(index)") { Text("Detail") }
        }.navigationTitle("Rows")
      }
    },
    BlindScreen(sound: "alternatives of a toolbar") {
      VStack(alignment: .leading) {
        ViewThatFits(in: .horizontal) {
          HStack { ForEach(["Cut", "Copy", "Paste", "Select all", "Delete"], id: \.self) { Text($0).padding(12) } }
          Menu("Edit") { Button("Copy") {} }
        }
        Text(String(repeating: "words that wrap ", count: 30))
        Spacer()
      }.padding()
    },
    BlindScreen(sound: "an adaptive grid") {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
          ForEach(0..<50, id: \.self) { index in
            Text("\(index)").frame(maxWidth: .infinity, minHeight: 60).background(Color.gray)
          }
        }
      }
    },
    BlindScreen(sound: "a carousel") {
      VStack(alignment: .leading) {
        ScrollView(.horizontal) {
          HStack { ForEach(0..<12, id: \.self) { _ in Color.blue.frame(width: 140, height: 90) } }
        }
        Text("Below the carousel")
      }
    },
    BlindScreen(sound: "a badge over a square") {
      ZStack(alignment: .topTrailing) {
        Color.blue.frame(width: 120, height: 120)
        Text("12").padding(6).background(Color.red).offset(x: 10, y: -10)
      }
      .overlay(alignment: .bottom) { Text("A caption below the square").fixedSize().offset(y: 24) }
    },
    BlindScreen(sound: "a deck with negative spacing") {
      HStack(spacing: -30) {
        ForEach(0..<5, id: \.self) { index in Color.gray.frame(width: 80, height: 100).border(Color.black) }
      }
    },
    BlindScreen(sound: "a flow of words") {
      Flow { ForEach(0..<11, id: \.self) { index in Text("word \(index)").padding(6).background(Color.gray) } }
    },
    BlindScreen(sound: "a conversation") {
      ScrollView {
        VStack(alignment: .leading, spacing: 8) {
          ForEach(0..<20, id: \.self) { index in
            HStack {
              if index.isMultiple(of: 2) { Spacer(minLength: 40) }
              Text(String(repeating: "a message ", count: index + 1)).padding(8).background(Color.green)
              if !index.isMultiple(of: 2) { Spacer(minLength: 40) }
            }
          }
        }.padding()
      }
    },
    BlindScreen(sound: "tabs with a toolbar") {
      TabView {
        NavigationStack {
          VStack(spacing: 12) {
            Image(systemName: "star").font(.largeTitle)
            Text("A headline").font(.title)
            Button("Continue") {}.buttonStyle(.borderedProminent)
          }
          .navigationTitle("Start").toolbar { Button("Add") {} }
        }.tabItem { Text("Start") }
        Text("Second").tabItem { Text("Second") }
      }
    },
  ]
}

// MARK: Views

/// A layout with a constant area, like a text that wraps.
private struct Area: Layout {
  let area: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = max(1, proposal.width ?? 100)
    return CGSize(width: width, height: area / width)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

/// A layout that places two views at the leading and the trailing edge.
private struct Edges: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.width ?? 440, height: 40)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: .unspecified)
    subviews.last?.place(at: CGPoint(x: bounds.maxX, y: bounds.minY), anchor: .topTrailing, proposal: .unspecified)
  }
}

/// A layout that places views in lines.
private struct Flow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let places = places(subviews, in: proposal.width ?? .infinity)
    return CGSize(width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, place) in zip(subviews, places(subviews, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY), proposal: ProposedViewSize(place.size))
    }
  }

  private func places(_ subviews: Subviews, in width: CGFloat) -> [CGRect] {
    var point = CGPoint.zero
    var height: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if point.x > 0, point.x + size.width > width {
        point = CGPoint(x: 0, y: point.y + height + 4)
        height = 0
      }
      defer { point.x += size.width + 4 }
      height = max(height, size.height)
      return CGRect(origin: point, size: size)
    }
  }
}

private struct SidebarScreen: View {
  @State private var showsSide = false
  var body: some View {
    HStack(spacing: 0) {
      if showsSide { Color.red.frame(width: 120) }
      Color.blue.onGeometryChange(for: CGFloat.self, of: \.size.width) { showsSide = $0 >= 380 }
    }
  }
}

private struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct MarginScreen: View {
  @State private var isHigh = false
  var body: some View {
    Area(area: 90_000) { Color.blue }
      .background { GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) } }
      .padding(.horizontal, isHigh ? 0 : 30).onPreferenceChange(HeightKey.self) { isHigh = $0 > 200 }
  }
}

private struct GrowingBox: View {
  @State private var height: CGFloat = 20
  var body: some View {
    Color.red.frame(width: 420, height: height)
      .onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 + 4 }
  }
}

private struct ColumnScreen: View {
  @State private var isHigh = false
  var body: some View {
    Area(area: isHigh ? 36_000 : 72_000) { Color.blue }
      .onGeometryChange(for: CGFloat.self, of: \.size.height) { isHigh = $0 > 150 }
  }
}

private struct PanelScreen: View {
  @State private var isWide = false
  var body: some View {
    Color.red.frame(height: isWide ? 60 : 30).accessibilityIdentifier("panel")
      .onGeometryChange(for: CGFloat.self, of: \.size.width) { width in
        if width >= 520 { isWide = true }
        if width < 440 { isWide = false }
      }
  }
}

private struct CompactScreen: View {
  @State private var isCompact = false
  var body: some View {
    Color.red.frame(height: isCompact ? 30 : 60).accessibilityIdentifier("list")
      .onGeometryChange(for: CGFloat.self, of: \.size.width) { if $0 < 360 { isCompact = true } }
  }
}

@MainActor @Observable
private final class ChartModel { var isWide = false }

private struct ChartScreen: View {
  @State private var model = ChartModel()
  var body: some View {
    Color.red.frame(height: model.isWide ? 60 : 30).accessibilityIdentifier("chart")
      .onGeometryChange(for: CGFloat.self, of: \.size.width) { width in
        if width >= 460 { model.isWide = true }
        if width < 380 { model.isWide = false }
      }
  }
}

private struct HintScreen: View {
  @State private var wasWide = false
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: wasWide ? 10 : 40).accessibilityIdentifier("hint")
      Color.blue.onGeometryChange(for: CGFloat.self, of: \.size.width) { if $0 >= 600 { wasWide = true } }
    }
  }
}
