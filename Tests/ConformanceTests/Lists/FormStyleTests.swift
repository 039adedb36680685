import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Custom form styles, and views with a glass effect.
@MainActor @Suite struct FormStyleTests {
  private struct Lined: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading, spacing: 5) {
        Block("line", 50, 5)
        configuration.content
      }
    }
  }

  /// A style that modifies the outer style.
  private struct Headed: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        Block("head", nil, 20)
        Form(configuration)
      }
    }
  }

  private struct Counting: View {
    @State private var count = 0
    var body: some View {
      Form {
        Section("Net") { Block("a\(count)", 20, 10).onTapGesture { count += 1 } }
        Section { Block("b", 20, 10) }
      }
    }
  }

  @Test(
    .claim(
      "LIST-34",
      "A form style determines the appearance of a form from its content, and can modify the next outer style.",
      .documented, "Apple's documentation of FormStyle.makeBody(configuration:) and FormStyleConfiguration"))
  func `A custom form style determines the appearance of a form`() {
    let host = settledHost(200, 200) { Counting().formStyle(Lined()) }
    host.tap("a0")
    host.tap("a1")
    expect(host.frame(of: "a2") != nil, equals: true)
    expect(host.columns("line", "a2", "b"), equals: "75…125 75…95 75…95")
    let plain = settledHost(200, 200) { Counting().frame(height: 180).padding(.top, 20) }
    let headed = settledHost(200, 200) { Counting().formStyle(Headed()).formStyle(.grouped) }
    expect(headed.box("head"), equals: "0 0 200 20")
    expect(headed.box("b"), equals: plain.box("b"))
    let inner = settledHost(200, 200) { Counting().formStyle(Headed()).formStyle(.columns) }
    expect(inner.extent("head"), equals: "200 20")
    expect(inner.columns("a0"), equals: inner.columns("b"))
  }

  @Test(
    .claim(
      "STYLE-23",
      "Glass is a translucent, slightly tinted background with an edge in a shape, and does not affect layout.",
      .decided,
      "decision of this project, after glassEffect(_:in:): the content behind is neither blurred nor distorted"))
  func `A glass effect draws a translucent background without affecting layout`() {
    func picture<V: View>(@ViewBuilder _ content: () -> V) -> String {
      settledHost(200, 100, content: content).displayList.description
    }
    let plain = picture { Block("a", 40, 20).glassEffect() }
    expect(plain.contains("#FFFFFFBF") && plain.contains("#3C3C434A"), equals: true)
    expect(picture { Block("a", 40, 20).glassEffect(.clear) }.contains("#FFFFFF66"), equals: true)
    expect(
      picture { Block("a", 40, 20).glassEffect(.regular.tint(Ink.red.color).interactive(), in: Rectangle()) }.contains(
        "#FF000080"), equals: true)
    expect(picture { Block("a", 40, 20).glassEffect(.identity) }.contains("#FFFFFF"), equals: false)
    let host = settledHost(200, 100) {
      GlassEffectContainer { HStack(spacing: 0) { Block("a", 40, 20).glassEffect() } }
    }
    expect(host.box("a"), equals: "80 40 40 20")
    expect(host.lines.isEmpty, equals: true)
  }

  @Test func `Glass buttons respond to presses and keys`() {
    struct Buttons: View {
      @State private var count = 0
      var body: some View {
        VStack(spacing: 0) {
          Button("more \(count)") { count += 1 }.buttonStyle(.glass).accessibilityIdentifier("more")
          Button("much") { count += 10 }.buttonStyle(.glassProminent).accessibilityIdentifier("much")
        }
      }
    }
    let host = settledHost(200, 100) { Buttons() }
    host.tap("more")
    host.tap("much")
    host.moveFocus(by: 1)
    host.pressKey(.return)
    expect(host.lines, equals: ["more 12", "much"])
  }
}
