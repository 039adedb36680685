import Foundation
import SceneTestSupport
import TributaryGeometry

extension AnyGuide {
  /// The value of a guide that no view sets (ALIGN-22). The baseline of a view without text is its bottom (ALIGN-16).
  func defaultValue(in size: CGSize) -> CGFloat {
    switch self {
    case .horizontal(.leading), .vertical(.top), .horizontal(.side), .vertical(.mark): 0
    case .horizontal(.center): size.width / 2
    case .horizontal(.trailing): size.width
    case .vertical(.center): size.height / 2
    case .vertical: size.height
    }
  }

  var isBaseline: Bool { self == .vertical(.firstTextBaseline) || self == .vertical(.lastTextBaseline) }
  /// The place of the guide between the edges of several views that are aligned together.
  var fraction: CGFloat { isBaseline ? 0 : defaultValue(in: CGSize(width: 1, height: 1)) }
  var isHorizontal: Bool { if case .horizontal = self { true } else { false } }
}

extension Item {
  /// Returns the value of a guide of the view for a proposal, in the view's coordinates.
  func guide(_ guide: AnyGuide, for proposal: Proposal, size: CGSize? = nil) -> CGFloat {
    explicitGuide(guide, for: proposal) ?? guide.defaultValue(in: size ?? self.size(for: proposal))
  }

  /// Returns the value that a view inside sets (ALIGN-18).
  func explicitGuide(_ guide: AnyGuide, for proposal: Proposal) -> CGFloat? {
    switch role {
    // Four fifths of a line are above the baseline.
    case .element(.text): return guide.isBaseline ? 12.8 : nil
    case .effect(.guide(let own, let value)) where own == guide:
      var scope = scope
      scope.geometries["view"] = Geometry(size: child.size(for: proposal))
      return scope.number(value)
    // An offset moves no guide (ALIGN-23), and neither does a scale. Decorations have none (ALIGN-17).
    case .effect(.offset), .effect(.scale), .effect(.decoration): return child.explicitGuide(guide, for: proposal)
    // Guides of edges and centers stay inside a container of several views; baselines are merged (ALIGN-14, ALIGN-15),
    // and the value of a custom guide is the average (ALIGN-12, ALIGN-25).
    case .element(.stack), .grid:
      func values() -> [CGFloat] { slots(for: proposal).compactMap { movedGuide(guide, $0) } }
      switch guide {
      case .vertical(.firstTextBaseline): return values().min()
      case .vertical(.lastTextBaseline): return values().max()
      case .vertical(.mark), .horizontal(.side):
        let values = values()
        return values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
      default: return nil
      }
    case .element(.reader), .element(.marks): return nil
    default: return slots(for: proposal).first.flatMap { movedGuide(guide, $0) }
    }
  }

  /// A guide moves with its view (ALIGN-13, ALIGN-23, ALIGN-26).
  private func movedGuide(_ guide: AnyGuide, _ slot: Slot) -> CGFloat? {
    children[slot.child].explicitGuide(guide, for: slot.proposal).map {
      $0 + (guide.isHorizontal ? slot.origin.x : slot.origin.y)
    }
  }

  // MARK: Priority

  /// The layout priority in the enclosing stack.
  var priority: Double {
    switch role {
    case .effect(.layoutPriority(let priority)): return scope.number(priority)  // STACK-23
    case .element(.spacer): return -.infinity  // SPACE-08
    case .element(.stack), .element(.fits), .grid: return children.isEmpty ? -.infinity : 0  // STACK-41
    // STACK-24, STACK-40, SAFE-16
    case .effect(.frame), .effect(.flexibleFrame), .effect(.padding), .effect(.aspectRatio), .effect(.position),
      .effect(.safeAreaInset):
      return 0
    case .effect(.fixedSize): return child.priority == -.infinity ? 0 : child.priority  // STACK-25, SPACE-18
    default: return children.first?.priority ?? 0
    }
  }

  // MARK: Gaps

  /// Returns the distance that two neighbors prefer.
  func gap(_ edge: Edge, to next: Item, _ nextEdge: Edge) -> CGFloat {
    let (a, b) = (spacing(at: edge), next.spacing(at: nextEdge))
    if a == .none || b == .none { return 0 }  // SPACE-03, SPACE-06
    // Texts have a tenth of the line height, rounded up; common categories are compared (SPACE-05, SPACE-19).
    return a.contains(.text) && b.contains(.text) ? 2 : 8  // SPACE-01
  }

  /// The categories of spacing at an edge.
  func spacing(at edge: Edge) -> Spacing {
    let isVertical = edge.isVertical
    switch role {
    case .element(.text): return isVertical ? .text : .plain
    case .element(.spacer):
      let isAcross = scope.direction == (isVertical ? .horizontal : .vertical)
      return isAcross ? .plain : .none
    case .element(.stack) where children.isEmpty, .element(.fits) where children.isEmpty, .grid where children.isEmpty:
      return .none
    case .element(.stack(let direction, _, _)):
      let isAlong = direction == (isVertical ? .vertical : .horizontal)
      let views = isAlong ? [edge == .top || edge == .leading ? children[0] : children[children.count - 1]] : children
      return Spacing.union(views.map { $0.spacing(at: edge) })  // SPACE-14, SPACE-17, SPACE-20
    // Frames and padding reset the edges that they touch, but keep the gaps of a spacer (SPACE-04, SPACE-12, SPACE-16).
    case .effect(.padding(let edges, let amount, let isSafeArea)):
      return insets(edges, amount, isSafeArea)[edge] != 0 ? .plain : child.spacing(at: edge)
    case .effect(.frame(let width, let height, _)):
      return child.spacing(at: edge).reset((isVertical ? height : width) != nil)
    case .effect(.flexibleFrame(let width, let height, _)):
      return child.spacing(at: edge).reset(isVertical ? !height.isEmpty : !width.isEmpty)
    case .effect(.safeAreaInset): return .plain
    case .grid(let grid): return Spacing.union(grid.cells(at: edge).map { $0.item.spacing(at: edge) })
    // Spacing is requested before a proposal, so that of alternatives is the union (FIT-17).
    case .element(.fits): return Spacing.union(children.map { $0.spacing(at: edge) })
    default: return children.first?.spacing(at: edge) ?? .plain
    }
  }
}

struct Spacing: OptionSet {
  let rawValue: Int
  static let (none, text, plain) = (Spacing(rawValue: 1), Spacing(rawValue: 2), Spacing(rawValue: 4))
  static func union(_ sets: [Spacing]) -> Spacing {
    let union = sets.reduce(into: Spacing()) { $0.formUnion($1) }
    return union == .none ? union : union.subtracting(.none)
  }
  func reset(_ isTouched: Bool) -> Spacing { isTouched && self != .none ? .plain : self }
}
