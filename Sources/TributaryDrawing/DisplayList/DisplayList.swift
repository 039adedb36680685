public import TributaryGeometry

/// A picture as data: what one frame draws, back to front, in points, y down, origin top-left.
///
/// A display list is a tree of ``DisplayFragment``s that frames share: a frame that changes one leaf makes new
/// fragments on the path to that leaf only. It is a value; once handed out it never changes.
public struct DisplayList: Sendable, Equatable {
  /// Size of the picture, in points.
  public var size: CGSize

  /// The root of the tree. Its commands are in the coordinates of the picture.
  public var root: DisplayFragment

  /// A picture of a size in points, with what is drawn in it.
  public init(size: CGSize, root: DisplayFragment) {
    self.size = size
    self.root = root
  }
}
