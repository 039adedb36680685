@_spi(Engine) import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, Hashable {
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// A capsule with corners of a style.
  @inlinable
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public static var _isSizedByProposal: Bool { true }

  public static var _readsNothing: Bool { true }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { MarginShape(self, amount: amount) }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }

  /// A capsule.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
