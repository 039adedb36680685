import Observation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// A loop that has work only in every second pass is found regardless of the pass in which it begins.
@Suite @MainActor struct PassParityTests {
  @Observable @MainActor
  final class Model {
    var turns = 0
    var taps = 0
  }

  private struct WritingShape: Shape {
    let model: Model

    nonisolated func path(in rect: CGRect) -> Path {
      MainActor.assumeIsolated {
        model.turns += 1
        return Path(CGRect(x: 0, y: 0, width: 10 + CGFloat(model.turns % 7), height: 10))
      }
    }
  }

  enum Writer: CaseIterable { case shape, canvas }

  private struct Writing: View {
    let writer: Writer
    let model: Model

    var body: some View {
      VStack {
        switch writer {
        case .shape: WritingShape(model: model)
        case .canvas:
          Canvas { context, size in
            model.turns += 1
            context.fill(Path(CGRect(x: 0, y: 0, width: 1 + model.turns % 5, height: 2)), with: .color(.red))
          }
        }
        Color.red.frame(width: CGFloat(model.taps), height: 10)
      }
    }
  }

  /// Drawing runs when no other work is left: in the first frame this is another pass than in later frames.
  @Test(arguments: Writer.allCases)
  func `A view that writes an object while it is drawn is stopped in every frame`(writer: Writer) {
    let model = Model()
    let host = settledHost(100, 100) { Writing(writer: writer, model: model) }
    for _ in 0..<3 {
      model.taps += 1
      let cut = host.update()
      expect(!cut.settled)
      expect(cut.passes, below: 10)
      let findings = host.diagnostics.count
      // Without a change, the loop stays stopped and is not reported again.
      for _ in 0..<3 {
        let next = host.update()
        expect(next.passes, atMost: 1)
        expect(next.settled)
      }
      expect(host.diagnostics.count, equals: findings)
    }
  }
}
