import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryLayout
@_spi(Engine) import TributaryViews

/// The insets of the view of a row, and the placement of the parts of the row.
extension ListRowNode {
  var insets: EdgeInsets {
    if case .insets(let insets?) = traits?.values[.insets] { return insets }
    return rendering.insets(of: position.part)
  }

  var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  /// Returns the width of a part and the gap between it and the view of the row, in points.
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

  /// Places an item in the vertical center of the row, which a swipe can have moved.
  func place(
    _ item: ItemNode, _ proposal: ProposedViewSize, at leading: CGFloat, in ground: CGRect, top: CGFloat,
    bottom: CGFloat
  ) {
    let size = item.sizeThatFits(proposal).asExtents
    let x = isMirrored ? self.size.asExtents.width - leading - size.width : leading
    let y = ground.minY + top + (ground.height - top - bottom - size.height) / 2
    item.place(at: CGPoint(x: x + (swipe?.shift ?? 0), y: y), proposal: proposal)
  }
}

/// The values of the environment that the layout and the drawing of a row of a list read.
struct ListRowSettings {
  let rendering: ListRendering
  let minRowHeight: CGFloat
  let minHeaderHeight: CGFloat

  init(_ values: EnvironmentValues) {
    rendering = values.listRendering
    minRowHeight = values.defaultMinListRowHeight.asExtent
    minHeaderHeight = values.defaultMinListHeaderHeight?.asExtent ?? 0
  }
}

extension ListRowNode {
  /// The color of the separator above the row, or `nil` for the default color.
  var separatorTint: Color? {
    guard case .separatorTint(let color) = traits?.values[.separatorTint] else { return nil }
    return color
  }

  /// Returns the horizontal extent of the separator above the row, in points from the left edge of the area of the row.
  ///
  /// The separator extends from the leading inset to the trailing edge of the row, unless a view in the row sets
  /// alignment guides for it.
  func separator(over ground: CGRect) -> ClosedRange<CGFloat> {
    let inset = insets.leading.isFinite ? min(max(0, insets.leading), ground.width) : 0
    var start = isMirrored ? ground.minX : ground.minX + inset
    var end = isMirrored ? ground.maxX - inset : ground.maxX
    if let child {
      let guides = child.dimensions(in: child.proposal)
      func place(_ guide: HorizontalAlignment) -> CGFloat? {
        guides[explicit: guide].flatMap { value in
          value.isFinite ? child.origin.x - (swipe?.shift ?? 0) + (isMirrored ? child.size.width - value : value) : nil
        }
      }
      let leading = place(.listRowSeparatorLeading)
      let trailing = place(.listRowSeparatorTrailing)
      start = (isMirrored ? trailing : leading) ?? start
      end = (isMirrored ? leading : trailing) ?? end
    }
    start = min(max(start, ground.minX), ground.maxX)
    return (start - ground.minX)...(max(start, min(end, ground.maxX)) - ground.minX)
  }
}
