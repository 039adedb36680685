public import TributaryGeometry

extension PlatformColor {
  /// The same colour as one of SwiftUI's.
  public init(_ color: Color) { self.color = color }

  /// A colour by red, green and blue in sRGB, fractions from 0, none, to 1, full.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// A colour by hue, saturation and brightness, fractions from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// A shade of grey as a fraction: black at 0, white at 1.
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

  /// A colour of the program's asset catalogue, as it is in light appearance; `nil` if there is none of the name.
  public init?(named name: String) {
    guard let found = NamedColors.color(named: name, in: .main) else { return nil }
    color = Color(found)
  }

  /// The same colour with another opacity, a fraction from 0, invisible, to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> PlatformColor {
    var color = color
    switch color.storage {
    case .resolved(var resolved):
      resolved.opacity = Float(alpha)
      color = Color(resolved)
    case .system(let name, _): color = Color(.system(name, opacity: Float(alpha)))
    case .adaptive(let light, let dark):
      func with(_ color: PackedColor) -> PackedColor {
        var resolved = color.resolved
        resolved.opacity = Float(alpha)
        return PackedColor(resolved)
      }
      color = Color(.adaptive(light: with(light), dark: with(dark)))
    }
    return PlatformColor(color)
  }
}
