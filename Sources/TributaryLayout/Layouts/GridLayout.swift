public import TributaryGeometry

/// The layout of a `Grid`, for where a ``Layout`` is asked for: views in rows and columns that line up.
///
///     let layout = isTable ? AnyLayout(GridLayout()) : AnyLayout(VStackLayout())
///     layout { GridRow { Text("a"); Text("b") } }
///
/// Views inside of a `GridRow` are the cells of a row, others are rows of their own.
public struct GridLayout: Layout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData

  /// The guides on which views stand in their cells, unless row, column or view say otherwise.
  public var alignment: Alignment

  /// Distance between columns, in points; nil for what the cells prefer, 8 for most.
  public var horizontalSpacing: CGFloat?

  /// Distance between rows, in points; nil for what the cells prefer, 8 for most.
  public var verticalSpacing: CGFloat?

  /// - Parameters:
  ///   - alignment: The guides on which views stand in their cells.
  ///   - horizontalSpacing: Distance between columns, in points; nil for what the cells prefer, 8 for most.
  ///   - verticalSpacing: Distance between rows, in points; nil for what the cells prefer, 8 for most.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// What the grid remembers of its cells.
  public struct Cache {
    var solver: GridSolver
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(
      solver: GridSolver(
        alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
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
