import TributaryGeometry

extension Symbol {
  /// Plain figures.
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
