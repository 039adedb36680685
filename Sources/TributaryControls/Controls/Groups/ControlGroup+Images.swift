public import TributaryEngine
public import TributaryViews

extension ControlGroup {
  /// Creates a group of related controls with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - content: The controls of the group.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a group of related controls with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - content: The controls of the group.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a group of related controls with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - content: The controls of the group.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// Creates a group of related controls with a title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - image: The name of the image in an asset catalog, beside the title.
  ///   - content: The controls of the group.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleKey, image: image) }
  }

  /// Creates a group of related controls with a title and an image.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - image: The name of the image in an asset catalog, beside the title.
  ///   - content: The controls of the group.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleResource, image: image) }
  }

  /// Creates a group of related controls with a title and an image.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - image: The name of the image in an asset catalog, beside the title.
  ///   - content: The controls of the group.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, image: image) }
  }
}
