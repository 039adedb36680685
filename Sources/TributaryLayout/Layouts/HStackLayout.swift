public import TributaryGeometry

/// The layout of an `HStack`: views in a row, from the leading to the trailing edge.
public struct HStackLayout: Layout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData

  /// The guide on which the views meet.
  public var alignment: VerticalAlignment

  /// Distance between neighbours, in points; nil for what the neighbours prefer, 8 for most.
  public var spacing: CGFloat?

  /// - Parameters:
  ///   - alignment: The guide on which the views meet.
  ///   - spacing: Distance between neighbours, in points; nil for what the neighbours prefer, 8 for most.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// What the row remembers of its views.
  public struct Cache {
    var solver: StackSolver
  }

  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(solver: StackSolver(axis: .horizontal, alignment: alignment.key, spacing: spacing))
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

extension HStackLayout: CharacteristicLayout {
  var ownCharacter: LayoutCharacter {
    LayoutCharacter(stackOrientation: .horizontal, isStack: true, spacing: spacing)
  }
}
