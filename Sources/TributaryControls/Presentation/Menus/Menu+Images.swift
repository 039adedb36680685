@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

extension Menu where Label == TributaryControls.Label<Text, Image> {
  /// Creates a menu with a title and an image of an asset catalog.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(Label(titleKey, image: image), content(), nil)
  }

  /// Creates a menu with a title and an image of an asset catalog.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(Label(titleResource, image: image), content(), nil)
  }

  /// Creates a menu with a title and an image of an asset catalog.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(Label(title, image: image), content(), nil)
  }

  /// Creates a menu with a title and an image of an asset catalog. A tap performs the primary action.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(Label(titleKey, image: image), content(), primaryAction)
  }

  /// Creates a menu with a title and an image of an asset catalog. A tap performs the primary action.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(Label(titleResource, image: image), content(), primaryAction)
  }

  /// Creates a menu with a title and an image of an asset catalog. A tap performs the primary action.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(Label(title, image: image), content(), primaryAction)
  }
}
