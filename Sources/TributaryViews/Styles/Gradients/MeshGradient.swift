@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
import TributaryGeometry

/// A gradient over a grid of points, which fills the bounds of the content as a style and the proposed size as a view.
///
///     MeshGradient(
///       width: 3, height: 2,
///       points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.6, 0.8], [1, 1]],
///       colors: [.red, .orange, .yellow, .blue, .purple, .pink])
///
/// Points are fractions of the bounds, in row-major order, with one color each. Only the background is drawn if the
/// number of points or colors differs from the size of the grid, or if an axis has fewer than two points. Gradients
/// over grids of the same size interpolate.
///
/// The gradient is drawn as many small patches of one color each, identical on all outputs. Colors are mixed as in
/// other gradients.
///
/// > Source: conformance GRADIENT-08 to GRADIENT-10.
public struct MeshGradient: Sendable, Equatable {
  public typealias Resolved = Never

  /// A point of the grid with one control point toward each of its four neighbors, as fractions of the bounds.
  public struct BezierPoint: Sendable, Hashable {
    /// The position of the point, which has the color of the point.
    public var position: SIMD2<Float>
    /// The control point of the curve toward the preceding point of the row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve toward the point above.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve toward the following point of the row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the curve toward the point below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point with four control points.
    ///
    /// - Parameters:
    ///   - position: The position of the point, which has the color of the point.
    ///   - leadingControlPoint: The control point of the curve toward the preceding point of the row.
    ///   - topControlPoint: The control point of the curve toward the point above.
    ///   - trailingControlPoint: The control point of the curve toward the following point of the row.
    ///   - bottomControlPoint: The control point of the curve toward the point below.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The locations of the points of the grid.
  public enum Locations: Sendable, Hashable {
    /// Points connected by smooth curves.
    case points([SIMD2<Float>])
    /// Points with explicit control points.
    case bezierPoints([BezierPoint])
  }

  /// The colors of the grid.
  public enum Colors: Sendable, Hashable {
    /// Colors that are resolved in the environment.
    case colors([Color])
    /// Colors that are already resolved.
    case resolvedColors([Color.Resolved])
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The points, in row-major order.
  public var locations: Locations
  /// The colors, one for each point.
  public var colors: Colors
  /// The color outside the grid.
  public var background: Color
  /// Whether the interpolation of colors is smooth across the points of the grid, rather than only between them.
  public var smoothsColors: Bool

  /// Creates a gradient over a grid.
  ///
  /// - Parameters:
  ///   - width: The number of points in a row; at least 2.
  ///   - height: The number of points in a column; at least 2.
  ///   - locations: The positions of the points, in row-major order.
  ///   - colors: The colors of the points, in row-major order.
  ///   - background: The color outside the grid.
  ///   - smoothsColors: Whether the interpolation of colors is smooth across the points of the grid, rather than only
  ///     between them.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = Color(white: 0, opacity: 0),
    smoothsColors: Bool = true
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
  }

  /// Creates a gradient over a grid of points that are connected by smooth curves.
  ///
  /// - Parameters:
  ///   - width: The number of points in a row; at least 2.
  ///   - height: The number of points in a column; at least 2.
  ///   - points: The positions in row-major order, as fractions of the bounds.
  ///   - colors: The colors of the points, in row-major order.
  ///   - background: The color outside the grid.
  ///   - smoothsColors: Whether the interpolation of colors is smooth across the points of the grid, rather than only
  ///     between them.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = Color(white: 0, opacity: 0),
    smoothsColors: Bool = true
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors)
  }

  /// Creates a gradient over a grid of points with explicit control points.
  ///
  /// - Parameters:
  ///   - width: The number of points in a row; at least 2.
  ///   - height: The number of points in a column; at least 2.
  ///   - bezierPoints: The points with their control points, in row-major order.
  ///   - colors: The colors of the points, in row-major order.
  ///   - background: The color outside the grid.
  ///   - smoothsColors: Whether the interpolation of colors is smooth across the points of the grid, rather than only
  ///     between them.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = Color(white: 0, opacity: 0), smoothsColors: Bool = true
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors)
  }
}

extension MeshGradient: GeometricGradient {
  var style: GradientStyle {
    let (mesh, colors) = (mesh, colors.all)
    let isWhole = !mesh.vertices.isEmpty && mesh.vertices.count == colors.count
    let stops = (isWhole ? colors : [background]) + [background]
    let grid = isWhole ? mesh : GradientMesh(width: 0, height: 0, vertices: [], smoothsColors: smoothsColors)
    return GradientStyle(AnyGradient(Gradient(stops: stops.map { Gradient.Stop(color: $0, location: 0) })), .mesh(grid))
  }

  private var mesh: GradientMesh {
    switch locations {
    case .points(let points):
      GradientMesh(
        width: width, height: height, points: ContiguousArray(points.map { CGPoint($0) }), smoothsColors: smoothsColors)
    case .bezierPoints(let points):
      GradientMesh(
        width: width, height: height,
        vertices: ContiguousArray(
          points.map { point in
            GradientMesh.Vertex(
              position: CGPoint(point.position), leading: CGPoint(point.leadingControlPoint),
              top: CGPoint(point.topControlPoint), trailing: CGPoint(point.trailingControlPoint),
              bottom: CGPoint(point.bottomControlPoint))
          }), smoothsColors: smoothsColors)
    }
  }
}

extension MeshGradient: View, NamedComposite {}

extension MeshGradient.Colors {
  fileprivate var all: [Color] {
    switch self {
    case .colors(let colors): colors
    case .resolvedColors(let colors): colors.map { Color($0) }
    }
  }
}

extension CGPoint {
  fileprivate init(_ fractions: SIMD2<Float>) { self.init(x: Double(fractions.x), y: Double(fractions.y)) }
}
