public import TributaryGeometry

/// A coloured, blurred and moved copy of what stands in front of it.
public struct DisplayShadow: Sendable, Equatable {
  /// The colour; its opacity multiplies that of the content.
  public var color: Color.Resolved

  /// The standard deviation of the blur, in points; 0 is a sharp shadow.
  public var radius: CGFloat

  /// How far the shadow is moved, in points.
  public var offset: CGSize

  /// A shadow; its radius and offset in points.
  public init(color: Color.Resolved, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
