@_spi(Engine) package import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryFeedback
package import TributaryGeometry

/// The node of the pages of a tab view: all are made and keep their state, the selected one is shown.
///
/// While pages are flipped those beside it are drawn, where they stand. They have not appeared, and hear of nothing.
package final class TabsNode: AlternativesNode {
  /// Whether a tab is the selected one.
  var isSelected: (TabPlace) -> Bool
  /// Told of the tabs, when they may have changed.
  var report: ([TabPlace]) -> Void
  /// Where the pages stand, as of the last update.
  var position = TabPosition()
  /// The pages besides the selected one that are in sight, placed by the last layout pass.
  private var glimpsed: ContiguousArray<ItemNode> = []
  /// Those, and the selected one.
  private var sight: ContiguousArray<ItemNode> = []
  private var isAnnouncing = false
  private let environment: Unretained<EnvironmentScope>

  init(isSelected: @escaping (TabPlace) -> Bool, report: @escaping ([TabPlace]) -> Void, _ inputs: NodeInputs) {
    self.isSelected = isSelected
    self.report = report
    environment = inputs.environmentReference
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
    glimpsed.removeAll { item in !items.contains { $0 === item } }
    sight.removeAll { item in !items.contains { $0 === item } }
    if items.count > 1 { mayConceal() }
    alreadyOnMainActor(with: self) { $0.announce() }
  }

  // MARK: Flipping

  /// What the pages are offered, which is as far as they stand from each other, in points.
  private var pitch: CGFloat {
    let offered = proposal.raw(.horizontal)
    return offered.isFinite ? max(0, offered) : size.width
  }

  /// How far a page stands from the middle to the right, in points.
  private func distance(of index: Int) -> CGFloat {
    guard let place = position.place else { return 0 }
    let distance = (CGFloat(index) - place) * pitch
    return (environment.layoutDirection == .rightToLeft ? -distance : distance) + position.pull
  }

  override package func place(_ chosen: ItemNode) {
    let origin = CGPoint(x: items.firstIndex { $0 === chosen }.map { distance(of: $0) } ?? 0, y: 0)
    place(chosen, at: origin)
  }

  /// Places a page. One that comes into sight comes from where it stands, not from where it was last.
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
    // What is beside the pages is cut off, not what is above and below: a page may reach under the safe area.
    let bounds = CGRect(
      x: frame.midX - pitch / 2, y: frame.minY - Self.reach, width: pitch, height: frame.height + 2 * Self.reach)
    for item in [shown] + glimpsed {
      recorder.drawThrough(.clip(Path(bounds), FillStyle()), item, at: frame.origin)
    }
  }

  /// How far above and below their frame pages are seen while they move, in points.
  private static var reach: CGFloat { 1_000 }

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
