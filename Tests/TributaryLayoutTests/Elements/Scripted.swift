/// A layout made of closures; by default it is as big as its largest subview and places all subviews at the origin.
struct Scripted: Layout {
  var size: (ProposedViewSize, LayoutSubviews) -> CGSize = { proposal, subviews in
    subviews.map { $0.sizeThatFits(proposal) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }
  var place: (CGRect, ProposedViewSize, LayoutSubviews) -> Void = { bounds, proposal, subviews in
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size(proposal, subviews)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(bounds, proposal, subviews)
  }
}

/// A container of test elements, arranged by a layout.
final class Arrangement<L: Layout>: TestElement {
  let layout: L
  let sheet = PlacementSheet()
  let proxies: [SubviewProxy]
  let children: [TestElement]
  var direction = LayoutDirection.leftToRight
  lazy var cache = layout.makeCache(subviews: subviews)

  init(_ layout: L, _ children: [TestElement]) {
    (self.layout, self.children) = (layout, children)
    proxies = children.map { [sheet] in SubviewProxy($0, sheet) }
    super.init()
  }

  var subviews: LayoutSubviews { LayoutSubviews(proxies, sheet, layoutDirection: direction) }

  override func answer(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override var hasExplicitGuides: Bool { true }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guide(key, in: CGRect(origin: .zero, size: dimensions.size), dimensions.proposal)
  }

  func guide(_ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat? {
    key.axis == .horizontal
      ? layout.explicitAlignment(
        of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      : layout.explicitAlignment(
        of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Returns the frames of the children in the given bounds.
  func frames(in bounds: CGRect, _ proposal: ProposedViewSize) -> [CGRect] {
    sheet.place(proxies[...]) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return proxies.map {
      let place = $0.settledPlacement(in: bounds, proposal: proposal)
      return CGRect(origin: place.origin, size: place.size)
    }
  }
}

extension TestElement: SubviewElement { func layoutValue(_ id: ObjectIdentifier) -> AnyObject? { layoutValues[id] } }
