@_spi(Engine) import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// A rectangle that fills the space that it is given.
public struct Rectangle: InsettableShape, Hashable {
  /// A rectangle that fills what it is offered.
  @inlinable public init() {}

  public static var _isSizedByProposal: Bool { true }

  public static var _readsNothing: Bool { true }

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { MarginShape(self, amount: amount) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
