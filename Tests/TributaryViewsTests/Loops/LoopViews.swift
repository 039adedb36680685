/// L07: measured outside the frame that collapses it.
struct Bubble: View {
  var name = "bubble"
  @State private var isCollapsed = false
  var body: some View {
    Color.red.frame(height: 424).frame(height: isCollapsed ? 150 : nil).accessibilityIdentifier(name)
      .publishing(Height.self) { $0.size.height }
      .onPreferenceChange(Height.self) { isCollapsed = $0 > 150 }
  }

  static let readerLine: UInt32 = #line - 3
}

/// L02: pushes down the view that it measures.
struct PushedDown: View {
  var isCentered = false
  @State private var height: CGFloat = 0
  var body: some View {
    VStack(spacing: 8) {
      Color.red.frame(width: 10, height: height).accessibilityIdentifier("top")
      Color.blue.frame(width: 10, height: 50).publishing(Height.self) { $0.frame(in: .named("space")).minY }
    }
    .frame(height: 400, alignment: isCentered ? .center : .top)
    .coordinateSpace(name: "space")
    .onPreferenceChange(Height.self) { height = $0 }
  }
}

/// L03c: the state widens what it measures by twice its value.
struct Doubling: View {
  @State private var extra: CGFloat = 0
  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: 100, height: 10)
      Color.blue.frame(width: extra, height: 10)
      Color.green.frame(width: extra, height: 10)
    }
    .publishing(Width.self) { $0.size.width }
    .onPreferenceChange(Width.self) { extra = $0 }
  }
}

/// L04a: shows its own width.
struct SelfDescribing: View {
  @State private var width: CGFloat = 0
  var body: some View {
    Text("\(Int(width))").accessibilityIdentifier("text")
      .publishing(Width.self) { $0.size.width }
      .onPreferenceChange(Width.self) { width = $0 }
  }
}

/// L05: a bar that is present only if the view that it narrows is tall.
struct BarBeside: View {
  @State private var hasBar = false
  var body: some View {
    HStack(spacing: 0) {
      let width: CGFloat = hasBar ? 285 : 300
      Color.red.frame(width: width, height: width * 2 / 3 + 1).publishing(Height.self) { $0.size.height }
      if hasBar { Color.blue.frame(width: 15) }
    }.onPreferenceChange(Height.self) { hasBar = $0 > 200 }
  }
}

/// L08a: compact if narrow, and narrow because compact.
struct Compacting: View {
  @State var isCompact: Bool
  var body: some View {
    Color.red.frame(width: isCompact ? 200 : 320, height: 10).accessibilityIdentifier("compacting")
      .publishing(Width.self) { $0.size.width }
      .onPreferenceChange(Width.self) { isCompact = $0 < 300 }
  }
}

/// L11b: measured outside the padding that is added in every pass.
struct PaddedOutside: View {
  var floor: CGFloat = 120
  @State private var width: CGFloat = 0
  var body: some View {
    Color.red.frame(width: max(floor, width), height: 10).padding(10)
      .publishing(Width.self) { $0.size.width }
      .onPreferenceChange(Width.self) { width = $0 }
  }
}

/// L12: two ways of adding the same numbers.
struct Jittering: View {
  @State private var width: CGFloat = 0
  var body: some View {
    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("jittering")
      .preference(key: Width.self, value: width > 100 || width == 0 ? 100 : 100.00000000000001)
      .onPreferenceChange(Width.self) { width = $0 }
  }
}

/// L13a: writes a fresh identity on every delivery, which causes another delivery.
struct Churning: View {
  @State private var run = UUID()
  @State private var offset: CGFloat = 10
  var body: some View {
    Color.red.frame(width: 20, height: 20)
      .preference(key: Width.self, value: 20)
      .onPreferenceChange(Width.self) { _ in
        run = UUID()
        offset = 0
      }.id(run)
  }
}

/// L13b: replaced once, because its measured height is its identity.
struct MeasuredIdentity: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Color.red.frame(width: 20, height: 40).publishing(Height.self) { $0.size.height }.id(height)
      .onPreferenceChange(Height.self) { height = $0 }
  }
}

/// L14a: two states that are computed from each other through two keys.
struct Mutual: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0
  var body: some View {
    Color.red.preference(key: Width.self, value: 100 - b).preference(key: Height.self, value: a)
      .onPreferenceChange(Width.self) { a = $0 }
      .onPreferenceChange(Height.self) { b = $0 }
  }
}

/// L16: halves the remaining distance to 200, in half points.
struct Approaching: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Color.red.frame(width: 10, height: height).accessibilityIdentifier("approaching")
      .preference(key: Height.self, value: ((height + (200 - height) / 2) * 2).rounded(.down) / 2)
      .onPreferenceChange(Height.self) { height = $0 }
  }
}

/// L19: a view that is removed because it is present.
struct Vanishing: View {
  @State private var isShown = true
  var body: some View {
    VStack {
      Color.red.frame(width: 10, height: 10)
      if isShown { Color.blue.frame(width: 10, height: 10).preference(key: Presence.self, value: true) }
    }.onPreferenceChange(Presence.self) { isShown = !$0 }
  }
}

/// L22: a bar that is measured with the inset that it causes.
struct InsetBar: View {
  @State private var inset: CGFloat = 0
  var body: some View {
    Color.red.frame(width: 10, height: 60).padding(.top, inset)
      .publishing(Height.self) { $0.size.height }
      .onPreferenceChange(Height.self) { inset = $0 }
  }
}

/// A state machine that cycles in `count` steps.
struct Machine: View {
  let count: Int
  @State private var phase = 0
  var body: some View { Color.red.onChange(of: phase, initial: true) { phase = (phase + 1) % count } }
}

/// A view that grows because it observes its own growth.
struct GeometryFollower: View {
  @State private var width: CGFloat = 10
  var body: some View {
    Color.red.frame(width: width, height: 10)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width = $0 + 7 })
  }
}

struct TakingTurns: View {
  @State private var isFirst = true
  var body: some View {
    if isFirst {
      Color.red.onAppear { isFirst = false }
    } else {
      Color.blue.onAppear { isFirst = true }
    }
  }
}

struct NoNumber: View {
  @State private var width: CGFloat = 0
  var body: some View {
    Color.red.preference(key: Width.self, value: width.isNaN ? 1 : .nan).onPreferenceChange(Width.self) { width = $0 }
  }
}

/// A view whose presence a test counts.
@MainActor func bar(_ row: Int) -> some View {
  Color.red.frame(width: 10, height: 1).accessibilityIdentifier("row \(row)")
}
