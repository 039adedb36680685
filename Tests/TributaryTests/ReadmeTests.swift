import Testing
import Tributary

/// The code of the README.
@Suite @MainActor struct ReadmeTests {
  struct Counter: View {
    @State private var taps = 0
    var body: some View {
      Text("Tapped \(taps)").padding(8).accessibilityIdentifier("label").onTapGesture { taps += 5 }
    }
  }

  @Test func `The label grows with its number`() {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Counter() }
    host.environment.textMeasurer = CellTextMeasurer()  // 8 × 16 points a character
    host.tap("label")
    host.tap("label")
    #expect(host.frame(of: "label") == CGRect(x: 56, y: 34, width: 88, height: 32))
    #expect(host.update().passes == 1)
  }
}
