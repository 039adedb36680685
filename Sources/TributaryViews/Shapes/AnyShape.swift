@_spi(Engine) import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// A type-erased shape. A change from one shape to another is not animated.
///
/// > Source: conformance SHAPE-30.
public struct AnyShape: Shape {
  private let box: AnyShapeBox

  /// Creates a type-erased copy of a shape.
  public init<S: Shape>(_ shape: S) { box = (shape as? AnyShape)?.box ?? TypedShapeBox(shape) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { box.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path { box.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.sizeThatFits(proposal) }

  public func _outline(in rect: CGRect, fillStyle: FillStyle) -> ShapeOutline {
    box.outline(in: rect, fillStyle: fillStyle)
  }
}

/// The storage of an ``AnyShape``.
private class AnyShapeBox: @unchecked Sendable {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  func path(in rect: CGRect) -> Path { Path() }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func outline(in rect: CGRect, fillStyle: FillStyle) -> ShapeOutline { ShapeOutline(Path(), .fill(fillStyle)) }
}

/// The storage of a type-erased shape of one type.
private final class TypedShapeBox<S: Shape>: AnyShapeBox, @unchecked Sendable {
  private let shape: S

  init(_ shape: S) { self.shape = shape }

  deinit { if IterativeRelease.mustWait() { IterativeRelease.keep(shape) } }

  override var layoutDirectionBehavior: LayoutDirectionBehavior {
    RecursionGuard.hasNoRoom ? super.layoutDirectionBehavior : shape.layoutDirectionBehavior
  }

  override func path(in rect: CGRect) -> Path {
    RecursionGuard.hasNoRoom ? super.path(in: rect) : shape.path(in: rect)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    RecursionGuard.hasNoRoom ? super.sizeThatFits(proposal) : shape.sizeThatFits(proposal)
  }

  override func outline(in rect: CGRect, fillStyle: FillStyle) -> ShapeOutline {
    if RecursionGuard.hasNoRoom { return super.outline(in: rect, fillStyle: fillStyle) }
    return shape._outline(in: rect, fillStyle: fillStyle)
  }
}
