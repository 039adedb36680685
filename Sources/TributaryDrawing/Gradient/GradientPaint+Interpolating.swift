import TributaryGeometry

extension GradientPaint {
  /// How many of the numbers stand for a stop: the components of its colour, then its location.
  package static let numbersPerStop = 5

  /// Everything of the gradient that interpolates, as numbers: the stops, then the way.
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
    case .angular(let center, let start, let end):
      numbers += [Double(center.x), Double(center.y), start.radians, end.radians]
    }
    return numbers
  }

  /// Whether another gradient can be reached by steps: as many stops along a way of the same kind.
  package func isOfKind(of other: GradientPaint) -> Bool {
    guard stops.count == other.stops.count else { return false }
    switch (geometry, other.geometry) {
    case (.linear, .linear), (.radial, .radial), (.angular, .angular): return true
    default: return false
    }
  }

  /// The gradient of this kind with other numbers; what is no gradient is made one.
  package func with(_ numbers: ContiguousArray<Double>) -> Paint {
    guard numbers.count == stops.count * Self.numbersPerStop + 4 else { return .gradient(self) }
    let new = stops.indices.map { index in
      let first = index * Self.numbersPerStop
      let parts = (0..<4).map { Float(numbers[first + $0]) }
      return Stop(
        color: Color.Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: min(max(parts[3], 0), 1)),
        location: CGFloat(numbers[first + 4]))
    }
    let last = stops.count * Self.numbersPerStop
    let way = (0..<4).map { CGFloat(numbers[last + $0]) }
    let center = CGPoint(x: way[0], y: way[1])
    let geometry: Geometry =
      switch self.geometry {
      case .linear: .linear(from: center, to: CGPoint(x: way[2], y: way[3]))
      case .radial: .radial(center: center, from: way[2], to: way[3])
      case .angular: .angular(center: center, from: .radians(numbers[last + 2]), to: .radians(numbers[last + 3]))
      }
    return Self.paint(stops: ContiguousArray(new), geometry)
  }
}
