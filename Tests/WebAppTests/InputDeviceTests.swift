@testable import Tributary

/// The devices of a browser as input kinds of gestures.
@MainActor struct InputDeviceTests {
  private struct Pad: View {
    let log: Log
    var body: some View {
      Color.red.onTapGesture(inputKinds: .directTouch) { log.entries.append("finger") }
        .onTapGesture(inputKinds: .pencil) { log.entries.append("pen") }
        .onTapGesture(inputKinds: .pointer) { log.entries.append("mouse") }
        .gesture(MagnifyGesture(inputKinds: .indirectTouch).onEnded { _ in log.entries.append("trackpad") })
        .simultaneousGesture(MagnifyGesture(inputKinds: .directTouch).onEnded { _ in log.entries.append("fingers") })
    }
  }

  @Test(arguments: [
    (WebEvent.Pointer.Device.touch, ["finger"], ["fingers"]), (.pen, ["pen"], []), (.mouse, ["mouse"], ["trackpad"]),
  ])
  @MainActor func `A gesture recognizes the devices of the browser`(
    device: WebEvent.Pointer.Device, tap: [String], pinch: [String]
  ) {
    let log = Log()
    let window = openWindow { Pad(log: log) }
    _ = window.frame(at: 0)
    window.handle(pointer(.down, 20, 20, by: device), at: 0)
    window.handle(pointer(.up, 20, 20, by: device), at: 0.1)
    expect(log.take(), equals: tap)
    for (phase, scale) in [(WebEvent.Pinch.Phase.begin, 1.0), (.change, 2), (.end, 2)] {
      window.handle(pointer(.pinched(WebEvent.Pinch(phase: phase, scale: scale, angle: 0)), 20, 20, by: device), at: 1)
    }
    expect(log.take(), equals: pinch)
  }
}
