@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// A view that displays a title with an icon.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyle) private var style
  @Environment(\.labelSpacing) private var spacing

  /// Creates a label with a custom title and icon.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View, NamedComposite {
  public var body: some View {
    style.body(
      for: LabelStyleConfiguration(
        title: .init(part: .init(title, of: Self.self), words: words), icon: .init(part: .init(icon, of: Self.self)),
        spacing: spacing))
  }

  /// The title, or `nil` if the title is not a text.
  private var words: Text? {
    title as? Text ?? (title as? LabelStyleConfiguration.Title)?.words
  }
}

extension Label where Title == Text, Icon == Image {
  private nonisolated init(_ title: Text, _ icon: Image) {
    self.title = title
    self.icon = icon
  }

  /// Creates a label with a title and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(Text(titleKey), Image(systemName: name))
  }

  /// Creates a label with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(Text(titleResource), Image(systemName: name))
  }

  /// Creates a label with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(Text(title), Image(systemName: name))
  }

  /// Creates a label with a title and an image from the main bundle.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(Text(titleKey), Image(name))
  }

  /// Creates a label with a title and an image from the main bundle.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(Text(titleResource), Image(name))
  }

  /// Creates a label with a title and an image from the main bundle.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(Text(title), Image(name))
  }

  /// Creates a label with a title and an image of an asset catalog as its icon.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(Text(titleKey), Image(resource))
  }

  /// Creates a label with a title and an image of an asset catalog as its icon.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(Text(title), Image(resource))
  }

  /// Creates a label with a title and an image of an asset catalog as its icon.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init(Text(titleResource), Image(resource))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the configuration of a style, for a style that modifies the current one.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

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
