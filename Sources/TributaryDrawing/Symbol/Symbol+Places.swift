import TributaryGeometry

extension Symbol {
  /// Symbols of people, places and transportation.
  static let places: [String: Symbol] = [
    "person": Symbol("👤", lines: [.ring(12, 7.4, 4.4), shoulders]),
    "person.fill": Symbol("👤", lines: [shoulders], areas: [.ring(12, 7.2, 5.2), shoulders]),
    "person.circle": Symbol(
      "👤",
      lines: [
        .ring(12, 12, 9.2), .ring(12, 9.6, 3.2),
        .curve("5.8 18.6 m 7.4 15.6 9.6 15 12 15 c 14.4 15 16.6 15.6 18.2 18.6 c"),
      ]),
    "person.2": Symbol(
      "👥", width: 30,
      lines: [
        .ring(11, 7.8, 4), .curve("2.6 20 m 2.6 16 6 14 11 14 c 16 14 19.4 16 19.4 20 c h"),
        .arc(20, 8.4, 3.4, from: -140, to: 100), .curve("21.4 14.4 m 25 14.8 27.4 16.6 27.4 20 c 22.6 20 l"),
      ]),
    "house": Symbol(
      "⌂", width: 26,
      lines: [
        .line((2.6, 12.2), (13, 3), (23.4, 12.2)), .line((5.6, 10), (5.6, 21), (20.4, 21), (20.4, 10)),
        .line((10.6, 21), (10.6, 14.6), (15.4, 14.6), (15.4, 21)),
      ]),
    "house.fill": Symbol(
      "⌂", width: 26, lines: [.line((2.6, 12.2), (13, 3), (23.4, 12.2))],
      areas: [
        .polygon(
          (5.2, 12.2), (13, 5.4), (20.8, 12.2), (20.8, 21.6), (15.4, 21.6), (15.4, 14.8), (10.6, 14.8), (10.6, 21.6),
          (5.2, 21.6))
      ]),
    "building.2": Symbol(
      "🏢", width: 26,
      lines: [
        .line((3.4, 21), (3.4, 3.4), (13.4, 3.4), (13.4, 21)), .line((13.4, 9.4), (22.4, 9.4), (22.4, 21)),
        .line((1.8, 21), (24.2, 21)),
      ],
      areas: [
        .box(6, 6.6, 1.8, 2.4), .box(9.2, 6.6, 1.8, 2.4), .box(6, 11.4, 1.8, 2.4), .box(9.2, 11.4, 1.8, 2.4),
        .box(17, 12.8, 1.8, 2.4), .box(17, 16.6, 1.8, 2.4),
      ]),
    "map": Symbol(
      "🗺", width: 26,
      lines: [
        .polygon((2.6, 5.8), (9.6, 3), (16.4, 6), (23.4, 3.2), (23.4, 18.2), (16.4, 21), (9.6, 18), (2.6, 20.8)),
        .line((9.6, 3), (9.6, 18)), .line((16.4, 6), (16.4, 21)),
      ]),
    "mappin": Symbol("⚲", width: 12, lines: [.line((6, 10.8), (6, 21.4))], areas: [.ring(6, 6.4, 4.2)]),
    "mappin.and.ellipse": Symbol(
      "⚲",
      lines: [
        .line((12, 9.8), (12, 18.6)),
        .curve(
          "9 14.6 m 5.4 15.2 3 16.6 3 18.2 c 3 20.2 7 21.6 12 21.6 c 17 21.6 21 20.2 21 18.2 c 21 16.6 18.6 15.2 15 14.6 c"
        ),
      ],
      areas: [.ring(12, 5.8, 4)]),
    "location": Symbol("➤", lines: [pointer]),
    "location.fill": Symbol("➤", lines: [pointer], areas: [pointer]),
    "globe": Symbol(
      "🌐",
      lines: [
        .ring(12, 12, 9.2), Path(ellipseIn: CGRect(x: 7.6, y: 2.8, width: 8.8, height: 18.4)),
        .line((2.8, 12), (21.2, 12)), .line((4.4, 7), (19.6, 7)), .line((4.4, 17), (19.6, 17)),
      ]),
    "paperplane": Symbol(
      "➢", lines: [.polygon((2.6, 10.4), (21.4, 2.6), (14.6, 21.4), (10.6, 13.4)), .line((10.6, 13.4), (21.2, 2.8))]),
    "paperplane.fill": Symbol(
      "➢", areas: [.polygon((1.6, 10), (20.2, 2.6), (9.9, 12.9)), .polygon((21.4, 3.8), (11.1, 14.1), (14, 22.4))]),
    "airplane": Symbol("✈", width: 26, areas: [plane]),
    "car": Symbol(
      "🚗", width: 28,
      lines: [
        .curve(
          "3 17.6 m 3 13 l 3 11.6 3.6 10.8 4.8 10.4 c 7.2 5.6 l 7.6 4.8 8.2 4.4 9 4.4 c 19 4.4 l 19.8 4.4 20.4 4.8 20.8 5.6 c 23.2 10.4 l 24.4 10.8 25 11.6 25 13 c 25 17.6 l h"
        ),
        .line((5, 10.4), (23, 10.4)), .line((5.4, 17.8), (5.4, 20)), .line((22.6, 17.8), (22.6, 20)),
      ],
      areas: [.ring(7.6, 14, 1.3), .ring(20.4, 14, 1.3)]),
    "phone.fill": Symbol(
      "☎",
      areas: [
        .curve(
          "5.2 2.4 m 6 1.8 7.2 1.9 7.8 2.8 c 10 6.2 l 10.6 7 10.4 7.9 9.8 8.6 c 8.4 10.2 l 9.4 12.4 11.4 14.4 13.8 15.6 c 15.4 14.2 l "
            + "16.1 13.6 17 13.4 17.8 14 c 21.2 16.2 l 22.1 16.8 22.2 18 21.6 18.8 c 19.8 21.2 18 22 15.4 21.4 c 9.4 20 4 14.6 "
            + "2.6 8.6 c 2 6 2.8 4.2 5.2 2.4 c h")
      ]),
  ]

  private static let shoulders = Path.curve("3.4 21 m 3.4 16.4 7 14.4 12 14.4 c 17 14.4 20.6 16.4 20.6 21 c h")
  private static let pointer = Path.polygon((2.8, 11.2), (21.2, 2.8), (12.8, 21.2), (11.8, 12.2))
  private static let plane = Path.curve(
    "24.6 12 m 24.6 10.8 22.8 10.2 20.8 10.2 c 16 10.2 l 10 1.8 l 7.4 1.8 l 10.4 10.2 l 5.8 10.2 l 3.6 7.2 l 1.6 7.2 l 3 12 l "
      + "1.6 16.8 l 3.6 16.8 l 5.8 13.8 l 10.4 13.8 l 7.4 22.2 l 10 22.2 l 16 13.8 l 20.8 13.8 l 22.8 13.8 24.6 13.2 24.6 12 c h"
  )
}
