/// The reasons why a node of the tree is unavailable to some operations; empty if it is available to all of them.
///
/// | reason | has a frame | drawn | hit | focused | identified | among the shown texts | appeared | notifies readers | matched |
/// |---|---|---|---|---|---|---|---|---|---|
/// | concealed | no | no | no | no | no | no | no | no | no |
/// | inactive | no | no | no | no | no | no | no | no | no |
/// | departing | yes | yes | no | no | no | no | yes | no | no |
/// | unseen | no | yes | no | yes | no | no | no | no | no |
/// | covered | yes | yes | no | no | yes | no | yes | yes | yes |
/// | hidden | yes | no | no | no | yes | no | yes | yes | yes |
///
/// *Has a frame* means that a lookup by identifier returns the position where the view is displayed. *Matched* means
/// that the view can be a source of matched geometry. A departing view is drawn until its removal transition ends, and
/// disappears then.
///
/// The affected nodes store no reason. The ancestor that excludes a node reports it (``ViewNode/absence(of:among:)``),
/// and a query visits the ancestors of the node up to the root.
@_spi(Engine) public struct Exclusion: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An enclosing container shows another of its items. The body is kept up to date, and the view can be measured. Its
  /// appearance and its preferences are reported when it is shown.
  package static let concealed = Exclusion(rawValue: 1 << 0)
  /// A concealed view that is not in use either, so that it does not run `onChange`. The table has no row for this
  /// reason, because it occurs only together with ``concealed``.
  package static let unused = Exclusion(rawValue: 1 << 6)
  /// A view that its container has taken out of use and whose state it keeps. The view is not updated.
  package static let inactive = Exclusion(rawValue: 1 << 1)
  /// A view outside the visible part of its container, a concealed view during its layout, or a view that a concealed
  /// or inactive view presents. Unlike an inactive view, it is created and measured. It is unavailable to the other
  /// operations until it is visible.
  package static let unseen = Exclusion(rawValue: 1 << 4)
  /// A view in a removal transition, or inside a view in a removal transition.
  package static let departing = Exclusion(rawValue: 1 << 2)
  /// A view behind another view that blocks its input.
  package static let covered = Exclusion(rawValue: 1 << 3)
  /// A view that is not drawn. It takes part in layout and publishes preferences.
  package static let hidden = Exclusion(rawValue: 1 << 5)

  /// The reasons for which a view counts as not appeared.
  package static let disappearing: Exclusion = [.concealed, .inactive, .unseen]

  /// All reasons in the table.
  package static let any: Exclusion = [.concealed, .inactive, .unseen, .departing, .covered, .hidden]
}

/// Set operations on whole bytes. The operations of `OptionSet` are generic, which is expensive without optimization,
/// and a query of one node takes several for each ancestor.
@_spi(Engine) extension Exclusion {
  /// The reasons for which a view is not placed.
  public static var unplaced: Exclusion {
    @_transparent get { Exclusion(rawValue: 1 << 0 | 1 << 1) }
  }

  @_transparent
  public var isEmpty: Bool { rawValue == 0 }

  @_transparent
  public func contains(_ other: Exclusion) -> Bool { rawValue & other.rawValue == other.rawValue }

  @_transparent
  public func union(_ other: Exclusion) -> Exclusion { Exclusion(rawValue: rawValue | other.rawValue) }

  @_transparent
  public func intersection(_ other: Exclusion) -> Exclusion { Exclusion(rawValue: rawValue & other.rawValue) }

  @_transparent
  public mutating func formUnion(_ other: Exclusion) { self = Exclusion(rawValue: rawValue | other.rawValue) }
}

extension ViewNode {
  /// Returns the reasons in `reasons` that make this node unavailable. A node that only groups items has the reasons
  /// that all of its items have in common.
  ///
  /// - Complexity: O(depth); O(1) in a tree in which no such reason has ever occurred.
  package final func absence(among reasons: Exclusion = .any) -> Exclusion {
    let reasons = reasons.intersection(host.facts.absences)
    if reasons.isEmpty { return reasons }
    guard asItem == nil else { return absenceOnTheWayOut(among: reasons) }
    var items = ContiguousArray<ItemNode>()
    appendItems(to: &items)
    if items.isEmpty { return absenceOnTheWayOut(among: reasons) }
    return items.reduce(reasons) { $0.isEmpty ? $0 : $1.absenceOnTheWayOut(among: $0) }
  }

  /// Returns whether any of `reasons` makes this node unavailable.
  package final func isAbsent(_ reasons: Exclusion = .any) -> Bool { !absence(among: reasons).isEmpty }

  private func absenceOnTheWayOut(among reasons: Exclusion) -> Exclusion {
    var found = Exclusion(rawValue: 0)
    var inner = self
    var item = asItem
    while found.rawValue != reasons.rawValue, let outer = inner.outerReference.object() {
      // A new item has no container until the container collects its items. The lists between them contain other items.
      let entry = outer.asContainer == nil ? inner : item ?? inner
      found.formUnion(outer.absence(of: entry, among: reasons))
      // Content that was inserted into a departing unit is in no container.
      if reasons.contains(.departing), inner.asItem?.container == nil, host.animator?.isDeparting(inner) == true {
        found.formUnion(.departing)
      }
      inner = outer
      item = outer.asItem ?? item
    }
    return found
  }
}

extension ItemNode {
  /// Records that a concealed or inactive subtree requires placement when it becomes visible. Placement then follows
  /// the flags to the affected items.
  package final func postponePlacement() {
    var node: ItemNode = self
    while let container = node.container {
      let isMarked = container.flags.contains(.needsPlacement)
      if !isMarked, let list = container.asContainer, !list.draws(node) {
        return list.concealedItemNeedsPlacement(node)
      }
      // A container that is itself deferred may not record which of its items require placement.
      container.flags.insert(.needsPlacement)
      container.child(node, needs: .placement)
      if isMarked { return }
      node = container
    }
  }
}
