public import TributaryGeometry

/// An outline of straight lines and Bézier curves, in points, y down.
///
/// A rectangle, an ellipse and a rounded rectangle are kept as such and cost no allocation; their elements are made
/// when somebody asks. Not a number as a coordinate does not trap; such a path has no defined picture.
public struct Path: Sendable {
  package enum Storage: Sendable {
    case empty
    case rect(CGRect)
    case ellipse(CGRect)
    case roundedRect(RoundedRect)
    case elements([Element])
  }

  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A curve of the second degree to a point, drawn towards one other.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve of the third degree to a point, drawn towards two others.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Draws a line back to where the subpath began, and ends it.
    case closeSubpath
  }

  package var storage: Storage

  package init(_ storage: Storage) {
    self.storage = storage
  }

  /// A path with nothing in it.
  public init() {
    self.storage = .empty
  }

  /// A path that a closure draws, beginning with nothing.
  public init(_ callback: (inout Path) -> Void) {
    self.storage = .empty
    callback(&self)
  }

  /// The outline of a rectangle: from its origin along the top edge, and round.
  public init(_ rect: CGRect) {
    self.storage = .rect(rect)
  }

  /// The ellipse that touches the four sides of a rectangle: from its right end downwards, and round.
  public init(ellipseIn rect: CGRect) {
    self.storage = .ellipse(rect)
  }

  /// A rectangle with rounded corners.
  ///
  /// - Parameter cornerSize: Width and height of a corner; each is at most half the side that it rounds.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    let shape = RoundedRect(rect: rect, cornerSize: cornerSize, style: style)
    self.storage = shape.cornerSize == .zero ? .rect(rect) : .roundedRect(shape)
  }

  /// A rectangle with rounded corners.
  ///
  /// - Parameter cornerRadius: In points; at most half the shorter side counts.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    let shorter = min(rect.width, rect.height) / 2
    let radius = cornerRadius > 0 ? min(cornerRadius, shorter) : 0
    self.init(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// Whether there is nothing to draw, not even a point.
  public var isEmpty: Bool {
    switch storage {
    case .empty: true
    case .elements(let elements): elements.isEmpty
    case .rect(let rect), .ellipse(let rect): rect.isNull
    case .roundedRect(let shape): shape.rect.isNull
    }
  }
}
