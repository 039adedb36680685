@_spi(Engine) public import TributaryEngine

extension View {
  /// Runs `action` when Return is pressed in a text field of this view, before the actions of views around.
  ///
  /// - Parameter triggers: Whether that is about fields for text, the fields of searches, or both.
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

/// What Return does in a text field.
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
  /// What Return does in the field of a search.
  var searchSubmitAction: SubmitAction? {
    get { self[SearchSubmitActionKey.self] }
    set { self[SearchSubmitActionKey.self] = newValue }
  }

  /// What Return does in a field for text.
  var submitAction: SubmitAction? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}
