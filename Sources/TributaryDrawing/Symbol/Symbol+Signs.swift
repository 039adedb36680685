import TributaryGeometry

extension Symbol {
  /// Symbols of signs, plain and in circles.
  static let signs: [String: Symbol] = [
    "plus": Symbol("+", lines: [.line((12, 4), (12, 20)), .line((4, 12), (20, 12))]),
    "minus": Symbol("−", lines: [.line((4, 12), (20, 12))]),
    "multiply": Symbol("×", lines: xmark),
    "xmark": Symbol("✕", lines: xmark),
    "checkmark": Symbol("✓", lines: [.line((4.2, 13), (9.6, 19.2), (19.6, 4.6))]),
    "equal": Symbol("=", lines: [.line((4, 9), (20, 9)), .line((4, 15), (20, 15))]),
    "number": Symbol(
      "#",
      lines: [
        .line((9.6, 3.6), (7.4, 20.4)), .line((16.6, 3.6), (14.4, 20.4)), .line((4.2, 8.8), (20.4, 8.8)),
        .line((3.6, 15.2), (19.8, 15.2)),
      ]),
    "questionmark": Symbol("?", width: 16, lines: [question(8, 1)], areas: [.ring(8, 19.4, 1.5)]),
    "exclamationmark": Symbol("!", width: 10, lines: [.line((5, 3.6), (5, 14.6))], areas: [.ring(5, 19.4, 1.5)]),
    "ellipsis": Symbol("…", areas: dots(1.9, 7)),
    "ellipsis.circle": Symbol("⊙", lines: [outline], areas: dots(1.3, 4.4)),
    "plus.circle": Symbol("⊕", lines: [outline, .line((12, 7.6), (12, 16.4)), .line((7.6, 12), (16.4, 12))]),
    "plus.circle.fill": Symbol("⊕", areas: [disc, .cross(12, 12, 5.2, 1.9)]),
    "minus.circle": Symbol("⊖", lines: [outline, .line((7.6, 12), (16.4, 12))]),
    "minus.circle.fill": Symbol("⊖", areas: [disc, .box(6.8, 11.05, 10.4, 1.9)]),
    "xmark.circle": Symbol("⊗", lines: [outline, .line((8.8, 8.8), (15.2, 15.2)), .line((15.2, 8.8), (8.8, 15.2))]),
    "xmark.circle.fill": Symbol("⊗", areas: [disc, .cross(12, 12, 5.2, 1.9, isDiagonal: true)]),
    "checkmark.circle": Symbol("✓", lines: [outline, .line((7.8, 12.6), (10.8, 15.8), (16.2, 8.4))]),
    "checkmark.circle.fill": Symbol("✓", areas: [disc, .tick]),
    "checkmark.square": Symbol("☑", lines: [frame, .line((7.8, 12.6), (10.8, 15.8), (16.2, 8.4))]),
    "checkmark.square.fill": Symbol("☑", areas: [.box(2.4, 2.4, 19.2, 19.2, 3.8), .tick]),
    "info": Symbol("i", width: 10, lines: [.line((5, 9.6), (5, 20.4))], areas: [.ring(5, 4.6, 1.5)]),
    "info.circle": Symbol("ⓘ", lines: [outline, .line((12, 11.2), (12, 16.8))], areas: [.ring(12, 7.6, 1.25)]),
    "info.circle.fill": Symbol("ⓘ", areas: [disc, .box(11, 10.4, 2, 7.2), .ring(12, 7.4, 1.35)]),
    "questionmark.circle": Symbol("?", lines: [outline, smallQuestion], areas: [.ring(12, 17, 1.15)]),
    "exclamationmark.circle": Symbol("!", lines: [outline, .line((12, 6.8), (12, 13))], areas: [.ring(12, 16.6, 1.2)]),
    "exclamationmark.circle.fill": Symbol("!", areas: [disc, .box(11, 6, 2, 7.8), .ring(12, 16.8, 1.3)]),
    "exclamationmark.triangle": Symbol(
      "⚠", width: 26,
      lines: [.polygon((13, 3), (24, 20.8), (2, 20.8)), .line((13, 9), (13, 14.4))], areas: [.ring(13, 17.7, 1.2)]),
    "exclamationmark.triangle.fill": Symbol(
      "⚠", width: 26, lines: [],
      areas: [
        .curve(
          "11.5 2.4 m 12.2 1.2 13.8 1.2 14.5 2.4 c 25 19.6 l 25.7 20.8 24.8 22.2 23.5 22.2 c 2.5 22.2 l 1.2 22.2 0.3 20.8 "
            + "1 19.6 c h"),
        .box(12, 7.6, 2, 8), .ring(13, 18.6, 1.35),
      ]),
  ]

  private static let outline = Path.ring(12, 12, 9.2)
  private static let disc = Path.ring(12, 12, 10)
  private static let frame = Path.box(3.2, 3.2, 17.6, 17.6, 3)
  private static let xmark = [Path.line((5.2, 5.2), (18.8, 18.8)), Path.line((18.8, 5.2), (5.2, 18.8))]
  private static let smallQuestion = Path.curve(
    "9.3 9.3 m 9.3 7.6 10.5 6.6 12 6.6 c 13.6 6.6 14.8 7.6 14.8 9.1 c 14.8 11.3 12 11.4 12 13.8 c")

  private static func dots(_ radius: CGFloat, _ step: CGFloat) -> [Path] {
    [-step, 0, step].map { .ring(12 + $0, 12, radius) }
  }

  private static func question(_ x: CGFloat, _ scale: CGFloat) -> Path {
    .curve("3.6 7.6 m 3.8 5 5.6 3.4 8 3.4 c 10.6 3.4 12.6 5 12.6 7.4 c 12.6 11 8 11 8 14.8 c")
  }
}

extension Symbol {
  /// Symbols of sound, images, signals and weather.
  static let media: [String: Symbol] = [
    "play": Symbol("▷", width: 22, lines: [playOutline]),
    "play.fill": Symbol("▶", width: 22, lines: [playOutline], areas: [playOutline]),
    "pause": Symbol("‖", width: 20, lines: [.box(4, 4, 4, 16, 1), .box(12, 4, 4, 16, 1)]),
    "pause.fill": Symbol("‖", width: 20, areas: [.box(3.2, 3.2, 5, 17.6, 1.3), .box(11.8, 3.2, 5, 17.6, 1.3)]),
    "stop.fill": Symbol("■", areas: [.box(4, 4, 16, 16, 2.4)]),
    "speaker.wave.2": Symbol(
      "🔊", width: 26, lines: [speaker, .arc(11, 12, 5, from: -40, to: 40), .arc(11, 12, 9.4, from: -40, to: 40)]),
    "wifi": Symbol(
      "📶", width: 28,
      lines: [
        .arc(14, 19, 5, from: -135, to: -45), .arc(14, 19, 10, from: -135, to: -45),
        .arc(14, 19, 15, from: -135, to: -45),
      ],
      areas: [.ring(14, 18.8, 2)]),
    "photo": Symbol(
      "🖼", width: 28,
      lines: [.box(2.4, 3.8, 23.2, 16.6, 2.6), .line((3, 17.4), (9.4, 11.4), (14, 15.6), (18.6, 11.4), (25, 17))],
      areas: [.ring(10, 8, 1.7)]),
    "camera": Symbol(
      "📷", width: 28,
      lines: [
        .curve(
          "2.4 9 m 2.4 7.4 3.4 6.4 5 6.4 c 8 6.4 l 9.6 3.8 l 18.4 3.8 l 20 6.4 l 23 6.4 l 24.6 6.4 25.6 7.4 25.6 9 c 25.6 17.8 l "
            + "25.6 19.4 24.6 20.4 23 20.4 c 5 20.4 l 3.4 20.4 2.4 19.4 2.4 17.8 c h"),
        .ring(14, 13, 4.4),
      ]),
    "eye": Symbol(
      "👁", width: 28,
      lines: [
        .curve("2 12 m 5 7 9 4.8 14 4.8 c 19 4.8 23 7 26 12 c 23 17 19 19.2 14 19.2 c 9 19.2 5 17 2 12 c h"),
        .ring(14, 12, 3.6),
      ]),
    "sun.max": Symbol("☀", lines: [.ring(12, 12, 4.6)] + rays),
    "sun.max.fill": Symbol("☀", lines: rays, areas: [.ring(12, 12, 5.4)]),
    "moon": Symbol("☾", lines: [crescent]),
    "moon.fill": Symbol("☾", lines: [crescent], areas: [crescent]),
    "cloud": Symbol("☁", width: 28, lines: [cloud]),
    "cloud.fill": Symbol("☁", width: 28, lines: [cloud], areas: [cloud]),
    "drop": Symbol("💧", width: 18, lines: [drop]),
    "drop.fill": Symbol("💧", width: 18, lines: [drop], areas: [drop]),
    "leaf": Symbol(
      "🍃",
      lines: [
        .curve("20.8 3.4 m 22.4 13 17.4 19.4 10.4 18.6 c 5.6 18 4 13.8 6.2 10.2 c 8.6 6.2 15 7.4 20.8 3.4 c h"),
        .curve("2.6 21.2 m 5 16.6 9.4 13 14.6 11.6 c"),
      ]),
  ]

  private static let playOutline = Path.polygon((4.2, 3.6), (19, 12), (4.2, 20.4))
  private static let speaker = Path.polygon((2.4, 9), (6, 9), (11, 4.4), (11, 19.6), (6, 15), (2.4, 15))
  private static let rays = (0..<8).map { index -> Path in
    let angle = Double(index) / 8 * 2 * .pi
    let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
    return .line((12 + 8 * x, 12 + 8 * y), (12 + 10.4 * x, 12 + 10.4 * y))
  }
  private static let crescent = Path.curve(
    "9.4 3.2 m 3.4 5.4 1.4 12.4 5 17 c 8.8 22 17.6 21.8 20.8 15 c 13 17.6 6.4 11.2 9.4 3.2 c h")
  private static let cloud = Path.curve(
    "7.4 19.4 m 4.2 19.4 2.2 17.4 2.2 14.8 c 2.2 12.4 3.8 10.6 6.2 10.2 c 6.8 6.6 9.6 4.4 13.2 4.4 c 16.6 4.4 19.2 6.4 20.2 9.6 c 23.4 9.6 25.8 11.6 25.8 14.6 c 25.8 17.4 23.8 19.4 20.8 19.4 c h"
  )
  private static let drop = Path.curve(
    "9 2.4 m 12.4 7.4 15.4 11.2 15.4 15 c 15.4 18.8 12.8 21.4 9 21.4 c 5.2 21.4 2.6 18.8 2.6 15 c 2.6 11.2 5.6 7.4 9 2.4 c h"
  )
}
