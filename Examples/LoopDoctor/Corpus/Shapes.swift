import Tributary

/// Sequences other than a fixed step and a period of two. Each entry is a function of the published value.
@MainActor
enum Shapes {
  static let cases = [
    shape(
      "own-long", "a long period", .oscillating(2), { $0 < 30 ? $0 + 1 : 61 - $0 }, { min($0 + 1, 30) }),
    shape("own-eleven", "eleven values in turn", .oscillating(11), { $0 < 10 ? $0 + 1 : 0 }, { min($0 + 1, 10) }),
    shape("own-thirty", "thirty values in turn", .oscillating(30), { $0 < 29 ? $0 + 1 : 0 }, { min($0 + 1, 29) }),
    shape("own-mirror", "a value that changes its sign", .oscillating(2), { $0 == 0 ? 7 : -$0 }, { _ in 7 }),
    shape(
      "own-logistic", "chaos that moves no view", .loops([.churning]), { $0 == 0 ? 0.2 : 3.99 * $0 * (1 - $0) },
      { _ in 0.2 }),
    shape("own-four", "four values, a population that overshoots", .oscillating(4), population(1.35), population(0.4)),
    shape("own-shrink", "falls by a fixed step", .growing(by: -12.5), { $0 - 12.5 }, { max($0 - 12.5, -100) }),
    shape("own-tenth", "a step without exact binary form", .growing(by: 0.1), { $0 + 0.1 }, { min($0 + 0.1, 3) }),
    shape("own-never", "NaN, written again", .silent, { _ in .nan }, { _ in 1 }),
    shape(
      "own-squares", "grows faster and faster", .growing(times: 1.01626016),
      { ($0.squareRoot() + 1) * ($0.squareRoot() + 1) },
      { _ in 4 }),
    shape(
      "own-noise", "noise on a large number", .loops([.jitter(amplitude: 0)]), { $0 == 1e6 ? 1e6 + 1e-9 : 1e6 },
      { _ in 1e6 }),
    LoopCase(
      "own-chaos", "chaos that resizes a view", .loops([.unsettled]), broken: { ChaoticWidth(growth: 3.99) },
      repaired: { ChaoticWidth(growth: 0.5) }),
    LoopCase(
      "own-fibonacci", "each value is the sum of the previous two", .growing(times: 1.61803399),
      broken: { Sums(limit: .infinity) },
      repaired: { Sums(limit: 100) }),
    LoopCase(
      "own-fresh", "publishes a new id with each measurement", .loops([.churning]),
      broken: { FreshIDs(isKept: false) },
      repaired: { FreshIDs(isKept: true) }),
    LoopCase(
      "own-random", "a random color with each delivery", .loops([.churning]), broken: { RandomHue(isGuarded: false) },
      repaired: { RandomHue(isGuarded: true) }),
    LoopCase(
      "own-pair", "a growing loop beside an oscillating loop",
      .loops([.oscillating(period: 2), .diverging(.step(4))]), broken: { UnequalPair(isApart: false) },
      repaired: { UnequalPair(isApart: true) }),
    LoopCase(
      "own-log", "an oscillation that keeps a log", .oscillating(2), broken: { Logging(isClosed: true) },
      repaired: { Logging(isClosed: false) }),
    LoopCase(
      "own-rects", "noise in one of three rectangles", .loops([.jitter(amplitude: 0)]),
      broken: { NoisyRects(isRounded: false) },
      repaired: { NoisyRects(isRounded: true) }),
    LoopCase(
      "own-appear", "inserted and removed through a task", .oscillating(2), broken: { ComesAndGoes(isOnce: false) },
      repaired: { ComesAndGoes(isOnce: true) }),
    LoopCase(
      "own-setter", "a binding whose setter writes more state", .growing(by: 2), broken: { Setter(step: 2) },
      repaired: { Setter(step: 0) }),
  ]

  private static func shape(
    _ name: String, _ title: String, _ expected: Finding, _ broken: @escaping (Double) -> Double,
    _ repaired: @escaping (Double) -> Double
  ) -> LoopCase {
    LoopCase(name, title, expected, broken: { Shaped(next: broken) }, repaired: { Shaped(next: repaired) })
  }

  /// A population, rounded to whole numbers.
  private static func population(_ growth: Double) -> (Double) -> Double {
    { x in x == 0 ? 40 : (x * (1 + growth * 2 * (1 - x / 100))).rounded() }
  }
}

private struct NumberKey: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
}

private struct Shaped: View {
  let next: (Double) -> Double
  @State private var x = 0.0

  var body: some View {
    Box().preference(key: NumberKey.self, value: next(x)).onPreferenceChange(NumberKey.self) { x = $0 }
  }
}

private struct ChaoticWidth: View {
  let growth: CGFloat
  @State private var width: CGFloat = 20

  var body: some View {
    Box(width: width).publish(WidthKey.self) { growth * $0.size.width * (1 - $0.size.width / 100) }
      .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

private struct Sums: View {
  let limit: Double
  @State private var pair: [Double] = [0, 1]

  var body: some View {
    Box().preference(key: NumberKey.self, value: min(limit, pair[0] + pair[1]))
      .onPreferenceChange(NumberKey.self) { pair = [pair[1], $0] }
  }
}

private struct Entry: Equatable {
  var id = UUID()
  var width: CGFloat = 20
}

private struct EntryKey: PreferenceKey {
  static let defaultValue: [Entry] = []
  static func reduce(value: inout [Entry], nextValue: () -> [Entry]) { value += nextValue() }
}

private struct FreshIDs: View {
  let isKept: Bool
  @State private var entries: [Entry] = []

  var body: some View {
    Box(width: entries.first?.width ?? 20)
      .preference(key: EntryKey.self, value: isKept && !entries.isEmpty ? entries : [Entry()])
      .onPreferenceChange(EntryKey.self) { entries = $0 }
  }
}

private struct RandomHue: View {
  let isGuarded: Bool
  @State private var hue = 0.0
  @State private var hasHue = false

  var body: some View {
    Box(color: Color(hue: hue, saturation: 1, brightness: 1))
      .preference(key: NumberKey.self, value: hue)
      .onPreferenceChange(NumberKey.self) { _ in
        if isGuarded, hasHue { return }
        hasHue = true
        hue = Double.random(in: 0..<1)
      }
  }
}

private struct UnequalPair: View {
  let isApart: Bool
  @State private var width: CGFloat = 10
  @State private var isLow = false

  var body: some View {
    VStack(spacing: 0) {
      Box(height: 300).frame(height: isLow && !isApart ? 100 : nil).publish(HeightKey.self) { $0.size.height }
      Box(width: isApart ? 10 : width).publish(WidthKey.self) { $0.size.width + 4 }
    }
    .onPreferenceChange(HeightKey.self) { isLow = $0 > 100 }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

private struct Logging: View {
  let isClosed: Bool
  @State private var isLow = false
  @State private var log: [CGFloat] = []

  var body: some View {
    VStack {
      Box(height: 300).frame(height: isLow && isClosed ? 100 : nil).publish(HeightKey.self) { $0.size.height }
      Text("\(log.count)")
    }
    .onPreferenceChange(HeightKey.self) { height in
      log.append(height)
      isLow = height > 100
    }
  }
}

private struct RectsKey: PreferenceKey {
  static let defaultValue: [CGRect] = []
  static func reduce(value: inout [CGRect], nextValue: () -> [CGRect]) { value += nextValue() }
}

private struct NoisyRects: View {
  let isRounded: Bool
  @State private var rects: [CGRect] = []

  var body: some View {
    let isFirst = rects.last?.minX == 0.3
    let x: CGFloat = isFirst ? 0.1 + 0.2 : 0.3
    Box()
      .preference(
        key: RectsKey.self,
        value: [.zero, .zero, CGRect(x: isRounded ? (x * 4).rounded() / 4 : x, y: 0, width: 5, height: 5)]
      )
      .onPreferenceChange(RectsKey.self) { rects = $0 }
  }
}

private struct ComesAndGoes: View {
  let isOnce: Bool
  @State private var isShown = true

  var body: some View {
    VStack {
      Box()
      if isShown {
        Box(color: .red).onAppear { Task { isShown = false } }
      } else if !isOnce {
        Box().onAppear { Task { isShown = true } }
      }
    }
  }
}

private struct Setter: View {
  let step: CGFloat
  @State private var width: CGFloat = 10
  @State private var writes = 0

  var body: some View {
    let binding = Binding {
      width
    } set: { new in
      width = new + step
      writes += 1
    }
    Box(width: width).publish(WidthKey.self) { $0.size.width }
      .onPreferenceChange(WidthKey.self) { binding.wrappedValue = $0 }
  }
}
