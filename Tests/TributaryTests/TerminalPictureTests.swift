import Testing
import Tributary

@Suite @MainActor struct TerminalPictureTests {
  @Test func `A picture in characters has escape sequences only if colours are asked for`() {
    let host = ViewHost(size: CGSize(width: 40, height: 16)) { Text("hi").foregroundColor(.red) }
    host.environment.textMeasurer = CellTextMeasurer()
    host.update()
    #expect(host.terminalPicture() == "  hi\n")
    #expect(host.terminalPicture(colors: .direct).contains("\u{1B}[38;2;"))
  }

  @Test func `One import gives what a SwiftUI file expects`() {
    let id: UUID = UUID()
    let date = Date(timeIntervalSince1970: 0)
    #expect(id != UUID())
    #expect(date.timeIntervalSince1970 == 0)
    #expect(DispatchQueue.main.label == "com.apple.main-thread")
    #expect(Counter().count == 1)
  }

  @Observable final class Counter {
    var count = 1
  }
}
