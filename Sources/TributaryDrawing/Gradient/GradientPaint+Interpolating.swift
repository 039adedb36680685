import TributaryGeometry

extension GradientPaint {
  /// The count of numbers per stop: the components of its color and its location.
  package static let numbersPerStop = 5

  /// The interpolated values of the gradient as numbers: the stops, then the geometry.
  package var numbers: ContiguousArray<Double> {
    var numbers: ContiguousArray<Double> = []
    for stop in stops {
      for part in [stop.color.red, stop.color.green, stop.color.blue, stop.color.opacity] {
        numbers.append(Double(part))
      }
      numbers.append(Double(stop.location))
    }
    switch geometry {
    case .linear(let start, let end): numbers += [start.x, start.y, end.x, end.y].map { Double($0) }
    case .radial(let center, let start, let end): numbers += [center.x, center.y, start, end].map { Double($0) }
    case .elliptical(let center, let radii, let start, let end):
      numbers += [center.x, center.y, radii.width, radii.height, start, end].map { Double($0) }
    case .angular(let center, let start, let end):
      numbers += [Double(center.x), Double(center.y), start.radians, end.radians]
    case .mesh(let mesh):
      for vertex in mesh.vertices {
        for point in [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom] {
          numbers += [Double(point.x), Double(point.y)]
        }
      }
    }
    return numbers
  }

  /// Returns whether the gradient can be interpolated to another one: whether both have the same number of stops and
  /// kind of geometry.
  package func isOfKind(of other: GradientPaint) -> Bool {
    guard stops.count == other.stops.count else { return false }
    switch (geometry, other.geometry) {
    case (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical), (.angular, .angular): return true
    case (.mesh(let a), .mesh(let b)):
      return a.width == b.width && a.height == b.height && a.smoothsColors == b.smoothsColors
    default: return false
    }
  }

  /// Returns a gradient of the same kind with other numbers, corrected to be valid.
  package func with(_ numbers: ContiguousArray<Double>) -> Paint {
    guard numbers.count == self.numbers.count else { return .gradient(self) }
    let new = stops.indices.map { index in
      let first = index * Self.numbersPerStop
      let parts = (0..<4).map { Float(numbers[first + $0]) }
      return Stop(
        color: Color.Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: min(max(parts[3], 0), 1)),
        location: CGFloat(numbers[first + 4]))
    }
    let last = stops.count * Self.numbersPerStop
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[last + index], y: numbers[last + index + 1]) }
    let geometry: Geometry =
      switch self.geometry {
      case .linear: .linear(from: point(0), to: point(2))
      case .radial: .radial(center: point(0), from: point(2).x, to: point(2).y)
      case .elliptical:
        .elliptical(
          center: point(0), radii: CGSize(width: point(2).x, height: point(2).y), from: point(4).x, to: point(4).y)
      case .angular: .angular(center: point(0), from: .radians(numbers[last + 2]), to: .radians(numbers[last + 3]))
      case .mesh(let mesh):
        .mesh(
          GradientMesh(
            width: mesh.width, height: mesh.height,
            vertices: ContiguousArray(
              mesh.vertices.indices.map { index in
                GradientMesh.Vertex(
                  position: point(index * 10), leading: point(index * 10 + 2), top: point(index * 10 + 4),
                  trailing: point(index * 10 + 6), bottom: point(index * 10 + 8))
              }), smoothsColors: mesh.smoothsColors))
      }
    return Self.paint(stops: ContiguousArray(new), geometry)
  }
}
