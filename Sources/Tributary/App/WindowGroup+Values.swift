public import TributaryViews

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
  @MainActor fileprivate var binding: Binding<Data?> {
    Binding {
      value
    } set: {
      written = .some($0)
    }
  }

  /// A binding to the value of a window that has one from the beginning.
  @MainActor fileprivate func binding(from first: Data) -> Binding<Data> {
    Binding {
      value ?? first
    } set: {
      written = .some($0)
    }
  }
}

extension PresentedWindowContent: View {
  public var body: some View { content(self).onChange(of: opened) { written = nil } }
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
