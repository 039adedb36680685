package import TributaryGeometry

/// A layout of a bar along one edge of a view, with the view in the remaining space.
///
///     proposal 100, bar 20 at the top, gap 8   →   bar 0…20 · view 28…100
///
/// The bar is sized first, with the length that remains beside the view's minimum. A view that is longer than the
/// remaining space exceeds the proposal; the bar never shrinks for it.
package struct SafeAreaInsetLayout: Sendable, Equatable {
  /// The edge along which the bar is placed.
  package let edge: Edge
  /// The cross-axis guide on which the bar and the view are aligned.
  package let alignment: AlignmentKey
  /// The gap between the bar and the view, in points, negative to overlap; `nil` for the gap that they prefer.
  package let spacing: CGFloat?
  /// The unit of the preferred gap, in points: the gap is an integral multiple of it; 0 for no unit.
  package let gapUnit: CGFloat

  /// - Parameters:
  ///   - spacing: The gap between the bar and the view, in points; values that are not finite count as 0.
  ///   - gapUnit: The unit of the preferred gap, in points; 0 for no unit.
  package init(edge: Edge, alignment: AlignmentKey, spacing: CGFloat?, gapUnit: CGFloat = 0) {
    self.gapUnit = gapUnit
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing?.asCoordinate
  }

  /// Returns the layout with the unit of the preferred gap along each axis, in points.
  package func withGapUnits(_ units: CGSize) -> SafeAreaInsetLayout {
    SafeAreaInsetLayout(edge: edge, alignment: alignment, spacing: spacing, gapUnit: units.length(along: axis))
  }

  /// The division of a proposal between the bar and the view.
  package struct Division: Equatable {
    package var bar = CGSize.zero
    package var barProposal = ProposedViewSize.unspecified
    package var view = CGSize.zero
    package var viewProposal = ProposedViewSize.unspecified
  }

  /// The placements of the bar and the view.
  package struct Placement: Equatable {
    package var bar: ChildPlacement
    package var view: ChildPlacement
    /// The length of the edge that the bar and the gap cover, in points; at least 0.
    package var covered: CGFloat
  }

  /// The axis along which the bar and the view are arranged.
  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private var isBarFirst: Bool { edge == .top || edge == .leading }

  /// Returns the gap between a bar and a view, in points.
  package func gap<Element: LayoutElement>(bar: Element, view: Element) -> CGFloat {
    if let spacing { return spacing }
    let gap =
      isBarFirst
      ? bar.viewSpacing.distance(to: view.viewSpacing, along: axis)
      : view.viewSpacing.distance(to: bar.viewSpacing, along: axis)
    return gap.asCoordinate.wholeMultiple(of: gapUnit)
  }

  /// Divides a proposal between the bar and the view.
  ///
  /// - Complexity: The view is measured twice, and the bar once.
  package func divide<Element: LayoutElement>(
    _ proposal: ProposedViewSize, gap: CGFloat, bar: Element, view: Element
  ) -> Division {
    var division = Division(barProposal: proposal.asOffer, viewProposal: proposal.asOffer)
    let room = proposal[axis].map { $0.asLength.less(gap).asLength }
    if let room {
      var least = proposal.asOffer
      least[axis] = 0
      let minimum = view.usableSize(for: least).length(along: axis)
      division.barProposal[axis] = room.less(minimum).asLength
    }
    division.bar = bar.usableSize(for: division.barProposal)
    if let room { division.viewProposal[axis] = room.less(division.bar.length(along: axis)).asLength }
    division.view = view.usableSize(for: division.viewProposal)
    return division
  }

  /// Returns the size for a proposal, in points.
  package func sizeThatFits<Element: LayoutElement>(
    _ proposal: ProposedViewSize, gap: CGFloat, bar: Element, view: Element
  ) -> CGSize {
    let division = divide(proposal, gap: gap, bar: bar, view: view)
    switch axis {
    case .horizontal:
      return CGSize(
        width: (division.bar.width + gap + division.view.width).asLength,
        height: max(division.bar.height, division.view.height))
    case .vertical:
      return CGSize(
        width: max(division.bar.width, division.view.width),
        height: (division.bar.height + gap + division.view.height).asLength)
    }
  }

  /// Returns the placements of the bar and the view in a size that was returned for a proposal.
  ///
  /// The bar is placed at its edge, and the view at the opposite one. Across, the view is centered, and the bar is
  /// aligned with it on the guide.
  ///
  /// - Parameter direction: The layout direction; right to left mirrors leading and trailing.
  package func placement<Element: LayoutElement>(
    in size: CGSize, proposal: ProposedViewSize, gap: CGFloat, direction: LayoutDirection, bar: Element, view: Element
  ) -> Placement {
    let division = divide(proposal, placedIn: size, gap: gap, bar: bar, view: view)
    let end = size.length(along: axis).less(division.bar.length(along: axis)).asCoordinate
    let barAcross =
      across(division, in: size) + view.dimensions(of: division.view, for: division.viewProposal).value(of: alignment)
      - bar.dimensions(of: division.bar, for: division.barProposal).value(of: alignment)
    return Placement(
      bar: child(
        division.bar, division.barProposal, along: isBarFirst ? 0 : end, across: barAcross, in: size, direction),
      view: viewPlacement(division, in: size, direction),
      covered: (division.bar.length(along: axis) + gap).asExtent)
  }

  /// Returns the placement of the view without reading guides.
  ///
  /// A guide of the whole layout uses this placement, and would otherwise be evaluated twice at every level.
  package func viewPlacement<Element: LayoutElement>(
    in size: CGSize, proposal: ProposedViewSize, gap: CGFloat, direction: LayoutDirection, bar: Element, view: Element
  ) -> ChildPlacement {
    viewPlacement(divide(proposal, placedIn: size, gap: gap, bar: bar, view: view), in: size, direction)
  }

  private func viewPlacement(
    _ division: Division, in size: CGSize, _ direction: LayoutDirection
  ) -> ChildPlacement {
    let rest = size.length(along: axis).less(division.view.length(along: axis)).asCoordinate
    return child(
      division.view, division.viewProposal, along: isBarFirst ? rest : 0, across: across(division, in: size), in: size,
      direction)
  }

  /// Divides the proposal with which the layout is placed.
  private func divide<Element: LayoutElement>(
    _ proposal: ProposedViewSize, placedIn size: CGSize, gap: CGFloat, bar: Element, view: Element
  ) -> Division {
    var placed = proposal
    if placed[axis.cross] == nil { placed[axis.cross] = size.length(along: axis.cross) }
    return divide(placed, gap: gap, bar: bar, view: view)
  }

  /// Returns the cross-axis origin of the view, which is centered.
  private func across(_ division: Division, in size: CGSize) -> CGFloat {
    (size.length(along: axis.cross) - division.view.length(along: axis.cross)).asCoordinate / 2
  }

  private func child(
    _ child: CGSize, _ proposal: ProposedViewSize, along: CGFloat, across: CGFloat, in size: CGSize,
    _ direction: LayoutDirection
  ) -> ChildPlacement {
    var origin = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    if direction == .rightToLeft { origin.x = size.width - origin.x - child.width }
    return ChildPlacement(origin: CGPoint(x: origin.x.asCoordinate, y: origin.y.asCoordinate), proposal: proposal)
  }
}
