package import TributaryGeometry

/// The browser's settings for a window.
package struct WebSurroundings: Equatable, Sendable {
  /// In points.
  package var size: CGSize

  /// Pixels per point.
  package var scale: Double

  package var isDark: Bool
  package var increasesContrast: Bool
  package var reducesMotion: Bool

  /// The identifiers of the preferred languages, the best first.
  package var languages: [String]

  /// Whether the page has the focus of the browser.
  package var isActive: Bool
}

extension WebSurroundings: Decodable {
  private enum Key: String, CodingKey {
    case width, height, scale, isDark, increasesContrast, reducesMotion, languages, isActive
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func extent(_ key: Key) throws -> Double {
      min(max(try values.decode(Double.self, forKey: key), 1), WebProtocol.maximumExtent)
    }
    size = CGSize(width: try extent(.width), height: try extent(.height))
    scale = min(max(try values.decode(Double.self, forKey: .scale), 0.25), 8)
    isDark = try values.decode(Bool.self, forKey: .isDark)
    increasesContrast = try values.decode(Bool.self, forKey: .increasesContrast)
    reducesMotion = try values.decode(Bool.self, forKey: .reducesMotion)
    languages = Array(try values.decode([String].self, forKey: .languages).prefix(8).map { String($0.prefix(35)) })
    isActive = try values.decode(Bool.self, forKey: .isActive)
  }
}
