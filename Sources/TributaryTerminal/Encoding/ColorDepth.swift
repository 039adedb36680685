import TributaryDrawing

/// How many colours a terminal shows.
public enum ColorDepth: Sendable, Hashable {
  /// No colours at all; bold and italic remain.
  case monochrome
  /// The 6 × 6 × 6 cube and 24 greys of 256-colour terminals.
  case indexed
  /// Eight bits a channel.
  case direct

  /// What a terminal says of itself in `COLORTERM` and `TERM`; a `NO_COLOR` that is not empty means none.
  public static func detected(in environment: [String: String]) -> ColorDepth {
    if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false { return .monochrome }
    let term = environment["TERM"] ?? ""
    if term == "dumb" || term.hasPrefix("vt1") || term.hasPrefix("vt2") { return .monochrome }
    let claimed = environment["COLORTERM"] ?? ""
    return claimed == "truecolor" || claimed == "24bit" || term.hasSuffix("-direct") ? .direct : .indexed
  }

  /// The parameters of a select-graphic-rendition sequence: `38;…` for the character, `48;…` behind it.
  func parameters(_ color: Color.Resolved, layer: Layer) -> String {
    let (red, green, blue, _) = color.bytes
    switch self {
    case .monochrome: return ""
    case .direct: return "\(layer.rawValue);2;\(red);\(green);\(blue)"
    case .indexed: return "\(layer.rawValue);5;\(Self.index(red: Int(red), green: Int(green), blue: Int(blue)))"
    }
  }

  enum Layer: Int {
    case foreground = 38
    case background = 48
  }

  /// The nearest of the cube and the greys; the cube wins ties.
  static func index(red: Int, green: Int, blue: Int) -> Int {
    let channels = [red, green, blue]
    let cube = channels.map(nearestLevel)
    let cubeDistance = squaredDistance(channels, cube.map { levels[$0] })
    let grey = min(max((red + green + blue) / 3 - 3, 0) / 10, 23)
    let greyLevel = 8 + 10 * grey
    if squaredDistance(channels, [greyLevel, greyLevel, greyLevel]) < cubeDistance { return 232 + grey }
    return 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
  }

  /// Intensities of the cube's six steps, as xterm and its descendants have them.
  private static let levels = [0, 95, 135, 175, 215, 255]

  private static func nearestLevel(_ channel: Int) -> Int {
    var best = 0
    for (step, level) in levels.enumerated() where abs(level - channel) < abs(levels[best] - channel) { best = step }
    return best
  }

  private static func squaredDistance(_ a: [Int], _ b: [Int]) -> Int {
    zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }
}
