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
    // The views that are not selected keep the values of their readers (FIT-19).
    if case .element(.fits) = placed.item.role {
      for item in placed.item.children where item !== placed.children.first?.item {
        current.merge(before.filter { item.hasReader($0.key) }) { $1 }
      }
    }
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
      value = quantity.map { .number($0.value(of: frame)) } ?? .list(frame.numbers)
    default: return
    }
    if let value, let last, value.isClose(to: last) { return current[scope.path] = last }  // equal but for rounding
    current[scope.path] = value
    guard let value else { return }
    let delivery = ReaderDelivery("\(placed.item.number)\(scope.rows)", Delivered(source, value))
    all.append((delivery, assignment, scope))
  }
}

extension Item {
  /// Whether a view that is not selected has a reader: it and the content that was made for it exist (FIT-14, FIT-19).
  func hasReader(_ path: String) -> Bool {
    path == scope.path || !nodes.isEmpty && path.hasPrefix(scope.path) || children.contains { $0.hasReader(path) }
  }
}

extension Placed {
  /// Records the frames of the views with names, and the anchors that they resolve. Of equal names, the first one
  /// counts.
  func record(in result: inout FrameResult) {
    if case .named(let name) = item.role, result.frames[name] == nil {
      result.frames[name] = geometry.frame
      result.resolved[name] = children[0].marks
    }
    for child in children { child.record(in: &result) }
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
