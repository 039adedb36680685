@_spi(Engine) public import TributaryEngine
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
