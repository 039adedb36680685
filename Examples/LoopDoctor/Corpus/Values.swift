import Tributary

/// Loops with numbers inside other values: dictionaries, optionals, sets, strings, and structs.
@MainActor
enum Values {
  static let cases = [
    LoopCase(
      "own-dictionary", "a dictionary of widths", .growing(by: 6), broken: { WidthsByName(isApart: false) },
      repaired: { WidthsByName(isApart: true) }),
    LoopCase(
      "own-optional", "an optional height", .oscillating(2), broken: { OptionalHeight(isInside: false) },
      repaired: { OptionalHeight(isInside: true) }),
    LoopCase(
      "own-structure", "a struct with two lengths", .growing(by: 4),
      broken: { Card(isInside: false) }, repaired: { Card(isInside: true) }),
    LoopCase(
      "own-set", "a selection that changes with each evaluation", .oscillating(2), broken: { Selecting(isOnce: false) },
      repaired: { Selecting(isOnce: true) }),
    LoopCase(
      "own-string", "a text that grows with each evaluation", .growing(by: 1), broken: { Dots(isOnce: false) },
      repaired: { Dots(isOnce: true) }),
    LoopCase(
      "own-rows", "adds a row each time", .growing(by: 1), broken: { Rows(limit: .max) }, repaired: { Rows(limit: 9) }),
    LoopCase(
      "own-swing", "oscillates with increasing amplitude", .growing(times: -1.5), broken: { Swing(factor: -1.5) },
      repaired: { Swing(factor: -0.5) }),
    LoopCase(
      "own-late-clamp", "grows to a distant limit", .growing(by: 20), broken: { Clamped(limit: 100_000) },
      repaired: { Clamped(limit: 200) }),
    LoopCase(
      "own-date", "the time of each delivery", .loops([.churning]), broken: { Stamped(isGuarded: false) },
      repaired: { Stamped(isGuarded: true) }),
    LoopCase(
      "own-seven", "seven columns in turn", .oscillating(7), broken: { Columns(count: 7, ends: false) },
      repaired: { Columns(count: 7, ends: true) }),
  ]
}

private struct WidthsByName: View {
  let isApart: Bool
  @State private var widths: [String: CGFloat] = ["title": 30]

  var body: some View {
    HStack(spacing: 6) {
      Box(width: isApart ? 30 : widths["title"])
      Box(width: 0)
    }
    .publish(WidthKey.self) { $0.size.width }
    .onPreferenceChange(WidthKey.self) { widths["title"] = $0 }
  }
}

private struct OptionalHeight: View {
  let isInside: Bool
  @State private var height: CGFloat?

  var body: some View {
    content.onPreferenceChange(HeightKey.self) { height = $0 > 150 ? 150 : nil }
  }

  @ViewBuilder private var content: some View {
    if isInside {
      Box(height: 424).publish(HeightKey.self) { $0.size.height }.frame(height: height)
    } else {
      Box(height: 424).frame(height: height).publish(HeightKey.self) { $0.size.height }
    }
  }
}

private struct SizeKey: PreferenceKey {
  static let defaultValue = CGSize.zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

private struct Card: View {
  let isInside: Bool
  @State private var layout = CardLayout()

  struct CardLayout: Equatable {
    var name = "card"
    var size = CGSize(width: 50, height: 30)
  }

  var body: some View {
    Box(width: layout.size.width, height: layout.size.height)
      .padding(.horizontal, isInside ? 0 : 2).padding(.vertical, isInside ? 0 : 2)
      .background(GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) })
      .onPreferenceChange(SizeKey.self) { layout.size = $0 }
  }
}

private struct Selecting: View {
  let isOnce: Bool
  @State private var selection: Set<Int> = []

  var body: some View {
    Box(color: selection.contains(3) ? .red : .blue)
      .preference(key: RowsKey.self, value: selection.sorted())
      .onPreferenceChange(RowsKey.self) { rows in
        if rows.contains(3) {
          if !isOnce { selection.remove(3) }
        } else {
          selection.insert(3)
        }
      }
  }
}

private struct Dots: View {
  let isOnce: Bool
  @State private var text = "."

  var body: some View {
    Text(text).publish(WidthKey.self) { $0.size.width }
      .onPreferenceChange(WidthKey.self) { width in if !isOnce || width < 30 { text += "." } }
  }
}

private struct Rows: View {
  let limit: Int
  @State private var rows = [0]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(rows, id: \.self) { row in Box(height: 2).preference(key: RowsKey.self, value: [row]) }
    }
    .onPreferenceChange(RowsKey.self) { seen in if seen.count < limit { rows = seen + [seen.count] } }
  }
}

private struct Swing: View {
  let factor: CGFloat
  @State private var x: CGFloat = 1

  var body: some View {
    Box().offset(x: x).preference(key: WidthKey.self, value: x * factor)
      .onPreferenceChange(WidthKey.self) { x = $0 }
  }
}

private struct Clamped: View {
  let limit: CGFloat
  @State private var width: CGFloat = 10

  var body: some View {
    Box(width: width).padding(.horizontal, 10)
      .publish(WidthKey.self) { $0.size.width }
      .onPreferenceChange(WidthKey.self) { width = min(limit, $0) }
  }
}

private struct Stamped: View {
  let isGuarded: Bool
  @State private var seen = Date.distantPast
  @State private var width: CGFloat = 0

  var body: some View {
    Box().onAppear { stamp() }.id(seen)
  }

  private func stamp() {
    if isGuarded, seen != .distantPast { return }
    seen = Date()
  }
}

private struct Columns: View {
  let count: Int
  let ends: Bool
  @State private var column = 0

  var body: some View {
    Box(width: CGFloat(20 + 10 * column))
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { _ in
        if !ends || column < count - 1 { column = (column + 1) % count }
      }
  }
}
