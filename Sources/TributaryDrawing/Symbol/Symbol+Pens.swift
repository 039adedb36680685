import TributaryGeometry

/// The building blocks of symbols, in units of their grid.
extension Path {
  static func ring(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat = 0) -> Path {
    Path(
      roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerSize: CGSize(width: radius, height: radius),
      style: .circular)
  }

  /// Returns an open line through points.
  static func line(_ points: (x: CGFloat, y: CGFloat)...) -> Path {
    Path { $0.addLines(points.map { CGPoint(x: $0.x, y: $0.y) }) }
  }

  /// Returns a closed line through points.
  static func polygon(_ points: (x: CGFloat, y: CGFloat)...) -> Path {
    polygon(points.map { CGPoint(x: $0.x, y: $0.y) })
  }

  private static func polygon(_ points: [CGPoint]) -> Path {
    Path { path in
      path.addLines(points)
      path.closeSubpath()
    }
  }

  /// Returns a circular arc between two angles, in degrees clockwise from the right.
  static func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: Double, to end: Double) -> Path {
    Path {
      $0.addRelativeArc(
        center: CGPoint(x: x, y: y), radius: radius, startAngle: .degrees(start), delta: .degrees(end - start))
    }
  }

  /// Returns the path with a description.
  static func curve(_ description: String) -> Path { Path(description) ?? Path() }

  /// Returns a polygon with points alternating between two circles, such as a star or a gear.
  static func star(
    _ x: CGFloat, _ y: CGFloat, points: Int, outer: CGFloat, inner: CGFloat, shares: [Double] = [0, 0.5],
    radii: [Bool] = [true, false]
  ) -> Path {
    polygon(
      (0..<points).flatMap { point in
        zip(shares, radii).map { share, isOuter in
          let angle = (Double(point) + share) / Double(points) * 2 * .pi - .pi / 2
          let radius = isOuter ? outer : inner
          return CGPoint(x: x + radius * CGFloat(cos(angle)), y: y + radius * CGFloat(sin(angle)))
        }
      })
  }

  /// Returns an open line as an area with a width and flat ends.
  static func bar(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ width: CGFloat) -> Path {
    let (dx, dy) = (x2 - x1, y2 - y1)
    let length = (dx * dx + dy * dy).squareRoot()
    let (nx, ny) = (-dy / length * width / 2, dx / length * width / 2)
    return polygon((x1 + nx, y1 + ny), (x2 + nx, y2 + ny), (x2 - nx, y2 - ny), (x1 - nx, y1 - ny))
  }

  /// Returns a plus sign as an area, upright or diagonal.
  static func cross(_ x: CGFloat, _ y: CGFloat, _ reach: CGFloat, _ width: CGFloat, isDiagonal: Bool = false) -> Path {
    let half = width / 2
    let points: [(CGFloat, CGFloat)] = [
      (-half, -reach), (half, -reach), (half, -half), (reach, -half), (reach, half), (half, half), (half, reach),
      (-half, reach), (-half, half), (-reach, half), (-reach, -half), (-half, -half),
    ]
    let turn = CGFloat(0.5).squareRoot()
    return polygon(
      points.map { px, py in
        isDiagonal
          ? CGPoint(x: x + (px - py) * turn, y: y + (px + py) * turn) : CGPoint(x: x + px, y: y + py)
      })
  }

  /// A checkmark as an area.
  static var tick: Path {
    polygon((7.2, 12.4), (8.7, 10.9), (10.8, 13.1), (15.5, 7.4), (17.1, 8.7), (10.9, 16.1))
  }
}
