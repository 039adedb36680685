import Testing
import TributaryDrawing
import TributaryTerminal

@Suite struct CellTextTests {
  private func shown(_ text: String) -> String {
    String(CellText(text, cellsOf: CellTextMeasurer.cells(of:)).items.map(\.character))
  }

  @Test func `No terminal control sequence passes through`() {
    #expect(shown("a\u{1B}[31mb") == "a[31mb")
    #expect(shown("a\u{7}\u{8}\r\n\u{7F}\u{9B}2Jb") == "a2Jb")
    #expect(shown("a\u{202E}b\u{2066}c\u{200F}d\u{2028}e\u{FEFF}f\u{FFFE}") == "abcdef")
  }

  @Test func `Tabs are four spaces`() {
    #expect(shown("a\tb") == "a    b")
  }

  @Test func `Wide characters take two columns, and combining marks none`() {
    #expect(CellText("日本", cellsOf: CellTextMeasurer.cells(of:)).columns == 4)
    #expect(CellText("e\u{301}x", cellsOf: CellTextMeasurer.cells(of:)).columns == 2)
    #expect(CellText("👨‍👩‍👧", cellsOf: CellTextMeasurer.cells(of:)).columns == 2)
  }

  @Test func `A long run of combining marks is truncated`() {
    let pile = "a" + String(repeating: "\u{301}", count: 1_000)
    #expect(shown(pile).unicodeScalars.count == 16)
  }

  @Test func `Isolated joiners and marks are dropped`() {
    #expect(shown("\u{200D}") == "")
    #expect(shown("\u{301}") == "")
  }
}
