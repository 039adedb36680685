@MainActor struct ViewModifierTests {
  private struct Framing: ViewModifier {
    let inset: CGFloat
    let journal: Journal
    func body(content: Content) -> some View {
      let _ = journal.note("modifier")
      content.padding(inset)
    }
  }

  private struct Screen: View {
    let journal: Journal
    @State private var inset: CGFloat = 0
    @State private var width: CGFloat = 10
    var body: some View {
      Trigger("inset") { inset += 5 }
      Trigger("widen") { width += 5 }
      Block("child", width, 10).modifier(Framing(inset: inset, journal: journal)).accessibilityIdentifier("framed")
    }
  }

  @Test(.claim("MOD-01")) @MainActor func `A modifier is evaluated when the modifier changes, not its content`() {
    let journal = Journal()
    play(
      settledHost(100, 100) { Screen(journal: journal) }, journal,
      "| log = modifier",
      "tap widen | extent framed = 15 10; log =",
      "tap inset | extent framed = 25 20; log = modifier")
  }

  @Test(.claim("MOD-02")) @MainActor func `Content can appear twice`() {
    struct Twice: ViewModifier {
      func body(content: Content) -> some View {
        HStack(spacing: 0) {
          content.accessibilityIdentifier("first")
          content.accessibilityIdentifier("second")
        }
      }
    }
    struct Counter: View {
      @State private var count = 0
      var body: some View { Color.red.frame(width: 10 + CGFloat(count), height: 10).onTapGesture { count += 1 } }
    }
    let host = settledHost(100, 100) { Counter().modifier(Twice()) }
    expect(host.columns("first", "second"), equals: "40…50 50…60")
    expect(host.tapped("second").columns("first", "second"), equals: "39.5…49.5 49.5…60.5")
  }

  @Test(.claim("MOD-03")) @MainActor func `Content can be omitted`() {
    struct Shown: ViewModifier {
      let isShown: Bool
      func body(content: Content) -> some View { if isShown { content } }
    }
    struct Holder: View {
      @State private var isShown = true
      var body: some View {
        Trigger("toggle") { isShown.toggle() }
        TapCounter("child").modifier(Shown(isShown: isShown))
      }
    }
    let host = settledHost(100, 100) { Holder() }
    play(host, "tap child | taps child = 1", "tap toggle | taps child = -1", "tap toggle | taps child = 0")
  }

  @Test(.claim("MOD-04")) @MainActor func `Modifiers can be concatenated`() {
    let journal = Journal()
    let joined = Framing(inset: 5, journal: journal).concat(Framing(inset: 10, journal: journal))
    let host = settledHost(100, 100) { Block("child", 10, 10).modifier(joined).accessibilityIdentifier("framed") }
    play(host, journal, "| extent framed = 40 40; log = modifier modifier")
  }

  @Test(.claim("MOD-05")) @MainActor func `Views built by closures keep their state`() {
    struct Holder: View {
      @State private var width: CGFloat = 40
      var body: some View {
        Trigger("widen") { width += 10 }
        GeometryReader { proxy in
          TapCounter("reader").padding(.leading, proxy.size.width / 10)
        }
        .frame(width: width, height: 20)
        Color.red.frame(width: width, height: 20)
          .overlay(alignment: .leading) { TapCounter("over") }
          .background(alignment: .bottom) { TapCounter("behind").offset(y: 10) }
      }
    }
    let host = settledHost(200, 200) { Holder() }
    for name in ["reader", "over", "behind"] { host.tap(name) }
    play(host, "tap widen | taps reader = 1; taps over = 1; taps behind = 1; columns reader = 80…91")
  }
}
