import TributaryGeometry

/// The layout of a stack along an axis: the solver does the work.
protocol StackLayout: Layout, CharacteristicLayout where Cache: StackLayoutCache {
  static var axis: Axis { get }
  /// The guide across the stack on which the views meet.
  var guide: AlignmentKey { get }
  var spacing: CGFloat? { get }
}

/// What a stack remembers of its views.
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
    Cache(solver: StackSolver(axis: Self.axis, alignment: guide, spacing: spacing))
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
