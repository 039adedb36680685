@testable import TributaryDrawing

/// The tables of symbols, and the shapes that they name.
struct SymbolTableTests {
  @Test func `Every symbol has a readable row`() throws {
    expect(Symbol.names.count, above: 700)
    for name in Symbol.names {
      let symbol = try #require(Symbol.named(name), "\(name)")
      expect(!symbol.lines.isEmpty || !symbol.areas.isEmpty, "\(name)")
    }
  }

  @Test func `A row has a character, a width, lines and areas`() throws {
    let symbol = try #require(Symbol.named("creditcard"))
    expect(symbol.character, equals: "💳")
    expect(symbol.width, equals: 28)
    expect(symbol.lines.boundingRect, equals: CGRect(x: 2.2, y: 4.4, width: 23.6, height: 15.6))
    expect(symbol.areas, equals: Path(CGRect(x: 2.2, y: 7.8, width: 23.6, height: 3)))
  }

  @Test func `A symbol draws the shapes that its row names`() throws {
    let circle = try #require(Symbol.named("circle"))
    let both = try #require(Symbol.named("plus.circle"))
    let ellipse = Path(ellipseIn: CGRect(x: 12 - 9.2, y: 12 - 9.2, width: 18.4, height: 18.4))
    expect(circle.lines.description, equals: ellipse.description)
    expect(both.lines.description, equals: "\(circle.lines) 12 7.6 m 12 16.4 l 7.6 12 m 16.4 12 l")
  }

  @Test func `A shape is no symbol`() {
    expectNil(Symbol.named("$circle"))
    expectNil(Symbol.named("$.a"))
    expectNil(Symbol.named("@circle"))
    expectNil(Symbol.named(""))
    expect(!Symbol.names.contains { $0.hasPrefix("$") || $0.hasPrefix("@") })
  }

  @Test func `A row can be drawn like another symbol or like its mirror image`() throws {
    let left = try #require(Symbol.named("arrowshape.turn.up.left"))
    let backward = try #require(Symbol.named("arrowshape.turn.up.backward"))
    let right = try #require(Symbol.named("arrowshape.turn.up.right"))
    expect(backward.lines, equals: left.lines)
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: left.width, ty: 0)
    expect(right.lines.description, equals: left.lines.applying(mirror).description)
    expect(right.character, equals: "↱")
  }

  @Test func `A row can move and scale a shape`() {
    expect(Symbol.shape("$.v 2 3 0.5")?.description, equals: "2 3 m 3.5 7.5 l 5 3 l")
    expectNil(Symbol.shape("$.v 2 3"))
    expectNil(Symbol.shape("$.none"))
  }

  @Test(
    arguments: [
      ("line 1 2 3 4", "1 2 m 3 4 l"), ("polygon 1 2 3 4 5 6", "1 2 m 3 4 l 5 6 l h"),
      ("curve 1 2 m 3 4 l", "1 2 m 3 4 l"), ("bar 0 0 4 0 2", "0 1 m 4 1 l 4 -1 l 0 -1 l h"),
    ])
  func `A shape is a kind with numbers`(text: String, description: String) {
    expect(Path(shape: Substring(text))?.description, equals: description)
  }

  @Test(arguments: ["", "circle 1 2 3", "ring 1 2", "ring 1 2 x", "line 1 2 3", "curve 1 2 x"])
  func `A shape of an unknown kind or with other numbers is refused`(text: String) {
    expectNil(Path(shape: Substring(text)))
  }
}
