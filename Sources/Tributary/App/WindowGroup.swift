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

private struct WindowValueKey: EnvironmentKey {
  static var defaultValue: AnyHashable? { nil }
}

extension EnvironmentValues {
  /// What the window around is for.
  var windowValue: AnyHashable? {
    get { self[WindowValueKey.self] }
    set { self[WindowValueKey.self] = newValue }
  }
}

extension WindowGroup {
  /// Windows for values of a type, which `openWindow(value:)` shows. The binding is to the value; `nil` in the first window.
  @MainActor
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valueType: type, id: nil, title: nil) { PresentedWindowContent { content($0.binding) } }
  }

  /// Windows with an id for values of a type.
  @MainActor
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valueType: type, id: id, title: nil) { PresentedWindowContent { content($0.binding) } }
  }

  /// Windows with a title for values of a type.
  @MainActor
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valueType: type, id: nil, title: titleKey.content) { PresentedWindowContent { content($0.binding) } }
  }

  /// Windows with a title and an id for values of a type.
  @MainActor
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valueType: type, id: id, title: titleKey.content) { PresentedWindowContent { content($0.binding) } }
  }

  /// Windows for values of a type, with one where none was given.
  @MainActor
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valueType: type, id: nil, title: nil) {
      PresentedWindowContent({ content($0.binding(from: defaultValue())) }, defaultValue: defaultValue)
    }
  }

  /// Windows with an id for values of a type, with one where none was given.
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

/// The content of a window for a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  private let content: @MainActor (Self) -> Content
  private let defaultValue: (() -> Data)?
  @Environment(\.windowValue) private var opened
  /// What the window has made of its value; `nil` while it has left it as it was.
  @State private var written: Data??

  nonisolated init(_ content: @escaping @MainActor (Self) -> Content, defaultValue: (() -> Data)? = nil) {
    self.content = content
    self.defaultValue = defaultValue
  }

  private var value: Data? { written ?? opened?.base as? Data ?? defaultValue?() }

  /// A binding to the value, if there is one.
  @MainActor var binding: Binding<Data?> {
    Binding {
      value
    } set: {
      written = .some($0)
    }
  }

  /// A binding to the value of a window that has one from the beginning.
  @MainActor func binding(from first: Data) -> Binding<Data> {
    Binding {
      value ?? first
    } set: {
      written = .some($0)
    }
  }
}

extension PresentedWindowContent: View, FrameworkComposite {
  public var body: some View { content(self).onChange(of: opened) { written = nil } }
}
