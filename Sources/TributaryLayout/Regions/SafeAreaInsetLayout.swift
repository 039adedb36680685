package import TributaryGeometry

/// A bar along one edge of a view. The view takes what the bar leaves of the room.
///
///     proposal 100, bar 20 at the top, gap 8   →   bar 0…20 · view 28…100
///
/// The bar chooses first: it is offered what is left beside the view's least length. A view that is too long for the rest
/// makes the whole too long; the bar never shrinks for it.
package struct SafeAreaInsetLayout: Sendable, Equatable {
  /// The edge along which the bar stands.
  package let edge: Edge
  /// The guide across on which bar and view meet.
  package let alignment: AlignmentKey
  /// The gap between bar and view in points, negative to overlap; `nil` leaves it to both.
  package let spacing: CGFloat?

  /// - Parameter spacing: What is not finite counts as 0.
  package init(edge: Edge, alignment: AlignmentKey, spacing: CGFloat?) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing?.asCoordinate
  }

  /// How bar and view share a proposal.
  package struct Division: Equatable {
    package var bar = CGSize.zero
    package var barProposal = ProposedViewSize.unspecified
    package var view = CGSize.zero
    package var viewProposal = ProposedViewSize.unspecified
  }

  /// Where bar and view stand.
  package struct Placement: Equatable {
    package var bar: ChildPlacement
    package var view: ChildPlacement
    /// How much of the edge bar and gap take, in points; 0 or more.
    package var covered: CGFloat
  }

  /// The axis along which bar and view follow each other.
  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private var isBarFirst: Bool { edge == .top || edge == .leading }

  /// The gap between a bar and a view, in points.
  package func gap<Element: LayoutElement>(bar: Element, view: Element) -> CGFloat {
    if let spacing { return spacing }
    let gap =
      isBarFirst
      ? bar.viewSpacing.distance(to: view.viewSpacing, along: axis)
      : view.viewSpacing.distance(to: bar.viewSpacing, along: axis)
    return gap.asCoordinate
  }

  /// Divides a proposal.
  ///
  /// - Complexity: The view is measured twice, the bar once.
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

  /// The size for a proposal, in points.
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

  /// Where bar and view stand in a size that answers a proposal.
  ///
  /// The bar stands at its edge, the view at the opposite one and in the middle across; across the bar meets the view guide
  /// to guide.
  ///
  /// - Parameter direction: Right to left mirrors leading and trailing.
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

  /// Where the view stands. No guide is asked for: one of the whole asks for this, and would ask twice on every level.
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

  /// Divides the proposal with which the whole is placed.
  private func divide<Element: LayoutElement>(
    _ proposal: ProposedViewSize, placedIn size: CGSize, gap: CGFloat, bar: Element, view: Element
  ) -> Division {
    var placed = proposal
    if placed[axis.cross] == nil { placed[axis.cross] = size.length(along: axis.cross) }
    return divide(placed, gap: gap, bar: bar, view: view)
  }

  /// Where the view stands across: in the middle.
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
