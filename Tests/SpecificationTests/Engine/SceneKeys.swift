typealias SceneValue = SceneTestSupport.Value
typealias SceneKey = SceneTestSupport.Key

/// Records what the client code of the running host does.
@MainActor final class SceneRecorder {
  /// The recorder of the host that runs a frame.
  static var current: SceneRecorder?

  var reduces: [ReduceCall] = []
  var deliveries: [ReaderDelivery] = []
  var resolved: [String: [[Double]]] = [:]
}

/// A preference key of scenes, whose `reduce` records its calls.
protocol ScenePreferenceKey: PreferenceKey where Value: Equatable & Sendable {
  static var key: SceneKey { get }
  static func value(of value: SceneValue) -> Value
  static func sceneValue(of value: Value) -> SceneValue
  static func combined(_ value: Value, _ next: () -> Value) -> Value
}

extension ScenePreferenceKey {
  static func reduce(value: inout Value, nextValue: () -> Value) {
    var next: Value?
    let old = value
    value = combined(value) {
      let value = nextValue()
      next = value
      return value
    }
    let call = ReduceCall(key, sceneValue(of: old), next.map(sceneValue(of:)))
    MainActor.assumeIsolated { SceneRecorder.current?.reduces.append(call) }
  }
}

/// A key with numbers.
protocol NumberKey: ScenePreferenceKey where Value == Double {}

extension NumberKey {
  static func value(of value: SceneValue) -> Double { value.number }
  static func sceneValue(of value: Double) -> SceneValue { .number(value) }
}

enum SumKey: NumberKey {
  static let key = SceneKey.Sum
  static let defaultValue = 0.0
  static func combined(_ value: Double, _ next: () -> Double) -> Double { value + next() }
}

enum LastKey: NumberKey {
  static let key = SceneKey.Last
  static let defaultValue = -1.0
  static func combined(_ value: Double, _ next: () -> Double) -> Double { next() }
}

enum MaxKey: NumberKey {
  static let key = SceneKey.Max
  static let defaultValue = 0.0
  static func combined(_ value: Double, _ next: () -> Double) -> Double { max(value, next()) }
}

enum OddKey: NumberKey {
  static let key = SceneKey.Odd
  static let defaultValue = 10.0
  static func combined(_ value: Double, _ next: () -> Double) -> Double { value + next() }
}

enum ListKey: ScenePreferenceKey {
  static let key = SceneKey.List
  static let defaultValue: [Double] = []
  static func value(of value: SceneValue) -> [Double] { value.list }
  static func sceneValue(of value: [Double]) -> SceneValue { .list(value) }
  static func combined(_ value: [Double], _ next: () -> [Double]) -> [Double] { value + next() }
}

/// An optional key, whose default is nil without a declaration (PREF-01).
enum FirstKey: ScenePreferenceKey {
  typealias Value = Double?
  static let key = SceneKey.First
  static func value(of value: SceneValue) -> Double? { value.optional }
  static func sceneValue(of value: Double?) -> SceneValue { value.map { .number($0) } ?? .none }
  static func combined(_ value: Double?, _ next: () -> Double?) -> Double? { value ?? next() }
}

enum BoundsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

enum PointsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
}

extension SceneKey {
  /// The type of a key without anchors.
  var type: any ScenePreferenceKey.Type {
    switch self {
    case .Sum, .Bounds, .Points: SumKey.self
    case .List: ListKey.self
    case .Last: LastKey.self
    case .Max: MaxKey.self
    case .Odd: OddKey.self
    case .First: FirstKey.self
    }
  }
}

extension AnchorPart {
  var unitPoint: UnitPoint {
    let point = point(in: CGSize(width: 1, height: 1))
    return UnitPoint(x: point.x, y: point.y)
  }

  var bounds: Anchor<CGRect>.Source { .bounds }

  var point: Anchor<CGPoint>.Source {
    switch self {
    case .topLeading: .topLeading
    case .top: .top
    case .topTrailing: .topTrailing
    case .leading: .leading
    case .center, .bounds: .center
    case .trailing: .trailing
    case .bottomLeading: .bottomLeading
    case .bottom: .bottom
    case .bottomTrailing: .bottomTrailing
    }
  }
}

extension EnvironmentValues {
  private enum SceneNumber: EnvironmentKey { static let defaultValue = SceneValue.number(0) }

  /// The value of `env` in scenes.
  var sceneValue: SceneValue {
    get { self[SceneNumber.self] }
    set { self[SceneNumber.self] = newValue }
  }
}
