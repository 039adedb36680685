import Tributary

/// Both states are set by one reader.
struct SetTogether: View {
  @State private var left: CGFloat = 0
  @State private var right: CGFloat = 0

  var body: some View {
    HStack(spacing: 0) {
      Box(width: left).preference(key: WidthKey.self, value: 60)
      Box(color: .red, width: right)
    }
    .onPreferenceChange(WidthKey.self) { new in
      left = new
      right = 100 - new
    }
  }
}

struct WindowSetOnce: View {
  @State private var top = 0

  var body: some View {
    VStack(spacing: 0) { ForEach(top..<top + 3, id: \.self) { _ in Box() } }.onAppear { top = 2 }
  }
}

struct SwingSetOnce: View {
  @State private var x: CGFloat = 1

  var body: some View { Box().offset(x: x).onAppear { x = 0 } }
}

/// Only the first value is a state.
struct OneOfThree: View {
  @State private var a: CGFloat = 0

  var body: some View {
    let b = a + 1
    let c = b + 1
    Text("\(Int(c))")
  }
}

/// The second value is set together with the first one.
struct TwoOfThree: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 1
  @State private var c: CGFloat = 0

  var body: some View {
    Box().preference(key: HeightKey.self, value: b)
      .onPreferenceChange(HeightKey.self) { c = $0 + 1 }
      .onTapGesture {
        a += 1
        b = a + 1
      }
  }
}

struct ShownWhereSet: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      Box()
      if isShown { Box(color: .red) }
    }
    .onAppear { isShown = false }
  }
}

/// The model contains the row.
struct ScrollsToModel: View {
  private let row = 150

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<200) { row in Text("row \(row)").frame(height: 20).id(row) } }
      }
      .onAppear { proxy.scrollTo(row, anchor: .top) }
    }
  }
}

/// The identity is created once, with the view.
struct OneIdentity: View {
  @State private var run = UUID()
  @State private var offset: CGFloat = 10

  var body: some View {
    Box().preference(key: WidthKey.self, value: 20).onPreferenceChange(WidthKey.self) { _ in offset = 0 }.id(run)
  }
}

/// The date is written by the parent of the replaced view.
struct StampedWhereSet: View {
  @State private var seen = Date.distantPast
  @State private var isStamped = false

  var body: some View {
    VStack { Box().id(seen) }
      .onAppear {
        seen = Date()
        isStamped = true
      }
  }
}

struct StampedOnce: View {
  @State private var seen = Date()
  @State private var isStamped = false

  var body: some View { Box().onAppear { isStamped = true }.id(seen) }
}

/// The list is set where the work starts.
struct EntriesWhereSet: View {
  @State private var entries: [UUID] = []

  var body: some View { Text("\(entries.count)").onAppear { entries = [UUID()] } }
}

private struct EntryKey: PreferenceKey {
  static let defaultValue: [UUID] = []
  static func reduce(value: inout [UUID], nextValue: () -> [UUID]) { value += nextValue() }
}

/// The published id is created once, with the view.
struct EntryOnce: View {
  @State private var id = UUID()
  @State private var entries: [UUID] = []

  var body: some View {
    Text("\(entries.count)").preference(key: EntryKey.self, value: [id])
      .onPreferenceChange(EntryKey.self) { entries = $0 }
  }
}

struct HueSetOnce: View {
  @State private var hue = 0.0

  var body: some View { Box(color: Color(hue: hue, saturation: 1, brightness: 1)).onAppear { hue = 0.25 } }
}
