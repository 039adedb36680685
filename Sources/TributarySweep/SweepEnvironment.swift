public import Foundation
public import TributaryDrawing
import TributaryEngine
import TributaryGeometry
public import TributaryViews

/// The environment in which a sweep lays out a view.
public struct SweepEnvironment: Sendable, Equatable, CustomStringConvertible {
  /// The text size; `nil` for the default.
  var textSize: DynamicTypeSize?
  /// The locale; `nil` for the default.
  var locale: Locale?
  /// The layout direction; `nil` for the default.
  var layoutDirection: LayoutDirection?
  /// The color scheme; `nil` for the default.
  var colorScheme: ColorScheme?
  /// Whether texts from keys are longer, like a translation.
  var isPseudolocalized = false

  /// The default environment of a host.
  public static var standard: SweepEnvironment { SweepEnvironment() }

  /// An environment with a text size.
  public static func dynamicTypeSize(_ size: DynamicTypeSize) -> SweepEnvironment { SweepEnvironment(textSize: size) }

  /// An environment with a locale.
  public static func locale(_ locale: Locale) -> SweepEnvironment { SweepEnvironment(locale: locale) }

  /// An environment in which texts that are not verbatim are 40 % longer, with accents and in brackets.
  ///
  /// The locale is the default, so the formats of numbers and dates are unchanged.
  public static var pseudolocale: SweepEnvironment { SweepEnvironment(isPseudolocalized: true) }

  /// An environment with a color scheme.
  ///
  /// A view that does not read the color scheme has the same layout in all of them, and is swept once.
  public static func colorScheme(_ colorScheme: ColorScheme) -> SweepEnvironment {
    SweepEnvironment(colorScheme: colorScheme)
  }

  /// An environment with a layout from right to left.
  public static var rightToLeft: SweepEnvironment { SweepEnvironment(layoutDirection: .rightToLeft) }

  /// Returns this environment with the values that another one sets.
  public func combined(with other: SweepEnvironment) -> SweepEnvironment {
    SweepEnvironment(
      textSize: other.textSize ?? textSize, locale: other.locale ?? locale,
      layoutDirection: other.layoutDirection ?? layoutDirection, colorScheme: other.colorScheme ?? colorScheme,
      isPseudolocalized: isPseudolocalized || other.isPseudolocalized)
  }

  /// This environment with the default color scheme.
  var withoutColorScheme: SweepEnvironment {
    var environment = self
    environment.colorScheme = nil
    return environment
  }

  /// The values in which this environment differs from the default, such as `accessibility3, rightToLeft`.
  public var description: String {
    var parts: [String] = []
    if let textSize { parts.append("\(textSize)") }
    if let locale { parts.append(locale.identifier) }
    if isPseudolocalized { parts.append("pseudolocale") }
    if layoutDirection == .rightToLeft { parts.append("rightToLeft") }
    if let colorScheme { parts.append("\(colorScheme)") }
    return parts.isEmpty ? "standard" : parts.joined(separator: ", ")
  }

  /// Returns the environment of a host with the values of this environment.
  func applied(to values: EnvironmentValues) -> EnvironmentValues {
    var values = values
    if let textSize { values.dynamicTypeSize = textSize }
    if let locale { values.locale = locale }
    if let layoutDirection { values.layoutDirection = layoutDirection }
    if let colorScheme { values.colorScheme = colorScheme }
    if isPseudolocalized { values.values.isPseudolocalized = true }
    return values
  }
}
