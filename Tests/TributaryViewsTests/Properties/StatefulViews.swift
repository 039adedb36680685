/// A view that writes the preferences below to state and shows them beside.
struct NumbersReader<Content: View>: View {
  let content: Content
  @State private var numbers: [Int] = []
  var body: some View {
    HStack(spacing: 2) {
      // One container, since a modifier on several views creates a reader for each.
      ZStack { content }.onPreferenceChange(ListKey<Int>.self) { numbers = $0 }
      Color.purple.frame(width: CGFloat(numbers.count) * 3, height: CGFloat(numbers.reduce(0, +) % 20))
    }
  }
}

/// A view that publishes the preferences below again, above them: two passes, and views above read the state.
struct NumbersWriter<Content: View>: View {
  let content: Content
  @State private var numbers: [Int] = []
  var body: some View {
    // One container, since a modifier on several views creates a reader for each.
    ZStack { content }
      .onPreferenceChange(ListKey<Int>.self) { numbers = $0 }
      .preference(key: ListKey<Int>.self, value: numbers + [numbers.count])
  }
}

/// A view that follows a value in state.
struct ChangeReader<Content: View>: View {
  let content: Content
  let value: Int
  @State private var seen = 0
  var body: some View {
    content
      .padding(.leading, CGFloat(seen))
      .background { Color.red.onChange(of: value, initial: true) { seen = value } }
  }
}

/// A modifier with a body that shows its content in a container.
struct Framing: ViewModifier {
  let length: CGFloat
  @Environment(\.mark) private var mark
  func body(content: Content) -> some View {
    VStack(alignment: .leading, spacing: CGFloat(mark)) {
      content
      Color.green.frame(width: length, height: 2)
    }
  }
}

/// A view that writes its content's size to state and shows it in front.
struct SizeReader<Content: View>: View {
  let content: Content
  @State private var size = CGSize.zero
  var body: some View {
    ZStack { content }
      .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { size = $0 })
      .overlay { Color.blue.frame(width: size.width / 2, height: 2) }
  }
}

/// A view that frames the positions published below.
struct PlacesView: View {
  let places: [Anchor<CGRect>]
  var body: some View {
    GeometryReader { proxy in
      ForEach(0..<places.count) { index in
        let rect = proxy[places[index]]
        Rectangle().stroke(Color.red).frame(width: abs(rect.width), height: abs(rect.height)).offset(
          x: rect.minX, y: rect.minY)
      }
    }
  }
}

/// A layout of views in lines, with as many in each as fit; a view can request space before it.
struct FlowLayout: Layout {
  var gap: CGFloat
  /// Whether the views of a line are aligned on the baseline of their text instead of its top.
  var baseline: Bool

  /// The space before a view, in points.
  enum Room: LayoutValueKey { static let defaultValue: CGFloat = 0 }

  struct Cache {
    var ideals: [CGSize]
    var widths: [CGFloat: [CGPoint]] = [:]
  }

  func makeCache(subviews: Subviews) -> Cache { Cache(ideals: subviews.map { $0.sizeThatFits(.unspecified) }) }

  private func corners(_ width: CGFloat, _ subviews: Subviews, _ cache: inout Cache) -> [CGPoint] {
    if let known = cache.widths[width] { return known }
    var point = CGPoint.zero
    var lineHeight: CGFloat = 0
    let corners = zip(subviews, cache.ideals).map { subview, size in
      let room = subview[Room.self]
      if point.x > 0, point.x + room + size.width > width {
        point = CGPoint(x: 0, y: point.y + lineHeight + gap)
        lineHeight = 0
      }
      let dimensions = subview.dimensions(in: .unspecified)
      let rise = baseline ? dimensions[.firstTextBaseline] / 4 : 0
      let corner = CGPoint(x: point.x + room, y: point.y + rise)
      point.x += room + size.width + gap
      lineHeight = max(lineHeight, size.height + rise)
      return corner
    }
    cache.widths[width] = corners
    return corners
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let corners = corners(proposal.width ?? .infinity, subviews, &cache)
    return zip(corners, cache.ideals).reduce(into: CGSize.zero) { result, item in
      result.width = max(result.width, item.0.x + item.1.width)
      result.height = max(result.height, item.0.y + item.1.height)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let corners = corners(proposal.width ?? .infinity, subviews, &cache)
    for (subview, corner) in zip(subviews, corners) {
      subview.place(at: CGPoint(x: bounds.minX + corner.x, y: bounds.minY + corner.y), proposal: .unspecified)
    }
  }
}

extension Spec.Parameters {
  /// One of the built-in stacks as a layout, or the flow layout.
  var anyLayout: AnyLayout {
    switch a % 4 {
    case 0: AnyLayout(HStackLayout(alignment: vertical, spacing: spacing))
    case 1: AnyLayout(VStackLayout(alignment: horizontal, spacing: spacing))
    case 2: AnyLayout(ZStackLayout(alignment: alignment))
    default: AnyLayout(FlowLayout(gap: spacing ?? 2, baseline: b < 5))
    }
  }
}

/// A view whose body reads a model.
struct LevelText: View {
  let prefix: String
  @Environment(\.levels) private var levels
  var body: some View { Text(prefix + String(repeating: "l", count: levels?.level ?? 0)) }
}

/// A view whose closure reads a model: the read is registered for the caller of the closure.
struct LevelReading<Content: View>: View {
  enum Way { case guide, frame, reader, effect, body, transform }
  let content: Content
  let way: Way
  @Environment(\.levels) private var levels

  var body: some View {
    let levels = levels
    switch way {
    case .guide:
      content.alignmentGuide(HorizontalAlignment.leading) { _ in CGFloat(levels?.level ?? 0) }
        .alignmentGuide(VerticalAlignment.center) { $0.height / 2 - CGFloat(levels?.level ?? 0) }
    case .frame:
      content.containerRelativeFrame(.horizontal) { length, _ in length / 3 + CGFloat(levels?.level ?? 0) }
    case .reader:
      GeometryReader { proxy in content.frame(width: proxy.size.width / 2 + CGFloat(levels?.level ?? 0)) }
    case .effect: content.modifier(LevelShift(levels: levels))
    case .body: content.padding(.top, CGFloat(levels?.level ?? 0))
    case .transform: content.transformPreference(ListKey<Int>.self) { $0.append(levels?.level ?? 0) }
    }
  }
}

struct LevelShift: GeometryEffect {
  let levels: SpecModel?
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: CGFloat(levels?.level ?? 0), y: size.height / 9))
  }
}

struct LevelDrawing: View {
  enum Way { case shape, style }
  let way: Way
  let given: Spec.Parameters
  @Environment(\.levels) private var levels
  var body: some View {
    switch way {
    case .shape: LevelShape(levels: levels).fill(given.color)
    case .style: Rectangle().fill(LevelTone(levels: levels)).frame(width: given.length, height: 9)
    }
  }
}

struct LevelShape: Shape {
  let levels: SpecModel?
  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: CGFloat(levels?.level ?? 0), width: rect.width, height: rect.height))
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: 5 + 3 * CGFloat(levels?.level ?? 0), height: proposal.height.map { min($0, 40) } ?? 10)
  }
}

struct LevelTone: ShapeStyle {
  let levels: SpecModel?
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color(white: Double(levels?.level ?? 0) / 10) }
}

struct LevelStack<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.levels) private var levels
  var body: some View { LevelLayout(levels: levels) { content } }
}

private struct LevelLayout: Layout {
  let levels: SpecModel?
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = CGFloat(max(0, sizes.count - 1) * (levels?.level ?? 0))
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(gaps) { $0 + $1.height })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height + CGFloat(levels?.level ?? 0)
    }
  }
}

struct LevelRows: View {
  let rows: [Spec]
  @Environment(\.levels) private var levels
  var body: some View {
    let levels = levels
    ScrollView {
      LazyVStack {
        ForEach(rows, id: \.parameters.id) { row in SpecView(spec: row).padding(.leading, CGFloat(levels?.level ?? 0)) }
      }
    }
  }
}

extension EnvironmentValues {
  /// A model that views at every depth read.
  var levels: SpecModel? {
    get { self[LevelsKey.self] }
    set { self[LevelsKey.self] = newValue }
  }
}

private struct LevelsKey: EnvironmentKey { static var defaultValue: SpecModel? { nil } }
