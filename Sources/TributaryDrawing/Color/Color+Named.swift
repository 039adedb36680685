extension Color {
  /// Nothing at all: opacity 0.
  public static let clear = Color(.system(.clear, opacity: 1))
  /// Black in every appearance.
  public static let black = Color(.system(.black, opacity: 1))
  /// White in every appearance.
  public static let white = Color(.system(.white, opacity: 1))
  /// A grey that is the same in light and dark.
  public static let gray = Color(.system(.gray, opacity: 1))
  /// A red fit for the appearance.
  public static let red = Color(.system(.red, opacity: 1))
  /// An orange fit for the appearance.
  public static let orange = Color(.system(.orange, opacity: 1))
  /// A yellow fit for the appearance.
  public static let yellow = Color(.system(.yellow, opacity: 1))
  /// A green fit for the appearance.
  public static let green = Color(.system(.green, opacity: 1))
  /// A mint fit for the appearance.
  public static let mint = Color(.system(.mint, opacity: 1))
  /// A teal fit for the appearance.
  public static let teal = Color(.system(.teal, opacity: 1))
  /// A cyan fit for the appearance.
  public static let cyan = Color(.system(.cyan, opacity: 1))
  /// A blue fit for the appearance.
  public static let blue = Color(.system(.blue, opacity: 1))
  /// An indigo fit for the appearance.
  public static let indigo = Color(.system(.indigo, opacity: 1))
  /// A purple fit for the appearance.
  public static let purple = Color(.system(.purple, opacity: 1))
  /// A pink fit for the appearance.
  public static let pink = Color(.system(.pink, opacity: 1))
  /// A brown fit for the appearance.
  public static let brown = Color(.system(.brown, opacity: 1))
  /// The colour of main content: black in light appearance, white in dark.
  public static let primary = Color(.system(.primary, opacity: 1))
  /// The colour of lesser content: a translucent grey.
  public static let secondary = Color(.system(.secondary, opacity: 1))
  /// The colour of what can be acted upon; blue where nothing else is set.
  public static var accentColor: Color { Color(.system(.accentColor, opacity: 1)) }
}

extension Color: CustomStringConvertible {
  /// The name of a named colour, `#RRGGBBAA` of any other, two of them where appearances differ; a named
  /// colour made translucent reads `50% red`.
  public var description: String {
    switch storage {
    case .resolved(let resolved):
      resolved.description
    case .system(let color, 1):
      "\(color)"
    case .system(let color, let opacity):
      "\(Int((opacity * 100).rounded()))% \(color)"
    case .adaptive(let light, let dark):
      "\(light.resolved) in light, \(dark.resolved) in dark appearance"
    }
  }
}
