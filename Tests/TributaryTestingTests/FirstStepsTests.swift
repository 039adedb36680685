import Testing
import Tributary
import TributaryTesting

// The code of the article with the first steps, unchanged.

struct Counter: View {
  @State private var taps = 0
  var body: some View {
    Text("Tapped \(taps)").padding(8).accessibilityIdentifier("label").onTapGesture { taps += 5 }
  }
}

@Test @MainActor func `The label grows with its number`() {
  let view = render(size: CGSize(width: 200, height: 100)) { Counter() }  // each character is 8 × 16 points
  view.tap("label")
  view.expectBodies(atMost: 1) { view.tap("label") }
  view.expectText("Tapped 10")
  view.expectFrame(of: "label", CGRect(x: 56, y: 34, width: 88, height: 32))
  view.expectSnapshot(.picture, .svg)  // stored beside the test; record with RECORD=1 swift test
}
