/// Scroll views in 100 by 100 points with safe-area insets of 10 at the top, 20 at the bottom, and 5 at the left and
/// right.
@MainActor struct SafeAreaScrollingTests {
  private let insets = EdgeInsets(top: 10, leading: 5, bottom: 20, trailing: 5)

  @Test(.claim("SAFE-50")) @MainActor func `Content scrolls under bars`() {
    let host = settledHost(100, 100, safeArea: insets) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<10) { Block("\($0)", nil, 20) } } }
        .safeAreaInset(edge: .bottom, spacing: 0) { Ink.blue.color.frame(height: 10) }
        .accessibilityIdentifier("all")
    }
    play(host, "| box all = 5 10 90 70; rows 0, 1 = 10…30 30…50")
    expect(host.visible, equals: "0 0 100 100")
    expect(host.scrolled("all", by: CGSize(width: 0, height: 1_000)).rows("9"), equals: "50…70")
    let inside = settledHost(100, 100, safeArea: insets) { ScrollView { Block("content", nil, 200) }.padding(.top, 15) }
    expect(inside.visible, equals: "0 25 100 75")
  }

  @Test(.claim("SAFE-51")) @MainActor func `Content touches the safe area only across the scroll axis`() {
    let host = settledHost(100, 100, safeArea: insets) {
      ScrollView {
        Color.clear.frame(height: 30).background(Ink.blue.color)
        Ink.green.color.frame(height: 30).ignoresSafeArea()
      }
    }
    play(host, "| blue = 0 10 100 30; green = 0 48 100 30")
    play(100, 100, "| blue = 0 0 100 37") {
      ScrollView { Color.clear.frame(height: 30).background(Ink.blue.color).safeAreaPadding(.top, 7) }
    }
  }
}

extension ViewHost {
  /// The part of the picture in which the first scroll view shows its content.
  fileprivate var visible: String {
    var all: [String] = []
    displayList.forEachFlattened { flat in
      all += flat.clips.map { short($0.path.boundingRect.applying($0.transform)) }
    }
    return all.first ?? "nothing"
  }
}
