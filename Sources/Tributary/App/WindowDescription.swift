import TributaryViews

/// What is known of a window before it is made; opaque to user code.
public struct WindowDescription: Sendable {
  package var title: String?
  /// In points.
  package var defaultSize: CGSize?
  /// What tells the window from the others; `nil` for one that nobody asks for.
  package var id: String?
  /// The type of what the window is for, where it is for a value.
  package var valueType: ObjectIdentifier?
  /// Whether it is for the line of menus, which is not there: its controls are only pressed by their keyboard shortcuts.
  package var isMenu = false
  /// Whether it is the one of the settings.
  package var isSettings = false
}

/// What tells a window from the others.
enum WindowKey: Hashable, Identifiable {
  case id(String)
  case settings
  /// Of those for values of its type, with an id if there is one.
  case value(AnyHashable, type: ObjectIdentifier, id: String?)

  var id: Self { self }

  /// What the window is for.
  var value: AnyHashable? {
    if case .value(let value, _, _) = self { value } else { nil }
  }

  /// Whether a window of a description is meant.
  func means(_ window: WindowDescription) -> Bool {
    switch self {
    case .id(let id): window.id == id
    case .settings: window.isSettings
    case .value(_, let type, let id): window.valueType == type && (id == nil || window.id == id)
    }
  }

  /// A window for a value.
  init<D: Codable & Hashable>(_ value: D, id: String?) {
    self = .value(AnyHashable(value), type: ObjectIdentifier(D.self), id: id)
  }
}

/// What is known of the window of an app, as the app described it last: its title may follow from state.
@MainActor
package final class WindowRecord {
  var description = WindowDescription()

  package init() {}
}
