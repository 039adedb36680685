import Foundation
import SceneTestSupport
import TributaryGeometry

extension Pass {
  /// Returns the value of a preference in a part of the tree; `nil` without a contribution (PREF-02).
  mutating func fold(_ key: Key, _ placed: Placed) -> Value? {
    let scope = placed.item.scope
    switch placed.item.role {
    // A published value replaces what is below, which is not computed (PREF-11, PREF-33).
    case .effect(.preference(key, let value)): return key.published(value.evaluated(in: scope))
    case .effect(.anchor(key, let place)): return placed.anchor(place)
    // An edit starts from the value below, or from the default, and publishes its result (PREF-35, PREF-36).
    case .effect(.transform(key, let expression)):
      let value = fold(key, placed.children[0]) ?? key.defaultValue
      return key.published(expression.evaluated(in: scope.with("value", value)))
    case .effect(.transformAnchor(key, let place)):
      let value = fold(key, placed.children[0]) ?? key.defaultValue
      return .list(value.list + placed.anchor(place).list)
    // A background comes before its view, an overlay after it (PREF-10).
    case .effect(.decoration(isBehind: true, _)), .effect(.preferenceContent(_, isBehind: true, _, value: _)):
      return combine(key, placed, placed.children.reversed())
    default: return combine(key, placed, placed.children)
    }
  }

  /// Combines the contributions of siblings in view order, regardless of zIndex (PREF-03, PREF-31).
  ///
  /// The first value starts the fold (PREF-30), so *n* contributions require *n* − 1 calls of `reduce` (PREF-04).
  private mutating func combine(_ key: Key, _ placed: Placed, _ siblings: [Placed]) -> Value? {
    var result: Value?
    for (index, sibling) in siblings.enumerated() where contributes(key, sibling) {
      guard let first = result else {
        result = fold(key, sibling)
        continue
      }
      let place = "\(placed.item.scope.path) \(placed.item.number) \(index)"
      result = reduce(key, first, place) { pass in pass.fold(key, sibling) ?? key.defaultValue }
    }
    // A container in which views can be inserted contributes the default (PREF-08, PREF-43).
    return result ?? (placed.item.isDynamic ? key.defaultValue : nil)
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
  private mutating func reduce(_ key: Key, _ value: Value, _ place: String, next: (inout Pass) -> Value) -> Value {
    let following = key == .First && value != .none ? nil : next(&self)
    // A fold that several readers request runs once (PREF-34).
    if !key.isAnchored, folds.insert("\(place) \(key)").inserted { reduces.append(ReduceCall(key, value, following)) }
    guard let following else { return value }
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
  func anchor(_ place: AnchorPart) -> Value {
    let point = CGRect(origin: place.point(in: geometry.size), size: .zero)
    return .list((place == .bounds ? geometry.frame : point.applying(geometry.map)).numbers)
  }
}
