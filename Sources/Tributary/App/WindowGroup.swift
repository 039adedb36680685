public import TributaryEngine
public import TributaryViews

/// A scene with the main window of a program.
///
/// The window is the terminal in an interactive session, a tab of the browser in a served app, and otherwise the
/// picture. Its title is the title of the tab and of SVG documents.
///
/// The initializers with the label `makeContent` evaluate the content in the window. Those with the label `content`
/// evaluate it when the scene is created.
public struct WindowGroup<Content: View> {
  private let title: Text?
  private let id: String?
  private let valueType: ObjectIdentifier?
  private let content: () -> Content

  private nonisolated init(title: Text?, id: String? = nil, _ content: @escaping () -> Content) {
    self.title = title
    self.id = id
    valueType = nil
    self.content = content
  }

  /// Creates windows for values of a type.
  nonisolated init(
    valueType: Any.Type, id: String?, title: Text?, content: @escaping () -> Content
  ) {
    self.title = title
    self.id = id
    self.valueType = ObjectIdentifier(valueType)
    self.content = content
  }

  /// Creates a window without a title.
  ///
  /// - Parameter makeContent: The views of the window. The closure is called for each window.
  public nonisolated init(@ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: nil, makeContent)
  }

  /// Creates a window with an identifier and without a title.
  ///
  /// - Parameters:
  ///   - id: The identifier of the window for `openWindow`.
  ///   - makeContent: The views of the window. The closure is called for each window.
  public nonisolated init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: nil, id: id, makeContent)
  }

  /// Creates a window with a title as a text.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - makeContent: The views of the window. The closure is called for each window.
  public nonisolated init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: title, makeContent)
  }

  /// Creates a window with a title as a text and an identifier.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - id: The identifier of the window for `openWindow`.
  ///   - makeContent: The views of the window. The closure is called for each window.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: title, id: id, makeContent)
  }

  /// Creates a window with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - makeContent: The views of the window. The closure is called for each window.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(title: Text(titleKey), makeContent)
  }

  /// Creates a window with a localized title.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - makeContent: The views of the window. The closure is called for each window.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(title: Text(titleResource), makeContent)
  }

  /// Creates a window with a localized title and an identifier.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - id: The identifier of the window for `openWindow`.
  ///   - makeContent: The views of the window. The closure is called for each window.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(title: Text(titleKey), id: id, makeContent)
  }

  /// Creates a window with a localized title and an identifier.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - id: The identifier of the window for `openWindow`.
  ///   - makeContent: The views of the window. The closure is called for each window.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(title: Text(titleResource), id: id, makeContent)
  }

  /// Creates a window with a title as a string.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - makeContent: The views of the window. The closure is called for each window.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(title: Text(verbatim: String(title)), makeContent)
  }

  /// Creates a window with a title as a string and an identifier.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - id: The identifier of the window for `openWindow`.
  ///   - makeContent: The views of the window. The closure is called for each window.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(title: Text(verbatim: String(title)), id: id, makeContent)
  }
}

extension WindowGroup: PrimitiveScene {
  public typealias Body = Never

  public var _content: AnyView { AnyView(content().asContent(of: nil)) }

  public var _window: WindowDescription { WindowDescription(title: title, id: id, valueType: valueType) }
}

private struct WindowValueKey: EnvironmentKey {
  static var defaultValue: AnyHashable? { nil }
}

extension EnvironmentValues {
  /// The value that the enclosing window presents.
  var windowValue: AnyHashable? {
    get { self[WindowValueKey.self] }
    set { self[WindowValueKey.self] = newValue }
  }
}

extension WindowGroup {
  /// Creates windows for values of a type. `openWindow(value:)` shows the window of a value.
  ///
  /// - Parameters:
  ///   - type: The type of the values. `openWindow(value:)` finds the group by this type.
  ///   - content: Returns the content for a binding to the value, which is `nil` in the first window.
  @MainActor
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valueType: type, id: nil, title: nil) { PresentedWindowContent { content($0.binding) } }
  }

  /// Creates windows for values of a type, with an identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier of the window for `openWindow`. It must be unique in the app.
  ///   - type: The type of the values. `openWindow(value:)` finds the group by this type.
  ///   - content: Returns the views of a window from a binding to its value, which is `nil` in a window without one.
  @MainActor
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valueType: type, id: id, title: nil) { PresentedWindowContent { content($0.binding) } }
  }

  /// Creates windows for values of a type, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - type: The type of the values. `openWindow(value:)` finds the group by this type.
  ///   - content: Returns the views of a window from a binding to its value, which is `nil` in a window without one.
  @MainActor
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valueType: type, id: nil, title: Text(titleKey)) { PresentedWindowContent { content($0.binding) } }
  }

  /// Creates windows for values of a type, with a localized title.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - type: The type of the values. `openWindow(value:)` finds the group by this type.
  ///   - content: Returns the views of a window from a binding to its value, which is `nil` in a window without one.
  @_disfavoredOverload
  @MainActor
  public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valueType: type, id: nil, title: Text(titleResource)) { PresentedWindowContent { content($0.binding) } }
  }

  /// Creates windows for values of a type, with a localized title and an identifier.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - id: The identifier of the window for `openWindow`. It must be unique in the app.
  ///   - type: The type of the values. `openWindow(value:)` finds the group by this type.
  ///   - content: Returns the views of a window from a binding to its value, which is `nil` in a window without one.
  @MainActor
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valueType: type, id: id, title: Text(titleKey)) { PresentedWindowContent { content($0.binding) } }
  }

  /// Creates windows for values of a type, with a localized title and an identifier.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - id: The identifier of the window for `openWindow`. It must be unique in the app.
  ///   - type: The type of the values. `openWindow(value:)` finds the group by this type.
  ///   - content: Returns the views of a window from a binding to its value, which is `nil` in a window without one.
  @_disfavoredOverload
  @MainActor
  public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valueType: type, id: id, title: Text(titleResource)) { PresentedWindowContent { content($0.binding) } }
  }

  /// Creates windows for values of a type, with a default value for a window that is opened without one.
  ///
  /// - Parameters:
  ///   - type: The type of the values. `openWindow(value:)` finds the group by this type.
  ///   - content: Returns the views of a window from a binding to its value.
  ///   - defaultValue: Returns the value of a window that is opened without one.
  @MainActor
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valueType: type, id: nil, title: nil) {
      PresentedWindowContent({ content($0.binding(from: defaultValue())) }, defaultValue: defaultValue)
    }
  }

  /// Creates windows for values of a type, with an identifier and a default value for a window that is opened without
  /// one.
  ///
  /// - Parameters:
  ///   - id: The identifier of the window for `openWindow`. It must be unique in the app.
  ///   - type: The type of the values. `openWindow(value:)` finds the group by this type.
  ///   - content: Returns the views of a window from a binding to its value.
  ///   - defaultValue: Returns the value of a window that is opened without one.
  @MainActor
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valueType: type, id: id, title: nil) {
      PresentedWindowContent({ content($0.binding(from: defaultValue())) }, defaultValue: defaultValue)
    }
  }
}

/// The content of a window that presents a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  private let content: @MainActor (Self) -> Content
  private let defaultValue: (() -> Data)?
  @Environment(\.windowValue) private var opened
  /// The value that the content has set, or `nil` if it has not changed the initial value.
  @State private var written: Data??

  nonisolated init(_ content: @escaping @MainActor (Self) -> Content, defaultValue: (() -> Data)? = nil) {
    self.content = content
    self.defaultValue = defaultValue
  }

  private var value: Data? { written ?? opened?.base as? Data ?? defaultValue?() }

  /// A binding to the value of the window, which may be `nil`.
  @MainActor var binding: Binding<Data?> {
    Binding {
      value
    } set: {
      written = .some($0)
    }
  }

  /// Returns a binding to the value of a window that always has one.
  @MainActor func binding(from first: Data) -> Binding<Data> {
    Binding {
      value ?? first
    } set: {
      written = .some($0)
    }
  }
}

extension PresentedWindowContent: View, BuiltInComposite {
  public var body: some View { content(self).asContent(of: nil).onChange(of: opened) { written = nil } }
}
