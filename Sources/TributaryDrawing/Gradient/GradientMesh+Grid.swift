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
