import Testing
import Tributary

@Suite @MainActor struct ImageRendererTests {
  @Test func `A picture has the ideal size of its view`() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20).padding(5))
    #expect(renderer.displayList.size == CGSize(width: 40, height: 30))
    #expect(renderer.svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"30\""))
  }

  @Test func `The view receives the proposed size`() {
    let renderer = ImageRenderer(content: Color.red.frame(height: 20))
    #expect(renderer.displayList.size == CGSize(width: 10, height: 20))
    renderer.proposedSize = ProposedViewSize(width: 120, height: nil)
    #expect(renderer.displayList.size == CGSize(width: 120, height: 20))
    renderer.proposedSize.width = -.infinity
    #expect(renderer.displayList.size.width == 0)
  }

  @Test func `New content replaces the picture`() {
    let renderer = ImageRenderer(content: Text("one"))
    renderer.environment.textMeasurer = CellTextMeasurer()
    #expect(renderer.displayList.size == CGSize(width: 24, height: 16))
    renderer.content = Text("three")
    #expect(renderer.displayList.size == CGSize(width: 40, height: 16))
    #expect(renderer.svg.contains(">three</text>"))
  }
}
