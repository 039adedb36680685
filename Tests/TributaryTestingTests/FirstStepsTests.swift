import Testing
import Tributary
import TributaryTesting

// The samples of the article *First steps*, unchanged.

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

@Test @MainActor func `A renderer and a host render the label`() {
  let renderer = ImageRenderer(content: Counter())
  let picture = renderer.svg
  #expect(picture.contains("Tapped 0"))

  let host = ViewHost(size: CGSize(width: 200, height: 100)) { Counter() }
  host.update()
  host.tap("label")
  let svg = host.svg
  let frame = host.frame(of: "label")
  #expect(svg.contains("Tapped 5"))
  #expect(frame?.midX.rounded() == 100)
}
