import Tributary

/// Loops through containers that measure, select, or scroll.
@MainActor
enum Containers {
  static let cases = [
    LoopCase(
      "own-grid", "a column as wide as its grid", .growing(by: 8), broken: { GridColumn(isInside: false) },
      repaired: { GridColumn(isInside: true) }),
    LoopCase(
      "own-fits", "a choice that changes its own space", .oscillating(2), broken: { Choice(isClosed: true) },
      repaired: { Choice(isClosed: false) }),
    LoopCase(
      "own-layout", "a layout that receives its own width", .growing(times: 3), broken: { Spread(isApart: false) },
      repaired: { Spread(isApart: true) }),
    LoopCase(
      "own-scroll", "a header as high as the content", .growing(by: 25), broken: { ScrollHeader(isApart: false) },
      repaired: { ScrollHeader(isApart: true) }),
    LoopCase(
      "own-lazy", "lazy rows that grow with each measurement", .growing(by: 2), broken: { LazyRows(isClosed: true) },
      repaired: { LazyRows(isClosed: false) }),
    LoopCase(
      "L20", "scrolling to a row creates other rows", .oscillating(2), broken: { ScrollsAway(isOnce: false) },
      repaired: { ScrollsAway(isOnce: true) }),
    LoopCase(
      "own-anchor", "an anchor that resizes its own view", .growing(by: 5), broken: { AnchoredWidth(isClosed: true) },
      repaired: { AnchoredWidth(isClosed: false) }),
    LoopCase(
      "own-overlay", "an overlay that widens the view below it", .growing(by: 4), broken: { OverlayWriter(step: 4) },
      repaired: { OverlayWriter(step: 0) }),
    LoopCase(
      "own-content", "content of a geometry reader that resizes the reader", .oscillating(2),
      broken: { ReaderContent(isClosed: true) }, repaired: { ReaderContent(isClosed: false) }),
    LoopCase(
      "own-guide", "a guide set by the view it moves", .growing(by: 6), broken: { MovedGuide(isClosed: true) },
      repaired: { MovedGuide(isClosed: false) }),
    LoopCase(
      "own-inset", "a bar as high as the space that it leaves", .oscillating(2),
      broken: { InsetSwitch(isClosed: true) },
      repaired: { InsetSwitch(isClosed: false) }),
  ]
}

private struct GridColumn: View {
  let isInside: Bool
  @State private var width: CGFloat = 30

  var body: some View {
    Grid(horizontalSpacing: 8, verticalSpacing: 0) {
      GridRow {
        Box(width: isInside ? 30 : width)
        Box(width: 0)
      }
    }
    .publish(WidthKey.self) { $0.size.width }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

private struct Choice: View {
  let isClosed: Bool
  @State private var isWide = false

  var body: some View {
    HStack(spacing: 0) {
      ViewThatFits(in: .horizontal) {
        Box(width: 300).preference(key: PresenceKey.self, value: true)
        Box(width: 100)
      }
      .frame(maxWidth: .infinity)
      Box(color: .red, width: isWide && isClosed ? 200 : 20)
    }
    .frame(width: 400)
    .onPreferenceChange(PresenceKey.self) { isWide = $0 }
  }
}

/// A layout that multiplies the width of its subview.
private struct Widening: Layout {
  var factor: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: factor * 3 + size.width, height: size.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

private struct Spread: View {
  let isApart: Bool
  @State private var width: CGFloat = 0

  var body: some View {
    Widening(factor: isApart ? 20 : width) { Box() }
      .publish(WidthKey.self) { $0.size.width }
      .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

private struct ScrollHeader: View {
  let isApart: Bool
  @State private var height: CGFloat = 0

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Box(color: .red, height: isApart ? 50 : height)
        Box(height: 25)
      }
      .publish(HeightKey.self) { $0.size.height }
    }
    .onPreferenceChange(HeightKey.self) { height = $0 }
  }
}

private struct LazyRows: View {
  let isClosed: Bool
  @State private var height: CGFloat = 20

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1_000) { _ in
          Box(height: isClosed ? height : 20).publish(HeightKey.self) { $0.size.height + 2 }
        }
      }
    }
    .onPreferenceChange(HeightKey.self) { height = $0 }
  }
}

private struct ScrollsAway: View {
  let isOnce: Bool
  @State private var visible: [Int] = []
  @State private var count = 0

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200) { row in Box(height: 20).preference(key: RowsKey.self, value: [row]).id(row) }
        }
      }
      .onPreferenceChange(RowsKey.self) { rows in
        visible = rows
        if isOnce, count > 0 { return }
        count = 1
        proxy.scrollTo(rows.contains(0) ? 150 : 0, anchor: .top)
      }
    }
  }
}

private struct BoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

private struct AnchoredWidth: View {
  let isClosed: Bool
  @State private var width: CGFloat = 20

  var body: some View {
    Box(width: isClosed ? width : 20).anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
      .overlayPreferenceValue(BoundsKey.self) { anchor in
        GeometryReader { proxy in
          let found = anchor.map { proxy[$0].width } ?? 0
          Color.clear.onChange(of: found, initial: true) { width = found + 5 }
        }
      }
  }
}

private struct OverlayWriter: View {
  let step: CGFloat
  @State private var width: CGFloat = 20

  var body: some View {
    Box(width: width).preference(key: WidthKey.self, value: width)
      .overlayPreferenceValue(WidthKey.self) { value in
        Color.clear.onChange(of: value, initial: true) { width = value + step }
      }
  }
}

private struct ReaderContent: View {
  let isClosed: Bool
  @State private var width: CGFloat = 100

  var body: some View {
    GeometryReader { proxy in
      Color.clear.onChange(of: proxy.size.width, initial: true) { width = 300 - proxy.size.width }
    }
    .frame(width: isClosed ? width : 100)
  }
}

private struct MovedGuide: View {
  let isClosed: Bool
  @State private var shift: CGFloat = 0

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      Box(height: 50)
      Box(color: .red).alignmentGuide(.top) { _ in isClosed ? -shift : 0 }
        .publish(HeightKey.self) { $0.frame(in: .named("row")).minY + 6 }
    }
    .frame(height: 400, alignment: .top)
    .coordinateSpace(name: "row")
    .onPreferenceChange(HeightKey.self) { shift = $0 }
  }
}

private struct InsetSwitch: View {
  let isClosed: Bool
  @State private var hasBar = false

  var body: some View {
    Color.gray.publish(HeightKey.self) { $0.size.height - $0.safeAreaInsets.bottom }
      .safeAreaInset(edge: .bottom, spacing: 0) { Box(height: hasBar && isClosed ? 60 : 0) }
      .onPreferenceChange(HeightKey.self) { hasBar = $0 > 370 }
  }
}
