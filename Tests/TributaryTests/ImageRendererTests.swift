@MainActor struct ImageRendererTests {
  @Test @MainActor func `A picture has the ideal size of its view`() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20).padding(5))
    expect(renderer.displayList.size, equals: CGSize(width: 40, height: 30))
    expect(renderer.svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"30\""))
  }

  @Test @MainActor func `The view receives the proposed size`() {
    let renderer = ImageRenderer(content: Color.red.frame(height: 20))
    expect(renderer.displayList.size, equals: CGSize(width: 10, height: 20))
    renderer.proposedSize = ProposedViewSize(width: 120, height: nil)
    expect(renderer.displayList.size, equals: CGSize(width: 120, height: 20))
    renderer.proposedSize.width = -.infinity
    expect(renderer.displayList.size.width, equals: 0)
  }

  @Test @MainActor func `New content replaces the picture`() {
    let renderer = ImageRenderer(content: Text("one"))
    renderer.environment.textMeasurer = CellTextMeasurer()
    expect(renderer.displayList.size, equals: CGSize(width: 24, height: 16))
    renderer.content = Text("three")
    expect(renderer.displayList.size, equals: CGSize(width: 40, height: 16))
    expect(renderer.svg, contains: ">three</text>")
  }

  @Test @MainActor func `The picture of a dark window has a black background, as its text is white`() throws {
    func host(_ scheme: ColorScheme?) -> ViewHost<some View> {
      let host = ViewHost(size: CGSize(width: 40, height: 16)) { Text("x").preferredColorScheme(scheme) }
      host.update()
      return host
    }
    let page = try #require(host(.dark).svg.firstMatch(of: /<rect [^>]*>/))
    expect(page.0.contains("width=\"40\"") && page.0.contains("height=\"16\""))
    expect(!page.0.contains("fill=") || page.0.contains("fill=\"#000000\""))
    for scheme in [ColorScheme.light, nil] { expect(host(scheme).svg, lacks: "<rect") }
    let dark = host(.dark)
    dark.environment.textMeasurer = CellTextMeasurer()
    dark.update()
    expect(dark.terminalPicture(colors: .direct), lacks: "\u{1B}[38;2;")
  }
}
