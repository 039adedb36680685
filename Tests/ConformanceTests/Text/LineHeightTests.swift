import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// The distances between the baselines of lines.
@MainActor @Suite struct LineHeightTests {
  private func heights<V: View>(
    _ measurer: any TextMeasurer = MetricTextMeasurer(), @ViewBuilder _ content: () -> V
  ) -> CGFloat {
    settledHost(400, 400, measurer: measurer) {
      content().font(.system(size: 20)).accessibilityIdentifier("text")
    }.frame(of: "text")?.height ?? -1
  }

  @Test(.claim("TEXT-91")) func `Line heights depend on the font size`() {
    let text = Text("a\nb\nc")
    expect(heights { text.lineHeight(.exact(points: 30)) }, equals: 90)
    expect(heights { text.lineHeight(.multiple(factor: 1.5)) }, equals: 90)
    expect(heights { text.lineHeight(.leading(increase: 10)) }, equals: 90)
    expect(heights { text.lineHeight(.exact(points: 5)) }, equals: 15)
    expect(heights { text.lineHeight(.exact(points: -5)) }, equals: 0)
    expect(heights { text.lineHeight(.multiple(factor: .nan)) }, equals: 0)
    let mixed = Text("\(Text("a")) \(Text("b").font(.system(size: 40)))")
    expect(heights { mixed.lineHeight(.multiple(factor: 1.5)) }, equals: 60)
    expect(heights { mixed.lineHeight(.exact(points: 30)) }, equals: 30)
  }

  @Test(.claim("TEXT-92")) func `The font decides without a line height`() {
    let text = Text("a\nb\nc")
    let plain = heights { text }
    #expect(plain > 0)
    expect(heights { text.lineHeight(.variable) }, equals: plain)
    expect(heights { text.lineHeight(nil).lineHeight(.loose) }, equals: plain)
    expect(heights { text.lineHeight(.loose).lineHeight(.tight) }, equals: 90)
  }

  @Test(.claim("TEXT-93")) func `Line spacing is added`() {
    expect(heights { Text("a\nb\nc").lineHeight(.exact(points: 30)).lineSpacing(5) }, equals: 100)
    let host = settledHost(400, 400, measurer: MetricTextMeasurer()) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").lineHeight(.exact(points: 2 * (1854 + 434) * 20 / 2048)).accessibilityIdentifier("high")
        Text("a").accessibilityIdentifier("plain")
      }
      .font(.system(size: 20))
    }
    let distance = (host.frame(of: "plain")?.minY ?? 0) - (host.frame(of: "high")?.minY ?? 0)
    expect(short(distance), equals: short(1854 * 20 / 2048))
  }

  @Test(.claim("TEXT-94")) func `Rows of a terminal keep their height`() {
    let text = Text("a\nb\nc")
    expect(heights(CellTextMeasurer()) { text.lineHeight(.loose) }, equals: heights(CellTextMeasurer()) { text })
  }

  @Test func `Symbols keep their size`() {
    func size<V: View>(_ height: AttributedString.LineHeight?, _ content: V) -> CGSize? {
      settledHost(400, 400, measurer: MetricTextMeasurer()) {
        content.lineHeight(height).accessibilityIdentifier("symbol")
      }.frame(of: "symbol")?.size
    }
    let image = Image(systemName: "star")
    let text = Text("a\(image)")
    for height in [5, 60] {
      let lineHeight = AttributedString.LineHeight.exact(points: CGFloat(height))
      expect(size(lineHeight, image), equals: size(nil, image))
      expect(size(lineHeight, text)?.width, equals: size(nil, text)?.width)
      expect(size(lineHeight, text)?.height, equals: CGFloat(height))
    }
  }

  @Test func `Text whose lines have no height fits the width`() {
    let host = settledHost(400, 400, measurer: MetricTextMeasurer()) {
      Text("A long text that shrinks").minimumScaleFactor(0.2).lineHeight(.exact(points: 0))
        .accessibilityIdentifier("text").frame(width: 60, height: 20)
    }
    let width = settledHost(400, 400, measurer: MetricTextMeasurer()) {
      Text("A long text that shrinks").accessibilityIdentifier("text")
    }.frame(of: "text")?.width
    #expect((width ?? 0) > 60)
    #expect(host.frame(of: "text").map { $0.width <= 60 && $0.height == 0 } == true)
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test func `A line height can change, and another measurer keeps it`() {
    struct Root: View {
      @State var height: AttributedString.LineHeight? = .exact(points: 50)
      var body: some View {
        Text("a\nb").lineHeight(height).accessibilityIdentifier("text").onTapGesture { height = nil }
      }
    }
    let host = settledHost(400, 400, measurer: MetricTextMeasurer()) { Root() }
    expect(host.frame(of: "text")?.height, equals: 100)
    play(host, "tap 200,200; update")
    #expect((host.frame(of: "text")?.height ?? 100) < 60)

    let other = heights { Text("a").environment(\.textMeasurer, FixedTextMeasurer()).lineHeight(.exact(points: 50)) }
    expect(other, equals: 50)
    var values = EnvironmentValues()
    #expect(values.lineHeight == nil)
    values.lineHeight = .loose
    expect(values.lineHeight, equals: .loose)
    values.lineHeight = nil
    #expect(values.lineHeight == nil && values.textMeasurer is MetricTextMeasurer)
  }
}
