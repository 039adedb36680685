public import TributaryGeometry

/// The layout of a `VStack`: views in a column, from the top to the bottom.
public struct VStackLayout: Layout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData

  /// The guide on which the views meet.
  public var alignment: HorizontalAlignment

  /// Distance between neighbours, in points; nil for what the neighbours prefer, 8 for most.
  public var spacing: CGFloat?

  /// - Parameters:
  ///   - alignment: The guide on which the views meet.
  ///   - spacing: Distance between neighbours, in points; nil for what the neighbours prefer, 8 for most.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// What the column remembers of its views.
  public struct Cache {
    var solver: StackSolver
  }

  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(solver: StackSolver(axis: .vertical, alignment: alignment.key, spacing: spacing))
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

extension VStackLayout: CharacteristicLayout {
  var ownCharacter: LayoutCharacter {
    LayoutCharacter(stackOrientation: .vertical, isStack: true, spacing: spacing)
  }
}
