import Foundation

/// The numbers inside a value of any type, and what else is in it.
///
/// Reflection is slow; shapes are made only where a frame is in its third pass or beyond.
package struct ValueShape {
  /// Numbers by where they stand in the value; the number itself has an empty path.
  package private(set) var numbers: [(path: String, number: Number)] = []
  /// Leaves that are no numbers.
  package private(set) var others: [(path: String, value: Any)] = []

  package struct Number: Equatable {
    package let value: Double
    /// Whether the number was written with a fraction in mind; integers and counts never carry rounding noise.
    package let isFloating: Bool
  }

  /// More than this is not looked at: values may be huge.
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
      // The order of sets means nothing, so their elements are not lined up.
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

  /// Adds the values of a dictionary by what their keys say, since their order means nothing; the dictionary as a whole where
  /// two keys say the same.
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
  /// A value that is not looked into.
  private enum Leaf {
    case number(Number)
    /// - Parameter length: In UTF-8 bytes.
    case text(length: Int)
    /// Compared as a whole.
    case whole

    /// - Returns: `nil` for what has parts.
    init?(_ value: Any) {
      // A cast that fails costs many times what comparing types does.
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
        // They are cast to what they hold.
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

private protocol OptionalType {}

extension Optional: OptionalType {}

extension ValueShape {
  /// As a part of the numbers: differences up to this may come from the order in which sums are made.
  package static let relativeNoise = 1e-9

  /// How far two values are apart if they differ by rounding noise only: by at most 10⁻⁹ of the largest that differs.
  /// `nil` if they differ in anything else; 0 if they do not differ.
  ///
  /// - Parameters:
  ///   - floor: Differences up to this are noise too, however small the numbers are.
  ///   - areEqual: Compares what is no number.
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

  /// Whether all that was looked at is equal.
  @MainActor
  package func isEqual(to other: ValueShape, _ areEqual: LoopValues.Equality) -> Bool {
    numbers.elementsEqual(other.numbers) { $0.path == $1.path && $0.number == $1.number }
      && others.elementsEqual(other.others) { $0.path == $1.path && areEqual($0.value, $1.value) }
  }

  /// In which direction each number goes from one value to another: −1, 0 or 1.
  package static func directions(from a: Any?, to b: Any?) -> [Int] {
    zip(ValueShape(a).numbers, ValueShape(b).numbers).map { a, b in
      b.number.value > a.number.value ? 1 : b.number.value < a.number.value ? -1 : 0
    }
  }
}
