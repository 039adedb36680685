@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
import TributaryGeometry

/// A gradient over a grid of points: as a style over the bounds of what it covers, as a view over the space offered.
///
///     MeshGradient(
///       width: 3, height: 2,
///       points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.6, 0.8], [1, 1]],
///       colors: [.red, .orange, .yellow, .blue, .purple, .pink])
///
/// Points are fractions of the bounds, row by row, with one colour each. If there are not as many of either as the grid has
/// places, or fewer than two on an axis, only the background is seen. Gradients over grids of one size interpolate.
///
/// It is drawn as many small pieces of one colour each, the same ones everywhere; colours are mixed as in other gradients.
///
/// > Source: conformance GRADIENT-08 to GRADIENT-10.
public struct MeshGradient: Sendable, Equatable {
  public typealias Resolved = Never

  /// A point of the grid with a handle for each of the four ways to its neighbours; all of them are fractions of the bounds.
  public struct BezierPoint: Sendable, Hashable {
    /// Where the colour stands.
    public var position: SIMD2<Float>
    /// The handle of the curve to the point before.
    public var leadingControlPoint: SIMD2<Float>
    /// The handle of the curve to the point above.
    public var topControlPoint: SIMD2<Float>
    /// The handle of the curve to the point after.
    public var trailingControlPoint: SIMD2<Float>
    /// The handle of the curve to the point below.
    public var bottomControlPoint: SIMD2<Float>

    /// A point with its four handles.
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

  /// Where the points of the grid lie.
  public enum Locations: Sendable, Hashable {
    /// Points with smooth curves through them.
    case points([SIMD2<Float>])
    /// Points with handles of their own.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the grid.
  public enum Colors: Sendable, Hashable {
    /// Colours that follow the environment.
    case colors([Color])
    /// Colours as they are.
    case resolvedColors([Color.Resolved])
  }

  /// How many points there are in a row.
  public var width: Int
  /// How many rows there are.
  public var height: Int
  /// The points, row by row.
  public var locations: Locations
  /// One colour for each point.
  public var colors: Colors
  /// What is seen where the grid is not.
  public var background: Color
  /// Whether colours change smoothly across the points, and not only between them.
  public var smoothsColors: Bool

  /// A gradient over a grid.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
  }

  /// A gradient over a grid of points, with smooth curves through them.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors)
  }

  /// A gradient over a grid of points with handles.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
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
