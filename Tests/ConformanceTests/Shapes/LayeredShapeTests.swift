import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// Shapes that are drawn several times.
@MainActor @Suite struct LayeredShapeTests {
  private func drawn(_ content: some View) -> [String] {
    let host = settledHost(100, 100) { content }
    return host.displayList.description.split(separator: "\n").dropFirst().map { line in
      line.split(separator: " ").filter { !$0.hasPrefix("#") }.joined(separator: " ")
    }
  }

  @Test(
    .claim(
      "SHAPE-65", "Fills and strokes of a shape are drawn in front of its earlier ones, each from the original shape.",
      .documented, "Apple's documentation of FillShapeView and StrokeShapeView"))
  func `Later fills and strokes are in front`() {
    #expect(
      drawn(Circle().fill(.red).stroke(.blue, lineWidth: 4).strokeBorder(.green, lineWidth: 2).stroke(.black)) == [
        "fill ellipse 0 0 100 100", "stroke 4 ellipse 0 0 100 100", "stroke 2 ellipse 1 1 98 98",
        "stroke 1 ellipse 0 0 100 100",
      ])
    #expect(
      drawn(Circle().stroke(.red, lineWidth: 8).stroke(.blue, lineWidth: 2).fill(.green)) == [
        "stroke 8 ellipse 0 0 100 100", "stroke 2 ellipse 0 0 100 100", "fill ellipse 0 0 100 100",
      ])
    #expect(drawn(Rectangle().fill(.red).fill(.blue)).count == 2)
  }
}
