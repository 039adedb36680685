public import TributaryDrawing
@_spi(Engine) import TributaryEngine
public import TributaryGeometry

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape, Hashable {
  /// Creates a rectangle.
  @inlinable public init() {}

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public static var _isSizedByProposal: Bool { true }

  public static var _readsNothing: Bool { true }

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { MarginShape(self, amount: amount) }
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills its frame.
  public static var rect: Rectangle { Rectangle() }
}

/// A circle in the center of its frame, with the shorter side as diameter. As a view, its frame is a square.
public struct Circle: InsettableShape, Hashable {
  /// Creates a circle.
  @inlinable public init() {}

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

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
  /// A circle in the center of its frame.
  public static var circle: Circle { Circle() }
}

/// An ellipse that touches the four sides of its frame.
public struct Ellipse: InsettableShape, Hashable {
  /// Creates an ellipse.
  @inlinable public init() {}

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public static var _isSizedByProposal: Bool { true }

  public static var _readsNothing: Bool { true }

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { MarginShape(self, amount: amount) }
}

extension Shape where Self == Ellipse {
  /// An ellipse that touches the four sides of its frame.
  public static var ellipse: Ellipse { Ellipse() }
}

/// A rectangle with semicircles on its shorter sides.
public struct Capsule: InsettableShape, Hashable {
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates a capsule with the given curve of the corners.
  @inlinable
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public static var _isSizedByProposal: Bool { true }

  public static var _readsNothing: Bool { true }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { MarginShape(self, amount: amount) }
}

extension Shape where Self == Capsule {
  /// A capsule with continuous corners.
  public static var capsule: Capsule { Capsule() }

  /// Returns a capsule with the given curve of the corners.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
