public import TributaryGeometry

/// The layout of a `ZStack`, which arranges views on top of each other.
public struct ZStackLayout: Layout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = Void

  /// The guides on which the views are aligned.
  public var alignment: Alignment

  /// Creates a layered stack layout.
  ///
  /// - Parameter alignment: The guides on which the views are aligned.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  private var solver: ZStackSolver { ZStackSolver(alignment: alignment) }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    solver.viewSpacing(children: subviews.elements)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    var solver = solver
    return solver.size(for: proposal, children: subviews.elements)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.sheet.stackOrigin = bounds.origin
    defer { subviews.sheet.stackOrigin = .zero }
    var solver = solver
    solver.place(in: bounds.size, direction: .leftToRight, children: subviews.elements, placingAll: true)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    explicitGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    explicitGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews)
  }

  private func explicitGuide(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews
  ) -> CGFloat? {
    guard key.escapesContainers, subviews.proxies.contains(where: { $0.maySet(key) }) else { return nil }
    var solver = solver
    return solver.explicitGuide(
      key, in: ViewDimensions(size: bounds.size, proposal: proposal), children: subviews.elements)
  }
}

extension ZStackLayout: CharacteristicLayout {
  var ownCharacter: LayoutTraits { LayoutTraits(stackOrientation: nil, isStack: true) }
}
