public import TributaryEngine
public import TributaryViews

// Scenes whose content is a closure that does not escape, as a wrapper in client code passes it on. It is evaluated
// when the scene is created, which the body of the app does again after a change of its state. A trailing closure
// selects the initializers that evaluate it in the window instead, so that it can read the state of a custom scene.

extension WindowGroup {
  /// Creates a window without a title from content that is evaluated immediately.
  ///
  /// - Parameter content: The views of the window.
  @_disfavoredOverload
  public nonisolated init(@ViewBuilder content: () -> Content) {
    let content = content()
    self.init { content }
  }

  /// Creates a window with an identifier and without a title from content that is evaluated immediately.
  ///
  /// - Parameters:
  ///   - id: The identifier of the window for `openWindow`.
  ///   - content: The views of the window.
  @_disfavoredOverload
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(id: id) { content }
  }

  /// Creates a window with a title as a text from content that is evaluated immediately.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - content: The views of the window.
  @_disfavoredOverload
  public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(title) { content }
  }

  /// Creates a window with a title as a text and an identifier from content that is evaluated immediately.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - id: The identifier of the window for `openWindow`.
  ///   - content: The views of the window.
  @_disfavoredOverload
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(title, id: id) { content }
  }

  /// Creates a window with a localized title from content that is evaluated immediately.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - content: The views of the window.
  @_disfavoredOverload
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(titleKey) { content }
  }

  /// Creates a window with a localized title from content that is evaluated immediately.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - content: The views of the window.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(titleResource) { content }
  }

  /// Creates a window with a localized title and an identifier from content that is evaluated immediately.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - id: The identifier of the window for `openWindow`.
  ///   - content: The views of the window.
  @_disfavoredOverload
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(titleKey, id: id) { content }
  }

  /// Creates a window with a localized title and an identifier from content that is evaluated immediately.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - id: The identifier of the window for `openWindow`.
  ///   - content: The views of the window.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(titleResource, id: id) { content }
  }

  /// Creates a window with a title as a string from content that is evaluated immediately.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - content: The views of the window.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(title) { content }
  }

  /// Creates a window with a title as a string and an identifier from content that is evaluated immediately.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - id: The identifier of the window for `openWindow`.
  ///   - content: The views of the window.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(title, id: id) { content }
  }
}

// `Window`, `UtilityWindow`, and `Settings` have a single label for both kinds of closures, and an overload cannot
// differ only in whether a closure escapes. These closures may therefore throw.

extension Window {
  /// Creates a window with a localized title and an identifier from content that is evaluated immediately.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - id: The identifier of the window for `openWindow`.
  ///   - content: The views of the window.
  /// - Throws: The error that `content` throws.
  @_disfavoredOverload
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () throws -> Content
  ) rethrows {
    let content = try content()
    self.init(titleKey, id: id) { content }
  }

  /// Creates a window with a localized title and an identifier from content that is evaluated immediately.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - id: The identifier of the window for `openWindow`.
  ///   - content: The views of the window.
  /// - Throws: The error that `content` throws.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () throws -> Content
  ) rethrows {
    let content = try content()
    self.init(titleResource, id: id) { content }
  }

  /// Creates a window with a title as a text and an identifier from content that is evaluated immediately.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - id: The identifier of the window for `openWindow`.
  ///   - content: The views of the window.
  /// - Throws: The error that `content` throws.
  @_disfavoredOverload
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () throws -> Content) rethrows {
    let content = try content()
    self.init(title, id: id) { content }
  }

  /// Creates a window with a title as a string and an identifier from content that is evaluated immediately.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - id: The identifier of the window for `openWindow`.
  ///   - content: The views of the window.
  /// - Throws: The error that `content` throws.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () throws -> Content
  ) rethrows {
    let content = try content()
    self.init(title, id: id) { content }
  }
}

extension UtilityWindow {
  /// Creates a tool window with a localized title and an identifier from content that is evaluated immediately.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - id: The identifier of the window for `openWindow`.
  ///   - content: The views of the window.
  /// - Throws: The error that `content` throws.
  @_disfavoredOverload
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () throws -> Content
  ) rethrows {
    let content = try content()
    self.init(titleKey, id: id) { content }
  }

  /// Creates a tool window with a title as a text and an identifier from content that is evaluated immediately.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - id: The identifier of the window for `openWindow`.
  ///   - content: The views of the window.
  /// - Throws: The error that `content` throws.
  @_disfavoredOverload
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () throws -> Content) rethrows {
    let content = try content()
    self.init(title, id: id) { content }
  }

  /// Creates a tool window with a title as a string and an identifier from content that is evaluated immediately.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - id: The identifier of the window for `openWindow`.
  ///   - content: The views of the window.
  /// - Throws: The error that `content` throws.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () throws -> Content
  ) rethrows {
    let content = try content()
    self.init(title, id: id) { content }
  }
}

extension Settings {
  /// Creates the settings from content that is evaluated immediately.
  ///
  /// - Throws: The error that `content` throws.
  @_disfavoredOverload
  public nonisolated init(@ViewBuilder content: () throws -> Content) rethrows {
    let content = try content()
    self.init { content }
  }
}
