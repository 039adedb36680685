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

extension Layout {
  /// A guide of the container: what the subviews have set for it, each moved by where it stands, taken together.
  ///
  /// - Returns: The guide in points from the corner of `bounds`, or nil if no subview has set it or it belongs to the
  ///   guides that do not leave their container.
  func mergedGuide(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guard key.escapesContainers, subviews.proxies.contains(where: { $0.maySet(key) }) else { return nil }
    // Where the subviews stand is known only by letting the layout place them.
    guard
      let places = subviews.sheet.dryRun(
        subviews.proxies, in: bounds, proposal: proposal,
        { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) })
    else { return nil }
    var merge = GuideMerge(key)
    for (proxy, place) in zip(subviews.proxies, places) where proxy.maySet(key) {
      let inside = proxy.dimensions(in: place.proposal)
      let distance = key.axis == .horizontal ? place.origin.x - bounds.minX : place.origin.y - bounds.minY
      merge.add(inside.explicitValue(of: key).map { $0 + distance })
    }
    return merge.result
  }
}

/// What holds for every layout of a type.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers grow and which dividers cross; nil if the layout is no stack.
  public var stackOrientation: Axis?

  /// The properties of a layout that is no stack.
  public init() {}
}

/// What a container has to know of a layout's value beyond the methods of ``Layout``.
package struct LayoutTraits: Equatable {
  /// The axis along which spacers grow and which dividers cross.
  package var stackOrientation: Axis?

  /// Whether it is one of the built-in stacks: around one child such a stack is no stack, and its placing is trusted.
  package var isStack = false

  /// The gap that the layout was given, to be reported if it is none.
  package var spacing: CGFloat?

  init(stackOrientation: Axis?, isStack: Bool = false, spacing: CGFloat? = nil) {
    self.stackOrientation = stackOrientation
    self.isStack = isStack
    self.spacing = spacing
  }
}

extension Layout {
  package var character: LayoutTraits {
    (self as? any CharacteristicLayout)?.ownCharacter
      ?? LayoutTraits(stackOrientation: Self.layoutProperties.stackOrientation)
  }
}

/// A layout whose character is not that of its type alone.
protocol CharacteristicLayout {
  var ownCharacter: LayoutTraits { get }
}
