import TributaryGeometry

/// The building blocks of symbols, in units of their grid.
extension Path {
  /// Reads a shape of a symbol: its kind and numbers; nil if there is no such shape.
  ///
  /// - `ring x y radius`, `ellipse x y width height`, `box x y width height [radius]`
  /// - `line x y …` and the closed `polygon x y …` through points
  /// - `curve …`, the description of a path
  /// - `arc x y radius from to`, clockwise with degrees from the right
  /// - `star x y points outer [inner]`, `gear x y teeth outer inner`, `rays x y count inner outer`
  /// - `bar x y x y width`, `cross x y reach width`, `diagonal x y reach width`: areas
  init?(shape text: Substring) {
    let words = text.split(separator: " ")
    guard let kind = words.first else { return nil }
    if kind == "curve" {
      self.init(String(text[kind.endIndex...]))
      return
    }
    let n = words.dropFirst().compactMap { Double($0).map { CGFloat($0) } }
    guard n.count == words.count - 1 else { return nil }
    var points: [CGPoint] { stride(from: 0, to: n.count - 1, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) } }
    switch (kind, n.count) {
    case ("ring", 3): self = .ring(n[0], n[1], n[2])
    case ("ellipse", 4): self.init(ellipseIn: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case ("box", 4): self = .box(n[0], n[1], n[2], n[3], 0)
    case ("box", 5): self = .box(n[0], n[1], n[2], n[3], n[4])
    case ("line", 2...) where n.count.isMultiple(of: 2): self.init { $0.addLines(points) }
    case ("polygon", 2...) where n.count.isMultiple(of: 2): self = .polygon(points)
    case ("arc", 5): self = .arc(n[0], n[1], n[2], from: n[3], to: n[4])
    case ("star", 4): self = .star(n[0], n[1], points: Int(n[2]), [(0, n[3])])
    case ("star", 5): self = .star(n[0], n[1], points: Int(n[2]), [(0, n[3]), (0.5, n[4])])
    case ("gear", 5):
      self = .star(n[0], n[1], points: Int(n[2]), [(-0.17, n[3]), (0.17, n[3]), (0.29, n[4]), (0.71, n[4])])
    case ("rays", 5): self = .rays(n[0], n[1], count: Int(n[2]), from: n[3], to: n[4])
    case ("bar", 5): self = .bar(n[0], n[1], n[2], n[3], n[4])
    case ("cross", 4): self = .cross(n[0], n[1], n[2], n[3], isDiagonal: false)
    case ("diagonal", 4): self = .cross(n[0], n[1], n[2], n[3], isDiagonal: true)
    default: return nil
    }
  }

  private static func ring(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  private static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> Path {
    Path(
      roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerSize: CGSize(width: radius, height: radius),
      style: .circular)
  }

  /// Returns a closed line through points.
  private static func polygon(_ points: [CGPoint]) -> Path {
    Path { path in
      path.addLines(points)
      path.closeSubpath()
    }
  }

  /// Returns a circular arc between two angles, in degrees clockwise from the right.
  private static func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: Double, to end: Double) -> Path {
    Path {
      $0.addRelativeArc(
        center: CGPoint(x: x, y: y), radius: radius, startAngle: .degrees(start), delta: .degrees(end - start))
    }
  }

  /// Returns a polygon whose points are at shares of the angle between two spikes, each at its distance from the
  /// center, such as a star or a gear.
  private static func star(
    _ x: CGFloat, _ y: CGFloat, points: Int, _ corners: [(share: Double, radius: CGFloat)]
  ) -> Path {
    polygon(
      (0..<points).flatMap { point in
        corners.map { share, radius in
          let angle = (Double(point) + share) / Double(points) * 2 * .pi - .pi / 2
          return CGPoint(x: x + radius * CGFloat(cos(angle)), y: y + radius * CGFloat(sin(angle)))
        }
      })
  }

  /// Returns lines from a circle outwards to another one, evenly spaced from the right.
  private static func rays(_ x: CGFloat, _ y: CGFloat, count: Int, from inner: CGFloat, to outer: CGFloat) -> Path {
    Path { path in
      for index in 0..<count {
        let angle = Double(index) / Double(count) * 2 * .pi
        let (dx, dy) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
        path.addLines([CGPoint(x: x + inner * dx, y: y + inner * dy), CGPoint(x: x + outer * dx, y: y + outer * dy)])
      }
    }
  }

  /// Returns an open line as an area with a width and flat ends.
  private static func bar(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ width: CGFloat) -> Path {
    let (dx, dy) = (x2 - x1, y2 - y1)
    let length = (dx * dx + dy * dy).squareRoot()
    let (nx, ny) = (-dy / length * width / 2, dx / length * width / 2)
    return polygon([
      CGPoint(x: x1 + nx, y: y1 + ny), CGPoint(x: x2 + nx, y: y2 + ny), CGPoint(x: x2 - nx, y: y2 - ny),
      CGPoint(x: x1 - nx, y: y1 - ny),
    ])
  }

  /// Returns a plus sign as an area, upright or diagonal.
  private static func cross(_ x: CGFloat, _ y: CGFloat, _ reach: CGFloat, _ width: CGFloat, isDiagonal: Bool) -> Path {
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
}
