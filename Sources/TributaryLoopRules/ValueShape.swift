import Foundation
import TributaryDiagnostics

/// The numbers inside a value of any type, and its other leaves.
///
/// Reflection is slow, so shapes are created only from the third pass of a frame.
package struct ValueShape {
  /// The numbers by their path in the value. The value itself has an empty path.
  package private(set) var numbers: [(path: String, number: Number)] = []
  /// The leaves that are not numbers.
  package private(set) var others: [(path: String, value: Any)] = []

  package struct Number: Equatable {
    package let value: Double
    /// Whether the number has a floating-point type. Integers and counts never contain rounding noise.
    package let isFloating: Bool
  }

  /// The maximum number of leaves, because values may be very large.
  private static let maximumLeaves = 256
  private static let maximumDepth = 6

  package init(_ value: Any?) {
    if let value { add(value, at: "", depth: 0) }
  }

  private mutating func add(_ value: Any, at path: String, depth: Int) {
    guard numbers.count + others.count < ValueShape.maximumLeaves else { return }
    switch Leaf(value) {
    case .number(let number): return numbers.append((path, number))
    case .text(let length) where depth < ValueShape.maximumDepth:
      numbers.append((path + ".count", Number(value: Double(length), isFloating: false)))
      return others.append((path, value))
    case .text, .whole: return others.append((path, value))
    case nil: if depth == ValueShape.maximumDepth { return others.append((path, value)) }
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .set, .dictionary:
      numbers.append((path + ".count", Number(value: Double(mirror.children.count), isFloating: false)))
      switch mirror.displayStyle {
      case .collection: addChildren(of: mirror, at: path, depth: depth)
      case .dictionary: addValues(of: mirror, at: path, depth: depth, or: value)
      // Sets are unordered, so their elements are not matched with each other.
      default: others.append((path, value))
      }
    case .struct where value is any ForcedChange:
      if let value = value as? any ForcedChange { add(value.said, at: path, depth: depth) }
    case .struct, .tuple, .optional:
      if mirror.children.isEmpty { others.append((path, value)) }
      addChildren(of: mirror, at: path, depth: depth)
    case .enum where !mirror.children.isEmpty:
      others.append((path, mirror.children.first?.label ?? ""))
      addChildren(of: mirror, at: path, depth: depth)
    default:
      others.append((path, value))
    }
  }

  private mutating func addChildren(of mirror: Mirror, at path: String, depth: Int) {
    for (index, child) in mirror.children.enumerated() {
      let step = mirror.displayStyle == .optional ? "" : child.label.map { ".\($0)" } ?? "[\(index)]"
      add(child.value, at: path + step, depth: depth + 1)
    }
  }

  /// Adds the values of a dictionary by the descriptions of their keys, because dictionaries are unordered.
  ///
  /// If two descriptions are equal, the dictionary is added as a whole.
  private mutating func addValues(of mirror: Mirror, at path: String, depth: Int, or whole: Any) {
    let entries = mirror.children.map { child in
      let pair = Array(Mirror(reflecting: child.value).children)
      return (key: pair.first.map { "\($0.value)" } ?? "", value: pair.last?.value ?? ())
    }
    guard Set(entries.map(\.key)).count == entries.count else { return others.append((path, whole)) }
    for entry in entries.sorted(by: { $0.key < $1.key }) {
      add(entry.value, at: "\(path)[\(entry.key)]", depth: depth + 1)
    }
  }
}

extension ValueShape {
  /// A value that is not inspected further.
  private enum Leaf {
    case number(Number)
    /// - Parameter length: The length in UTF-8 bytes.
    case text(length: Int)
    /// A value that is compared as a whole.
    case whole

    /// - Returns: `nil` for a value with parts.
    init?(_ value: Any) {
      // A failed cast is much slower than a comparison of types.
      let type = type(of: value)
      if type == CGFloat.self, let value = value as? CGFloat {
        self = .number(Number(value: Double(value), isFloating: true))
      } else if type == Double.self, let value = value as? Double {
        self = .number(Number(value: value, isFloating: true))
      } else if type == Int.self, let value = value as? Int {
        self = .number(Number(value: Double(value), isFloating: false))
      } else if type == Bool.self || type == UUID.self || type == Date.self {
        self = .whole
      } else if type == String.self, let value = value as? String {
        self = .text(length: value.utf8.count)
      } else if type == AnyHashable.self || type is any OptionalType.Type {
        // Optional and `AnyHashable` values are cast to their content.
        self.init(casting: value)
      } else if type == Float.self, let value = value as? Float {
        self = .number(Number(value: Double(value), isFloating: true))
      } else if let value = value as? any BinaryInteger {
        self = .number(Number(value: Double(value), isFloating: false))
      } else {
        return nil
      }
    }

    private init?(casting value: Any) {
      switch value {
      case let value as Double: self = .number(Number(value: value, isFloating: true))
      case let value as CGFloat: self = .number(Number(value: Double(value), isFloating: true))
      case let value as Float: self = .number(Number(value: Double(value), isFloating: true))
      case let value as any BinaryInteger: self = .number(Number(value: Double(value), isFloating: false))
      case is UUID, is Date, is Bool: self = .whole
      case let value as String: self = .text(length: value.utf8.count)
      default: return nil
      }
    }
  }
}

/// A marker of optionals, for a cast from a value of any type.
private protocol OptionalType {}

extension Optional: OptionalType {}

extension ValueShape {
  /// The relative difference that may result from the order of additions.
  package static let relativeNoise = 1e-9

  /// Returns the difference of two values within rounding noise, which is at most 10⁻⁹ of the largest differing number.
  ///
  /// - Parameters:
  ///   - floor: The absolute difference that also counts as noise, regardless of the size of the numbers.
  ///   - areEqual: Compares leaves that are not numbers.
  /// - Returns: 0 if the values are equal, or `nil` if they differ by more than noise.
  @MainActor
  package static func noise(
    between a: Any?, _ b: Any?, floor: Double = 0, _ areEqual: LoopValues.Equality
  ) -> Double? {
    let (a, b) = (ValueShape(a), ValueShape(b))
    guard a.numbers.count == b.numbers.count, a.others.count == b.others.count, !a.numbers.isEmpty else { return nil }
    for (a, b) in zip(a.others, b.others) where a.path != b.path || !areEqual(a.value, b.value) { return nil }
    var amplitude = 0.0
    var scale = 0.0
    for (a, b) in zip(a.numbers, b.numbers) {
      if a.path != b.path || a.number.isFloating != b.number.isFloating { return nil }
      if a.number.value == b.number.value { continue }
      guard a.number.isFloating, a.number.value.isFinite, b.number.value.isFinite else { return nil }
      amplitude = max(amplitude, abs(a.number.value - b.number.value))
      scale = max(scale, abs(a.number.value), abs(b.number.value))
    }
    return amplitude <= max(floor, relativeNoise * scale) ? amplitude : nil
  }

  /// Returns whether all inspected leaves are equal.
  @MainActor
  package func isEqual(to other: ValueShape, _ areEqual: LoopValues.Equality) -> Bool {
    numbers.elementsEqual(other.numbers) { $0.path == $1.path && $0.number == $1.number }
      && others.elementsEqual(other.others) { $0.path == $1.path && areEqual($0.value, $1.value) }
  }

  /// Returns the direction in which each number changes between two values: −1, 0, or 1.
  package static func directions(from a: Any?, to b: Any?) -> [Int] {
    zip(ValueShape(a).numbers, ValueShape(b).numbers).map { a, b in
      b.number.value > a.number.value ? 1 : b.number.value < a.number.value ? -1 : 0
    }
  }
}
