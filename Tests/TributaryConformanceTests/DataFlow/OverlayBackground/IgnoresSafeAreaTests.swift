/// A picture of 100 by 100 points, with safe-area insets of 10 at the top, 20 at the bottom, and 5 at the left and
/// right.
@MainActor struct IgnoresSafeAreaTests {
  private let insets = EdgeInsets(top: 10, leading: 5, bottom: 20, trailing: 5)

  @Test(.claim("SAFE-07")) @MainActor func `Only the specified edges are ignored`() {
    let top = settledHost(100, 100, safeArea: insets) { Ink.blue.color.ignoresSafeArea(edges: .top) }
    expect(top.boxes(in: .blue), equals: ["5 0 90 80"])
    let keyboard = settledHost(100, 100, safeArea: insets) { Ink.blue.color.ignoresSafeArea(.keyboard) }
    expect(keyboard.boxes(in: .blue), equals: ["5 10 90 70"])
  }
}
