import Foundation

/// A value of a variable, a preference, or an argument.
public enum Value: Equatable, Hashable, Sendable {
  case number(Double)
  case flag(Bool)
  case text(String)
  case list([Double])
  /// The absent value of an optional preference.
  case none
}

extension Value {
  public var number: Double {
    switch self {
    case .number(let number): number
    case .flag(let flag): flag ? 1 : 0
    case .list(let list): Double(list.count)
    case .text, .none: 0
    }
  }

  public var flag: Bool {
    if case .flag(let flag) = self { flag } else { number != 0 }
  }

  public var list: [Double] {
    switch self {
    case .list(let list): list
    case .number(let number): [number]
    case .flag, .text, .none: []
    }
  }

  /// The number; `nil` for the absent value.
  public var optional: Double? { self == .none ? nil : number }

  /// Whether two values differ by no more than the rounding of a sum.
  public func isClose(to other: Value) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): a.isClose(to: b)
    case (.list(let a), .list(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.isClose(to: $1) }
    default: self == other
    }
  }
}

extension Double {
  /// Whether two numbers differ by no more than the rounding of a sum.
  public func isClose(to other: Double) -> Bool {
    self == other || abs(self - other) <= 1e-9 * Swift.max(1, abs(self), abs(other))
  }
}

/// An expression over the variables of a scene.
public indirect enum Formula: Equatable, Sendable {
  case value(Value)
  /// A variable, the row of a loop, or the parameter of a content closure.
  case name(String)
  /// A length of a geometry reader in a space: the local space without one.
  case length(String, Quantity, space: String?)
  case operation(Formula, Operator, Formula)
  case not(Formula)
  public static func number(_ number: Double) -> Formula { .value(.number(number)) }
}

public enum Operator: String, Sendable, CaseIterable {
  case or = "||", and = "&&", less = "<", greater = ">", equal = "==", add = "+", subtract = "-", multiply = "*",
    divide = "/"
  case min, max

  /// The precedence; a function has the highest one.
  var rank: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .less, .greater, .equal: 3
    case .add, .subtract: 4
    case .multiply, .divide: 5
    case .min, .max: 6
    }
  }
}

/// The values that an expression reads.
public protocol Bindings {
  func value(of name: String) -> Value
  func length(_ quantity: Quantity, of reader: String, in space: String?) -> Double
}

extension Formula {
  public func evaluated(in bindings: some Bindings) -> Value {
    switch self {
    case .value(let value): return value
    case .name(let name): return bindings.value(of: name)
    case .length(let reader, let quantity, let space):
      return .number(bindings.length(quantity, of: reader, in: space))
    case .not(let expression): return .flag(!expression.evaluated(in: bindings).flag)
    case .operation(let left, let sign, let right):
      return sign.applied(to: left.evaluated(in: bindings), right.evaluated(in: bindings))
    }
  }

  /// The names that the expression reads.
  public var names: Set<String> {
    switch self {
    case .value: []
    case .name(let name): [name]
    case .length(let reader, _, _): [reader]
    case .not(let expression): expression.names
    case .operation(let left, _, let right): left.names.union(right.names)
    }
  }
}

extension Operator {
  func applied(to left: Value, _ right: Value) -> Value {
    if self == .equal { return .flag(left == right) }
    if case .list(let list) = left, self == .add { return .list(list + right.list) }
    let (a, b) = (left.number, right.number)
    return switch self {
    case .or: .flag(left.flag || right.flag)
    case .and: .flag(left.flag && right.flag)
    case .less: .flag(a < b)
    case .greater: .flag(a > b)
    case .equal: .flag(a == b)
    case .add: .number(a + b)
    case .subtract: .number(a - b)
    case .multiply: .number(a * b)
    case .divide: .number(b == 0 ? 0 : a / b)
    case .min: .number(Swift.min(a, b))
    case .max: .number(Swift.max(a, b))
    }
  }
}
