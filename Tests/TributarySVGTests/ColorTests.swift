import Testing
import TributaryDrawing
import TributaryGeometry
import TributarySVG

/// Color filters, blend modes, and small capitals.
@Suite struct `SVG colors` {
  @Test func `A color effect is a filter with its numbers`() {
    let half = ColorMatrix(red: SIMD4(1, 0, 0, 0.5), green: SIMD4(0, 1, 0, 0.5), blue: SIMD4(0, 0, 1, 0.5))
    #expect(
      elements(.effect(.color(half), .rectangle(0, 0, 10, 10))) == [
        ##"<filter id="clip1" filterUnits="userSpaceOnUse" x="0" y="0" width="10" height="10" color-interpolation-filters="sRGB"><feColorMatrix values="1 0 0 0 0.5 0 1 0 0 0.5 0 0 1 0 0.5 0 0 0 1 0"/></filter>"##,
        ##"<g filter="url(#clip1)">"##, ##"<rect x="0" y="0" width="10" height="10" fill="#ff0000"/>"##, "</g>",
      ])
    #expect(elements(.effect(.color(half))) == [])
  }

  @Test func `A color effect writes the coefficients of the opacity`() {
    var matrix = ColorMatrix()
    (matrix.r4, matrix.g4, matrix.b4) = (0.1, 0.2, 0.3)
    (matrix.a1, matrix.a2, matrix.a3, matrix.a4, matrix.a5) = (0.4, 0.5, 0.6, 0.7, 0.8)
    let filter = elements(.effect(.color(matrix), .rectangle(0, 0, 10, 10)))[0]
    #expect(
      filter.hasSuffix(
        ##"><feColorMatrix values="1 0 0 0.1 0 0 1 0 0.2 0 0 0 1 0.3 0 0.4 0.5 0.6 0.7 0.8"/></filter>"##), "\(filter)")
  }

  private let square = ##"<rect x="0" y="0" width="10" height="10" fill="#ff0000"/>"##

  @Test func `A blend mode applies to its group, which an outer opacity fades`() {
    let blended = DisplayCommand.effect(.blend(.colorDodge), .rectangle(0, 0, 10, 10))
    #expect(elements(blended) == [##"<g style="mix-blend-mode:color-dodge">"##, square, "</g>"])
    #expect(
      elements(.effect(.opacity(0.5), blended)) == [
        ##"<g style="mix-blend-mode:color-dodge" opacity="0.5">"##, square, "</g>",
      ])
    #expect(elements(.effect(.blend(.normal), .rectangle(0, 0, 10, 10))) == [square])
    #expect(elements(.effect(.blend(.multiply))) == [])
  }

  @Test func `Only the innermost layer around a blended command is isolated`() {
    let blended = DisplayCommand.effect(.blend(.multiply), .rectangle(0, 0, 10, 10))
    #expect(
      elements(.effect(.group, .effect(.group, .rectangle(0, 0, 10, 10), blended))) == [
        "<g>", ##"<g style="isolation:isolate">"##, square, ##"<g style="mix-blend-mode:multiply">"##, square, "</g>",
        "</g>", "</g>",
      ])
    #expect(elements(.effect(.group, .rectangle(0, 0, 10, 10))) == ["<g>", square, "</g>"])
  }

  @Test func `Small capitals are capitals of a smaller size`() {
    var font = ResolvedFont(size: 10)
    font.smallCaps = .lowercase
    #expect(elements(.line("Ab<", font: font))[0].contains(##"A<tspan font-size="8">B</tspan>&lt;</text>"##))
  }
}
