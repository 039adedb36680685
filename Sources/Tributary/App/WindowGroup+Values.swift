public import TributaryEngine
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
