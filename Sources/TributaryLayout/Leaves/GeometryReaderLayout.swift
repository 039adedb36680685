public import TributaryGeometry

/// The layout of a geometry reader: as large as proposed, each child at the top leading corner with the full size.
@usableFromInline
package enum GeometryReaderLayout {
  /// The size of the reader, which never depends on its content.
  @inlinable package static func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    GreedyLeaf.sizeThatFits(proposal)
  }

  /// Where a child stands in a reader of a size.
  @inlinable package static func placement<Element: LayoutElement>(
    in size: CGSize, direction: LayoutDirection, child: Element
  ) -> ChildPlacement {
    let proposal = ProposedViewSize(size).asOffer
    guard direction == .rightToLeft else { return ChildPlacement(origin: .zero, proposal: proposal) }
    let x = (size.width - child.usableSize(for: proposal).width).asCoordinate
    return ChildPlacement(origin: CGPoint(x: x, y: 0), proposal: proposal)
  }
}
