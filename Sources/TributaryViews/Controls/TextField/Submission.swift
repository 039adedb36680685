extension View {
  /// Runs `action` when Return is pressed in a text field of this view, before the actions of views around.
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitAction) { outer in
      if triggers.contains(.text) { outer = SubmitAction(action, then: outer) }
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

extension EnvironmentValues {
  var submitAction: SubmitAction? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}
