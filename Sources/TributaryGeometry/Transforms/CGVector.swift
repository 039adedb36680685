#if !canImport(CoreGraphics)
  public import Foundation

  /// A direction and a length in the plane.
  @frozen
  public struct CGVector: Hashable, Sendable {
    /// The part to the right.
    public var dx: CGFloat
    /// The part downwards.
    public var dy: CGFloat

    /// A vector of two parts, in points where it stands for a distance.
    @inlinable public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// A vector of length zero.
    @inlinable public init() { self.init(dx: 0, dy: 0) }

    /// The vector of length zero.
    @inlinable public static var zero: CGVector { CGVector() }
  }
#endif
