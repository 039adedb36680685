@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

extension Menu where Label == TributaryControls.Label<Text, Image> {
  /// Creates a menu with a title and an image of an asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - content: The commands of the menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(Label(titleKey, image: image), content(), nil)
  }

  /// Creates a menu with a title and an image of an asset catalog.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - content: The commands of the menu.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(Label(titleResource, image: image), content(), nil)
  }

  /// Creates a menu with a title and an image of an asset catalog.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - content: The commands of the menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(Label(title, image: image), content(), nil)
  }

  /// Creates a menu with a title and an image of an asset catalog. A tap performs the primary action.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - content: The commands of the menu.
  ///   - primaryAction: A closure that runs on a tap. A long press opens the menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(Label(titleKey, image: image), content(), primaryAction)
  }

  /// Creates a menu with a title and an image of an asset catalog. A tap performs the primary action.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - content: The commands of the menu.
  ///   - primaryAction: A closure that runs on a tap. A long press opens the menu.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(Label(titleResource, image: image), content(), primaryAction)
  }

  /// Creates a menu with a title and an image of an asset catalog. A tap performs the primary action.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - content: The commands of the menu.
  ///   - primaryAction: A closure that runs on a tap. A long press opens the menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(Label(title, image: image), content(), primaryAction)
  }
}
