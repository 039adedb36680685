/// A number that grows with each tap, with a height from the environment.
struct Counter: View {
  @State private var taps = 0
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    Text("Tapped \(taps)").padding(8).accessibilityIdentifier("label").onTapGesture { taps += 5 }
      .opacity(scheme == .dark ? 0.5 : 1)
  }
}

/// Returns a host that measures text in cells of 8 × 16 points.
@MainActor
func cells<Content: View>(
  _ width: CGFloat = 200, _ height: CGFloat = 100, @ViewBuilder _ content: () -> Content
) -> ViewHost<Content> {
  let host = ViewHost(size: CGSize(width: width, height: height), content: content)
  host.environment.textMeasurer = CellTextMeasurer()
  host.update()
  return host
}

/// The names of all writers.
struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// A view that measures its first row and gives the second the same width.
struct Columns: View {
  @State private var width: CGFloat = 0
  var body: some View {
    VStack(spacing: 0) {
      Text("Hello").background(
        GeometryReader { proxy in Color.clear.preference(key: WidthKey.self, value: proxy.size.width) })
      Color.red.frame(width: width, height: 10).accessibilityIdentifier("bar")
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// A bar that is tall while its own measured height is low: a loop.
struct Flapping: View {
  @State private var isTall = false
  var body: some View {
    Color.red.frame(height: isTall ? 40 : 20)
      .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.height) })
      .onPreferenceChange(WidthKey.self) { isTall = $0 < 30 }
  }
}

/// A grid of a thousand views of which each tap changes two, and its recording of sixty taps, which several tests read.
struct ThousandViews: View {
  @State private var lit = 0
  var body: some View {
    VStack(spacing: 1) {
      ForEach(0..<40) { row in
        HStack(spacing: 1) { ForEach(0..<25) { column in Color(white: row * 25 + column == lit ? 0 : 1) } }
      }
    }
    .accessibilityIdentifier("grid").onTapGesture { lit += 1 }
  }

  @MainActor static let recording: Inspection = {
    let host = cells(400, 400) { ThousandViews() }
    return host.record { for _ in 0..<60 { host.tap(at: CGPoint(x: 100, y: 105)) } }
  }()
}
