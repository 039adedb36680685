import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryHost

/// Gradients over a grid of points.
@MainActor @Suite struct MeshGradientTests {
  private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  private func mesh(_ colors: [Color], _ points: [SIMD2<Float>]? = nil, ground: Color = .clear) -> MeshGradient {
    MeshGradient(width: 2, height: 2, points: points ?? corners, colors: colors, background: ground)
  }

  private let four = [Ink.red.color, Ink.green.color, Ink.blue.color, Color.white]

  /// Returns the color of the only drawn gradient at a point of the picture.
  private func gradient<V: View>(@ViewBuilder _ content: () -> V) throws -> (CGFloat, CGFloat) -> Color.Resolved {
    let list = settledHost(100, 100, content: content).displayList
    var found: (GradientPaint, CGAffineTransform)?
    list.forEachFlattened { command in
      switch command.command {
      case .rectangle(_, .gradient(let gradient)): found = (gradient, command.transform.inverted())
      case .path(let path):
        if case .gradient(let gradient) = path.paint { found = (gradient, command.transform.inverted()) }
      default: break
      }
    }
    let (paint, inverse) = try #require(found)
    return { paint.color(at: CGPoint(x: $0, y: $1).applying(inverse)) }
  }

  private func near(_ a: Color.Resolved, _ b: Color.Resolved, within distance: Float = 0.1) -> Bool {
    [a.red - b.red, a.green - b.green, a.blue - b.blue, a.opacity - b.opacity].allSatisfy { abs($0) <= distance }
  }

  @Test(.claim("GRADIENT-08")) func `A mesh gradient has the colors of its vertices`() throws {
    let color = try gradient { Rectangle().fill(mesh(four)) }
    #expect(near(color(1, 1), Color.Resolved(red: 1, green: 0, blue: 0)))
    #expect(near(color(99, 1), Color.Resolved(red: 0, green: 1, blue: 0)))
    #expect(near(color(1, 99), Color.Resolved(red: 0, green: 0, blue: 1)))
    #expect(near(color(99, 99), Color.Resolved(red: 1, green: 1, blue: 1)))
    #expect(near(color(50, 50), Color.Resolved(red: 0.5, green: 0.5, blue: 0.5)))
    // A mesh gradient takes the proposal as a view, and spans the covered bounds as a style.
    let view = try gradient { mesh(four).frame(width: 40, height: 20) }
    let style = try gradient { Rectangle().fill(mesh(four)).frame(width: 40, height: 20) }
    for x in stride(from: 30.5, to: 70, by: 7) as StrideTo<CGFloat> { expect(view(x, 45), equals: style(x, 45)) }
    #expect(near(view(31, 41), Color.Resolved(red: 1, green: 0, blue: 0)))
    expect(settledHost(100, 100) { mesh(four).accessibilityIdentifier("m") }.frame(of: "m")?.width, equals: 100)
  }

  @Test(.claim("GRADIENT-09")) func `The background is visible outside the mesh`() throws {
    let half: [SIMD2<Float>] = [[0, 0], [0.5, 0], [0, 1], [0.5, 1]]
    let paint = try gradient { Rectangle().fill(mesh(four, half, ground: Ink.blue.color)) }
    expect(paint(75, 50), equals: Color.Resolved(red: 0, green: 0, blue: 1))
    #expect(near(paint(1, 1), Color.Resolved(red: 1, green: 0, blue: 0)))
    let broken: [MeshGradient] = [
      mesh(Array(four.dropLast()), ground: Ink.blue.color), mesh(four, [], ground: Ink.blue.color),
      MeshGradient(width: 1, height: 4, points: corners, colors: four, background: Ink.blue.color),
      MeshGradient(width: -2, height: -2, points: corners, colors: four, background: Ink.blue.color),
      MeshGradient(width: .max, height: .max, points: corners, colors: four, background: Ink.blue.color),
    ]
    for gradient in broken {
      let paint = try self.gradient { Rectangle().fill(gradient) }
      expect(paint(50, 50), equals: Color.Resolved(red: 0, green: 0, blue: 1))
    }
    let wild = try gradient { Rectangle().fill(mesh(four, [[.nan, 0], [.infinity, 0], [0, 1], [1, 1]])) }
    #expect(wild(50, 50).opacity.isFinite)
  }

  @Test(.claim("GRADIENT-10")) func `A mesh gradient interpolates points and colors`() throws {
    struct Moving: View {
      let colors: [Color]
      @State private var x: Float = 0
      var body: some View {
        Rectangle().fill(
          MeshGradient(width: 2, height: 2, points: [[x, 0], [1, 0], [x, 1], [1, 1]], colors: colors)
        )
        .accessibilityIdentifier("mesh").onTapGesture { withAnimation(.linear(duration: 1)) { x = 0.5 } }
      }
    }
    let host = settledHost(100, 100) { Moving(colors: four) }
    // The first point of the grid, read from the description of the picture.
    func start() -> String? {
      let parts = host.displayList.description.components(separatedBy: "mesh 2 × 2 smooth (")
      return parts.last?.split(separator: " ").first.map(String.init)
    }
    expect(start(), equals: "0")
    play(host, "tap mesh; wait 0.5")
    expect(start(), equals: "25")
    host.advance(by: 0.5)
    expect(start(), equals: "50")
    #expect(!host.isAnimating)
  }

  @Test func `Control points bend the edges of patches, and colors can be resolved`() throws {
    func point(_ x: Float, _ y: Float, bend: Float) -> MeshGradient.BezierPoint {
      MeshGradient.BezierPoint(
        position: [x, y], leadingControlPoint: [x - 0.3, y + bend], topControlPoint: [x, y - 0.3],
        trailingControlPoint: [x + 0.3, y + bend], bottomControlPoint: [x, y + 0.3])
    }
    let bent = MeshGradient(
      width: 2, height: 2,
      bezierPoints: [point(0, 0, bend: 0.4), point(1, 0, bend: 0.4), point(0, 1, bend: 0), point(1, 1, bend: 0)],
      colors: four, background: Ink.blue.color)
    let paint = try gradient { Rectangle().fill(bent) }
    // The upper edge bends down in the middle, and the area above it shows the background.
    expect(paint(50, 10), equals: Color.Resolved(red: 0, green: 0, blue: 1))
    #expect(near(paint(1, 3), Color.Resolved(red: 1, green: 0, blue: 0), within: 0.15))
    let resolved = MeshGradient(
      width: 2, height: 2, locations: .points(corners),
      colors: .resolvedColors([Color.Resolved](repeating: Color.Resolved(red: 0, green: 1, blue: 0), count: 4)))
    let plain = try gradient { Rectangle().fill(resolved) }
    expect(plain(50, 50), equals: Color.Resolved(red: 0, green: 1, blue: 0))
  }
}
