import Tributary

/// The style of the selection.
enum SelectionStyle: String, CaseIterable {
  /// Each month draws a border, and all but one border are clear.
  case fade
  /// One border moves to the frame of the selected month. A preference passes the frames into state.
  case border
  /// One border is drawn at the anchor of the selected month, without state and without a second pass.
  case anchor
}

/// Twelve months with one selection.
struct MonthSelectorView: View {
  let style: SelectionStyle
  @Binding var selected: Int

  var body: some View {
    marked.preference(key: SelectedMonthKey.self, value: selected)
  }

  @ViewBuilder private var marked: some View {
    switch style {
    case .fade: FadingBorders(selected: $selected)
    case .border: MovingBorder(selected: $selected)
    case .anchor: AnchoredBorder(selected: $selected)
    }
  }
}

/// The selected month, for parent views.
struct SelectedMonthKey: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

// MARK: - The months

enum Months {
  static let names = [
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
  ]
}

/// The name of a month, which a tap selects. The name is smaller where it does not fit. The mark is animated for a
/// third of a second.
struct MonthView: View {
  let index: Int
  @Binding var selected: Int

  var body: some View {
    Text(Months.names[index])
      .lineLimit(1)
      .minimumScaleFactor(0.1)
      .padding(16)
      .frame(minWidth: 44, minHeight: 44)
      .contentShape(Rectangle())
      .onTapGesture { withAnimation(.easeInOut(duration: 0.3)) { selected = index } }
      .accessibilityIdentifier("month-\(index)")
  }
}

/// Three rows of four months each, with the same space for every month.
struct MonthGrid<Month: View>: View {
  @ViewBuilder let month: (Int) -> Month

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<3) { row in
        HStack(spacing: 0) {
          ForEach(0..<4) { column in
            month(row * 4 + column)
              .frame(maxWidth: .infinity, maxHeight: .infinity)
          }
        }
      }
    }
  }
}

struct BorderShape: View {
  var color = Color.green

  var body: some View {
    RoundedRectangle(cornerRadius: 12).strokeBorder(color, lineWidth: 2)
  }
}

/// The border that moves from month to month.
struct SelectionBorder: View {
  let frame: CGRect

  var body: some View {
    BorderShape()
      .frame(width: frame.width, height: frame.height)
      .accessibilityIdentifier("border")
      .offset(x: frame.minX, y: frame.minY)
  }
}

// MARK: - Style fade

struct FadingBorders: View {
  @Binding var selected: Int

  var body: some View {
    MonthGrid { index in
      MonthView(index: index, selected: $selected)
        .overlay(BorderShape(color: index == selected ? .green : .clear))
    }
  }
}

// MARK: - Style border

/// The frame of a month, in the space of the selector.
struct MonthFrame: Equatable {
  let index: Int
  let frame: CGRect
}

struct MonthFramesKey: PreferenceKey {
  static let defaultValue: [MonthFrame] = []

  static func reduce(value: inout [MonthFrame], nextValue: () -> [MonthFrame]) {
    value.append(contentsOf: nextValue())
  }
}

struct MovingBorder: View {
  @Binding var selected: Int
  @State private var frames = [CGRect](repeating: .zero, count: Months.names.count)

  var body: some View {
    ZStack(alignment: .topLeading) {
      SelectionBorder(frame: frames[selected])
      MonthGrid { index in
        MonthView(index: index, selected: $selected)
          .background(FrameReader(index: index))
      }
    }
    .coordinateSpace(name: "selector")
    .onPreferenceChange(MonthFramesKey.self) { months in
      for month in months { frames[month.index] = month.frame }
    }
  }
}

/// Publishes the frame of the view that has it as a background.
struct FrameReader: View {
  let index: Int

  var body: some View {
    GeometryReader { proxy in
      Color.clear.preference(
        key: MonthFramesKey.self, value: [MonthFrame(index: index, frame: proxy.frame(in: .named("selector")))])
    }
  }
}

// MARK: - Style anchor

/// The bounds of a month, as an anchor.
struct MonthAnchor {
  let index: Int
  let bounds: Anchor<CGRect>
}

struct MonthAnchorsKey: PreferenceKey {
  static var defaultValue: [MonthAnchor] { [] }

  static func reduce(value: inout [MonthAnchor], nextValue: () -> [MonthAnchor]) {
    value.append(contentsOf: nextValue())
  }
}

struct AnchoredBorder: View {
  @Binding var selected: Int

  var body: some View {
    MonthGrid { index in
      MonthView(index: index, selected: $selected)
        .anchorPreference(key: MonthAnchorsKey.self, value: .bounds) { [MonthAnchor(index: index, bounds: $0)] }
    }
    .overlayPreferenceValue(MonthAnchorsKey.self) { months in
      GeometryReader { proxy in
        if let month = months.first(where: { $0.index == selected }) {
          SelectionBorder(frame: proxy[month.bounds])
        }
      }
    }
  }
}

// MARK: - Preview

struct MonthSelectorPreviews: PreviewProvider {
  static var previews: some View {
    ForEach(SelectionStyle.allCases, id: \.self) { style in
      MonthSelectorView(style: style, selected: .constant(3)).previewDisplayName(style.rawValue)
    }
  }
}
