@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryGeometry
import TributaryLayout

/// What a row leaves free around its view, and where its parts stand.
extension ListRowNode {
  var insets: EdgeInsets {
    if case .insets(let insets?) = traits?.values[.insets] { return insets }
    return rendering.insets(of: position.part)
  }

  var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  /// The breadth of a part with the gap between it and the row's view, in points.
  func breadth(of part: ListRowPart) -> CGFloat {
    guard let node = parts[part] else { return 0 }
    let width = node.sizeThatFits(.unspecified).width.asExtent
    return width > 0 ? width + Self.gap : 0
  }

  private static var gap: CGFloat { 8 }

  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = insets
    let around =
      rendering.margin * 2 + insets.leading.asCoordinate + insets.trailing.asCoordinate + breadth(of: .leading)
      + breadth(of: .trailing)
    return ProposedViewSize(width: proposal.width.map { max(0, $0 - around) }, height: nil)
  }

  /// Places an item in the middle of the height of the row.
  func place(
    _ item: ItemNode, _ proposal: ProposedViewSize, at leading: CGFloat, in ground: CGRect, top: CGFloat,
    bottom: CGFloat
  ) {
    let size = item.sizeThatFits(proposal).asExtents
    let x = isMirrored ? self.size.asExtents.width - leading - size.width : leading
    let y = ground.minY + top + (ground.height - top - bottom - size.height) / 2
    item.place(at: CGPoint(x: x, y: y), proposal: proposal)
  }
}
