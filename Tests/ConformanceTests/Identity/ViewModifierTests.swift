import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct ViewModifierTests {
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

  @Test(.claim("MOD-01")) func `A modifier is evaluated when the modifier changes, not its content`() {
    let journal = Journal()
    let host = settledHost(100, 100) { Screen(journal: journal) }
    expect(journal.take(), equals: "modifier")
    host.tap("widen")
    expect(host.extent("framed"), equals: "15 10")
    expect(journal.take(), equals: "")
    host.tap("inset")
    expect(host.extent("framed"), equals: "25 20")
    expect(journal.take(), equals: "modifier")
  }

  @Test(.claim("MOD-02")) func `Content can appear twice`() {
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
      var body: some View {
        Color.red.frame(width: 10 + CGFloat(count), height: 10).onTapGesture { count += 1 }
      }
    }
    let host = settledHost(100, 100) { Counter().modifier(Twice()) }
    expect(host.columns("first", "second"), equals: "40…50 50…60")
    host.tap("second")
    expect(host.columns("first", "second"), equals: "39.5…49.5 49.5…60.5")
  }

  @Test(.claim("MOD-03")) func `Content can be omitted`() {
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
    host.tap("child")
    expect(host.taps("child"), equals: 1)
    host.tap("toggle")
    expect(host.taps("child"), equals: -1)
    host.tap("toggle")
    expect(host.taps("child"), equals: 0)
  }

  @Test(.claim("MOD-04")) func `Modifiers can be concatenated`() {
    let journal = Journal()
    let joined = Framing(inset: 5, journal: journal).concat(Framing(inset: 10, journal: journal))
    let host = settledHost(100, 100) { Block("child", 10, 10).modifier(joined).accessibilityIdentifier("framed") }
    expect(host.extent("framed"), equals: "40 40")
    expect(journal.take(), equals: "modifier modifier")
  }

  @Test(.claim("MOD-05")) func `Views built by closures keep their state`() {
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
    host.tap("widen")
    expect(["reader", "over", "behind"].map(host.taps), equals: [1, 1, 1])
    expect(host.columns("reader"), equals: "80…91")
  }
}
