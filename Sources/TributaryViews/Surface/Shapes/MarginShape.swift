@_spi(Engine) import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

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
