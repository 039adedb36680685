public import TributaryGeometry

/// A grid of points that spreads the colors of a gradient over an area.
///
///     width 3, height 2   0───1───2   Four neighbors enclose a patch. Its edges are curves that the handles of its
///                         │   │   │   corners determine.
///                         3───4───5
///
/// Invariants:
/// 1. There are `width * height` vertices in row-major order and both counts are at least 2, or there are no vertices
///    and both counts are 0.
/// 2. All coordinates are finite.
///
/// Tested by `GradientMeshTests`.
public struct GradientMesh: Equatable, Sendable {
  /// A point of the grid with its handles, as points in the gradient's coordinates.
  public struct Vertex: Equatable, Sendable {
    /// The position of the vertex's color, in points of the gradient's coordinates.
    public var position: CGPoint
    /// The handle toward the previous vertex in the row.
    public var leading: CGPoint
    /// The handle toward the vertex above.
    public var top: CGPoint
    /// The handle toward the next vertex in the row.
    public var trailing: CGPoint
    /// The handle toward the vertex below.
    public var bottom: CGPoint

    /// Creates a vertex with four handles.
    ///
    /// - Parameters:
    ///   - position: The position of the vertex's color.
    ///   - leading: The handle toward the previous vertex in the row.
    ///   - top: The handle toward the vertex above.
    ///   - trailing: The handle toward the next vertex in the row.
    ///   - bottom: The handle toward the vertex below.
    public init(position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }
  }

  /// The number of vertices in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The vertices in row-major order.
  public let vertices: ContiguousArray<Vertex>
  /// Whether colors change smoothly across the edges of patches.
  public let smoothsColors: Bool

  /// Creates a grid of vertices. The grid is empty if the number of vertices does not match, or if an axis has fewer
  /// than two.
  ///
  /// - Parameters:
  ///   - width: The number of vertices in a row.
  ///   - height: The number of rows.
  ///   - vertices: The vertices in row-major order.
  ///   - smoothsColors: Whether colors change smoothly across the edges of patches.
  public init(width: Int, height: Int, vertices: ContiguousArray<Vertex>, smoothsColors: Bool) {
    // The counts are compared by division, because a multiplication may overflow.
    let isGrid = width >= 2 && height >= 2 && vertices.count % width == 0 && vertices.count / width == height
    self.width = isGrid ? width : 0
    self.height = isGrid ? height : 0
    self.vertices = isGrid ? ContiguousArray(vertices.map(\.finite)) : []
    self.smoothsColors = smoothsColors
  }

  /// Creates a grid of points with handles that make the curves through the points smooth.
  ///
  /// - Parameters:
  ///   - width: The number of vertices in a row.
  ///   - height: The number of rows.
  ///   - points: The positions of the vertices in row-major order, in points of the gradient's coordinates.
  ///   - smoothsColors: Whether colors change smoothly across the edges of patches.
  public init(width: Int, height: Int, points: ContiguousArray<CGPoint>, smoothsColors: Bool) {
    let grid = Grid(width: width, height: height, values: points.map { SIMD4($0) })
    let vertices = grid.map { points in
      points.indices.map { index in
        let (point, along, down) = (
          points.values[index], points.slope(at: index, .along), points.slope(at: index, .down)
        )
        return Vertex(
          position: CGPoint(point), leading: CGPoint(point - along / 3), top: CGPoint(point - down / 3),
          trailing: CGPoint(point + along / 3), bottom: CGPoint(point + down / 3))
      }
    }
    self.init(width: width, height: height, vertices: ContiguousArray(vertices ?? []), smoothsColors: smoothsColors)
  }

  /// Returns the grid with every point mapped.
  func mapped(_ place: (CGPoint) -> CGPoint) -> GradientMesh {
    GradientMesh(
      width: width, height: height,
      vertices: ContiguousArray(
        vertices.map { vertex in
          Vertex(
            position: place(vertex.position), leading: place(vertex.leading), top: place(vertex.top),
            trailing: place(vertex.trailing), bottom: place(vertex.bottom))
        }), smoothsColors: smoothsColors)
  }
}

extension GradientMesh.Vertex {
  fileprivate var finite: Self {
    Self(
      position: position.asCoordinates, leading: leading.asCoordinates, top: top.asCoordinates,
      trailing: trailing.asCoordinates, bottom: bottom.asCoordinates)
  }
}

extension CGPoint {
  /// Creates a point from the first two lanes.
  init(_ lanes: SIMD4<Double>) { self.init(x: lanes.x, y: lanes.y) }
}

extension SIMD4<Double> {
  /// Creates lanes with a point in the first two.
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y), 0, 0) }
}

extension GradientMesh {
  /// The values at the vertices of a grid in row-major order, with at least two on each axis.
  struct Grid {
    /// The components of a color, or a point in the first two lanes.
    typealias Value = SIMD4<Double>

    /// A direction through the grid: along a row, or down a column.
    enum Way {
      case along, down
    }

    let width: Int
    let values: [Value]
    var height: Int { values.count / width }
    var indices: Range<Int> { values.indices }

    init?(width: Int, height: Int, values: [Value]) {
      guard width >= 2, height >= 2, values.count % width == 0, values.count / width == height else { return nil }
      self.width = width
      self.values = values
    }

    /// Returns the change of the value from one vertex to the next; in the interior, the mean of both sides.
    func slope(at index: Int, _ way: Way) -> Value {
      let (place, last, step) =
        switch way {
        case .along: (index % width, width - 1, 1)
        case .down: (index / width, height - 1, width)
        }
      let before = place > 0 ? index - step : index
      let after = place < last ? index + step : index
      let change = values[after] - values[before]
      return place > 0 && place < last ? change / 2 : change
    }
  }
}

/// The weights of a patch's corners and their slopes at a position between them.
struct PatchWeights {
  /// The weights of the values at the start and at the end.
  let values: (Double, Double)
  /// The weights of the slopes at the start and at the end.
  let slopes: (Double, Double)

  /// - Parameter t: The position, from 0 at the start to 1 at the end.
  init(at t: Double) {
    let (square, cube) = (t * t, t * t * t)
    let end = 3 * square - 2 * cube
    values = (1 - end, end)
    slopes = (cube - 2 * square + t, cube - square)
  }
}
