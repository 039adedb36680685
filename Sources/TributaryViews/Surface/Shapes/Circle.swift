@_spi(Engine) import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// The largest circle in the middle of the space that it is given; as a view it is a square.
public struct Circle: InsettableShape, Hashable {
  /// A circle in the middle of what it is offered.
  @inlinable public init() {}

  public static var _isSizedByProposal: Bool { true }

  public static var _readsNothing: Bool { true }

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side: CGFloat =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let width, let height): width ?? height ?? 10
      }
    return CGSize(width: side, height: side)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { MarginShape(self, amount: amount) }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
