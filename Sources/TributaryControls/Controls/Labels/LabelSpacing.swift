@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// The distances inside labels, in points; `nil` for the distances of the style.
struct LabelSpacing: Equatable, Sendable {
  var betweenIconAndTitle: CGFloat?
  var leastIconWidth: CGFloat?
}

private struct LabelSpacingKey: EnvironmentKey {
  static var defaultValue: LabelSpacing { LabelSpacing() }
}

extension EnvironmentValues {
  var labelSpacing: LabelSpacing {
    get { self[LabelSpacingKey.self] }
    set { self[LabelSpacingKey.self] = newValue }
  }

  /// The spacing between the icon and the title of labels, in points; `nil` for the spacing of the style.
  public var labelIconToTitleSpacing: CGFloat? { labelSpacing.betweenIconAndTitle }

  /// The width that labels reserve for their icons, in points; `nil` for the width of each icon.
  public var labelReservedIconWidth: CGFloat? { labelSpacing.leastIconWidth }
}

extension View {
  /// Sets the spacing between the icon and the title of the labels in this view, in points.
  ///
  /// The value applies to the built-in styles that display both.
  ///
  /// > Source: conformance CONTROL-164.
  public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    transformEnvironment(\.labelSpacing) { $0.betweenIconAndTitle = value }
  }

  /// Sets the width that the labels in this view reserve for their icons, in points.
  ///
  /// Narrower icons are centered in the width, so that the titles of several labels align. Wider icons keep their
  /// width.
  ///
  /// > Source: conformance CONTROL-164.
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
    transformEnvironment(\.labelSpacing) { $0.leastIconWidth = value }
  }
}
