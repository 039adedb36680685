#if !canImport(Darwin)
  public import Foundation

  /// A two-dimensional vector.
  @frozen
  public struct CGVector: Hashable, Sendable {
    /// The horizontal component; positive values point to the right.
    public var dx: CGFloat
    /// The vertical component; positive values point down.
    public var dy: CGFloat

    /// Creates a vector from its components, in points if it represents a distance.
    @inlinable public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// Creates a zero vector.
    @inlinable public init() { self.init(dx: 0, dy: 0) }

    /// The zero vector.
    @inlinable public static var zero: CGVector { CGVector() }
  }
#endif
