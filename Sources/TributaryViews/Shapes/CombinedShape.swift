public import TributaryDrawing
@_spi(Engine) import TributaryEngine
public import TributaryGeometry

/// A shape that combines the paths of two shapes in the same rectangle.
///
/// As a view, it has the size of the first shape.
///
/// > Source: conformance SHAPE-64.
@_documentation(visibility: internal)
public struct CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation: Sendable {
    case intersection
    case union
    case subtraction
    case symmetricDifference
    case lineIntersection
    case lineSubtraction
  }

  private var first: First
  private var second: Second
  private let operation: Operation
  private let eoFill: Bool

  init(_ first: First, _ second: Second, _ operation: Operation, _ eoFill: Bool) {
    (self.first, self.second, self.operation, self.eoFill) = (first, second, operation, eoFill)
  }

  public static var role: ShapeRole { First.role }

  /// The behavior of the first shape, or of the second one if the first is fixed: the whole is mirrored even if one
  /// part is symmetrical.
  public var layoutDirectionBehavior: LayoutDirectionBehavior {
    let behavior = first.layoutDirectionBehavior
    return behavior == .fixed ? second.layoutDirectionBehavior : behavior
  }

  public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }

  public static var _isSizedByProposal: Bool { First._isSizedByProposal }

  public static var _readsNothing: Bool { First._readsNothing && Second._readsNothing }

  public func path(in rect: CGRect) -> Path {
    let (mine, other) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .intersection: mine.intersection(other, eoFill: eoFill)
    case .union: mine.union(other, eoFill: eoFill)
    case .subtraction: mine.subtracting(other, eoFill: eoFill)
    case .symmetricDifference: mine.symmetricDifference(other, eoFill: eoFill)
    case .lineIntersection: mine.lineIntersection(other, eoFill: eoFill)
    case .lineSubtraction: mine.lineSubtraction(other, eoFill: eoFill)
    }
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}

extension Shape {
  /// Returns a shape with the area that both shapes enclose.
  ///
  /// - Parameters:
  ///   - other: The other shape.
  ///   - eoFill: Whether the even-odd rule determines what the shapes enclose, instead of the nonzero rule.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, .intersection, eoFill)
  }

  /// Returns a shape with the area that either shape encloses.
  ///
  /// - Parameters:
  ///   - other: The other shape.
  ///   - eoFill: Whether the even-odd rule determines what the shapes enclose, instead of the nonzero rule.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, .union, eoFill)
  }

  /// Returns a shape with the area that this shape encloses and the other shape does not.
  ///
  /// - Parameters:
  ///   - other: The other shape.
  ///   - eoFill: Whether the even-odd rule determines what the shapes enclose, instead of the nonzero rule.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, .subtraction, eoFill)
  }

  /// Returns a shape with the area that exactly one of the two shapes encloses.
  ///
  /// - Parameters:
  ///   - other: The other shape.
  ///   - eoFill: Whether the even-odd rule determines what the shapes enclose, instead of the nonzero rule.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, .symmetricDifference, eoFill)
  }

  /// Returns a shape with the parts of this shape's line that lie inside another shape's area or on its edge.
  ///
  /// - Parameters:
  ///   - other: The other shape.
  ///   - eoFill: Whether the even-odd rule determines what the other shape encloses, instead of the nonzero rule.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, .lineIntersection, eoFill)
  }

  /// Returns a shape with the parts of this shape's line that lie outside another shape's area.
  ///
  /// - Parameters:
  ///   - other: The other shape.
  ///   - eoFill: Whether the even-odd rule determines what the other shape encloses, instead of the nonzero rule.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, .lineSubtraction, eoFill)
  }
}
