/// The origin of an action: a modifier in client code, a body, or internal work for a view.
package enum ActionName: Hashable, Sendable {
  case onPreferenceChange
  case onGeometryChange
  case onScrollGeometryChange
  case onChange
  /// A task that restarts with another identifier.
  case taskID
  /// A body that starts work when it is evaluated.
  case body
  case other(String)

  /// The modifier as written in the source, or a name for the work.
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

  /// Whether the action is internal work of the framework for a modifier or a view, such as a change of the focus.
  package var isOfFramework: Bool {
    switch self {
    case .other("focus"), .other("focused"), .other("focusedValue"), .other("scrollPosition"): true
    default: false
    }
  }

  /// Returns the modifier in the source with the type of its value, such as `onGeometryChange(for: CGFloat)`.
  package func call(for type: String) -> String {
    switch self {
    case .onGeometryChange, .onScrollGeometryChange: "\(text)(for: \(type))"
    case .onChange: "\(text)(of: \(type))"
    case .taskID: "task(id: \(type))"
    case .onPreferenceChange, .body, .other: "\(text)(\(type))"
    }
  }
}
