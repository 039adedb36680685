import TributaryDrawing

/// The color capability of a terminal.
public enum ColorDepth: Sendable, Hashable {
  /// No colors; bold and italic remain available, and backgrounds that contrast with the page are in reverse video.
  case monochrome
  /// The 6 × 6 × 6 color cube and 24 grays of terminals with 256 colors.
  case indexed
  /// Eight bits per channel.
  case direct

  /// Returns the color depth that `COLORTERM` and `TERM` indicate. A nonempty `NO_COLOR` selects `monochrome`.
  ///
  /// - Parameter environment: The environment variables of the process.
  public static func detected(in environment: [String: String]) -> ColorDepth {
    if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false { return .monochrome }
    let term = environment["TERM"] ?? ""
    if term == "dumb" || term.hasPrefix("vt1") || term.hasPrefix("vt2") { return .monochrome }
    let claimed = environment["COLORTERM"] ?? ""
    return claimed == "truecolor" || claimed == "24bit" || term.hasSuffix("-direct") ? .direct : .indexed
  }

  /// Returns the parameters of a select-graphic-rendition sequence: `38;…` for the character, `48;…` for the
  /// background.
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

  /// Returns the index of the nearest color of the cube and the grays. The cube wins ties.
  static func index(red: Int, green: Int, blue: Int) -> Int {
    let channels = [red, green, blue]
    let cube = channels.map(nearestLevel)
    let cubeDistance = squaredDistance(channels, cube.map { levels[$0] })
    let gray = min(max((red + green + blue) / 3 - 3, 0) / 10, 23)
    let grayLevel = 8 + 10 * gray
    if squaredDistance(channels, [grayLevel, grayLevel, grayLevel]) < cubeDistance { return 232 + gray }
    return 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
  }

  /// The intensities of the six steps of the cube, as in xterm and compatible terminals.
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
