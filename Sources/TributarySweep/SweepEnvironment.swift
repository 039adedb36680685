public import Foundation
public import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryViews

/// The environment in which a sweep lays out a view.
public struct SweepEnvironment: Sendable, CustomStringConvertible {
  /// The text size; `nil` for the default.
  var textSize: DynamicTypeSize?
  /// The locale; `nil` for the default.
  var locale: Locale?
  /// The layout direction; `nil` for the default.
  var layoutDirection: LayoutDirection?

  /// The default environment of a host.
  public static var standard: SweepEnvironment { SweepEnvironment() }

  /// An environment with a text size.
  public static func dynamicTypeSize(_ size: DynamicTypeSize) -> SweepEnvironment { SweepEnvironment(textSize: size) }

  /// An environment with a locale.
  public static func locale(_ locale: Locale) -> SweepEnvironment { SweepEnvironment(locale: locale) }

  /// An environment with a layout from right to left.
  public static var rightToLeft: SweepEnvironment { SweepEnvironment(layoutDirection: .rightToLeft) }

  /// Returns this environment with the values that another one sets.
  public func combined(with other: SweepEnvironment) -> SweepEnvironment {
    SweepEnvironment(
      textSize: other.textSize ?? textSize, locale: other.locale ?? locale,
      layoutDirection: other.layoutDirection ?? layoutDirection)
  }

  /// The values in which this environment differs from the default, such as `accessibility3, rightToLeft`.
  public var description: String {
    var parts: [String] = []
    if let textSize { parts.append("\(textSize)") }
    if let locale { parts.append(locale.identifier) }
    if layoutDirection == .rightToLeft { parts.append("rightToLeft") }
    return parts.isEmpty ? "standard" : parts.joined(separator: ", ")
  }

  /// Returns the environment of a host with the values of this environment.
  func applied(to values: EnvironmentValues) -> EnvironmentValues {
    var values = values
    if let textSize { values.dynamicTypeSize = textSize }
    if let locale { values.locale = locale }
    if let layoutDirection { values.layoutDirection = layoutDirection }
    return values
  }
}
