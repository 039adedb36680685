package import TributaryGeometry

/// An item by whose size those frames inside it go that are relative to a container.
package protocol RelativeFrameContainer: ItemNode {
  /// The size that is shared out, in points.
  var sizeForRelativeFrames: CGSize { get }
}
