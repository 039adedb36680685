@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

/// The headers and footers of a lazy container that stay in sight, and by how much they are moved for that.
package struct SectionPins {
  package var views: PinnedScrollableViews = []
  /// The part of the container that can be seen, along it from its near edge; `nil` while unknown.
  package var window: Range<CGFloat>?
  /// The shift of each segment that is moved, in points.
  package var shifts: [Int: CGFloat] = [:]

  package init() {}

  /// Whether a part of a section stays in sight.
  package func holds(_ part: RowPart) -> Bool {
    switch part {
    case .header: views.contains(.sectionHeaders)
    case .footer: views.contains(.sectionFooters)
    case .content: false
    }
  }
}
