@_spi(Engine) import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// A rectangle with four equal rounded corners.
public struct RoundedRectangle: InsettableShape, Hashable {
  /// The width and height of a corner, in points. Each is limited to half the length of its side.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  private var margin: CGFloat = 0

  /// Creates a rectangle with elliptical corners.
  ///
  /// - Parameters:
  ///   - cornerSize: The width and height of a corner, in points.
  ///   - style: The curve of the corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with circular corners.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of the corners, in points.
  ///   - style: The curve of the corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public static var _isSizedByProposal: Bool { true }

  public static var _readsNothing: Bool { true }

  public func path(in rect: CGRect) -> Path {
    let rect = rect.withMargin(margin)
    // Insetting the shape reduces the corners by the same amount.
    let corner = CGSize(
      width: max(0, cornerSize.width - margin), height: max(0, cornerSize.height - margin))
    if corner.width == corner.height { return Path(roundedRect: rect, cornerRadius: corner.width, style: style) }
    return Path(roundedRect: rect, cornerSize: corner, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.margin += amount
    return shape
  }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with four equal corners of a radius in points.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of the corners, in points.
  ///   - style: The curve of the corners: circular, or continuous.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// Returns a rectangle with four equal elliptical corners of a size in points.
  ///
  /// - Parameters:
  ///   - cornerSize: The width and height of the corners, in points.
  ///   - style: The curve of the corners: circular, or continuous.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
