import Foundation
import Observation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryHost

/// The backgrounds of ranges of text.
@MainActor @Suite struct TextBackgroundTests {
  /// Returns a text in which some parts have a background.
  private func marked(_ text: String, _ parts: [(part: String, ink: Ink)]) -> AttributedString {
    var string = AttributedString(text)
    for (part, ink) in parts {
      if let range = string.range(of: part) { string[range].backgroundColor = ink.color }
    }
    return string
  }

  /// The areas behind texts in the picture, as "red 0 0 32 16 over <text>".
  private func areas<V: View>(_ host: ViewHost<V>) -> [String] {
    var areas: [String] = []
    host.displayList.forEachFlattened { flat in
      guard case .text(let layout, let origin, _) = flat.command else { return }
      for line in layout.backgrounds {
        let rect = line.rectangle.offsetBy(dx: origin.x, dy: origin.y).applying(flat.transform)
        let ink = [Ink.red, .green, .blue].first { $0.resolved == line.background }
        let name = ink.map { "\($0)" } ?? "other"
        areas.append(
          ([name] + [rect.minX, rect.minY, rect.width, rect.height].map { short($0) }).joined(separator: " "))
      }
    }
    return areas
  }

  private func cells<V: View>(
    _ width: CGFloat, _ height: CGFloat = 64, @ViewBuilder _ content: () -> V
  ) -> ViewHost<V> {
    settledHost(width, height, measurer: CellTextMeasurer(), content: content)
  }

  @Test(.claim("TEXT-53")) func `A background fills the area of its range in each line`() {
    let text = Text(marked("aa bb cc dd", [("bb cc", .red)])).frame(width: 48, alignment: .leading)
    expect(areas(cells(48, 32) { text }), equals: ["red 24 0 16 16", "red 0 16 16 16"])
    expect(areas(cells(88, 16) { Text(AttributedString("aa bb")) }), equals: [])
    let plain = cells(200) { Text("aa bb cc").accessibilityIdentifier("t") }
    let colored = cells(200) { Text(marked("aa bb cc", [("bb", .red)])).accessibilityIdentifier("t") }
    expect(plain.frame(of: "t"), equals: colored.frame(of: "t"))
  }

  @Test(.claim("TEXT-54")) func `A background continues through runs and is truncated with its text`() {
    var string = marked("a bbcc d", [("bbcc", .green)])
    if let range = string.range(of: "cc") { string[range].font = .body.bold() }
    expect(areas(cells(64, 16) { Text(string) }), equals: ["green 16 0 32 16"])
    let long = marked("ab cdefgh", [("cdefgh", .blue)])
    expect(areas(cells(48, 16) { Text(long).lineLimit(1) }), equals: ["blue 24 0 24 16"])
    let hidden = marked("abcdef gh", [("gh", .blue)])
    expect(areas(cells(40, 16) { Text(hidden).lineLimit(1) }), equals: [])
    let small = marked("ab cd", [("ab", .red)])
    let metric = settledHost(200, 100, measurer: MetricTextMeasurer()) {
      (Text(small).font(.caption) + Text("X").font(.title)).accessibilityIdentifier("t")
    }
    let height = metric.frame(of: "t")?.height ?? 0
    #expect(areas(metric).first?.hasSuffix(" \(short(height))") == true)
  }

  @Test func `Words of a right-to-left line have their background at their place`() {
    let text = Text(marked("\u{5D0}\u{5D1} \u{5D2}\u{5D3}", [("\u{5D0}\u{5D1}", .red)]))
    expect(areas(cells(40, 16) { text }), equals: ["red 24 0 16 16"])
  }

  private struct Page: View {
    let model: Model

    var body: some View { Text(model.text).foregroundStyle(model.ink.color) }
  }

  @Observable @MainActor final class Model {
    var text = AttributedString("ab")
    var ink = Ink.red
  }

  @Test func `A background changes with its text, and is drawn below text without color and during an animation`() {
    let model = Model()
    let host = cells(16, 16) { Page(model: model) }
    expect(areas(host), equals: [])
    model.text = marked("ab", [("ab", .blue)])
    host.update()
    expect(areas(host), equals: ["blue 0 0 16 16"])
    withAnimation(.linear(duration: 1)) { model.ink = .green }
    play(host, "update; wait 0.5")
    expect(areas(host), equals: ["blue 0 0 16 16"])
    model.text = marked("ab", [("b", .green)])
    host.update()
    expect(areas(host), equals: ["green 8 0 8 16"])
    let clear = cells(16, 16) { Text(marked("ab", [("ab", .red)])).foregroundStyle(.clear) }
    expect(areas(clear), equals: ["red 0 0 16 16"])
  }
}
