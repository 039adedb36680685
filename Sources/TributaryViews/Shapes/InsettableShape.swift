public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A shape that can be inset within its rectangle.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns this shape with its outline moved inward.
  ///
  /// - Parameter amount: The distance, in points. A negative distance moves the outline outward.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Returns a view that strokes a line inside the outline of this shape.
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - lineWidth: The width of the line, in points. The whole width lies inside the shape.
  ///   - antialiased: Whether edges are smoothed. The value has no effect, since renderers smooth every edge.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Returns a view that strokes a line inside the outline of this shape.
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - style: The width, ends, joins, and dashes of the line. The whole width lies inside the shape.
  ///   - antialiased: Whether edges are smoothed. The value has no effect, since renderers smooth every edge.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }
}

extension CGRect {
  /// Returns the rectangle with a margin on all sides. A margin larger than half the rectangle yields its center.
  func withMargin(_ amount: CGFloat) -> CGRect {
    let x = amount > width / 2 ? width / 2 : amount
    let y = amount > height / 2 ? height / 2 : amount
    return CGRect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }
}

/// A shape drawn in its rectangle with a margin on all sides.
@_documentation(visibility: internal)
public struct MarginShape<Content: Shape>: InsettableShape {
  private var shape: Content
  private var amount: CGFloat

  init(_ shape: Content, amount: CGFloat) {
    self.shape = shape
    self.amount = amount
  }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public static var _isSizedByProposal: Bool { Content._isSizedByProposal }

  public static var _readsNothing: Bool { Content._readsNothing }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect.withMargin(amount)) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public func inset(by amount: CGFloat) -> MarginShape { MarginShape(shape, amount: self.amount + amount) }
}
