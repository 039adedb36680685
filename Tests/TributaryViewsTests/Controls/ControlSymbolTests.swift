import Foundation
import Testing
import TributaryControls
import TributaryEngine
import TributaryHost
import TributaryViews

/// The symbols in the drawing of controls.
@MainActor
struct ControlSymbolTests {
  @Test func `The symbols that a control draws are not labels of views`() {
    let host = settledHost(300, 300) {
      VStack {
        Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch)
        Toggle("Box", isOn: .constant(false)).toggleStyle(.checkbox)
        Slider(value: .constant(0.5))
        Image(systemName: "heart.fill")
      }
    }
    expect(AccessibilityName.all(in: host.core).map(\.name), equals: ["heart.fill"])
  }
}
