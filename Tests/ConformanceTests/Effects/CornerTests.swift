import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// Corner radii, borders, and opacities.
@MainActor @Suite struct CornerTests {
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)

  @Test(.claim("EFFECT-27")) func `Corner radii are clamped`() {
    expect(RoundedRectangle(cornerRadius: 10).style, equals: .continuous)
    expect(UnevenRoundedRectangle(topLeadingRadius: 10).style, equals: .continuous)
    for style in [RoundedCornerStyle.circular, .continuous] {
      func path(_ radius: CGFloat) -> Path { RoundedRectangle(cornerRadius: radius, style: style).path(in: bounds) }
      expect(path(1_000), equals: path(20))
      expect(path(-5), equals: path(0))
      #expect(path(20) != path(19))
    }
  }

  @Test(.claim("EFFECT-28")) func `A border is an overlay`() {
    func drawn<V: View>(_ view: V) -> [String] {
      settledHost(100, 100) { view }.displayList.commandNames
        .filter { ["clip", "rectangle", "path"].contains($0) }
    }
    let square = Ink.blue.color.frame(width: 40, height: 40)
    let after = drawn(square.border(Ink.red.color, width: 4).cornerRadius(10))
    expect(after.first, equals: "clip")
    let before = drawn(square.cornerRadius(10).border(Ink.red.color, width: 4))
    #expect(before.first == "clip" && before.last != "clip")
    let host = settledHost(100, 100) { square.cornerRadius(10).border(Ink.red.color, width: 4) }
    host.displayList.forEachFlattened { flat in
      let isBorder: Bool
      switch flat.command {
      case .path(let path): isBorder = path.paint == .color(Ink.red.resolved)
      case .rectangle(_, let paint): isBorder = paint == .color(Ink.red.resolved)
      case .text, .image, .symbol, .fragment, .effect: isBorder = false
      }
      #expect(flat.clips.count == (isBorder ? 0 : 1))
    }
  }

  @Test(.claim("EFFECT-29")) func `Opacities multiply`() {
    var opacities: [Double] = []
    settledHost(100, 100) { Color.red.padding(1).opacity(0.5).opacity(0.5).padding(1).opacity(0.4) }.displayList
      .forEachFlattened { opacities.append($0.opacity) }
    expect(opacities.count, equals: 1)
    #expect(abs((opacities.first ?? 0) - 0.1) < 1e-12)
  }
}
