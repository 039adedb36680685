import SwiftUI

// Without a default isolation, Swift 6 mode rejects mutable static properties, and Equatable of a view that is written
// out.

struct WidestKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Palette {
  var name = "plain"
  var choose: () -> Void = {}
}

struct PaletteKey: EnvironmentKey {
  static let defaultValue = Palette()
}

struct DepthKey: EnvironmentKey {
  static var defaultValue = 1
}

extension EnvironmentValues {
  var palette: Palette {
    get { self[PaletteKey.self] }
    set { self[PaletteKey.self] = newValue }
  }

  var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

struct PriceLabel: View, Equatable {
  var price: Int
  var buy: () -> Void

  static func == (first: PriceLabel, second: PriceLabel) -> Bool { first.price == second.price }

  var body: some View {
    bodies += 1
    return Text("\(price)")
  }
}

/// The number of evaluations of all price labels.
@MainActor var bodies = 0

struct Points: VectorArithmetic {
  var values: [Double]

  static var zero: Points { Points(values: []) }
  static func + (first: Points, second: Points) -> Points { Points(values: zip(first.values, second.values).map(+)) }
  static func - (first: Points, second: Points) -> Points { Points(values: zip(first.values, second.values).map(-)) }
  mutating func scale(by factor: Double) { for index in values.indices { values[index] *= factor } }
  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

struct PointsLabel: View, Animatable {
  var animatableData: Points
  var body: some View { Text(animatableData.values.map { "\(Int($0))" }.joined(separator: " ")) }
}

struct CountUp: View, Animatable {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View { Text("count \(Int(value))").accessibilityIdentifier("count") }
}

struct DefaultsReader: View {
  @Environment(\.palette) private var palette
  @Environment(\.depth) private var depth
  @State private var width: CGFloat = 0
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("\(palette.name) \(depth) \(Int(width)) \(taps)").accessibilityIdentifier("defaults")
      Color.clear.frame(width: 40, height: 1).preference(key: WidestKey.self, value: 40)
      PriceLabel(price: 5) { taps += 1 }.equatable()
      PointsLabel(animatableData: Points(values: [1, Double(taps)]))
      CountUp(value: Double(taps) * 100).animation(.linear(duration: 1), value: taps)
    }
    .onPreferenceChange(WidestKey.self) { width = $0 }
    .onTapGesture { taps += 1 }
  }
}
