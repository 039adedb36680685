import Foundation
import SceneTestSupport
import TributaryGeometry

/// A delivery with the assignment that it causes.
struct PendingDelivery {
  var delivery: ReaderDelivery
  var assignment: Assignment?
  var scope: Scope

  /// What the action reads: state as of the last evaluation of its view, and the current values of objects (PREF-47).
  func bindings(with variables: [String: Value], of scene: ViewScene) -> Scope {
    var scope = scope.with("value", delivery.delivered.value)
    for variable in scene.variables where variable.storage == .model {
      scope.values[variable.name] = variables[variable.name]
    }
    return scope
  }
}

extension Pass {
  /// Returns the deliveries to the readers whose values changed, in the order in which their actions run.
  ///
  /// A reader that no longer exists is forgotten (PREF-15).
  mutating func deliveries(in root: Placed, delivered: inout [String: Value]) -> [PendingDelivery] {
    var all: [PendingDelivery] = []
    var current: [String: Value] = [:]
    deliver(root, before: delivered, &current, &all)
    delivered = current
    return all
  }

  /// Visits the content of a reader before the reader, and siblings in view order (PREF-54, PREF-56). A view precedes its
  /// overlays and backgrounds (PREF-57).
  private mutating func deliver(
    _ placed: Placed, before: [String: Value], _ current: inout [String: Value], _ all: inout [PendingDelivery]
  ) {
    for child in placed.children { deliver(child, before: before, &current, &all) }
    let reader = placed.item.scope.path
    let last = before[reader]
    let value: Value?
    let source: String
    let assignment: Assignment?
    switch placed.item.role {
    // The first value is delivered even if it is the default (PREF-12, PREF-13); without a contribution, the default is
    // delivered after another value only (PREF-14, PREF-46).
    case .effect(.onPreference(let key, let own)):
      (source, assignment) = (key.rawValue, own)
      value = fold(key, placed.children[0])?.value ?? (last == nil ? nil : key.defaultValue)
    // PREF-27, PREF-52, PREF-53
    case .effect(.onGeometry(let quantity, let space, let own)):
      (source, assignment) = (quantity.rawValue, own)
      value = .number(placed.geometry.length(quantity, in: space))
    default: return
    }
    current[reader] = value
    guard let value, value != last else { return }
    all.append(
      PendingDelivery(
        delivery: ReaderDelivery("\(placed.item.number)\(placed.item.scope.rows)", Delivered(source, value)),
        assignment: assignment,
        scope: placed.item.scope))
  }
}

extension Placed {
  /// The frames of the views with names, in the root. Of equal names, the first one counts.
  var frames: [String: CGRect] {
    var all: [String: CGRect] = [:]
    visit { placed in
      guard case .named(let name) = placed.item.role, all[name] == nil else { return }
      all[name] = placed.geometry.map.apply(CGRect(origin: .zero, size: placed.geometry.size))
    }
    return all
  }

  /// The names of the drawn views, back to front. A hidden view is not drawn (OVER-07).
  var order: [String] {
    switch item.role {
    case .effect(.hidden): return []
    case .named(let name):
      switch children[0].item.role {
      case .element(.color), .element(.rectangle), .element(.capsule), .element(.text), .element(.half):
        return drawn(name)
      default: return children[0].order
      }
    // Each outer background is farther back, and each outer overlay farther in front (OVER-03).
    case .effect(.decoration(isBehind: true, _)), .effect(.preferenceContent(_, isBehind: true, _, value: _)):
      return children.reversed().flatMap(\.order)
    // Siblings are drawn in the order of zIndex, and in view order where it is equal (DRAW-01, DRAW-12).
    case .element(.stack), .element(.reader), .grid:
      return children.enumerated().sorted { ($0.1.item.zIndex ?? 0, $0.0) < ($1.1.item.zIndex ?? 0, $1.0) }.flatMap(
        \.1.order)
    default: return children.flatMap(\.order)
    }
  }

  /// A view without an area is not drawn.
  private func drawn(_ name: String) -> [String] {
    let size = geometry.size
    return size.width > 0 && size.height > 0 && geometry.map.scale != 0 ? [name] : []
  }

  var resolved: [String: [[Double]]] {
    var all: [String: [[Double]]] = [:]
    visit { placed in
      if case .named(let name) = placed.item.role, let marks = placed.children[0].marks { all[name] = marks }
    }
    return all
  }

  /// The action of the innermost tap gesture around the view with a name.
  func tap(_ name: String) -> (scope: Scope, assignment: Assignment)? {
    if case .named(name) = item.role { return nil }
    for child in children {
      if let inner = child.tap(name) { return inner }
      if case .effect(.onTap(let assignment)) = item.role, child.holds(name) { return (item.scope, assignment) }
    }
    return nil
  }

  private func holds(_ name: String) -> Bool {
    if case .named(name) = item.role { return true }
    return children.contains { $0.holds(name) }
  }

  private func visit(_ body: (Placed) -> Void) {
    body(self)
    children.forEach { $0.visit(body) }
  }
}

extension Item {
  /// The zIndex among siblings: the innermost of a view and its modifiers (DRAW-02 to DRAW-04, DRAW-16).
  var zIndex: Double? {
    switch role {
    case .effect(.zIndex(let index)): child.zIndex ?? scope.number(index)
    case .element, .grid, .content: nil
    default: children.first?.zIndex
    }
  }
}
