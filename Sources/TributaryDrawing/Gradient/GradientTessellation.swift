package import TributaryGeometry

/// A mesh gradient as quadrilaterals of one color each, which all renderers share.
///
/// Where patches overlap, the later one covers the earlier. The background is visible outside patches.
package struct GradientTessellation: Sendable {
  /// A piece of a patch.
  package struct Piece: Sendable {
    /// The corners in order around the piece, in the coordinates of the gradient.
    package var corners: (CGPoint, CGPoint, CGPoint, CGPoint)
    /// The color of the center.
    package var color: Color.Resolved
  }

  /// The pieces in drawing order.
  package let pieces: ContiguousArray<Piece>
  /// The color outside all pieces.
  package let background: Color.Resolved

  /// The approximate number of pieces on the longer axis of a grid.
  private static let fineness = 40

  /// - Parameter colors: One color for each vertex, followed by the background.
  init(_ mesh: GradientMesh, _ colors: ContiguousArray<Color.Resolved>) {
    background = colors.last ?? Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    let lanes = colors.dropLast().map { color in
      SIMD4(Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
    }
    guard let grid = GradientMesh.Grid(width: mesh.width, height: mesh.height, values: lanes) else {
      pieces = []
      return
    }
    let steps = min(max(Self.fineness / (max(mesh.width, mesh.height) - 1), 2), 12)
    var pieces: ContiguousArray<Piece> = []
    pieces.reserveCapacity((mesh.width - 1) * (mesh.height - 1) * steps * steps)
    for row in 0..<(mesh.height - 1) {
      for column in 0..<(mesh.width - 1) {
        let patch = Patch(mesh: mesh, colors: grid, first: row * mesh.width + column)
        for v in 0..<steps {
          for u in 0..<steps {
            func corner(_ x: Int, _ y: Int) -> CGPoint {
              patch.point(Double(u + x) / Double(steps), Double(v + y) / Double(steps))
            }
            pieces.append(
              Piece(
                corners: (corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)),
                color: patch.color((Double(u) + 0.5) / Double(steps), (Double(v) + 0.5) / Double(steps))))
          }
        }
      }
    }
    self.pieces = pieces
  }

  /// Returns the color at a point in the coordinates of the gradient.
  ///
  /// - Complexity: O(*n*) for *n* pieces.
  package func color(at point: CGPoint) -> Color.Resolved {
    pieces.last { $0.contains(point) }?.color ?? background
  }
}

extension GradientTessellation.Piece {
  /// Returns whether the piece contains a point, by the winding number of its outline.
  fileprivate func contains(_ point: CGPoint) -> Bool {
    let (a, b, c, d) = corners
    guard point.x >= min(a.x, b.x, c.x, d.x), point.x <= max(a.x, b.x, c.x, d.x),
      point.y >= min(a.y, b.y, c.y, d.y), point.y <= max(a.y, b.y, c.y, d.y)
    else { return false }
    var winding = 0
    for (start, end) in [(a, b), (b, c), (c, d), (d, a)] {
      guard (start.y <= point.y) != (end.y <= point.y) else { continue }
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      if x > point.x { winding += start.y < end.y ? 1 : -1 }
    }
    return winding != 0
  }
}

/// The area between four neighbors of a grid.
private struct Patch {
  typealias Lanes = GradientMesh.Grid.Value

  let mesh: GradientMesh
  let colors: GradientMesh.Grid
  /// The index of the first of the four vertices.
  let first: Int

  /// The properties of a corner: its value, and the changes of the value along the row and down the column.
  private struct Corner {
    var value: Lanes
    var along: Lanes
    var down: Lanes
  }

  /// Returns a value between the corners, interpolated from their values and slopes.
  ///
  /// - Parameter corner: Returns the properties of a vertex, identified by its index and by its column and row in the
  ///   patch, each 0 or 1.
  private func blend(_ u: Double, _ v: Double, _ corner: (_ index: Int, _ column: Int, _ row: Int) -> Corner) -> Lanes {
    let (across, down) = (PatchWeights(at: u), PatchWeights(at: v))
    var sum = Lanes.zero
    for row in 0...1 {
      let (value, slope) = row == 0 ? (down.values.0, down.slopes.0) : (down.values.1, down.slopes.1)
      for column in 0...1 {
        let (width, lean) = column == 0 ? (across.values.0, across.slopes.0) : (across.values.1, across.slopes.1)
        let corner = corner(first + column + row * mesh.width, column, row)
        sum += corner.value * (width * value)
        sum += corner.along * (lean * value)
        sum += corner.down * (width * slope)
      }
    }
    return sum
  }

  func point(_ u: Double, _ v: Double) -> CGPoint {
    let place = blend(u, v) { index, column, row in
      let vertex = mesh.vertices[index]
      let position = Lanes(vertex.position)
      let along = column == 0 ? Lanes(vertex.trailing) - position : position - Lanes(vertex.leading)
      let down = row == 0 ? Lanes(vertex.bottom) - position : position - Lanes(vertex.top)
      return Corner(value: position, along: along * 3, down: down * 3)
    }
    return CGPoint(place)
  }

  func color(_ u: Double, _ v: Double) -> Color.Resolved {
    let lanes: Lanes
    if mesh.smoothsColors {
      lanes = blend(u, v) { index, _, _ in
        Corner(
          value: colors.values[index], along: colors.slope(at: index, .along), down: colors.slope(at: index, .down))
      }
    } else {
      func mixed(_ row: Int) -> Lanes {
        let index = first + row * mesh.width
        return colors.values[index] * (1 - u) + colors.values[index + 1] * u
      }
      lanes = mixed(0) * (1 - v) + mixed(1) * v
    }
    let inRange = lanes.clamped(lowerBound: .zero, upperBound: .one)
    return Color.Resolved(
      red: Float(inRange.x), green: Float(inRange.y), blue: Float(inRange.z), opacity: Float(inRange.w))
  }
}

extension GradientPaint {
  /// The pieces of a mesh gradient; `nil` for other gradients.
  ///
  /// - Complexity: O(*n*) for *n* pieces at each access.
  package var tessellation: GradientTessellation? {
    guard case .mesh(let mesh) = geometry else { return nil }
    return GradientTessellation(mesh, ContiguousArray(stops.map(\.color)))
  }
}
