/// What runs an action: a modifier that a user has written, a body, or something that the package does for a view.
package enum ActionName: Hashable, Sendable {
  case onPreferenceChange
  case onGeometryChange
  case onScrollGeometryChange
  case onChange
  /// A task that starts again with another id.
  case taskID
  /// A body that starts work when it is evaluated.
  case body
  case other(String)

  /// The modifier as a user writes it, or a name for the work.
  package var text: String {
    switch self {
    case .onPreferenceChange: "onPreferenceChange"
    case .onGeometryChange: "onGeometryChange"
    case .onScrollGeometryChange: "onScrollGeometryChange"
    case .onChange: "onChange"
    case .taskID: "task(id:)"
    case .body: "body"
    case .other(let text): text
    }
  }

  /// Whether what is delivered comes from layout or from other views, not from a value that the reader's own view was given.
  package var isMeasuring: Bool {
    switch self {
    case .onPreferenceChange, .onGeometryChange, .onScrollGeometryChange: true
    default: false
    }
  }
}
