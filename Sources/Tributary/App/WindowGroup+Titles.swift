public import TributaryEngine
public import TributaryViews

// Windows for values, with a title.

extension WindowGroup {
  /// Creates windows for values of a type, with a localized title, and a default value for a
  /// window that is opened without one.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - type: The type of the values. `openWindow(value:)` finds the group by this type.
  ///   - content: Returns the views of a window from a binding to its value.
  ///   - defaultValue: Returns the value of a window that is opened without one.
  @MainActor
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valueType: type, id: nil, title: Text(titleKey)) {
      PresentedWindowContent({ content($0.binding(from: defaultValue())) }, defaultValue: defaultValue)
    }
  }

  /// Creates windows for values of a type, with a localized title and an identifier, and a default value for a
  /// window that is opened without one.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - id: The identifier of the window for `openWindow`. It must be unique in the app.
  ///   - type: The type of the values. `openWindow(value:)` finds the group by this type.
  ///   - content: Returns the views of a window from a binding to its value.
  ///   - defaultValue: Returns the value of a window that is opened without one.
  @MainActor
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valueType: type, id: id, title: Text(titleKey)) {
      PresentedWindowContent({ content($0.binding(from: defaultValue())) }, defaultValue: defaultValue)
    }
  }

  /// Creates windows for values of a type, with a localized title, and a default value for a
  /// window that is opened without one.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - type: The type of the values. `openWindow(value:)` finds the group by this type.
  ///   - content: Returns the views of a window from a binding to its value.
  ///   - defaultValue: Returns the value of a window that is opened without one.
  @_disfavoredOverload
  @MainActor
  public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valueType: type, id: nil, title: Text(titleResource)) {
      PresentedWindowContent({ content($0.binding(from: defaultValue())) }, defaultValue: defaultValue)
    }
  }

  /// Creates windows for values of a type, with a localized title and an identifier, and a default value for a
  /// window that is opened without one.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - id: The identifier of the window for `openWindow`. It must be unique in the app.
  ///   - type: The type of the values. `openWindow(value:)` finds the group by this type.
  ///   - content: Returns the views of a window from a binding to its value.
  ///   - defaultValue: Returns the value of a window that is opened without one.
  @_disfavoredOverload
  @MainActor
  public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valueType: type, id: id, title: Text(titleResource)) {
      PresentedWindowContent({ content($0.binding(from: defaultValue())) }, defaultValue: defaultValue)
    }
  }

  /// Creates windows for values of a type, with a title as a string.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - type: The type of the values. `openWindow(value:)` finds the group by this type.
  ///   - content: Returns the views of a window from a binding to its value, which is `nil` in a window without one.
  @_disfavoredOverload
  @MainActor
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valueType: type, id: nil, title: Text(verbatim: String(title))) {
      PresentedWindowContent { content($0.binding) }
    }
  }

  /// Creates windows for values of a type, with a title as a string, and a default value for a
  /// window that is opened without one.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - type: The type of the values. `openWindow(value:)` finds the group by this type.
  ///   - content: Returns the views of a window from a binding to its value.
  ///   - defaultValue: Returns the value of a window that is opened without one.
  @_disfavoredOverload
  @MainActor
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valueType: type, id: nil, title: Text(verbatim: String(title))) {
      PresentedWindowContent({ content($0.binding(from: defaultValue())) }, defaultValue: defaultValue)
    }
  }

  /// Creates windows for values of a type, with a title as a string and an identifier.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - id: The identifier of the window for `openWindow`. It must be unique in the app.
  ///   - type: The type of the values. `openWindow(value:)` finds the group by this type.
  ///   - content: Returns the views of a window from a binding to its value, which is `nil` in a window without one.
  @_disfavoredOverload
  @MainActor
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valueType: type, id: id, title: Text(verbatim: String(title))) {
      PresentedWindowContent { content($0.binding) }
    }
  }

  /// Creates windows for values of a type, with a title as a string and an identifier, and a default value for a
  /// window that is opened without one.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - id: The identifier of the window for `openWindow`. It must be unique in the app.
  ///   - type: The type of the values. `openWindow(value:)` finds the group by this type.
  ///   - content: Returns the views of a window from a binding to its value.
  ///   - defaultValue: Returns the value of a window that is opened without one.
  @_disfavoredOverload
  @MainActor
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valueType: type, id: id, title: Text(verbatim: String(title))) {
      PresentedWindowContent({ content($0.binding(from: defaultValue())) }, defaultValue: defaultValue)
    }
  }

  /// Creates windows for values of a type, with a title as a text.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - type: The type of the values. `openWindow(value:)` finds the group by this type.
  ///   - content: Returns the views of a window from a binding to its value, which is `nil` in a window without one.
  @MainActor
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valueType: type, id: nil, title: title) { PresentedWindowContent { content($0.binding) } }
  }

  /// Creates windows for values of a type, with a title as a text, and a default value for a
  /// window that is opened without one.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - type: The type of the values. `openWindow(value:)` finds the group by this type.
  ///   - content: Returns the views of a window from a binding to its value.
  ///   - defaultValue: Returns the value of a window that is opened without one.
  @MainActor
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valueType: type, id: nil, title: title) {
      PresentedWindowContent({ content($0.binding(from: defaultValue())) }, defaultValue: defaultValue)
    }
  }

  /// Creates windows for values of a type, with a title as a text and an identifier.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - id: The identifier of the window for `openWindow`. It must be unique in the app.
  ///   - type: The type of the values. `openWindow(value:)` finds the group by this type.
  ///   - content: Returns the views of a window from a binding to its value, which is `nil` in a window without one.
  @MainActor
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valueType: type, id: id, title: title) { PresentedWindowContent { content($0.binding) } }
  }

  /// Creates windows for values of a type, with a title as a text and an identifier, and a default value for a
  /// window that is opened without one.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - id: The identifier of the window for `openWindow`. It must be unique in the app.
  ///   - type: The type of the values. `openWindow(value:)` finds the group by this type.
  ///   - content: Returns the views of a window from a binding to its value.
  ///   - defaultValue: Returns the value of a window that is opened without one.
  @MainActor
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valueType: type, id: id, title: title) {
      PresentedWindowContent({ content($0.binding(from: defaultValue())) }, defaultValue: defaultValue)
    }
  }
}
