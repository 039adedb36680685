import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// The reader's text size, and the values that follow it.
@MainActor @Suite struct DynamicTypeTests {
  @Test(.claim("TEXT-40")) func `Text styles follow the text size`() {
    func size(_ font: Font, _ textSize: DynamicTypeSize) -> CGFloat { font.resolved(textSize: textSize).size }
    expect(size(.body, .xSmall), equals: 14)
    expect(size(.body, .large), equals: 17)
    expect(size(.body, .xxxLarge), equals: 23)
    expect(size(.largeTitle, .accessibility5), equals: 60)
    expect(size(.caption2, .small), equals: 11)
    expect(size(.callout, .large), equals: 16)
    expect(size(.system(size: 20), .accessibility5), equals: 20)
    expect(size(.custom("Face", fixedSize: 20), .accessibility5), equals: 20)
    expect(size(.custom("Face", size: 17), .accessibility5), equals: 53)
    expect(size(.custom("Face", size: 34, relativeTo: .largeTitle), .accessibility5), equals: 60)
    for style in Font.TextStyle.allCases {
      let sizes = DynamicTypeSize.allCases.map { style.size(at: $0) }
      expect(sizes, equals: sizes.sorted())
    }
    let host = settledHost(400, 200, measurer: MetricTextMeasurer()) {
      VStack {
        Text("a").accessibilityIdentifier("usual")
        Text("a").dynamicTypeSize(.accessibility1).accessibilityIdentifier("large")
      }
    }
    let (usual, large) = (host.frame(of: "usual")?.height ?? 0, host.frame(of: "large")?.height ?? 0)
    #expect(abs(large / usual - 28.0 / 17) < 1e-9)
  }

  @Test(.claim("TEXT-41")) func `A range bounds the text size`() {
    struct Size: View {
      @Environment(\.dynamicTypeSize) private var size
      var body: some View { Text("\(size)") }
    }
    let host = settledHost(400, 400) {
      VStack {
        Size().dynamicTypeSize(...DynamicTypeSize.xLarge)
        Size().dynamicTypeSize(.small ... .xLarge)
        Size().dynamicTypeSize(DynamicTypeSize.accessibility4...)
        Size()
      }
      .dynamicTypeSize(.accessibility3)
    }
    expect(host.lines, equals: ["xLarge", "xLarge", "accessibility4", "accessibility3"])
    #expect(DynamicTypeSize.accessibility1.isAccessibilitySize && !DynamicTypeSize.xxxLarge.isAccessibilitySize)
  }

  @Test(.claim("TEXT-42")) func `A scaled metric follows its text style`() {
    struct Scaled: View {
      @ScaledMetric private var side = 17.0
      @ScaledMetric(relativeTo: .largeTitle) private var length: CGFloat = 34
      var body: some View { Color.red.frame(width: side, height: length).accessibilityIdentifier("scaled") }
    }
    struct Screen: View {
      var size = DynamicTypeSize.large
      var body: some View { Scaled().dynamicTypeSize(size) }
    }
    let host = settledHost(400, 400) { Screen() }
    expect(host.frame(of: "scaled")?.size, equals: CGSize(width: 17, height: 34))
    host.content.size = .accessibility5
    host.update()
    expect(host.frame(of: "scaled")?.size, equals: CGSize(width: 53, height: 60))
  }

  @Test(.claim("TEXT-51")) func `Small capitals are measured as they are drawn`() {
    func width(_ text: String, _ font: Font) -> CGFloat {
      MetricTextMeasurer().width(of: text[...], in: font.resolved())
    }
    let font = Font.system(size: 10)
    #expect(abs(width("ab", font.lowercaseSmallCaps()) - width("AB", font) * 0.8) < 1e-9)
    #expect(abs(width("Ab", font.lowercaseSmallCaps()) - width("A", font) - width("B", font) * 0.8) < 1e-9)
    #expect(abs(width("Ab1", font.smallCaps()) - width("AB", font) * 0.8 - width("1", font)) < 1e-9)
    #expect(abs(width("Ab", font.uppercaseSmallCaps()) - width("A", font) * 0.8 - width("b", font)) < 1e-9)
    expect(font.lowercaseSmallCaps().uppercaseSmallCaps(), equals: font.smallCaps())
  }
}
