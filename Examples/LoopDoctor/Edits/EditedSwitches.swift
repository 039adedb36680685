import Tributary

/// The frame around the bubble has the height of its content in both cases.
struct ReservedBubble: View {
  let isLate: Bool
  @State private var isCollapsed = false

  var body: some View {
    Box(height: 424).frame(height: isCollapsed ? 150 : nil).frame(height: 424, alignment: .top)
      .publish(HeightKey.self) { $0.size.height }
      .onPreferenceChange(HeightKey.self) { new in
        if isLate { DispatchQueue.main.async { isCollapsed = new > 150 } } else { isCollapsed = new > 150 }
      }
  }
}

struct TwoReservedBubbles: View {
  @State private var isLow = false
  @State private var isNarrow = false

  var body: some View {
    HStack(spacing: 0) {
      Box(height: 300).frame(height: isLow ? 100 : nil).frame(height: 300)
        .publish(HeightKey.self) { $0.size.height }
      Box(width: 200).frame(width: isNarrow ? 50 : nil).frame(width: 200)
        .publish(WidthKey.self) { $0.size.width }
    }
    .onPreferenceChange(HeightKey.self) { isLow = $0 > 100 }
    .onPreferenceChange(WidthKey.self) { isNarrow = $0 > 50 }
  }
}

struct ReservedInstance: View {
  @State private var isLow = false

  var body: some View {
    Box(height: 180).frame(height: isLow ? 90 : nil).frame(height: 180)
      .publish(HeightKey.self) { $0.size.height }
      .onPreferenceChange(HeightKey.self) { isLow = $0 > 100 }
  }
}

/// The growing width of the other loop is measured as in the repaired case.
struct ReservedPair: View {
  @State private var width: CGFloat = 10
  @State private var isLow = false

  var body: some View {
    VStack(spacing: 0) {
      Box(height: 300).frame(height: isLow ? 100 : nil).frame(height: 300)
        .publish(HeightKey.self) { $0.size.height }
      Box(width: 10).publish(WidthKey.self) { $0.size.width + 4 }
    }
    .onPreferenceChange(HeightKey.self) { isLow = $0 > 100 }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

struct ReservedLog: View {
  @State private var isLow = false
  @State private var log: [CGFloat] = []

  var body: some View {
    VStack {
      Box(height: 300).frame(height: isLow ? 100 : nil).frame(height: 300)
        .publish(HeightKey.self) { $0.size.height }
      Text("\(log.count)")
    }
    .onPreferenceChange(HeightKey.self) { height in
      log.append(height)
      isLow = height > 100
    }
  }
}

/// The bar has its height in both cases.
struct ReservedInset: View {
  @State private var hasBar = false

  var body: some View {
    Color.gray.publish(HeightKey.self) { $0.size.height - $0.safeAreaInsets.bottom }
      .safeAreaInset(edge: .bottom, spacing: 0) { Box(height: 60).opacity(hasBar ? 1 : 0) }
      .onPreferenceChange(HeightKey.self) { hasBar = $0 > 370 }
  }
}

/// Measures a hidden copy with a constant width.
struct CompactByCopy: View {
  @State private var isCompact = true

  var body: some View {
    Box(width: isCompact ? 200 : 320)
      .overlay { Box(width: 320).publish(WidthKey.self) { $0.size.width }.hidden() }
      .onPreferenceChange(WidthKey.self) { isCompact = $0 < 300 }
  }
}

/// The frame around the columns has the height of one column in both cases.
struct ReservedPages: View {
  @State private var isHigh = false

  var body: some View {
    Box(height: isHigh ? 125 : 250).frame(height: 250, alignment: .top)
      .publish(HeightKey.self) { $0.size.height }
      .onPreferenceChange(HeightKey.self) { isHigh = $0 > 200 }
  }
}

/// The layout selects the content that is at most 60 points high.
struct FittingCard: View {
  var body: some View {
    ViewThatFits(in: .vertical) {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 0) {
          Box(width: 240, height: 40)
          Box(color: .red, width: 240, height: 40)
        }
        VStack(spacing: 0) {
          Box(width: 240, height: 40)
          Box(color: .red, width: 240, height: 40)
        }
      }
      Box(width: 240, height: 40)
    }
    .frame(maxHeight: 60)
  }
}

private struct CardContent: View {
  let isHigh: Bool

  var body: some View {
    ViewThatFits(in: .horizontal) {
      if !isHigh {
        HStack(spacing: 0) {
          Box(width: 240, height: 40)
          Box(color: .red, width: 240, height: 40)
        }
        VStack(spacing: 0) {
          Box(width: 240, height: 40)
          Box(color: .red, width: 240, height: 40)
        }
      }
      Box(width: 240, height: 40)
      Box(width: 100, height: 70)
    }
  }
}

struct CardInReader: View {
  @State private var isHigh = false

  var body: some View {
    GeometryReader { proxy in
      CardContent(isHigh: isHigh).preference(key: HeightKey.self, value: proxy.size.height)
    }
    .onPreferenceChange(HeightKey.self) { isHigh = $0 > 60 }
  }
}

/// The content is removed above 60 points, and inserted below 10.
struct CardWithThresholds: View {
  @State private var isHigh = false

  var body: some View {
    CardContent(isHigh: isHigh).publish(HeightKey.self) { $0.size.height }
      .onPreferenceChange(HeightKey.self) { isHigh = isHigh ? $0 >= 10 : $0 > 60 }
  }
}

private struct Detail: View {
  var body: some View { Color.blue.frame(minWidth: 0, maxWidth: .infinity, minHeight: 20, maxHeight: 20) }
}

struct FittingSidebar: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 0) {
        Box(color: .red, width: 120)
        Detail().frame(minWidth: 300)
      }
      Detail().overlay { Text("no sidebar") }
    }
  }
}

struct SidebarMeasuredAround: View {
  @State private var isWide = false

  var body: some View {
    HStack(spacing: 0) {
      if isWide { Box(color: .red, width: 120) }
      Detail()
    }
    .publish(WidthKey.self) { $0.size.width }
    .onPreferenceChange(WidthKey.self) { isWide = $0 >= 300 }
  }
}

/// The sidebar is inserted from 400 points on, and removed below 270.
struct SidebarWithThresholds: View {
  @State private var isWide = false

  var body: some View {
    HStack(spacing: 0) {
      if isWide { Box(color: .red, width: 120) }
      Detail().publish(WidthKey.self) { $0.size.width }
    }
    .onPreferenceChange(WidthKey.self) { isWide = isWide ? $0 >= 270 : $0 >= 400 }
  }
}

/// The measured width is always 280, so the condition is adapted to it.
struct HiddenSidebar: View {
  @State private var isWide = false

  var body: some View {
    HStack(spacing: 0) {
      Box(color: .red, width: 120).opacity(isWide ? 1 : 0)
      Detail().publish(WidthKey.self) { $0.size.width }
    }
    .onPreferenceChange(WidthKey.self) { isWide = $0 >= 180 }
  }
}
