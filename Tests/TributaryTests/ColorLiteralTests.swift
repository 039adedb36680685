import Testing
import Tributary

@Suite struct ColorLiteralTests {
  private let orange = Color(red: 1, green: 0.5, blue: 0, opacity: 0.75)

  @Test func `A color literal is a color, with a type context and as an argument`() {
    let written = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.75)
    let asked: Color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.75)
    let passed = Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.75))
    #expect(written == orange)
    #expect(asked == orange)
    #expect(passed == orange)
  }

  @Test @MainActor func `A view accepts a color literal as a style`() {
    let host = ViewHost(size: CGSize(width: 8, height: 8)) {
      Rectangle().fill(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.75))
    }
    host.update()
    let plain = ViewHost(size: CGSize(width: 8, height: 8)) { Rectangle().fill(orange) }
    plain.update()
    #expect(host.displayList.description == plain.displayList.description)
  }
}
