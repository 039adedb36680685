public import TributaryGeometry

/// The layout of a stack along an axis, which delegates to a solver.
protocol StackLayout: Layout, CharacteristicLayout where Cache: StackLayoutCache {
  static var axis: Axis { get }
  /// The cross-axis guide on which the views are aligned.
  var guide: AlignmentKey { get }
  var spacing: CGFloat? { get }
}

/// The stored measurements of a stack's views.
protocol StackLayoutCache {
  var solver: StackSolver { get set }
  init(solver: StackSolver)
}

extension StackLayout {
  var ownCharacter: LayoutTraits {
    LayoutTraits(stackOrientation: Self.axis, isStack: true, spacing: spacing)
  }

  public static var layoutProperties: LayoutProperties { .stack(axis) }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(
      solver: StackSolver(
        axis: Self.axis, alignment: guide, spacing: spacing, gapUnit: subviews.sheet.gapUnits.length(along: Self.axis)))
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    cache.solver.viewSpacing(children: subviews.elements)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.solver.size(for: proposal, children: subviews.elements)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    cache.solver.place(subviews, in: bounds, proposal: proposal)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    cache.solver.explicitGuide(guide.key, of: subviews, in: bounds, proposal: proposal)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    cache.solver.explicitGuide(guide.key, of: subviews, in: bounds, proposal: proposal)
  }
}

/// The layout of an `HStack`, which arranges views in a row from the leading to the trailing edge.
public struct HStackLayout: Sendable {
  public typealias AnimatableData = EmptyAnimatableData

  /// The guide on which the views are aligned.
  public var alignment: VerticalAlignment

  /// The distance between neighbors, in points; nil for the distance that they prefer, usually 8.
  public var spacing: CGFloat?

  /// Creates a horizontal stack layout.
  ///
  /// - Parameters:
  ///   - alignment: The guide on which the views are aligned.
  ///   - spacing: The distance between neighbors, in points; nil for the distance that they prefer, usually 8.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The stored measurements of the row's views.
  public struct Cache: StackLayoutCache {
    var solver: StackSolver
  }
}

extension HStackLayout: StackLayout {
  static var axis: Axis { .horizontal }
  var guide: AlignmentKey { alignment.key }
}

/// The layout of a `VStack`, which arranges views in a column from top to bottom.
public struct VStackLayout: Sendable {
  public typealias AnimatableData = EmptyAnimatableData

  /// The guide on which the views are aligned.
  public var alignment: HorizontalAlignment

  /// The distance between neighbors, in points; nil for the distance that they prefer, usually 8.
  public var spacing: CGFloat?

  /// Creates a vertical stack layout.
  ///
  /// - Parameters:
  ///   - alignment: The guide on which the views are aligned.
  ///   - spacing: The distance between neighbors, in points; nil for the distance that they prefer, usually 8.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The stored measurements of the column's views.
  public struct Cache: StackLayoutCache {
    var solver: StackSolver
  }
}

extension VStackLayout: StackLayout {
  static var axis: Axis { .vertical }
  var guide: AlignmentKey { alignment.key }
}

extension LayoutProperties {
  /// Returns the properties of a stack along an axis.
  static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

extension StackSolver {
  /// Places the subviews of a layout from left to right; the container mirrors the positions for right to left.
  mutating func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
    subviews.sheet.stackOrigin = bounds.origin
    defer { subviews.sheet.stackOrigin = .zero }
    place(
      in: bounds.size, proposal: proposal, direction: .leftToRight, children: subviews.elements, placingAll: true)
  }

  /// Returns a guide of the layout, in points from the corner of the bounds.
  mutating func explicitGuide(
    _ key: AlignmentKey, of subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? {
    explicitGuide(
      key, in: ViewDimensions(size: bounds.size, proposal: proposal), children: subviews.elements)
  }
}
