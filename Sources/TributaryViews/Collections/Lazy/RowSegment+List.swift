@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
import TributaryLayout

extension RowSegment {
  /// The rows; `nil` for a view that is listed by itself. Nothing but lists makes rows.
  package var list: LazyListNode? { maker.map { unsafeDowncast($0, to: LazyListNode.self) } }

  /// The length of the segment along the container, with the gap behind it, in points.
  package var total: CGFloat { list?.lengths.total ?? length }
}
