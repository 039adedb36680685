import Foundation
import SceneTestSupport
import TributaryGeometry

/// What a part of the tree contributes to a preference.
enum Part {
  /// A dynamic container without a published value: the default represents it (PREF-08).
  case standIn(Value)
  /// A published value.
  case value(Value)

  var value: Value {
    switch self {
    case .standIn(let value), .value(let value): value
    }
  }
}

/// The calls of `reduce` of a pass. A fold that several readers request is recorded once (PREF-34).
struct ReduceLog {
  var calls: [ReduceCall] = []
  private var seen: Set<String> = []

  mutating func add(_ call: ReduceCall, in place: String) {
    if seen.insert("\(place) \(call.key)").inserted { calls.append(call) }
  }
}

extension Pass {
  /// Returns the value of a preference in a part of the tree; `nil` without a contribution (PREF-02).
  mutating func fold(_ key: Key, _ placed: Placed) -> Part? {
    switch placed.item.role {
    // A published value replaces what is below, which is not computed (PREF-11, PREF-33).
    case .effect(.preference(key, let value)):
      return .value(key.published(value.evaluated(in: placed.item.scope)))
    case .effect(.anchor(key, let place)): return .value(placed.anchor(place))
    // An edit starts from the value below, or from the default, and publishes its result (PREF-35, PREF-36).
    case .effect(.transform(key, let expression)):
      let value = fold(key, placed.children[0])?.value ?? key.defaultValue
      let edited = expression.evaluated(in: placed.item.scope.with("value", value))
      return .value(key.published(edited))
    case .effect(.transformAnchor(key, let place)):
      let value = fold(key, placed.children[0])?.value ?? key.defaultValue
      return .value(.list(value.list + placed.anchor(place).list))
    // A background comes before its view, an overlay after it (PREF-10).
    case .effect(.decoration(isBehind: true, _)), .effect(.preferenceContent(_, isBehind: true, _, value: _)):
      return combine(key, placed, placed.children.reversed())
    default: return combine(key, placed, placed.children)
    }
  }

  /// Combines the contributions of siblings in view order, regardless of zIndex (PREF-03, PREF-31).
  ///
  /// The first value starts the fold (PREF-30), so *n* contributions require *n* − 1 calls of `reduce` (PREF-04).
  private mutating func combine(_ key: Key, _ placed: Placed, _ siblings: [Placed]) -> Part? {
    var result: Part?
    for (index, sibling) in siblings.enumerated() where contributes(key, sibling) {
      guard let first = result else {
        result = fold(key, sibling)
        continue
      }
      let place = "\(placed.item.scope.path) \(placed.item.number) \(index)"
      result = .value(reduce(key, first.value, place) { pass in pass.fold(key, sibling)?.value ?? key.defaultValue })
    }
    // A container in which views can be inserted contributes the default (PREF-08, PREF-43).
    if result == nil, placed.item.isDynamic { return .standIn(key.defaultValue) }
    return result
  }

  /// Whether a part of the tree contributes; only its structure decides, so that no value is computed.
  private func contributes(_ key: Key, _ placed: Placed) -> Bool {
    switch placed.item.role {
    case .effect(.preference(key, _)), .effect(.anchor(key, _)), .effect(.transform(key, _)),
      .effect(.transformAnchor(key, _)):
      true
    default: placed.item.isDynamic || placed.children.contains { contributes(key, $0) }
    }
  }

  /// The `reduce` of each key. It requests the next value at most once (PREF-05, PREF-06).
  private mutating func reduce(
    _ key: Key, _ value: Value, _ place: String, next: (inout Pass) -> Value
  ) -> Value {
    if key == .First, value != .none {
      reduces.add(ReduceCall(key, value, nil), in: place)
      return value
    }
    let following = next(&self)
    if !key.isAnchored { reduces.add(ReduceCall(key, value, following), in: place) }
    return switch key {
    case .Sum, .Odd: .number(value.number + following.number)
    case .Max: .number(max(value.number, following.number))
    case .Last, .First: following
    case .List, .Bounds, .Points: .list(value.list + following.list)
    }
  }
}

extension Placed {
  /// The anchor of a part of the view, as a rectangle in the root (ANCHOR-01, ANCHOR-02, ANCHOR-03).
  func anchor(_ place: UnitPlace) -> Value {
    let size = geometry.size
    let names = place.rawValue.lowercased()
    let x = names.contains("leading") ? 0 : names.contains("trailing") ? size.width : size.width / 2
    let y = names.contains("top") ? 0 : names.contains("bottom") ? size.height : size.height / 2
    let rect = geometry.map.apply(
      place == .bounds ? CGRect(origin: .zero, size: size) : CGRect(x: x, y: y, width: 0, height: 0))
    return .list([rect.minX, rect.minY, rect.width, rect.height])
  }
}

extension Value {
  /// The rectangles of a list of anchors.
  var rects: [CGRect] {
    stride(from: 0, to: list.count, by: 4).map { index in
      CGRect(x: list[index], y: list[index + 1], width: list[index + 2], height: list[index + 3])
    }
  }
}
