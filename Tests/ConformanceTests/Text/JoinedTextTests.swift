import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// Texts joined with `+`.
@MainActor @Suite struct JoinedTextTests {
  private func cells<V: View>(_ width: CGFloat, _ height: CGFloat = 200, @ViewBuilder _ content: () -> V) -> ViewHost<V>
  {
    settledHost(width, height, measurer: CellTextMeasurer(), content: content)
  }

  private func metric<V: View>(_ width: CGFloat, _ height: CGFloat = 200, @ViewBuilder _ content: () -> V) -> ViewHost<
    V
  > {
    settledHost(width, height, measurer: MetricTextMeasurer(), content: content)
  }

  @Test(.claim("TEXT-10")) func `Each part has its own font`() {
    let host = metric(300) {
      (Text("ab") + Text("cd").font(.largeTitle).bold()).accessibilityIdentifier("t")
    }
    // "a" and "b": 1139 of 2048 units each, at 17 points. "c" and "d", bold: 1139 and 1251, at 34. A line: 1854 + 434.
    play(host, "| extent t = \(short(CGFloat(2278 * 17 + 2390 * 34) / 2048)) \(short(CGFloat(2288 * 34) / 2048))")
    expect(host.fonts, equals: ["17 400 ab", "34 700 cd"])
  }

  @Test(.claim("TEXT-11")) func `Each part has its own color`() {
    let host = cells(300) {
      (Text("plain ") + Text("red ").foregroundColor(Ink.red.color) + Text("also"))
        .foregroundStyle(Ink.blue.color)
    }
    expect(host.texts(in: .red), equals: ["red "])
    expect(host.texts(in: .blue), equals: ["plain ", "also"])
  }

  @Test(.claim("TEXT-12")) func `Words can span parts`() {
    let host = cells(48) { (Text("aaaa bb") + Text("bb cc").bold()).accessibilityIdentifier("t") }
    expect(host.extent("t"), equals: "32 48")
    expect(host.places, equals: ["8 aaaa", "8 bb", "24 bb", "8 cc"])
  }

  @Test(.claim("TEXT-13")) func `An ellipsis continues a style`() {
    let host = cells(48) { (Text("aaa") + Text("bbbbbb").bold()).lineLimit(1) }
    expect(host.fonts, equals: ["17 400 aaa", "17 700 bb…"])
    let head = cells(48) { (Text("aaaaaa") + Text("bbb").bold()).lineLimit(1).truncationMode(.head) }
    expect(head.fonts, equals: ["17 400 …", "17 400 aa", "17 700 bbb"])
    let middle = cells(48) { (Text("aaaaaa") + Text("bbb").bold()).lineLimit(1).truncationMode(.middle) }
    expect(middle.lines.joined(), equals: "aaa…bb")
  }

  @Test(.claim("TEXT-14")) func `Lines have their own heights`() {
    let host = metric(100) {
      (Text("small\n").font(.system(size: 10)) + Text("large").font(.system(size: 40)))
        .accessibilityIdentifier("t")
    }
    let unit = CGFloat(1) / 2048
    // A line break belongs to the line that it ends; the gap between lines is 67 units.
    #expect(host.extent("t").hasSuffix(" \(short((2288 * 10 + 67 * 10 + 2288 * 40) * unit))"))
    let top = (200 - (2288 * 10 + 67 * 10 + 2288 * 40) * unit) / 2
    expect(
      host.baselines,
      equals: [
        short(top + 1854 * 10 * unit), short(top + (2288 * 10 + 67 * 10 + 1854 * 40) * unit),
      ])
  }

  @Test(.claim("TEXT-15")) func `Text with lines of different heights is truncated by height`() {
    let text = Text("aa\nbb\n").font(.system(size: 10)) + Text("cc").font(.system(size: 40))
    let high = metric(100) { text.frame(height: 80) }
    expect(high.lines, equals: ["aa", "bb", "cc"])
    let low = metric(100) { text.frame(height: 60) }
    expect(low.lines, equals: ["aa", "bb…"])
    let none = metric(100) { text.frame(height: 0) }
    expect(none.lines, equals: ["aa…"])
  }

  @Test(.claim("TEXT-16")) func `A right-to-left line runs to the left`() {
    let host = cells(80) { Text("אב") + Text("גד").bold() + Text("x") }
    expect(host.places, equals: ["44 אב", "28 גד", "20 x"])
    let latin = cells(80) { Text("x") + Text("אב").bold() }
    expect(latin.places, equals: ["28 x", "36 אב"])
  }

  @Test(.claim("TEXT-17")) func `A change of one part is redrawn or measured`() {
    func content(_ color: Color, _ size: CGFloat) -> some View {
      (Text("a") + Text("b").foregroundColor(color).font(.system(size: size))).accessibilityIdentifier("t")
    }
    let host = metric(100) { content(Ink.red.color, 10) }
    expect(host.texts(in: .red), equals: ["b"])
    host.content = content(Ink.green.color, 10)
    expect(host.update().counts.measurements, equals: 0)
    expect(host.texts(in: .green), equals: ["b"])
    host.content = content(Ink.green.color, 40)
    host.update()
    expect(host.fonts, equals: ["17 400 a", "40 400 b"])
    expect(host.core.checkInvariants(), equals: [])
  }
}
