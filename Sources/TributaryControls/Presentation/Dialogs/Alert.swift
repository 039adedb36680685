@_spi(Engine) import TributaryEngine
@_spi(Engine) public import TributaryViews

/// An alert as a value. Deprecated: use `alert(_:isPresented:actions:message:)`.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (@MainActor () -> Void)?

    /// Returns a button without a role.
    @preconcurrency public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// Returns a button that cancels the alert.
    @preconcurrency public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// Returns a button with the title “Cancel” that cancels the alert.
    @preconcurrency public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: Text(verbatim: "Cancel"), role: .cancel, action: action)
    }

    /// Returns a button with the destructive role.
    @preconcurrency public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - message: The text below the title; `nil` for none.
  ///   - dismissButton: The button; `nil` for a button with the title “OK”.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - message: The text below the title; `nil` for none.
  ///   - primaryButton: The first button.
  ///   - secondaryButton: The second button.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// The buttons of an alert or an action sheet.
struct DialogButtons: View, BuiltInComposite {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      TributaryControls.Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}

/// A choice of actions as a value. Deprecated: use
/// `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a choice of actions.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - message: The text below the title; `nil` for none.
  ///   - buttons: The buttons in order; a button with the cancel role is placed last. Without such a button, one with
  ///     the title “Cancel” is added.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}
