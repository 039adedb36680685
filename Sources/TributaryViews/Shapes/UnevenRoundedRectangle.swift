@_spi(Engine) import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// A rectangle with a separate radius for each corner. The corners are circular in both styles.
public struct UnevenRoundedRectangle: InsettableShape, Hashable {
  /// The radius of each corner, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  private var margin: CGFloat = 0

  /// Creates a rectangle with the given corner radii.
  ///
  /// - Parameters:
  ///   - cornerRadii: The radii of the corners, in points.
  ///   - style: The curve of the corners: circular, or continuous.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with the given radii, in points. An omitted corner is square.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: The radius of the top leading corner, in points.
  ///   - bottomLeadingRadius: The radius of the bottom leading corner, in points.
  ///   - bottomTrailingRadius: The radius of the bottom trailing corner, in points.
  ///   - topTrailingRadius: The radius of the top trailing corner, in points.
  ///   - style: The curve of the corners: circular, or continuous.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius),
      style: style)
  }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  public static var _isSizedByProposal: Bool { true }

  public static var _readsNothing: Bool { true }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect.withMargin(margin), cornerRadii: cornerRadii.reduced(by: margin), style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.margin += amount
    return shape
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle with a separate radius for each corner.
  ///
  /// - Parameters:
  ///   - cornerRadii: The radii of the corners, in points.
  ///   - style: The curve of the corners: circular, or continuous.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// Returns a rectangle with a separate radius for each corner, in points.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: The radius of the top leading corner, in points.
  ///   - bottomLeadingRadius: The radius of the bottom leading corner, in points.
  ///   - bottomTrailingRadius: The radius of the bottom trailing corner, in points.
  ///   - topTrailingRadius: The radius of the top trailing corner, in points.
  ///   - style: The curve of the corners: circular, or continuous.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
