@_spi(Engine) import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// A rectangle with equal rounded corners.
public struct RoundedRectangle: InsettableShape, Hashable {
  /// Width and height of a corner, in points; each counts up to half the side that it rounds.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  private var margin: CGFloat = 0

  /// A rectangle with elliptic corners of a size in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// A rectangle with round corners of a radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  public static var _isSizedByProposal: Bool { true }

  public static var _readsNothing: Bool { true }

  public func path(in rect: CGRect) -> Path {
    let rect = rect.withMargin(margin)
    // The corner of a smaller outline within is smaller by as much.
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
  /// A rectangle with equal rounded corners; their radius in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// A rectangle with equal rounded corners.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
