/// Why a node that stands in the tree is not there for those who look for it; empty if it is there.
///
/// | reason | has a frame | drawn | hit | focused | identified | among the shown texts | appeared | heard by readers | matched |
/// |---|---|---|---|---|---|---|---|---|---|
/// | concealed | no | no | no | no | no | no | no | no | no |
/// | inactive | no | no | no | no | no | no | no | no | no |
/// | departing | yes | yes | no | no | no | no | yes | no | no |
/// | unseen | no | yes | no | yes | no | no | no | no | no |
/// | covered | yes | yes | no | no | yes | no | yes | yes | yes |
///
/// *Has a frame* is to answer where it is shown to who asks by identifier. *Matched* is to be a source of matched geometry.
/// What departs is drawn until it has gone, and disappears then.
///
/// Nothing is stored in those concerned: what keeps something from being there answers for what is inside it
/// (``ViewNode/absence(of:among:)``), and who wants to know asks on the way to the root.
@_spi(Engine) public struct Exclusion: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A `ViewThatFits` around shows another candidate, or a navigation stack another page. The body is kept up to date, and
  /// the view may be measured; what it would tell waits until it is shown.
  package static let concealed = Exclusion(rawValue: 1 << 0)
  /// The row of a lazy container has gone out of sight with its state. Nothing in it is brought up to date.
  package static let inactive = Exclusion(rawValue: 1 << 1)
  /// It is listed by itself in a lazy container and has not come into sight, or has left it. It is made and
  /// measured, unlike a row; for all others it is there when it is seen.
  package static let unseen = Exclusion(rawValue: 1 << 4)
  /// It is on its way out, or in something that is.
  package static let departing = Exclusion(rawValue: 1 << 2)
  /// Something modal stands in front and keeps input from it.
  package static let covered = Exclusion(rawValue: 1 << 3)

  /// What keeps something from having appeared.
  package static let disappearing: Exclusion = [.concealed, .inactive, .unseen]

  package static let any: Exclusion = [.concealed, .inactive, .unseen, .departing, .covered]
}

extension ViewNode {
  /// Why this node is not there, as far as some reasons go. A node that only groups items is as absent as all of them are.
  ///
  /// - Complexity: O(depth); O(1) in a tree in which there never was such a reason.
  package final func absence(among reasons: Exclusion = .any) -> Exclusion {
    let reasons = reasons.intersection(host.facts.absences)
    if reasons.isEmpty { return [] }
    guard !(self is ItemNode) else { return absenceOnTheWayOut(among: reasons) }
    var items = ContiguousArray<ItemNode>()
    appendItems(to: &items)
    if items.isEmpty { return absenceOnTheWayOut(among: reasons) }
    return items.reduce(reasons) { $0.isEmpty ? $0 : $1.absenceOnTheWayOut(among: $0) }
  }

  /// Whether this node is not there, for any of some reasons.
  package final func isAbsent(_ reasons: Exclusion = .any) -> Bool { !absence(among: reasons).isEmpty }

  private func absenceOnTheWayOut(among reasons: Exclusion) -> Exclusion {
    var found = Exclusion()
    var inner = self
    while found != reasons, let outer = inner.outerReference.object() {
      found.formUnion(outer.absence(of: inner, among: reasons))
      inner = outer
    }
    return found
  }
}

extension ItemNode {
  /// Remembers that something in a subtree that is concealed or inactive has to be placed, for when it is shown: from there,
  /// placing finds its way by the flags.
  package final func postponePlacement() {
    var node: ItemNode = self
    while let container = node.container {
      let isMarked = container.flags.contains(.needsPlacement)
      if !isMarked, let list = container as? ContainerNode, !list.draws(node) { return }
      // One that waits itself may remember of which items it does not know that they wait.
      container.flags.insert(.needsPlacement)
      container.child(node, needs: .placement)
      if isMarked { return }
      node = container
    }
  }
}
