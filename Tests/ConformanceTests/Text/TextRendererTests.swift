import Testing
import TributaryAnimation
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryHost

private struct Loud: TextAttribute {
  var strength = 1
}

/// A renderer that draws each character lower than the previous one; with attributes, only characters that have one.
private struct Stairs: TextRenderer {
  var step: Double

  var animatableData: Double {
    get { step }
    set { step = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for run in layout.flatMap({ $0 }) {
      guard run[Loud.self] != nil else {
        context.draw(run)
        continue
      }
      for (index, slice) in run.enumerated() {
        var lower = context
        lower.translateBy(x: 0, y: step * Double(index))
        lower.draw(slice)
      }
    }
  }
}

/// A renderer that records its layout.
private struct LayoutNotes: TextRenderer {
  let note: (Text.Layout) -> Void

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    note(layout)
    for line in layout { context.draw(line) }
  }
}

/// A renderer that doubles the height of a text.
private struct Tall: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) { for line in layout { context.draw(line) } }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width, height: size.height * 2)
  }
}

/// Characters of 8 by 20 points.
@MainActor @Suite struct TextRendererTests {
  /// Returns the drawn characters with their text, left end, and baseline.
  private func letters(_ host: ViewHost<some View>) -> [String] {
    var found: [String] = []
    host.displayList.forEachFlattened { flat in
      guard case .text(let layout, let place, _) = flat.command else { return }
      for line in layout.lines {
        let point = CGPoint(x: place.x + line.origin.x, y: place.y + line.origin.y).applying(flat.transform)
        found.append("\(line.text) \(short(point.x)) \(short(point.y))")
      }
    }
    return found
  }

  @Test(.claim("TEXT-60")) func `A renderer draws lines, runs, and characters`() {
    let plain = settledHost(200, 20) { Text("ab \(Text("cd").bold())").fixedSize() }
    let whole = settledHost(200, 20) { Text("ab \(Text("cd").bold())").fixedSize().textRenderer(Stairs(step: 1)) }
    expect(letters(whole), equals: letters(plain))
    let host = settledHost(200, 20) {
      Text("ab \(Text("cd").customAttribute(Loud()))").fixedSize().textRenderer(Stairs(step: 5))
    }
    let baseline = letters(plain)[0].split(separator: " ").last.flatMap { Double($0) } ?? 0
    expect(
      letters(host), equals: ["ab  80 \(short(baseline))", "c 104 \(short(baseline))", "d 112 \(short(baseline + 5))"])
    play(host, "| picture has described \"ab cd\" whole; diagnostics =")
  }

  @Test(.claim("TEXT-61")) func `A layout describes lines, runs, and characters`() throws {
    var taken: [Text.Layout] = []
    let host = settledHost(40, 40, measurer: CellTextMeasurer()) {
      Text("abc de").textRenderer(LayoutNotes { taken.append($0) })
    }
    let layout = try #require(taken.last)
    try #require(layout.count == 2)
    #expect(!layout.isTruncated)
    expect(layout.map(\.count), equals: [1, 1])
    expect(layout.map { $0[0].count }, equals: [3, 2])
    let second = layout[0][0][1].typographicBounds
    expect(second.rect, equals: CGRect(x: 8, y: 0, width: 8, height: 16))
    expect(second.origin.y, equals: second.ascent)
    expect(layout[0].typographicBounds.width, equals: 24)
    expect(layout[0][0][1..<3].typographicBounds.width, equals: 16)
    expect(Text.Layout.RunSlice(run: layout[0][0], indices: 2..<90).indices, equals: 2..<3)
    expect(layout[1].typographicBounds.rect.minY, equals: 16)
    expect(layout[0][0].layoutDirection, equals: .leftToRight)
    #expect(layout[0][0][Loud.self] == nil)
    play(host, "resize 40,16")
    #expect(taken.last?.isTruncated == true)
  }

  @Test(.claim("TEXT-62")) func `Custom attributes apply to their text`() {
    var taken: [Int?] = []
    let inner = Text("in").customAttribute(Loud(strength: 2)).customAttribute(Loud(strength: 3))
    let host = settledHost(200, 20) {
      Text("out\(inner)").customAttribute(Loud(strength: 4))
        .textRenderer(LayoutNotes { layout in taken = layout.flatMap { $0 }.map { $0[Loud.self]?.strength } })
    }
    expect(taken, equals: [4, 2])
    expect(host.lines.joined(), equals: "outin")
  }

  @Test(.claim("TEXT-63")) func `Renderers can be animated`() {
    struct Stage: View {
      @State private var step = 0.0
      var body: some View {
        VStack(spacing: 0) {
          Trigger("go") { withAnimation(.linear(duration: 1)) { step = 10 } }
          Text("ab").customAttribute(Loud()).textRenderer(Stairs(step: step))
        }
      }
    }
    let host = settledHost(200, 100) { Stage() }
    func drop() -> Double {
      let ends = letters(host).compactMap { $0.split(separator: " ").last.flatMap { Double($0) } }
      return (ends.last ?? 0) - (ends.first ?? 0)
    }
    expect(drop(), equals: 0)
    play(host, "tap go; wait 0.5")
    #expect(abs(drop() - 5) < 0.01)
    host.rest()
    expect(drop(), equals: 10)
    #expect(!host.isAnimating)
  }

  @Test(.claim("TEXT-64")) func `A renderer can change the size of its text`() {
    let host = settledHost(200, 100) {
      Text("abc").textRenderer(Tall()).accessibilityIdentifier("text")
    }
    expect(host.box("text"), equals: "88 30 24 40")
  }
}
