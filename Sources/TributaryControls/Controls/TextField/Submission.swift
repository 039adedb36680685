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

/// What the key that submits is called on a keyboard on the screen.
public struct SubmitLabel: Sendable {
  /// Done.
  public static var done: SubmitLabel { SubmitLabel() }
  /// Go.
  public static var go: SubmitLabel { SubmitLabel() }
  /// Send.
  public static var send: SubmitLabel { SubmitLabel() }
  /// Join.
  public static var join: SubmitLabel { SubmitLabel() }
  /// Route.
  public static var route: SubmitLabel { SubmitLabel() }
  /// Search.
  public static var search: SubmitLabel { SubmitLabel() }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel() }
  /// Next.
  public static var next: SubmitLabel { SubmitLabel() }
  /// Continue.
  public static var `continue`: SubmitLabel { SubmitLabel() }
}

/// What is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text of a field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)

  /// What is searched for.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}
