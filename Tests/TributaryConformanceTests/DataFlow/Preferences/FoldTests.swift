@MainActor
struct FoldTests {
  @Test(.claim("PREF-31")) @MainActor func `zIndex does not reorder the fold`() {
    let host = ViewHost.settled {
      ZStack {
        word("a").zIndex(3)
        word("b").zIndex(-1)
        word("c")
      }
    }
    expect(host.preference(Words.self), here: ["a", "b", "c"], inSwiftUI: ["b", "c", "a"])
  }
}
