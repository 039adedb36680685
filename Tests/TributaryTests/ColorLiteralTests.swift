import Testing
import Tributary

@Suite struct ColorLiteralTests {
  private let orange = Color(red: 1, green: 0.5, blue: 0, opacity: 0.75)

  @Test func `A colour literal is a colour, as written, by its context and as an argument`() {
    let written = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.75)
    let asked: Color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.75)
    let passed = Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.75))
    #expect(written == orange)
    #expect(asked == orange)
    #expect(passed == orange)
  }

  @Test @MainActor func `A view takes a colour literal for its style`() {
    let host = ViewHost(size: CGSize(width: 8, height: 8)) {
      Rectangle().fill(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.75))
    }
    host.update()
    let plain = ViewHost(size: CGSize(width: 8, height: 8)) { Rectangle().fill(orange) }
    plain.update()
    #expect(host.displayList.description == plain.displayList.description)
  }
}
