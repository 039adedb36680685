public import TributaryGeometry

/// A type that defines the size of a container and the positions of its views.
///
///     struct Diagonal: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { … }
///       func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { … }
///     }
///
///     Diagonal { Text("a"); Text("b") }
///
/// The engine requests sizes for each proposal of the enclosing containers, places the views once for each position,
/// and caches the results. State, environment values and observable objects that the methods read are registered: a
/// change causes another layout. Coordinates start at the leading edge, and are mirrored for right-to-left layout
/// afterward.
///
/// > Source: conformance LAYOUT-01 to LAYOUT-27.
public protocol Layout: Animatable {
  /// The data that the layout stores between calls; `Void` by default.
  associatedtype Cache = Void

  /// The views that the layout arranges, in view order.
  typealias Subviews = LayoutSubviews

  /// The properties of all layouts of this type.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the cache, once for each container.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after a change of the layout's value, the subviews or their properties.
  ///
  /// The default implementation creates the cache again.
  ///
  /// - Parameters:
  ///   - cache: The storage that `makeCache(subviews:)` created.
  ///   - subviews: The subviews, in view order.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the preferred gaps between the container and its neighbors; by default, the union of the subviews'
  /// preferences.
  ///
  /// - Parameters:
  ///   - subviews: The subviews, in view order.
  ///   - cache: The storage that `makeCache(subviews:)` created.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the size of the container for a proposal, in points.
  ///
  /// An infinite length is valid only for an infinite proposal. Other lengths that are not finite, and negative
  /// lengths, count as zero and are reported.
  ///
  /// - Parameters:
  ///   - proposal: The proposed size, in points. A length of `nil` requests the ideal size, 0 the minimum, and infinity
  ///     the maximum.
  ///   - subviews: The subviews, in view order.
  ///   - cache: The storage that `makeCache(subviews:)` created.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places every subview. Call ``LayoutSubview/place(at:anchor:proposal:)`` once for each subview.
  ///
  /// If the method is called several times for a subview, the last call applies. A subview without a call is centered,
  /// and is proposed the container's proposal.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle of the container, in points, in the coordinates of the enclosing container. The method
  ///     is called again whenever the origin changes.
  ///   - proposal: The proposal for which the size of `bounds` was returned.
  ///   - subviews: The subviews, in view order.
  ///   - cache: The storage that `makeCache(subviews:)` created.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns a horizontal guide of the container, in points from the leading edge of `bounds`; nil if it sets none.
  ///
  /// The default implementation merges the guides that the subviews have set, each offset by the subview's origin. The
  /// edges and the center of a subview are not guides of its container.
  ///
  /// - Parameters:
  ///   - guide: The alignment guide.
  ///   - bounds: The rectangle of the container in its parent, in points.
  ///   - proposal: The proposal for which the container has this size.
  ///   - subviews: The subviews, in view order.
  ///   - cache: The storage that `makeCache(subviews:)` created.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Returns a vertical guide of the container, in points from the top edge of `bounds`; nil if it sets none.
  ///
  /// - Parameters:
  ///   - guide: The alignment guide.
  ///   - bounds: The rectangle of the container in its parent, in points.
  ///   - proposal: The proposal for which the container has this size.
  ///   - subviews: The subviews, in view order.
  ///   - cache: The storage that `makeCache(subviews:)` created.
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
  /// Creates an empty cache, for layouts without stored data.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Returns a guide of the container, merged from the guides that the subviews have set, each offset by the subview's
  /// origin.
  ///
  /// - Returns: The guide in points from the corner of `bounds`, or nil if no subview has set it or containers do not
  ///   expose it.
  func mergedGuide(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guard key.escapesContainers, subviews.proxies.contains(where: { $0.maySet(key) }) else { return nil }
    // The positions of the subviews are known only after the layout has placed them.
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

/// The properties of all layouts of a type.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers grow and which dividers cross; nil if the layout is not a stack.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout that is not a stack.
  public init() {}
}

/// The properties of a layout's value that a container needs in addition to the methods of ``Layout``.
package struct LayoutTraits: Equatable {
  /// The axis along which spacers grow and which dividers cross.
  package var stackOrientation: Axis?

  /// Whether the layout is a built-in stack. With a single child, it does not act as a stack; its placements are not
  /// validated.
  package var isStack = false

  /// The gap of the layout, which is reported if it is not a number.
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

/// A layout with properties that depend on its value, not only on its type.
protocol CharacteristicLayout {
  var ownCharacter: LayoutTraits { get }
}
