import TributaryGeometry

extension Symbol {
  /// Symbols of basic shapes.
  static let shapes: [String: Symbol] = [
    "circle": Symbol("○", lines: [.ring(12, 12, 9.2)]),
    "circle.fill": Symbol("●", areas: [.ring(12, 12, 10)]),
    "square": Symbol("□", lines: [.box(3.2, 3.2, 17.6, 17.6, 3)]),
    "square.fill": Symbol("■", areas: [.box(2.4, 2.4, 19.2, 19.2, 3.8)]),
    "rectangle": Symbol("▭", width: 28, lines: [.box(2, 4.2, 24, 15.6, 2.6)]),
    "rectangle.fill": Symbol("▬", width: 28, areas: [.box(1.2, 3.4, 25.6, 17.2, 3.4)]),
    "capsule": Symbol("▭", width: 28, lines: [.box(2, 5.6, 24, 12.8, 6.4)]),
    "capsule.fill": Symbol("▬", width: 28, areas: [.box(1.2, 4.8, 25.6, 14.4, 7.2)]),
    "triangle": Symbol("△", lines: [.polygon((12, 3.6), (21.6, 20), (2.4, 20))]),
    "triangle.fill": Symbol("▲", areas: [.polygon((12, 2.4), (22.6, 20.8), (1.4, 20.8))]),
    "diamond": Symbol("◇", lines: [.polygon((12, 2.4), (21.6, 12), (12, 21.6), (2.4, 12))]),
    "diamond.fill": Symbol("◆", areas: [.polygon((12, 1.4), (22.6, 12), (12, 22.6), (1.4, 12))]),
    "hexagon": Symbol("⬡", lines: [.star(12, 12, points: 6, outer: 10, inner: 10, shares: [0], radii: [true])]),
    "hexagon.fill": Symbol("⬢", areas: [.star(12, 12, points: 6, outer: 11, inner: 11, shares: [0], radii: [true])]),
    "star": Symbol("☆", lines: [.star(12, 12.8, points: 5, outer: 10, inner: 4.3)]),
    "star.fill": Symbol("★", areas: [.star(12, 12.8, points: 5, outer: 11.4, inner: 4.9)]),
    "heart": Symbol("♡", lines: [heartOutline]),
    "heart.fill": Symbol(
      "♥",
      areas: [
        .curve(
          "12 21.6 m 4.6 16.4 1.2 12.2 1.2 8.4 c 1.2 4.8 4 2.2 7.3 2.2 c 9.3 2.2 11 3.2 12 4.9 c 13 3.2 14.7 2.2 16.7 "
            + "2.2 c 20 2.2 22.8 4.8 22.8 8.4 c 22.8 12.2 19.4 16.4 12 21.6 c h")
      ]),
    "bolt": Symbol("↯", width: 18, lines: [bolt]),
    "bolt.fill": Symbol("↯", width: 18, lines: [bolt], areas: [bolt]),
  ]

  private static let heartOutline = Path.curve(
    "12 20.4 m 5.4 15.8 2.2 12 2.2 8.5 c 2.2 5.5 4.5 3.2 7.3 3.2 c 9.3 3.2 11.1 4.4 12 6.2 c 12.9 4.4 14.7 3.2 16.7 "
      + "3.2 c 19.5 3.2 21.8 5.5 21.8 8.5 c 21.8 12 18.6 15.8 12 20.4 c h")

  private static let bolt = Path.polygon((11.5, 2.4), (3.4, 13.4), (8.3, 13.4), (6.6, 21.6), (14.8, 10.4), (9.8, 10.4))
}

extension Symbol {
  /// Symbols of directions.
  static let arrows: [String: Symbol] = [
    "chevron.left": Symbol("‹", width: 15, lines: [.line((10.6, 4), (3.6, 12), (10.6, 20))]),
    "chevron.right": Symbol("›", width: 15, lines: [.line((4.4, 4), (11.4, 12), (4.4, 20))]),
    "chevron.backward": Symbol("‹", width: 15, lines: [.line((10.6, 4), (3.6, 12), (10.6, 20))]),
    "chevron.forward": Symbol("›", width: 15, lines: [.line((4.4, 4), (11.4, 12), (4.4, 20))]),
    "chevron.up": Symbol("⌃", lines: [.line((4, 15.6), (12, 8.4), (20, 15.6))]),
    "chevron.down": Symbol("⌄", lines: [.line((4, 8.4), (12, 15.6), (20, 8.4))]),
    "chevron.up.chevron.down": Symbol(
      "⇅", width: 18, lines: [.line((4, 9), (9, 3.8), (14, 9)), .line((4, 15), (9, 20.2), (14, 15))]),
    "arrow.left": Symbol("←", lines: [.line((21, 12), (3.2, 12)), .line((10.2, 5), (3, 12), (10.2, 19))]),
    "arrow.right": Symbol("→", lines: [.line((3, 12), (20.8, 12)), .line((13.8, 5), (21, 12), (13.8, 19))]),
    "arrow.up": Symbol("↑", lines: [.line((12, 21), (12, 3.2)), .line((5, 10.2), (12, 3), (19, 10.2))]),
    "arrow.down": Symbol("↓", lines: [.line((12, 3), (12, 20.8)), .line((5, 13.8), (12, 21), (19, 13.8))]),
    "arrow.up.right": Symbol("↗", lines: [.line((5, 19), (18.8, 5.2)), .line((8.6, 5), (19, 5), (19, 15.4))]),
    "arrow.down.right": Symbol("↘", lines: [.line((5, 5), (18.8, 18.8)), .line((8.6, 19), (19, 19), (19, 8.6))]),
    "arrow.left.and.right": Symbol(
      "↔",
      lines: [
        .line((2.6, 12), (21.4, 12)), .line((7.4, 7), (2.4, 12), (7.4, 17)), .line((16.6, 7), (21.6, 12), (16.6, 17)),
      ]),
    "arrow.up.and.down": Symbol(
      "↕",
      lines: [
        .line((12, 2.6), (12, 21.4)), .line((7, 7.4), (12, 2.4), (17, 7.4)), .line((7, 16.6), (12, 21.6), (17, 16.6)),
      ]),
    "arrow.clockwise": Symbol(
      "↻", lines: [.arc(12, 12.6, 8.2, from: -20, to: -310), .line((19.9, 3.6), (19.7, 9.8), (13.6, 9.4))]),
    "arrow.counterclockwise": Symbol(
      "↺", lines: [.arc(12, 12.6, 8.2, from: -160, to: 130), .line((4.1, 3.6), (4.3, 9.8), (10.4, 9.4))]),
    "square.and.arrow.up": Symbol(
      "⇪",
      lines: [
        .line((8.2, 9.4), (5, 9.4), (5, 21.4), (19, 21.4), (19, 9.4), (15.8, 9.4)), .line((12, 14.8), (12, 2.4)),
        .line((8, 6.2), (12, 2.2), (16, 6.2)),
      ]),
    "square.and.arrow.down": Symbol(
      "⇩",
      lines: [
        .line((8.2, 9.4), (5, 9.4), (5, 21.4), (19, 21.4), (19, 9.4), (15.8, 9.4)), .line((12, 2.2), (12, 14.6)),
        .line((8, 10.8), (12, 14.8), (16, 10.8)),
      ]),
    "line.3.horizontal": Symbol(
      "≡", lines: [.line((3.6, 6.4), (20.4, 6.4)), .line((3.6, 12), (20.4, 12)), .line((3.6, 17.6), (20.4, 17.6))]),
    "list.bullet": Symbol(
      "☰", lines: [.line((8.6, 6.4), (20.8, 6.4)), .line((8.6, 12), (20.8, 12)), .line((8.6, 17.6), (20.8, 17.6))],
      areas: [.ring(4.2, 6.4, 1.5), .ring(4.2, 12, 1.5), .ring(4.2, 17.6, 1.5)]),
  ]
}
