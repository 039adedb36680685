import TributaryViews

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
