@_spi(Engine) import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// An ellipse that touches the four sides of the space that it is given.
public struct Ellipse: InsettableShape, Hashable {
  /// An ellipse that fills what it is offered.
  @inlinable public init() {}

  public static var _isSizedByProposal: Bool { true }

  public static var _readsNothing: Bool { true }

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { MarginShape(self, amount: amount) }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
