public import TributaryGeometry

/// A way of sizing and placing the views of a container, written by you.
///
///     struct Diagonal: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { … }
///       func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { … }
///     }
///
///     Diagonal { Text("a"); Text("b") }
///
/// The engine asks for sizes as often as containers around it probe, places once for each place, and remembers the answers. What the
/// methods read of state, environment and observable objects is registered: when it changes, layout is done again.
/// Coordinates run from the leading edge; right to left is mirrored afterwards.
///
/// > Source: conformance LAYOUT-01 to LAYOUT-27.
public protocol Layout: Animatable {
  /// What the layout keeps from one call to the next; nothing, unless you say otherwise.
  associatedtype Cache = Void

  /// The views that the layout arranges, in view order.
  typealias Subviews = LayoutSubviews

  /// What holds for every layout of this type.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache, once for each container.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date because the layout's value, the subviews or something about them has changed.
  ///
  /// By default it is made again.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The gaps that the container would like to its neighbours; by default the union of those of its subviews.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container for a proposal, in points.
  ///
  /// Infinite lengths are for infinite proposals. Other lengths that are not finite, and negative ones, count as zero
  /// and are reported.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Gives every subview its place: call ``LayoutSubview/place(at:anchor:proposal:)`` once for each.
  ///
  /// The last call counts. A subview without one stands in the middle and is offered the container's proposal.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle of the container, in points of the container around it: its origin is where it stands
  ///     there. A layout is asked again whenever it stands elsewhere.
  ///   - proposal: The proposal that the size of `bounds` answers.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// A horizontal guide of the container, in points from the leading edge of `bounds`; nil if it sets none.
  ///
  /// By default what the subviews have set, each moved by where it stands, taken together. The edges and the centre of
  /// a subview are no guides of its container.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// A vertical guide of the container, in points from the top edge of `bounds`; nil if it sets none.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    .layered(subviews.map(\.spacing))
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension Layout where Cache == Void {
  /// Nothing: a layout without a cache keeps nothing between its calls.
  public func makeCache(subviews: Subviews) {}
}
