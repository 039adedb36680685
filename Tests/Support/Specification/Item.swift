import Foundation
import SceneTestSupport
import TributaryGeometry

/// A view whose expressions are evaluated.
///
/// Conditions, loops, groups, and erased views have no items: only their content does (IDENT, EACH-05, DRAW-02).
final class Item {
  let role: Role
  let children: [Item]
  /// Whether views can be inserted in the content, so that it contributes a default (PREF-08).
  let isDynamic: Bool
  /// The views of which the content is made while the view is placed.
  let nodes: [Node]
  let scope: Scope
  /// The number of the view or modifier in the scene.
  let number: Int
  init(_ role: Role, _ children: [Item], isDynamic: Bool = false, nodes: [Node] = [], _ scope: Scope, number: Int) {
    (self.role, self.children, self.isDynamic, self.nodes) = (role, children, isDynamic, nodes)
    (self.scope, self.number) = (scope, number)
  }
}

enum Role {
  case element(Element)
  case effect(Effect)
  /// The name of a view, around its element.
  case named(String)
  /// The content of a decoration or of the root.
  case content
  indirect case grid(Grid)
}

/// The limits of a flexible frame, after contradictions are removed (FRAME-09, FRAME-18, FRAME-25).
struct LengthLimits {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?
  var isEmpty: Bool { min == nil && ideal == nil && max == nil }
  func clamp(_ length: CGFloat) -> CGFloat { Swift.max(min ?? -.infinity, Swift.min(length, max ?? .infinity)) }
}

/// The names that an expression can read, and the place in the tree.
struct Scope: Bindings {
  /// The variables, rows of loops, and parameters of closures.
  var values: [String: Value]
  var geometries: [String: Geometry] = [:]
  /// The rows of loops around the view, as a suffix of identifiers.
  var rows = ""
  /// The identities of the view and of those around it: numbers, explicit ids, and rows.
  var path = ""
  /// The environment value inside the modifiers of a view, and around the view: what its arguments read (ENV-01).
  var environment = Value.number(0)
  var nodeEnvironment = Value.number(0)
  /// The direction of the nearest stack, for spacers and dividers (SPACE-10, SPACE-40).
  var direction = Direction.depth

  func value(of name: String) -> Value { name == "env" ? nodeEnvironment : values[name] ?? .none }

  func length(_ quantity: Quantity, of reader: String, in space: String?) -> Double {
    geometries[reader].map { quantity.value(of: $0.frame(in: space)) } ?? 0
  }

  func number(_ expression: Formula) -> CGFloat { expression.evaluated(in: self).number }

  func number(_ expression: Formula?) -> CGFloat? { expression.map { number($0) } }

  /// A length of a frame: negative lengths are 0, and lengths that are not finite are ignored (FRAME-04, FRAME-25).
  func fixedLength(_ expression: Formula?) -> CGFloat? {
    guard let length = number(expression), !length.isNaN, length != .infinity else { return nil }
    return max(length, 0)
  }

  func range(_ limits: Limits) -> LengthLimits {
    func length(_ expression: Formula?) -> CGFloat? { number(expression).map { max($0, 0) } }
    var range = LengthLimits(min: length(limits.min), ideal: length(limits.ideal), max: length(limits.max))
    if let ideal = range.ideal { range.ideal = max(ideal, range.min ?? 0) }
    if let max = range.max { range.max = Swift.max(max, range.ideal ?? range.min ?? 0) }
    return range
  }

  func text(_ formula: Formula) -> String {
    let value = formula.evaluated(in: self)
    return if case .text(let text) = value { text } else { value.description }
  }

  func with(_ name: String, _ value: Value) -> Scope {
    var scope = self
    scope.values[name] = value
    return scope
  }
}

extension Node {
  /// Whether views can be inserted in the view's place (PREF-08, STACK-44).
  var isDynamic: Bool {
    switch element {
    case .condition, .forEach, .erased: true
    case .group, .gridRow: content.contains(where: \.isDynamic)
    default: false
    }
  }

  /// The items of the view: one for an ordinary view, those of its content for a transparent one.
  func items(in scope: Scope) -> [Item] {
    // `id` and `environment` apply to the view and to the modifiers inside them (IDENT-01, ENV-01).
    var scope = scope
    scope.nodeEnvironment = scope.environment
    scope.path += "\(number)/"
    var scopes: [Scope] = []
    for modifier in modifiers.reversed() {
      scopes.append(scope)
      switch modifier.effect {
      case .id(let id): scope.path += "id \(id.evaluated(in: scope))/"
      case .environment(let value): scope.environment = value.evaluated(in: scope)
      default: break
      }
    }
    return zip(modifiers, scopes.reversed()).reduce(elementItems(in: scope)) { items, modifier in
      // A modifier on several items applies to each (FRAME-20, OVER-16, DRAW-04).
      items.map { modifier.0.applied(to: $0, in: modifier.1) }
    }
  }

  private func elementItems(in scope: Scope) -> [Item] {
    if let contents = transparentContent(in: scope) { return contents.flatMap { $0.nodes.items(in: $0.scope) } }
    var (role, children, nodes) = (Role.element(element), [Item](), [Node]())
    var isDynamic = content.contains(where: \.isDynamic)
    switch element {
    case .empty: return []
    case .stack(let direction, _, _):
      var inner = scope
      inner.direction = direction
      children = content.items(in: inner)
      // A stack of one static view is transparent (STACK-13, STACK-39, ALIGN-45).
      if children.count == 1, !isDynamic { role = .content }
    case .reader: nodes = content
    // Alternatives are no list: without a value in the selected view, they contribute nothing (FIT-13).
    case .fits: (children, isDynamic) = (content.items(in: scope), false)
    case .grid(let place, let horizontal, let vertical):
      let grid = Grid(content, place, scope.number(horizontal), scope.number(vertical), scope)
      (role, children) = (.grid(grid), grid.cells.map(\.item))
    default: break
    }
    let item = Item(role, children, isDynamic: isDynamic, nodes: nodes, scope, number: number)
    return [Item(.named(identifier(in: scope.rows)), [item], scope, number: number)]
  }

  /// The views in place of a transparent one; `nil` for other views. A row outside a grid is transparent (GRID-11).
  func transparentContent(in scope: Scope) -> [(nodes: [Node], scope: Scope)]? {
    switch element {
    case .group, .erased, .gridRow: return [(content, scope)]
    case .forEach(let rows, let row):
      return scope.value(of: rows).list.map { number in
        var inner = scope.with(row, .number(number))
        inner.rows += "/\(NumberText.text(number))"
        inner.path += "row \(number)/"
        return (content, inner)
      }
    case .condition(let condition): return [(condition.evaluated(in: scope).flag ? content : otherwise ?? [], scope)]
    default: return nil
    }
  }
}

extension [Node] {
  func items(in scope: Scope) -> [Item] { flatMap { $0.items(in: scope) } }

  /// The views of a decoration: none, one, or several as layers that are centered on each other (OVER-04, OVER-18).
  func content(in scope: Scope, direction: Direction = .depth, number: Int = -1) -> Item {
    let items = items(in: scope)
    let layout =
      items.count < 2 ? items : [Item(.element(.stack(direction, .center, spacing: nil)), items, scope, number: number)]
    return Item(.content, layout, isDynamic: contains(where: \.isDynamic), scope, number: number)
  }
}

extension Modifier {
  func applied(to item: Item, in scope: Scope) -> Item {
    var inner = scope
    inner.path += "\(number)#"
    switch effect {
    case .id, .environment: return item
    // The content of a decoration exists before it is placed; that of a preference is made from the value.
    case .decoration, .safeAreaInset:
      return Item(.effect(effect), [item, content.content(in: scope, number: number)], inner, number: number)
    case .preferenceContent: return Item(.effect(effect), [item], nodes: content, inner, number: number)
    default: return Item(.effect(effect), [item], inner, number: number)
    }
  }
}
