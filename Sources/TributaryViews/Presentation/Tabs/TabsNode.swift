import TributaryDrawing
import TributaryFeedback
package import TributaryGeometry

/// The node of the pages of a tab view: all are made and keep their state, the selected one is shown.
package final class TabsNode: AlternativesNode {
  /// Whether a tab is the selected one.
  var isSelected: (TabPlace) -> Bool
  /// Told of the tabs, when they may have changed.
  var report: ([TabPlace]) -> Void
  private var isAnnouncing = false

  init(isSelected: @escaping (TabPlace) -> Bool, report: @escaping ([TabPlace]) -> Void, _ inputs: NodeInputs) {
    self.isSelected = isSelected
    self.report = report
    super.init(inputs)
  }

  /// The tabs, in view order.
  private var places: [TabPlace] {
    items.enumerated().map { index, item in
      TabPlace(
        index: index, tag: item.trait(ObjectIdentifier(TagTrait.self)) as? TagTrait,
        label: (item.trait(ObjectIdentifier(TabItemTrait.self)) as? TabItemTrait)?.label,
        badge: (item.trait(ObjectIdentifier(RowTraits.self)) as? RowTraits)?.badge)
    }
  }

  /// The selected page, else the first.
  override package func choice(for proposal: ProposedViewSize) -> ItemNode? {
    places.first { isSelected($0) }.map { items[$0.index] } ?? items.first
  }

  override package func itemsWereCollected() {
    super.itemsWereCollected()
    if items.count > 1 { mayConceal() }
    alreadyOnMainActor(with: self) { $0.announce() }
  }

  /// Tells of the tabs, after the walk.
  @MainActor
  func announce() {
    if isAnnouncing { return }
    isAnnouncing = true
    host.enqueueAction(
      self,
      .plain(.other("tabs")) { [weak self] in
        guard let self else { return }
        isAnnouncing = false
        report(places)
      })
  }

  override package var pathComponent: String? { nil }
}

/// A tab of a tab view.
struct TabPlace: Equatable {
  /// Its place among the tabs.
  let index: Int
  let tag: TagTrait?
  let label: AnyView?
  let badge: Text?

  static func == (a: Self, b: Self) -> Bool {
    a.index == b.index && a.tag === b.tag && a.label?.storage === b.label?.storage && a.badge == b.badge
  }
}
