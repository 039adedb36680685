import Foundation
import Testing
import TributaryCombine
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryControls
import TributaryHost
import TributaryViews

/// Loops through publishers that views observe.
@MainActor
struct ReceiveLoopTests {
  @Test func `Two receivers that write each other's property are one loop`() throws {
    let host = makeHost { Receiving() }
    let report = host.update()
    let loops = report.diagnostics.compactMap(\.loop)
    try #require(loops.count == 1)
    #expect(loops[0].verdict == .diverging(.step(1)))
    #expect(loops[0].columns == ["pass", "PairModel.b", "PairModel.a", "Int", "Int"])
    #expect(loops[0].trace.last == ["64", "32", "31", "31", "32"])
  }
}

private final class PairModel: ObservableObject {
  @Published var a = 0
  @Published var b = 0
}

private struct Receiving: View {
  @StateObject private var pair = PairModel()

  var body: some View {
    Color.red
      .onReceive(pair.$a) { pair.b = $0 + 1 }
      .onReceive(pair.$b) { pair.a = $0 }
  }
}
