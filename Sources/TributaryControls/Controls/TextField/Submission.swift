@_spi(Engine) public import TributaryEngine

extension View {
  /// Performs an action when Return is pressed in a text field of this view, before the actions of outer views.
  ///
  /// - Parameters:
  ///   - triggers: Whether the action applies to text fields, search fields, or both.
  ///   - action: The action to perform.
  ///
  /// > Source: conformance CONTROL-41, CONTROL-95.
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.self) { outer in
      if triggers.contains(.text) { outer.submitAction = SubmitAction(action, then: outer.submitAction) }
      if triggers.contains(.search) {
        outer.searchSubmitAction = SubmitAction(action, then: outer.searchSubmitAction)
      }
    }
  }
}

/// The action for Return in a text field, followed by those of outer views.
final class SubmitAction {
  private let action: () -> Void
  private let outer: SubmitAction?

  init(_ action: @escaping () -> Void, then outer: SubmitAction?) {
    self.action = action
    self.outer = outer
  }

  func run() {
    action()
    outer?.run()
  }
}

private struct SubmitActionKey: EnvironmentKey {
  static var defaultValue: SubmitAction? { nil }
}

private struct SearchSubmitActionKey: EnvironmentKey {
  static var defaultValue: SubmitAction? { nil }
}

extension EnvironmentValues {
  /// The action for Return in a search field.
  var searchSubmitAction: SubmitAction? {
    get { self[SearchSubmitActionKey.self] }
    set { self[SearchSubmitActionKey.self] = newValue }
  }

  /// The action for Return in a text field.
  var submitAction: SubmitAction? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}

/// The label of the Return key of an on-screen keyboard.
public struct SubmitLabel: Sendable {
  /// The label “Done”.
  public static var done: SubmitLabel { SubmitLabel() }
  /// The label “Go”.
  public static var go: SubmitLabel { SubmitLabel() }
  /// The label “Send”.
  public static var send: SubmitLabel { SubmitLabel() }
  /// The label “Join”.
  public static var join: SubmitLabel { SubmitLabel() }
  /// The label “Route”.
  public static var route: SubmitLabel { SubmitLabel() }
  /// The label “Search”.
  public static var search: SubmitLabel { SubmitLabel() }
  /// The label “Return”.
  public static var `return`: SubmitLabel { SubmitLabel() }
  /// The label “Next”.
  public static var next: SubmitLabel { SubmitLabel() }
  /// The label “Continue”.
  public static var `continue`: SubmitLabel { SubmitLabel() }
}

/// The kinds of fields whose submission performs an action.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1 << 0)

  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}
