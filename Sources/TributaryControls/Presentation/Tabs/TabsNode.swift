@_spi(Engine) package import TributaryContainers
@_spi(Engine) package import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryDiagnostics
package import TributaryGeometry

/// The node of the pages of a tab view: all pages are created and keep their state, and the selected one is visible.
///
/// During paging, adjacent pages are also drawn at their positions. They have not appeared, and receive no
/// notifications.
package final class TabsNode: AlternativesNode {
  /// A closure that returns whether a tab is selected.
  var isSelected: (TabDescription) -> Bool
  /// A closure that receives the tabs when they may have changed.
  var report: ([TabDescription]) -> Void
  /// The position of the pages, as of the last update.
  var position = TabPosition()
  /// The visible pages other than the selected one, which the last layout pass has placed.
  private var glimpsed: ContiguousArray<ItemNode> = []
  /// The visible pages, including the selected one.
  private var sight: ContiguousArray<ItemNode> = []
  private let announcement = WalkReport(.other("tabs"))
  private let environment: Unretained<EnvironmentScope>

  init(
    isSelected: @escaping (TabDescription) -> Bool, report: @escaping ([TabDescription]) -> Void, _ inputs: NodeInputs
  ) {
    self.isSelected = isSelected
    self.report = report
    environment = inputs.environmentReference
    super.init(inputs)
  }

  /// The tabs, in view order.
  private var places: [TabDescription] {
    items.enumerated().map { index, item in
      TabDescription(
        index: index, tag: item.trait(ObjectIdentifier(TagTrait.self)) as? TagTrait,
        label: (item.trait(ObjectIdentifier(TabItemTrait.self)) as? TabItemTrait)?.label,
        badge: (item.trait(ObjectIdentifier(RowTraits.self)) as? RowTraits)?.badge,
        bar: item.trait(ObjectIdentifier(TabBarTrait.self)) as? TabBarTrait)
    }
  }

  /// Returns the selected page, or else the first one.
  override package func choice(for proposal: ProposedViewSize) -> ItemNode? {
    places.first { isSelected($0) }.map { items[$0.index] } ?? items.first
  }

  /// A page that was shown before remains in use. Pages that were never shown have no place.
  override package func keepsInUse(_ item: ItemNode) -> Bool { item.flags.contains(.isPlaced) }

  override package func itemsWereCollected() {
    super.itemsWereCollected()
    glimpsed.removeAll { item in !items.contains { $0 === item } }
    sight.removeAll { item in !items.contains { $0 === item } }
    if items.count > 1 { mayConceal() }
    alreadyOnMainActor(with: self) { $0.announce() }
  }

  // MARK: Flipping

  /// The proposed width of a page, which is the distance between pages, in points.
  private var pitch: CGFloat {
    let offered = proposal.raw(.horizontal)
    return offered.isFinite ? max(0, offered) : size.width
  }

  /// Returns the horizontal distance of a page from the center, in points; positive values are to the right.
  private func distance(of index: Int) -> CGFloat {
    guard let place = position.place else { return 0 }
    let distance = (CGFloat(index) - place) * pitch
    return (environment.layoutDirection == .rightToLeft ? -distance : distance) + position.pull
  }

  override package func place(_ chosen: ItemNode) {
    let origin = CGPoint(x: items.firstIndex { $0 === chosen }.map { distance(of: $0) } ?? 0, y: 0)
    place(chosen, at: origin)
  }

  /// Places a page. A page that becomes visible is placed without animation, so that it does not move from its last
  /// position.
  private func place(_ page: ItemNode, at origin: CGPoint) {
    if sight.contains(where: { $0 === page }) {
      page.place(at: origin, proposal: proposal)
    } else {
      host.withoutAnimation { page.place(at: origin, proposal: proposal) }
    }
  }

  override package func placeContent() {
    super.placeContent()
    glimpsed.removeAll(keepingCapacity: true)
    if let shown, position.place != nil, shown.origin.x != 0 {
      for (index, item) in items.enumerated() where item !== shown && abs(distance(of: index)) < pitch {
        let inner = item.sizeThatFits(proposal)
        place(
          item,
          at: CGPoint(
            x: (size.width - inner.width) / 2 + distance(of: index), y: (size.height - inner.height) / 2))
        glimpsed.append(item)
      }
      needsDraw()
    }
    sight = glimpsed
    if let shown { sight.append(shown) }
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    guard let shown, shown.origin.x != 0 || !glimpsed.isEmpty else {
      return super.draw(into: &recorder, in: frame)
    }
    drawDepartures(into: &recorder, at: frame.origin)
    // The clip applies only horizontally, because a page can extend beyond the safe area vertically.
    let bounds = CGRect(
      x: frame.midX - pitch / 2, y: frame.minY - Self.reach, width: pitch, height: frame.height + 2 * Self.reach)
    for item in [shown] + glimpsed {
      recorder.drawThrough(.clip(Path(bounds), FillStyle()), item, at: frame.origin)
    }
  }

  /// The vertical distance by which pages are visible beyond their frame during paging, in points.
  private static var reach: CGFloat { 1_000 }

  /// Schedules a report of the tabs after the walk.
  @MainActor
  func announce() {
    announcement.schedule(by: self) { [weak self] in
      if let self { report(places) }
    }
  }

  override package var pathComponent: String? { nil }
}

/// A tab of a tab view.
struct TabDescription: Equatable {
  /// The index of the tab.
  let index: Int
  let tag: TagTrait?
  let label: AnyView?
  let badge: Text?
  /// The modifiers of the tab in the tab bar.
  let bar: TabBarTrait?

  var key: TabKey { TabKey(index: index, tag: tag) }

  static func == (a: Self, b: Self) -> Bool {
    a.key == b.key && a.label?.storage === b.label?.storage && a.badge == b.badge && a.bar === b.bar
  }
}

/// The index and the tag of a tab, which determine whether it is selected.
struct TabKey: Equatable {
  let index: Int
  let tag: TagTrait?

  static func == (a: Self, b: Self) -> Bool {
    guard a.index == b.index else { return false }
    if let tag = a.tag, let other = b.tag { return tag.hasSameValue(as: other) }
    return a.tag == nil && b.tag == nil
  }
}
