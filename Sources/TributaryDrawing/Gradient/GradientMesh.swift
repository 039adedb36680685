public import TributaryGeometry

/// A grid of points over which the colours of a gradient are spread.
///
///     width 3, height 2   0───1───2   Between four neighbours lies a patch, its edges curves by way of the handles of
///                         │   │   │   its corners.
///                         3───4───5
///
/// Invariants:
/// 1. There are `width * height` vertices, row by row, and both counts are 2 or more; or there are none, and both are 0.
/// 2. No coordinate is anything but a finite number.
///
/// Tested by `GradientMeshTests`.
public struct GradientMesh: Equatable, Sendable {
  /// A point of the grid with its handles, all of them as points in the space of the gradient.
  public struct Vertex: Equatable, Sendable {
    /// Where the colour of the vertex stands.
    public var position: CGPoint
    /// The handle on the way to the vertex before.
    public var leading: CGPoint
    /// The handle on the way to the vertex above.
    public var top: CGPoint
    /// The handle on the way to the vertex after.
    public var trailing: CGPoint
    /// The handle on the way to the vertex below.
    public var bottom: CGPoint

    /// A point with its four handles.
    public init(position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }
  }

  /// How many vertices there are in a row.
  public let width: Int
  /// How many rows there are.
  public let height: Int
  /// Row by row.
  public let vertices: ContiguousArray<Vertex>
  /// Whether colours change as smoothly at the edges of patches as inside.
  public let smoothsColors: Bool

  /// A grid of vertices; one that is none, or has fewer than two of them on an axis, is empty.
  public init(width: Int, height: Int, vertices: ContiguousArray<Vertex>, smoothsColors: Bool) {
    // The counts are compared by division: what is multiplied may be too large.
    let isGrid = width >= 2 && height >= 2 && vertices.count % width == 0 && vertices.count / width == height
    self.width = isGrid ? width : 0
    self.height = isGrid ? height : 0
    self.vertices = isGrid ? ContiguousArray(vertices.map(\.finite)) : []
    self.smoothsColors = smoothsColors
  }

  /// A grid of points whose handles make the curves through them smooth.
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

  /// The same grid with every point elsewhere.
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
  /// The point in the first two lanes.
  init(_ lanes: SIMD4<Double>) { self.init(x: lanes.x, y: lanes.y) }
}

extension SIMD4<Double> {
  /// A point in the first two lanes.
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y), 0, 0) }
}

extension GradientMesh {
  /// Values at the vertices of a grid, row by row: at least two on each axis.
  struct Grid {
    /// The components of a colour, or a point in the first two lanes.
    typealias Value = SIMD4<Double>

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

    /// How much the value changes by from one vertex to the next: in the middle the mean of both sides.
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

/// What the corners of a patch and their slopes weigh at a place between them.
struct PatchWeights {
  /// Of the value at the beginning and at the end.
  let values: (Double, Double)
  /// Of the slope there.
  let slopes: (Double, Double)

  /// - Parameter t: From 0 at the beginning to 1 at the end.
  init(at t: Double) {
    let (square, cube) = (t * t, t * t * t)
    let end = 3 * square - 2 * cube
    values = (1 - end, end)
    slopes = (cube - 2 * square + t, cube - square)
  }
}
