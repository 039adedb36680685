@testable import TributaryDrawing

struct GradientMeshTests {
  private func paint(_ mesh: GradientMesh, _ colors: [Color.Resolved]) throws -> GradientPaint {
    let stops = ContiguousArray(colors.map { GradientPaint.Stop(color: $0, location: 0) })
    guard case .gradient(let gradient) = GradientPaint.paint(stops: stops, .mesh(mesh)) else { throw NoGradient() }
    return gradient
  }

  private struct NoGradient: Error {}

  private func gray(_ white: Float) -> Color.Resolved { Color.Resolved(red: white, green: white, blue: white) }

  private func grid(_ width: Int, _ height: Int, smooth: Bool = true) -> GradientMesh {
    let points = (0..<height).flatMap { row in (0..<width).map { CGPoint(x: 10 * CGFloat($0), y: 10 * CGFloat(row)) } }
    return GradientMesh(width: width, height: height, points: ContiguousArray(points), smoothsColors: smooth)
  }

  @Test(arguments: [(2, 2), (3, 2), (5, 7)])
  func `A regular grid with linear colors is not bent`(_ width: Int, _ height: Int) throws {
    let last = Float(width - 1)
    let colors = (0..<height).flatMap { _ in (0..<width).map { gray(Float($0) / last) } } + [gray(1)]
    let pieces = try #require(try paint(grid(width, height), colors).tessellation)
    expect(pieces.pieces.count, atMost: 41 * 41)
    for piece in pieces.pieces {
      let middle = (piece.corners.0.x + piece.corners.2.x) / 2
      expect(abs(piece.color.red - Float(middle) / 10 / last), below: 1e-4)
      #expect(abs(piece.corners.0.y - piece.corners.1.y) < 1e-9 && abs(piece.corners.0.x - piece.corners.3.x) < 1e-9)
    }
  }

  @Test func `Smooth colors have no edge at a vertex, and other colors do`() throws {
    func steps(smooth: Bool) throws -> (before: Float, after: Float) {
      let colors = [0, 1, 0, 0, 1, 0, 0].map { gray($0) }
      let pieces = try #require(try paint(grid(3, 2, smooth: smooth), colors).tessellation).pieces
      let row = pieces.filter { $0.corners.0.y == 0 }.sorted { $0.corners.0.x < $1.corners.0.x }.map(\.color.red)
      let middle = row.count / 2
      return (row[middle - 1] - row[middle - 2], row[middle + 1] - row[middle])
    }
    let (smooth, sharp) = (try steps(smooth: true), try steps(smooth: false))
    #expect(abs(smooth.before) < abs(sharp.before) / 2 && abs(smooth.after) < abs(sharp.after) / 2)
    #expect(sharp.before > 0 && sharp.after < 0)
  }

  @Test func `An invalid grid is empty`() {
    expectEmpty(GradientMesh(width: 2, height: 2, points: [.zero], smoothsColors: true).vertices)
    expect(GradientMesh(width: 0, height: 0, points: [], smoothsColors: true).width, equals: 0)
    expectEmpty(GradientMesh(width: 1, height: 4, points: [.zero, .zero, .zero, .zero], smoothsColors: true).vertices)
    expectEmpty(GradientMesh(width: .min, height: .max, vertices: [], smoothsColors: true).vertices)
  }

  @Test func `A grid can be restored from its numbers`() throws {
    let colors = (0..<7).map { gray(Float($0) / 6) }
    let gradient = try paint(grid(3, 2), colors)
    guard case .gradient(let again) = gradient.with(gradient.numbers) else { throw NoGradient() }
    expect(again, equals: gradient)
    expect(gradient.isOfKind(of: again))
    expect(!gradient.isOfKind(of: try paint(grid(2, 3), colors)))
    expect(gradient.singleColor, equals: colors[4])
  }
}
