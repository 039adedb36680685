import Foundation
import SceneTestSupport
import TributaryGeometry

/// A view whose expressions are evaluated.
///
/// Conditions, loops, groups, and erased views have no items: only their content does (IDENT, EACH-05, DRAW-02).
struct Item {
  var role: Role
  var children: [Item] = []
  /// Whether views can be inserted in the content, so that it contributes a default (PREF-08).
  var isDynamic = false
  var scope: Scope
  /// The number of the view or modifier in the scene.
  var number: Int

  init(_ role: Role, _ children: [Item] = [], isDynamic: Bool = false, _ scope: Scope, number: Int) {
    self.role = role
    self.children = children
    self.isDynamic = isDynamic
    self.scope = scope
    self.number = number
  }
}

enum Role {
  // Views without children
  case text(String)
  case shape
  case spacer(CGFloat)
  case divider
  case half(Axes)
  case marks(Key)
  // Views with any number of children
  case stack(Direction, AlignmentPair, spacing: CGFloat?)
  /// A reader's content is made of nodes after the reader is placed.
  case reader(String, [Node])
  case fits(Axes)
  case grid(Grid)
  /// The content of a decoration or of the root.
  case content
  // Modifiers: views with one child
  case named(String)
  case padding(EdgeInsets)
  case frame(width: CGFloat?, height: CGFloat?, AlignmentPair)
  case flexibleFrame(width: LengthLimits, height: LengthLimits, AlignmentPair)
  case fixedSize(Axes)
  case priority(Double)
  case ratio(CGFloat?, fills: Bool)
  case offset(CGSize)
  case position(CGPoint)
  case scale(CGFloat)
  case zIndex(Double)
  case space(String)
  case guide(AnyGuide, Formula)
  case hidden
  case preference(Key, Value)
  case transform(Key, Formula)
  case anchor(Key, UnitPlace)
  case transformAnchor(Key, UnitPlace)
  case onPreference(Key, Assignment?)
  case onGeometry(Quantity, String?, Assignment)
  case onTap(Assignment)
  case cell(Cell)
  case ignoresSafeArea(Edges)
  // Modifiers with other content: the second child
  case decoration(isBehind: Bool, AlignmentPair)
  case preferenceContent(Key, isBehind: Bool, AlignmentPair, String, [Node])
  case safeAreaInset(Edge, spacing: CGFloat?)
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
struct Scope: Bindings, Sendable {
  /// The variables, rows of loops, and parameters of closures.
  var values: [String: Value]
  var geometries: [String: Geometry] = [:]
  /// The rows of loops around the view, as a suffix of identifiers.
  var rows = ""
  /// The identities around the view: explicit ids and rows.
  var path = ""
  /// The direction of the nearest stack, for spacers and dividers (SPACE-10, SPACE-40).
  var direction = Direction.depth

  func value(of name: String) -> Value { values[name] ?? (name == "env" ? .number(0) : .none) }

  func length(_ quantity: Quantity, of reader: String, in space: String?) -> Double {
    geometries[reader]?.length(quantity, in: space) ?? 0
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
    var scopes: [Scope] = []
    for modifier in modifiers.reversed() {
      scopes.append(scope)
      switch modifier.effect {
      case .id(let id): scope.path += "/id \(id.evaluated(in: scope))"
      case .environment(let value): scope.values["env"] = value.evaluated(in: scope)
      default: break
      }
    }
    return zip(modifiers, scopes.reversed()).reduce(elementItems(in: scope)) { items, modifier in
      // A modifier on several items applies to each (FRAME-20, OVER-16, DRAW-04).
      items.map { modifier.0.applied(to: $0, in: modifier.1) }
    }
  }

  private func elementItems(in scope: Scope) -> [Item] {
    func named(_ role: Role, _ children: [Item] = [], isDynamic: Bool = false) -> [Item] {
      let item = Item(role, children, isDynamic: isDynamic, scope, number: number)
      return [Item(.named(identifier(in: scope.rows)), [item], scope, number: number)]
    }
    switch element {
    case .text(let text):
      let value = text.evaluated(in: scope)
      let characters = if case .text(let text) = value { text } else { value.description }
      return named(.text(characters))
    case .color, .rectangle, .capsule: return named(.shape)
    case .spacer(let length): return named(.spacer(scope.number(length) ?? 8))
    case .divider: return named(.divider)
    case .half(let axes): return named(.half(axes))
    case .marks(let key): return named(.marks(key))
    case .empty: return []
    case .group, .erased, .forEach, .condition, .gridRow:
      return transparentContent(in: scope)?.flatMap { $0.nodes.items(in: $0.scope) } ?? []
    case .stack(let direction, let place, let spacing):
      var inner = scope
      inner.direction = direction
      let children = content.items(in: inner)
      let isDynamic = content.contains(where: \.isDynamic)
      // A stack of one static view is transparent (STACK-13, STACK-39, ALIGN-45).
      if children.count == 1, !isDynamic { return named(.content, children) }
      return named(.stack(direction, place, spacing: scope.number(spacing)), children, isDynamic: isDynamic)
    case .reader(let name): return named(.reader(name, content), isDynamic: content.contains(where: \.isDynamic))
    case .fits(let axes):
      return named(.fits(axes), content.items(in: scope), isDynamic: content.contains(where: \.isDynamic))
    case .grid(let place, let horizontal, let vertical):
      let (grid, cells) = Grid.made(
        of: content, place, horizontal: scope.number(horizontal), vertical: scope.number(vertical), scope)
      return named(.grid(grid), cells, isDynamic: content.contains(where: \.isDynamic))
    }
  }

  /// The views in place of a transparent one; `nil` for other views. A row outside a grid is transparent (GRID-11).
  func transparentContent(in scope: Scope) -> [(nodes: [Node], scope: Scope)]? {
    switch element {
    case .group, .erased, .gridRow: return [(content, scope)]
    case .forEach(let rows, let row):
      return scope.value(of: rows).list.map { number in
        var inner = scope.with(row, .number(number))
        inner.rows += "/\(NumberText.text(number))"
        inner.path += "/row \(number)"
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
      items.count < 2 ? items : [Item(.stack(direction, .center, spacing: nil), items, scope, number: number)]
    return Item(.content, layout, isDynamic: contains(where: \.isDynamic), scope, number: number)
  }
}

extension Modifier {
  func applied(to item: Item, in scope: Scope) -> Item {
    func length(_ expression: Formula) -> CGFloat { scope.number(expression) }
    let role: Role
    var children = [item]
    switch effect {
    case .padding(let edges, let expression):
      let amount = length(expression)
      role = .padding(
        EdgeInsets(
          top: edges.hasTop ? amount : 0, leading: edges.hasLeading ? amount : 0, bottom: edges.hasBottom ? amount : 0,
          trailing: edges.hasTrailing ? amount : 0))
    case .frame(let width, let height, let place):
      role = .frame(width: scope.fixedLength(width), height: scope.fixedLength(height), place)
    case .flexibleFrame(let width, let height, let place):
      role = .flexibleFrame(width: scope.range(width), height: scope.range(height), place)
    case .fixedSize(let axes): role = .fixedSize(axes)
    case .layoutPriority(let priority): role = .priority(length(priority))
    case .aspectRatio(let ratio, let fills): role = .ratio(scope.number(ratio), fills: fills)
    case .offset(let x, let y): role = .offset(CGSize(width: length(x), height: length(y)))
    case .position(let x, let y): role = .position(CGPoint(x: length(x), y: length(y)))
    case .scale(let factor): role = .scale(length(factor))
    case .zIndex(let index): role = .zIndex(length(index))
    case .id, .environment: return item
    case .space(let name): role = .space(name)
    case .guide(let guide, let value): role = .guide(guide, value)
    case .hidden: role = .hidden
    case .decoration(let isBehind, let place):
      role = .decoration(isBehind: isBehind, place)
      children.append(content.content(in: scope, number: number))
    case .preference(let key, let value): role = .preference(key, key.published(value.evaluated(in: scope)))
    case .transform(let key, let value): role = .transform(key, value)
    case .anchor(let key, let place): role = .anchor(key, place)
    case .transformAnchor(let key, let place): role = .transformAnchor(key, place)
    case .preferenceContent(let key, let isBehind, let place, let name):
      role = .preferenceContent(key, isBehind: isBehind, place, name, content)
    case .onPreference(let key, let assignment): role = .onPreference(key, assignment)
    case .onGeometry(let quantity, let space, let assignment): role = .onGeometry(quantity, space, assignment)
    case .onTap(let assignment): role = .onTap(assignment)
    case .ignoresSafeArea(let edges): role = .ignoresSafeArea(edges)
    case .safeAreaInset(let edge, let spacing):
      role = .safeAreaInset(edge, spacing: scope.number(spacing))
      children.append(content.content(in: scope, number: number))
    case .gridCellColumns(let number): role = .cell(Cell(columns: Int(length(number))))
    case .gridCellUnsizedAxes(let axes): role = .cell(Cell(unsized: axes))
    case .gridColumnAlignment(let guide): role = .cell(Cell(alignment: guide))
    }
    var inner = scope
    inner.path += "#\(number)"
    return Item(role, children, inner, number: number)
  }
}
