public import TributaryGeometry

/// Where the content of a scroll view shall come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that shall be seen, in the content's coordinates, in points.
  public var rect: CGRect
  /// The point of the part and of the viewport that shall meet; `nil` for the top left corners.
  public var anchor: UnitPoint?

  /// A part of the content, in the content's coordinates, in points.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}
