public import Foundation
import TributaryGeometry

/// What a frame of a scene produced: the result of the engine or of the specification.
public struct FrameResult: Equatable, Sendable {
  /// The frames of the views in the root, by name.
  public var frames: [String: CGRect] = [:]
  /// The names of the drawn views, back to front.
  public var order: [String] = []
  /// The folded values at the root; the default of a key without a contribution.
  public var values: [Key: Value] = [:]
  /// The calls of `reduce`, in order.
  public var reduces: [ReduceCall] = []
  /// The deliveries to readers, in order.
  public var deliveries: [ReaderDelivery] = []
  /// The results of the last resolution of anchors, by name of the resolving view.
  public var resolved: [String: [[Double]]] = [:]
  public var passes = 0
  public var verdict = Verdict.settled
  public var variables: [String: Value] = [:]
  /// The codes of the diagnostics; the specification raises none.
  public var diagnostics: [String] = []
  public init() {}
}

/// A call of `reduce`: the value before it, and the next value; `nil` if the function did not request it.
public struct ReduceCall: Hashable, Sendable, CustomStringConvertible {
  public var key: Key
  public var value: Value
  public var next: Value?
  public init(_ key: Key, _ value: Value, _ next: Value?) {
    (self.key, self.value, self.next) = (key, value, next)
  }

  public var description: String { "\(key.rawValue) \(value) + \(next.map { "\($0)" } ?? "…")" }
}

/// A delivery to a reader.
public struct ReaderDelivery: Equatable, Sendable, CustomStringConvertible {
  /// The reader: the number of its modifier, and the rows of loops around it.
  public var reader: String
  public var delivered: Delivered
  public init(_ reader: String, _ delivered: Delivered) { (self.reader, self.delivered) = (reader, delivered) }

  public var description: String { "\(delivered.source) \(delivered.value) to #\(reader)" }
}

extension Key {
  public var defaultValue: Value {
    switch self {
    case .Sum, .Max: .number(0)
    case .Last: .number(-1)
    case .Odd: .number(10)
    case .First: .none
    case .List, .Bounds, .Points: .list([])
    }
  }

  /// Returns the value that a view publishes for the value of an expression.
  public func published(_ value: Value) -> Value {
    switch self {
    case .List: .list(value.list)
    case .First: value == .none ? .none : .number(value.number)
    case .Sum, .Last, .Max, .Odd: .number(value.number)
    case .Bounds, .Points: value
    }
  }
}

extension Node {
  /// The identifier of the view in the rows around it.
  public func identifier(in rows: String) -> String { (name ?? "#\(number)") + rows }
}

extension ViewScene {
  /// The keys that the scene publishes or reads.
  public var keys: [Key] {
    var keys: Set<Key> = []
    forEachNode { node in
      for modifier in node.modifiers { if let key = modifier.effect.key { keys.insert(key) } }
    }
    return Key.allCases.filter(keys.contains)
  }

  /// Calls a function for each view, parents before their content.
  public func forEachNode(_ body: (Node) -> Void) { content.forEach { $0.forEachNode(body) } }
}

extension Node {
  func forEachNode(_ body: (Node) -> Void) {
    body(self)
    content.forEach { $0.forEachNode(body) }
    otherwise?.forEach { $0.forEachNode(body) }
    for modifier in modifiers { modifier.content.forEach { $0.forEachNode(body) } }
  }
}

extension Effect {
  /// The key that the modifier publishes or reads.
  public var key: Key? {
    switch self {
    case .preference(let key, _), .transform(let key, _), .anchor(let key, _), .transformAnchor(let key, _),
      .preferenceContent(let key, _, _, _), .onPreference(let key, _):
      key
    default: nil
    }
  }
}

extension Step {
  /// Changes the variables as the step requires; a resize and a tap change none.
  public func apply(to variables: inout [String: Value]) {
    switch self {
    case .set(let name, let value): variables[name] = value
    case .resize, .insets, .tap: break
    case .insert(let row, let index, let name):
      var rows = variables[name]?.list ?? []
      rows.insert(row, at: Swift.min(index, rows.count))
      variables[name] = .list(rows)
    case .remove(let row, let name): variables[name] = .list((variables[name]?.list ?? []).filter { $0 != row })
    case .move(let row, let index, let name):
      var rows = (variables[name]?.list ?? []).filter { $0 != row }
      rows.insert(row, at: Swift.min(index, rows.count))
      variables[name] = .list(rows)
    }
  }
}

extension Node {
  /// The names that the view and its modifiers read, without those of their content.
  public var ownNames: Set<String> {
    modifiers.reduce(into: Set(element.formulas.flatMap(\.names)).union(element.names)) { names, modifier in
      names.formUnion(modifier.effect.formulas.flatMap(\.names))
    }
  }
}

extension Element {
  var names: [String] { if case .forEach(let rows, _) = self { [rows] } else { [] } }
  var formulas: [Formula] {
    switch self {
    case .text(let formula), .condition(let formula): [formula]
    case .spacer(let formula): [formula].compactMap(\.self)
    case .stack(_, _, let formula): [formula].compactMap(\.self)
    case .grid(_, let horizontal, let vertical): [horizontal, vertical].compactMap(\.self)
    default: []
    }
  }
}

extension Effect {
  var formulas: [Formula] {
    switch self {
    case .padding(_, let formula, _), .layoutPriority(let formula), .scale(let formula, _), .opacity(let formula),
      .zIndex(let formula), .id(let formula), .environment(let formula), .guide(_, let formula),
      .preference(_, let formula),
      .transform(_, let formula), .gridCellColumns(let formula):
      [formula]
    case .frame(let width, let height, _): [width, height].compactMap(\.self)
    case .flexibleFrame(let width, let height, _):
      [width.min, width.ideal, width.max, height.min, height.ideal, height.max].compactMap(\.self)
    case .aspectRatio(let ratio, _): [ratio].compactMap(\.self)
    case .offset(let x, let y), .position(let x, let y): [x, y]
    case .safeAreaInset(_, _, let spacing): [spacing].compactMap(\.self)
    default: []
    }
  }
}
