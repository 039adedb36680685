package import Foundation
package import TributaryEngine
package import TributaryViews

/// The properties of a window that are available before it is created. Its contents are not available to client code.
public struct WindowDescription: Sendable {
  package var title: Text?
  /// The locale that a modifier of the scene sets, or `nil` for the locale of the host.
  package var locale: Locale?
  /// The default size in points.
  package var defaultSize: CGSize?
  /// The identifier of the window, or `nil` if it cannot be opened by identifier.
  package var id: String?
  /// The type of the value that the window presents, or `nil` if it presents none.
  package var valueType: ObjectIdentifier?
  /// Whether this is a menu bar item. Tributary has no menu bar, so its controls are reachable only through their
  /// keyboard shortcuts.
  package var isMenu = false
  /// Whether this is the settings window.
  package var isSettings = false
  /// Whether the window appears when the program starts.
  package var launch = SceneLaunchBehavior.automatic
  /// Whether the window has no commands, neither those of client code nor the command that opens it.
  package var areCommandsRemoved = false
  /// The keyboard shortcut that opens the window.
  package var shortcut: KeyboardShortcut?
}

extension WindowDescription {
  /// Returns the title in the environment of the window's host.
  @MainActor
  package func title(in host: ViewGraph) -> String? {
    var environment = host.environment.values
    if let locale { environment.locale = locale }
    return title?.content(in: environment, of: host)
  }
}

/// The identity of a window.
enum WindowKey: Hashable, Identifiable {
  case id(String)
  case settings
  /// A window for a value of a type, with an identifier if it has one.
  case value(AnyHashable, type: ObjectIdentifier, id: String?)

  var id: Self { self }

  /// The value that the window presents.
  var value: AnyHashable? {
    if case .value(let value, _, _) = self { value } else { nil }
  }

  /// Returns whether this key refers to the window with a description.
  func means(_ window: WindowDescription) -> Bool {
    switch self {
    case .id(let id): window.id == id
    case .settings: window.isSettings
    case .value(_, let type, let id): window.valueType == type && (id == nil || window.id == id)
    }
  }

  /// Creates a key for a window that presents a value.
  init<D: Codable & Hashable>(_ value: D, id: String?) {
    self = .value(AnyHashable(value), type: ObjectIdentifier(D.self), id: id)
  }
}

/// The most recent description of an app's window. Its title can depend on state.
@MainActor
package final class WindowRecord {
  var description = WindowDescription()

  package init() {}
}
