public import TributaryEngine
public import TributaryViews

/// The window of a program with the views in it.
///
/// The window is the terminal in a live session, else the picture. Its title is the title of SVG documents.
public struct WindowGroup<Content: View> {
  private let title: String?
  private let id: String?
  private let valueType: ObjectIdentifier?
  private let content: @MainActor () -> Content

  private nonisolated init(title: String?, id: String? = nil, _ content: @escaping @MainActor () -> Content) {
    self.title = title
    self.id = id
    valueType = nil
    self.content = content
  }

  /// Windows for values of a type.
  nonisolated init(
    valueType: Any.Type, id: String?, title: String?, content: @escaping @MainActor () -> Content
  ) {
    self.title = title
    self.id = id
    self.valueType = ObjectIdentifier(valueType)
    self.content = content
  }

  /// A window without a title.
  public nonisolated init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: nil, content)
  }

  /// A window without a title.
  ///
  /// - Parameter id: Tells windows apart where there are several, for `openWindow`.
  public nonisolated init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: nil, id: id, content)
  }

  /// A window with a title.
  public nonisolated init(_ title: Text, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: title.content, content)
  }

  /// A window with a title.
  ///
  /// - Parameter id: Tells windows apart where there are several, for `openWindow`.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: title.content, id: id, content)
  }

  /// A window with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: titleKey.content, content)
  }

  /// A window with a title.
  ///
  /// - Parameter id: Tells windows apart where there are several, for `openWindow`.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: titleKey.content, id: id, content)
  }

  /// A window with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: String(title), content)
  }

  /// A window with a title.
  ///
  /// - Parameter id: Tells windows apart where there are several, for `openWindow`.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: String(title), id: id, content)
  }
}

extension WindowGroup: PrimitiveScene {
  public typealias Body = Never

  public var _content: AnyView { AnyView(content()) }

  public var _window: WindowDescription { WindowDescription(title: title, id: id, valueType: valueType) }
}
