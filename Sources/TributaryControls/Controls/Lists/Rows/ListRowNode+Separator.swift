@_spi(Engine) import TributaryEngine
import TributaryDrawing
import TributaryGeometry

extension ListRowNode {
  /// The colour of the line above the row, where a view says so.
  var separatorTint: Color? {
    guard case .separatorTint(let color) = traits?.values[.separatorTint] else { return nil }
    return color
  }

  /// Where the line above the row is, from the left end of what the row covers: it begins behind the insets and goes to the end
  /// of the row, unless a view in the row has guides for it.
  func separator(over ground: CGRect) -> ClosedRange<CGFloat> {
    let inset = insets.leading.isFinite ? min(max(0, insets.leading), ground.width) : 0
    var start = isMirrored ? ground.minX : ground.minX + inset
    var end = isMirrored ? ground.maxX - inset : ground.maxX
    if let child {
      let guides = child.dimensions(in: child.proposal)
      func place(_ guide: HorizontalAlignment) -> CGFloat? {
        guides[explicit: guide].flatMap { value in
          value.isFinite ? child.origin.x + (isMirrored ? child.size.width - value : value) : nil
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
