@_spi(Engine) import TributaryEngine
public import TributaryGeometry

/// Which part of its content a scroll view shows.
///
///     contentOffset ──▶ ┌──────────┐   top left corner of the viewport, from that of the content; y down
///                       │ visible  │   at rest minus the content's margins
///                       └──────────┘   containerSize
public struct ScrollGeometry: Equatable, Sendable {
  /// From the top left corner of the content to that of the viewport, in points.
  public var contentOffset: CGPoint
  /// The size of the content without its margins, in points.
  public var contentSize: CGSize
  /// The margins of the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the viewport, in points.
  public var containerSize: CGSize

  /// A geometry of four parts, in points.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part that is seen, in the content's coordinates.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The viewport in the content's coordinates.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  public var debugDescription: String {
    "offset \(contentOffset.x), \(contentOffset.y), content \(contentSize.width) × \(contentSize.height), viewport \(containerSize.width) × \(containerSize.height)"
  }
}

extension ScrollNode {
  /// What this scroll view shows.
  package final var geometry: ScrollGeometry {
    let viewport = size.asExtents
    let insets = margins.content
    let left =
      isMirrored
      ? contentSize.width + insets.leading - viewport.width - offset.x : offset.x - insets.leading
    return ScrollGeometry(
      contentOffset: CGPoint(x: left, y: offset.y - insets.top), contentSize: contentSize, contentInsets: insets,
      containerSize: viewport)
  }
}
