import Foundation
import SceneTestSupport
import TributaryGeometry

/// A delivery to a reader, with the assignment that it causes and the names that the assignment reads.
typealias Action = (delivery: ReaderDelivery, assignment: Assignment?, scope: Scope)

extension Pass {
  /// Returns the deliveries to the readers whose values changed, in the order in which their actions run.
  ///
  /// A reader that no longer exists is forgotten (PREF-15).
  mutating func deliveries(in root: Placed, delivered: inout [String: Value]) -> [Action] {
    var all: [Action] = []
    var current: [String: Value] = [:]
    deliver(root, before: delivered, &current, &all)
    delivered = current
    return all
  }

  /// Visits the content of a reader before the reader, and siblings in view order (PREF-54, PREF-56). A view precedes
  /// its overlays and backgrounds (PREF-57).
  private mutating func deliver(
    _ placed: Placed, before: [String: Value], _ current: inout [String: Value], _ all: inout [Action]
  ) {
    for child in placed.children { deliver(child, before: before, &current, &all) }
    let scope = placed.item.scope
    let last = before[scope.path]
    let (source, value, assignment): (String, Value?, Assignment?)
    switch placed.item.role {
    // The first value is delivered even if it is the default (PREF-12, PREF-13); without a contribution, the default is
    // delivered after another value only (PREF-14, PREF-46).
    case .effect(.onPreference(let key, let own)):
      (source, assignment) = (key.rawValue, own)
      value = fold(key, placed.children[0]) ?? (last == nil ? nil : key.defaultValue)
    // PREF-27, PREF-52, PREF-53
    case .effect(.onGeometry(let quantity, let space, let own)):
      (source, assignment) = (quantity?.rawValue ?? "frame", own)
      let frame = placed.geometry.frame(in: space)
      value =
        quantity.map { .number($0.value(of: frame)) } ?? .list([frame.minX, frame.minY, frame.width, frame.height])
    default: return
    }
    if let value, let last, value.isClose(to: last) { return current[scope.path] = last }  // equal but for rounding
    current[scope.path] = value
    guard let value else { return }
    let delivery = ReaderDelivery("\(placed.item.number)\(scope.rows)", Delivered(source, value))
    all.append((delivery, assignment, scope))
  }
}

extension Placed {
  /// The frames of the views with names, in the root. Of equal names, the first one counts.
  var frames: [String: CGRect] {
    named.mapValues { CGRect(origin: .zero, size: $0.geometry.size).applying($0.geometry.map) }
  }

  var resolved: [String: [[Double]]] { named.compactMapValues { $0.children[0].marks } }

  private var named: [String: Placed] {
    var all: [String: Placed] = [:]
    addNames(to: &all)
    return all
  }

  private func addNames(to all: inout [String: Placed]) {
    if case .named(let name) = item.role, all[name] == nil { all[name] = self }
    for child in children { child.addNames(to: &all) }
  }

  /// The names of the drawn views, back to front.
  var order: [String] {
    switch item.role {
    // OVER-07, OVER-08
    case .effect(.hidden): return []
    case .effect(.opacity(let opacity)): return item.scope.number(opacity) > 0 ? children[0].order : []
    // A view without an area is not drawn.
    case .named(let name):
      let size = geometry.size
      let isVisible = size.width > 0 && size.height > 0 && geometry.map.a != 0
      switch children[0].item.role {
      case .element(.color), .element(.rectangle), .element(.capsule), .element(.text), .element(.half):
        return isVisible ? [name] : []
      default: return children[0].order
      }
    // Each outer background is farther back, and each outer overlay farther in front (OVER-03).
    case .effect(.decoration(isBehind: true, _)), .effect(.preferenceContent(_, isBehind: true, _, value: _)):
      return children.reversed().flatMap(\.order)
    // Siblings are drawn in the order of zIndex, and in view order where it is equal (DRAW-01, DRAW-12).
    case .element(.stack), .element(.reader), .grid:
      let order = children.enumerated().sorted { ($0.1.item.zIndex ?? 0, $0.0) < ($1.1.item.zIndex ?? 0, $1.0) }
      return order.flatMap(\.1.order)
    default: return children.flatMap(\.order)
    }
  }

  /// The views around the view with a name, from the root inward.
  func path(to name: String) -> [Placed]? {
    if case .named(name) = item.role { return [] }
    return children.lazy.compactMap { $0.path(to: name) }.first.map { [self] + $0 }
  }
}

extension Item {
  /// The view inside a modifier.
  var modified: Item? {
    switch role {
    case .element, .grid, .content: nil
    default: children.first
    }
  }

  /// The zIndex among siblings: the innermost of a view and its modifiers (DRAW-02 to DRAW-04, DRAW-16).
  var zIndex: Double? {
    guard case .effect(.zIndex(let index)) = role else { return modified?.zIndex }
    return child.zIndex ?? scope.number(index)
  }
}
