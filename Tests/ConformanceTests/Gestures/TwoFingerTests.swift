import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct TwoFingerTests {
  @Test(
    .claim(
      "GESTURE-50", "Two-finger gestures never begin with one pointer, and do not block other gestures.", .decided,
      "decision of this project: a mouse has one pointer"))
  func `Two-finger gestures never begin with one pointer and do not block other gestures`() {
    struct Scene: View {
      let log: (String) -> Void
      @GestureState private var scale: CGFloat = 1
      @State private var angle = Angle.zero
      var body: some View {
        let _ = log("\(scale) \(angle.degrees)")
        Block("a", 80, 80)
          .onTapGesture { log("tap") }
          .gesture(MagnificationGesture().updating($scale) { value, state, _ in state = value })
          .simultaneousGesture(RotationGesture().onChanged { angle = $0 })
          .gesture(
            MagnifyGesture().simultaneously(with: RotateGesture()).onEnded { angle = $0.second?.rotation ?? .zero })
      }
    }
    var told: [String] = []
    let host = settledHost(100, 100) { Scene { told.append($0) } }
    host.tap("a")
    host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 80, y: 80))
    host.advance(by: 1)
    #expect(told == ["1.0 0.0", "tap"])
  }
}
