import TributaryGeometry

extension Symbol {
  /// Directions.
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
