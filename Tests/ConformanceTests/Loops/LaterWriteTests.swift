import Dispatch
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// State that is written shortly after the views were evaluated.
@MainActor @Suite struct LaterWriteTests {
  /// An effect that writes its direction asynchronously, and only if the direction differs.
  private struct Needle: GeometryEffect {
    var degrees: Double
    let direction: Binding<String>

    func effectValue(size: CGSize) -> ProjectionTransform {
      let names = ["N", "E", "S", "W"]
      let new = names[Int((degrees / 90).rounded()) % 4]
      let direction = UncheckedBinding(binding: direction)
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          if direction.binding.wrappedValue != new { direction.binding.wrappedValue = new }
        }
      }
      return ProjectionTransform(CGAffineTransform(rotationAngle: degrees * .pi / 180))
    }
  }

  private struct UncheckedBinding: @unchecked Sendable {
    let binding: Binding<String>
  }

  private struct Compass: View {
    let degrees: Double
    @State private var direction = "?"

    var body: some View {
      VStack {
        Text(direction)
        Color.red.frame(width: 10, height: 40).modifier(Needle(degrees: degrees, direction: $direction))
      }
    }
  }

  @Test(
    .claim(
      "LAB-15", "A deferred write of a changed value by a geometry effect settles.", .reproduced,
      "swiftui-lab on updating state: a compass that shows where its needle points"))
  func `A compass shows the direction of its needle`() async {
    let host = settledHost(200, 200) { Compass(degrees: 0) }
    for (degrees, name) in [(0.0, "N"), (90, "E"), (100, "E"), (180, "S"), (270, "W")] {
      host.content = Compass(degrees: degrees)
      var bodies = 0
      for _ in 0..<12 {
        bodies += host.update().counts.bodies
        await withCheckedContinuation { (turn: CheckedContinuation<Void, Never>) in
          DispatchQueue.main.async { turn.resume() }
        }
      }
      expect(host.lines, equals: [name])
      expect(bodies, atMost: 2)
    }
    expectEmpty(host.diagnostics)
  }
}
