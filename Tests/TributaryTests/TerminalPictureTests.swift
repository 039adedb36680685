import Testing
import Tributary

@Suite @MainActor struct TerminalPictureTests {
  @Test func `A picture in characters has escape sequences only if colors are requested`() {
    let host = ViewHost(size: CGSize(width: 40, height: 16)) { Text("hi").foregroundColor(.red) }
    host.environment.textMeasurer = CellTextMeasurer()
    host.update()
    #expect(host.terminalPicture() == "  hi\n")
    #expect(host.terminalPicture(colors: .direct).contains("\u{1B}[38;2;"))
  }

  @Test(arguments: [1, 2, 2.9, 6]) func `A border of any width fills the cells of its frame`(_ width: CGFloat) {
    // 24 to 72 points down are rows 2 to 5; with zero thickness the line would lose a row.
    let host = ViewHost(size: CGSize(width: 56, height: 96)) {
      Color.clear.frame(width: 40, height: 48).overlay(Rectangle().strokeBorder(Color.black, lineWidth: width))
    }
    host.update()
    let rows = host.terminalPicture().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.map { $0.isEmpty } == [true, true, false, false, false, true, true])
  }

  @Test func `One import provides the modules that a SwiftUI file expects`() {
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
