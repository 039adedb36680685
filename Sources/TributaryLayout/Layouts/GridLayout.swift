public import TributaryGeometry

/// The layout of a `Grid` as a ``Layout``, which aligns views in rows and columns.
///
///     let layout = isTable ? AnyLayout(GridLayout()) : AnyLayout(VStackLayout())
///     layout { GridRow { Text("a"); Text("b") } }
///
/// Views in a `GridRow` are the cells of that row; other views form separate rows.
public struct GridLayout: Layout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData

  /// The default alignment of views in their cells, which rows, columns and views can override.
  public var alignment: Alignment

  /// The distance between columns, in points; nil for the distance that the cells prefer, usually 8.
  public var horizontalSpacing: CGFloat?

  /// The distance between rows, in points; nil for the distance that the cells prefer, usually 8.
  public var verticalSpacing: CGFloat?

  /// Creates a grid layout.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views in their cells.
  ///   - horizontalSpacing: The distance between columns, in points; nil for the distance that the cells prefer,
  ///     usually 8.
  ///   - verticalSpacing: The distance between rows, in points; nil for the distance that the cells prefer, usually 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The stored measurements of the grid's cells.
  public struct Cache {
    var solver: GridSolver
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(
      solver: GridSolver(
        alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
        gapUnits: subviews.sheet.gapUnits))
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
    subviews.sheet.stackOrigin = bounds.origin
    defer { subviews.sheet.stackOrigin = .zero }
    cache.solver.place(
      in: bounds.size, proposal: proposal, direction: .leftToRight, children: subviews.elements)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    cache.solver.explicitGuide(
      guide.key, in: ViewDimensions(size: bounds.size, proposal: proposal), children: subviews.elements)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    cache.solver.explicitGuide(
      guide.key, in: ViewDimensions(size: bounds.size, proposal: proposal), children: subviews.elements)
  }
}

extension GridLayout: CharacteristicLayout {
  var ownCharacter: LayoutTraits {
    let unusable = [horizontalSpacing, verticalSpacing].compactMap { $0 }.first { !$0.isFinite }
    return LayoutTraits(stackOrientation: nil, spacing: unusable)
  }
}
