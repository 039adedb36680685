public import TributaryGeometry

/// One view that a ``Layout`` arranges.
///
/// Valid as long as the view stays in its container; afterwards, and off the main thread, it has no size and goes nowhere.
public struct LayoutSubview: Equatable {
  package let proxy: SubviewProxy

  init(_ proxy: SubviewProxy) { self.proxy = proxy }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.proxy === rhs.proxy }

  /// The layout priority of the view; 0 unless set.
  public var priority: Double { StackSolver.usablePriority(proxy.layoutPriority) }

  /// The gaps that the view would like to its neighbours.
  public var spacing: ViewSpacing { proxy.viewSpacing }

  /// The value that the view carries for a key, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    (proxy.element?.layoutValue(LayoutValueBox<K>.id) as? LayoutValueBox<K>)?.value ?? K.defaultValue
  }

  /// The size in points that the view takes when it is offered a proposal; remembered, so asking again is cheap.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proxy.usableSize(for: proposal) }

  /// The size and the alignment guides that the view has when it is offered a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { proxy.dimensions(in: proposal.asOffer) }

  /// Puts a point of the view at a point of the container. Counts in `placeSubviews` only; the last call wins.
  ///
  /// - Parameters:
  ///   - position: In the coordinates of the bounds that `placeSubviews` was given, in points.
  ///   - anchor: The point of the view that goes there.
  ///   - proposal: The size that the view is offered; its answer is its size.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    proxy.place(SubviewPlacement(position: position, anchor: anchor, proposal: proposal))
  }
}
