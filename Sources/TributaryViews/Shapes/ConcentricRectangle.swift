public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A rectangle whose corners follow the corners of the container shape, or have separate radii.
///
///     container, radius 20   ╭────────────────╮
///     8 points inside        │ ╭────────────╮ │
///     radius 12 at the top   │ │            │ │
///     square at the bottom   │ └────────────┘ │
///                            │                │
///                            ╰────────────────╯
///
/// `containerShape(_:)` sets the container shape. Only the corners of a ``RoundedRectangularShape``
/// are followed; within another container, or without one, a concentric corner has its smallest radius.
///
/// > Source: conformance SHAPE-66 to SHAPE-68, SHAPE-73.
public struct ConcentricRectangle: RoundedRectangularShape, Hashable {
  /// Corners that all receive the largest of their radii.
  private enum Uniform: Hashable, Sendable {
    case none, all, topAndBottom, leadingAndTrailing
  }

  private let styles: RoundedRectangularShapeCorners
  private let uniform: Uniform
  private var margin: CGFloat = 0

  private init(_ styles: RoundedRectangularShapeCorners, _ uniform: Uniform) {
    self.styles = styles
    self.uniform = uniform
  }

  /// Creates a rectangle with four concentric corners.
  public init() { self.init(.concentric, .none) }

  /// Creates a rectangle with four corners of one style.
  ///
  /// - Parameters:
  ///   - corners: The style.
  ///   - isUniform: Whether all corners receive the largest of the four radii.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(RoundedRectangularShapeCorners(all: corners), isUniform ? .all : .none)
  }

  /// Creates a rectangle with a separate style for each corner.
  ///
  /// - Parameters:
  ///   - topLeadingCorner: The style of the top leading corner.
  ///   - topTrailingCorner: The style of the top trailing corner.
  ///   - bottomLeadingCorner: The style of the bottom leading corner.
  ///   - bottomTrailingCorner: The style of the bottom trailing corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
        bottomTrailing: bottomTrailingCorner),
      .none)
  }

  /// Creates a rectangle with one radius for the top corners and one for the bottom corners.
  ///
  /// Both corners of a side receive the larger of their two radii.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: uniformBottomCorners,
        bottomTrailing: uniformBottomCorners),
      .topAndBottom)
  }

  /// Creates a rectangle with one radius for the leading corners and one for the trailing corners.
  ///
  /// Both corners of a side receive the larger of their two radii.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformLeadingCorners, topTrailing: uniformTrailingCorners, bottomLeading: uniformLeadingCorners,
        bottomTrailing: uniformTrailingCorners),
      .leadingAndTrailing)
  }

  public static var _isSizedByProposal: Bool { true }

  public func corners(in size: CGSize?) -> Corners? { styles }

  public func path(in rect: CGRect) -> Path {
    // Insetting the shape reduces the corners by the same amount.
    Path(roundedRect: rect.withMargin(margin), cornerRadii: radii(in: rect).reduced(by: margin))
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.margin += amount
    return shape
  }

  /// Returns the radii of the corners of a rectangle that this shape fills.
  private func radii(in rect: CGRect) -> RectangleCornerRadii {
    guard let item = currentEvaluation.node?.asItem else { return radii(concentric: RectangleCornerRadii()) }
    let radii = Self.concentricRadii(of: rect, at: item, in: ContainerShapeNode.nearest(around: item))
    return self.radii(concentric: radii)
  }

  /// Returns the corners of this shape as a container shape, without its margin, which does not change their centers.
  ///
  /// - Parameter container: The item that sets this shape.
  func corners(of container: ContainerShapeNode) -> Corners {
    let outer = container.containers.first(of: ContainerShapeNode.self)?.followed
    let rect = CGRect(origin: .zero, size: container.size)
    return Corners(radii(concentric: Self.concentricRadii(of: rect, at: container, in: outer)))
  }

  /// Returns the outline inset from this shape as a container shape.
  ///
  /// - Parameters:
  ///   - radii: The radii of this shape without its margin.
  ///   - rect: The rectangle inside, in the coordinates of the caller.
  ///   - distance: The distance to the rectangle, in points.
  func outline(_ radii: RectangleCornerRadii, around rect: CGRect, insetBy distance: CGFloat) -> Path {
    Path(roundedRect: rect.withMargin(margin), cornerRadii: radii.reduced(by: distance + margin))
  }

  private func radii(concentric: RectangleCornerRadii) -> RectangleCornerRadii {
    let radii = RectangleCornerRadii(
      topLeading: styles.topLeading.radius(concentric: concentric.topLeading),
      bottomLeading: styles.bottomLeading.radius(concentric: concentric.bottomLeading),
      bottomTrailing: styles.bottomTrailing.radius(concentric: concentric.bottomTrailing),
      topTrailing: styles.topTrailing.radius(concentric: concentric.topTrailing))
    return switch uniform {
    case .none: radii
    case .all: radii.uniform(top: radii.largest, bottom: radii.largest)
    case .topAndBottom:
      radii.uniform(
        top: max(radii.topLeading, radii.topTrailing), bottom: max(radii.bottomLeading, radii.bottomTrailing))
    case .leadingAndTrailing:
      radii.uniform(
        leading: max(radii.topLeading, radii.bottomLeading), trailing: max(radii.topTrailing, radii.bottomTrailing))
    }
  }

  /// Returns the radii with which the corners of a rectangle have the same centers as the corners of the container.
  ///
  /// The distance between two corners is the larger of the horizontal and the vertical one. A corner outside the
  /// container has the radius of the container.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of the item.
  ///   - item: The item whose outline is the rectangle.
  ///   - container: The item that sets the container shape; `nil` if there is none.
  private static func concentricRadii(
    of rect: CGRect, at item: ItemNode, in container: ContainerShapeNode?
  ) -> RectangleCornerRadii {
    guard let container, let radii = radii(of: rect, at: item.readPlace(in: container), in: container) else {
      return RectangleCornerRadii()
    }
    // The corners of the container are named from left to right, and those of this shape from leading to trailing.
    return (item as? any OutlinedItem)?.outlineDirection == .rightToLeft ? radii.mirrored : radii
  }

  /// Returns the radii with which the corners of a rectangle have the same centers as the corners of the container,
  /// leading on the left; `nil` if the shape of the container has no corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of an item.
  ///   - place: The position of the item in the container.
  ///   - container: The item that sets the container shape.
  static func radii(
    of rect: CGRect, at place: RelativePosition, in container: ContainerShapeNode
  ) -> RectangleCornerRadii? {
    guard let outer = container.corners(in: place.size) else { return nil }
    let inside = place.transform.map(rect)
    let (left, right) = (inside.minX, place.size.width - inside.maxX)
    let (top, bottom) = (inside.minY, place.size.height - inside.maxY)
    func radius(_ style: Edge.Corner.Style, _ horizontal: CGFloat, _ vertical: CGFloat) -> CGFloat {
      style.radius(concentric: 0) - max(0, horizontal, vertical)
    }
    return RectangleCornerRadii(
      topLeading: radius(outer.topLeading, left, top), bottomLeading: radius(outer.bottomLeading, left, bottom),
      bottomTrailing: radius(outer.bottomTrailing, right, bottom), topTrailing: radius(outer.topTrailing, right, top)
    ).reduced(by: 0)
  }
}

extension RectangleCornerRadii {
  /// The largest of the four radii.
  fileprivate var largest: CGFloat { max(topLeading, topTrailing, bottomLeading, bottomTrailing) }

  /// Returns radii that are equal on each of two sides.
  fileprivate func uniform(top: CGFloat, bottom: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
  }

  /// Returns radii that are equal on each of two sides.
  fileprivate func uniform(leading: CGFloat, trailing: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: leading, bottomLeading: leading, bottomTrailing: trailing, topTrailing: trailing)
  }
}

extension Shape where Self == ConcentricRectangle {
  /// Returns a rectangle with four corners of one style.
  ///
  /// - Parameters:
  ///   - corners: The style.
  ///   - isUniform: Whether all corners receive the largest of the four radii.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// Returns a rectangle with a separate style for each corner.
  ///
  /// - Parameters:
  ///   - topLeadingCorner: The style of the top leading corner.
  ///   - topTrailingCorner: The style of the top trailing corner.
  ///   - bottomLeadingCorner: The style of the bottom leading corner.
  ///   - bottomTrailingCorner: The style of the bottom trailing corner.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }
}

extension GeometryProxy {
  /// The radii with which the corners of this view have the same centers as those of the container shape.
  ///
  ///     GeometryReader { proxy in
  ///       Badge(radii: proxy.concentricCornerRadii ?? RectangleCornerRadii())
  ///     }
  ///     .padding(8)
  ///     .containerShape(.rect(cornerRadius: 20))     // 12
  ///
  /// `containerShape(_:)` sets the container shape. The value is `nil` without one, and in a shape that is not a
  /// ``RoundedRectangularShape``. A ``ConcentricRectangle`` has these radii.
  ///
  /// > Source: conformance SHAPE-74.
  public var concentricCornerRadii: RectangleCornerRadii? {
    concentricCornerRadii(in: CGRect(origin: .zero, size: size))
  }

  /// Returns the radii with which the corners of a frame have the same centers as those of the container shape.
  ///
  /// - Parameter frame: The frame, in the coordinates of this view, in points.
  /// - Returns: `nil` without a container shape, and in a shape that is not a ``RoundedRectangularShape``.
  ///
  /// > Source: conformance SHAPE-74.
  public func concentricCornerRadii(in frame: CGRect) -> RectangleCornerRadii? {
    guard let node = target.present else { return nil }
    let radii = node.concentricRadii(of: frame)
    target.recordValue { $0.concentricRadii(of: frame) != radii }
    return radii
  }
}

extension ItemNode {
  /// Returns the radii of a frame in this item, which are concentric to the container shape.
  fileprivate func concentricRadii(of frame: CGRect) -> RectangleCornerRadii? {
    guard let container = ContainerShapeNode.nearest(around: self),
      let radii = ConcentricRectangle.radii(of: frame, at: place(in: container), in: container)
    else { return nil }
    // The corners of the container are named from left to right.
    return container.direction == .rightToLeft ? radii.mirrored : radii
  }
}
