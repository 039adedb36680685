public import TributaryDrawing
@_spi(Engine) import TributaryEngine
public import TributaryGeometry

/// A shape that can be drawn smaller within the same rectangle.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with its outline moved inwards.
  ///
  /// - Parameter amount: In points; negative moves outwards.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// A line inside the outline, in a style.
  ///
  /// - Parameter lineWidth: In points; all of it lies inside the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<StrokedShape<InsetShape>, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// A line inside the outline, in a style.
  ///
  /// - Parameter antialiased: Renderers smooth every edge; the value is of no effect.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<StrokedShape<InsetShape>, S> {
    ShapeView(shape: StrokedShape(shape: inset(by: style.lineWidth / 2), style: style), style: content)
  }
}

extension CGRect {
  /// The rectangle with a margin on all sides; too large a margin leaves the centre.
  func withMargin(_ amount: CGFloat) -> CGRect {
    let x = amount > width / 2 ? width / 2 : amount
    let y = amount > height / 2 ? height / 2 : amount
    return CGRect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }
}

/// A shape drawn in a rectangle with a margin all around.
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

  public static var _isSizedByProposal: Bool { Content._isSizedByProposal }

  public static var _readsNothing: Bool { Content._readsNothing }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect.withMargin(amount)) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public func inset(by amount: CGFloat) -> MarginShape { MarginShape(shape, amount: self.amount + amount) }
}
