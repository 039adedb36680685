import Observation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// A loop of which something is due in every other pass only is found from whichever pass it begins in.
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

  /// What is drawn is drawn when nothing else is left to do: in the first frame that is another pass than in the next ones.
  @Test(arguments: Writer.allCases)
  func `What writes an object while it is drawn is cut in every frame`(writer: Writer) {
    let model = Model()
    let host = settledHost(100, 100) { Writing(writer: writer, model: model) }
    for _ in 0..<3 {
      model.taps += 1
      let cut = host.update()
      #expect(!cut.settled)
      #expect(cut.passes < 10)
      let findings = host.diagnostics.count
      // Nothing has happened since: the loop stays cut, and is not told again.
      for _ in 0..<3 {
        let next = host.update()
        #expect(next.passes <= 1)
        #expect(next.settled)
      }
      #expect(host.diagnostics.count == findings)
    }
  }
}
