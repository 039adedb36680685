@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

extension View {
  /// Presents a dialog before the user dismisses the enclosing sheet or popover.
  ///
  /// A drag, a tap outside the presentation, and Escape present the dialog instead of dismissing the presentation.
  /// Afterward, each button without the cancel role dismisses the presentation, after its action. The dialog has a
  /// button with the title “Cancel” if no button has the cancel role.
  ///
  ///     Editor(draft)
  ///       .dismissalConfirmationDialog("Discard the draft?", shouldPresent: draft.isEdited) {
  ///         Button("Discard", role: .destructive) { draft.discard() }
  ///       }
  ///
  /// The `dismiss` action and changes of the binding of the presentation present no dialog. The modifier has no effect
  /// outside presentations: a program cannot prevent the user from closing its window.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - shouldPresent: Whether a dismissal presents the dialog.
  ///   - actions: The buttons of the dialog.
  ///
  /// > Source: conformance DIALOG-40 to DIALOG-42.
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DismissalConfirmationModifier(
        title: title, shouldPresent: shouldPresent, actions: actions(), message: EmptyView()))
  }

  /// Presents a dialog before the user dismisses the enclosing sheet or popover.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - shouldPresent: Whether the dialog appears when the user dismisses the sheet or popover.
  ///   - actions: The buttons of the dialog.
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions)
  }

  /// Presents a dialog before the user dismisses the enclosing sheet or popover.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - shouldPresent: Whether the dialog appears when the user dismisses the sheet or popover.
  ///   - actions: The buttons of the dialog.
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(titleResource), shouldPresent: shouldPresent, actions: actions)
  }

  /// Presents a dialog before the user dismisses the enclosing sheet or popover.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - shouldPresent: Whether the dialog appears when the user dismisses the sheet or popover.
  ///   - actions: The buttons of the dialog.
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions)
  }

  /// Presents a dialog with a message before the user dismisses the enclosing sheet or popover.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - shouldPresent: Whether the dialog appears when the user dismisses the sheet or popover.
  ///   - actions: The buttons of the dialog.
  ///   - message: The views below the title.
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      DismissalConfirmationModifier(
        title: title, shouldPresent: shouldPresent, actions: actions(), message: message()))
  }

  /// Presents a dialog with a message before the user dismisses the enclosing sheet or popover.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - shouldPresent: Whether the dialog appears when the user dismisses the sheet or popover.
  ///   - actions: The buttons of the dialog.
  ///   - message: The views below the title.
  public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Presents a dialog with a message before the user dismisses the enclosing sheet or popover.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - shouldPresent: Whether the dialog appears when the user dismisses the sheet or popover.
  ///   - actions: The buttons of the dialog.
  ///   - message: The views below the title.
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(Text(titleResource), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Presents a dialog with a message before the user dismisses the enclosing sheet or popover.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - shouldPresent: Whether the dialog appears when the user dismisses the sheet or popover.
  ///   - actions: The buttons of the dialog.
  ///   - message: The views below the title.
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
  }
}

/// The request of a view that its dialog precedes the dismissal of the enclosing presentation.
///
/// It is compared like the input of a view.
struct DismissalConfirmation: Equatable {
  /// The presentation for which the dialog is presented; `nil` while there is no dialog.
  let asked: Binding<PresentationBinding?>

  static func == (a: Self, b: Self) -> Bool { a.asked.isKnownEqual(to: b.asked) }
}

/// A modifier that presents a dialog instead of the dismissal of the enclosing presentation.
private struct DismissalConfirmationModifier<Actions: View, Message: View> {
  let title: Text
  let shouldPresent: Bool
  let actions: Actions
  let message: Message
  @State private var asked: PresentationBinding?

  nonisolated init(title: Text, shouldPresent: Bool, actions: Actions, message: Message) {
    self.title = title
    self.shouldPresent = shouldPresent
    self.actions = actions
    self.message = message
  }
}

extension DismissalConfirmationModifier: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    content
      .presentation(
        PresentationOptions(confirmation: shouldPresent ? DismissalConfirmation(asked: $asked) : nil)
      )
      .modifier(
        LayerModifier(
          layer: Dialog(
            kind: .confirmation, isPresented: $asked.isPresent(), title: title, data: (),
            actions: { actions.environment(\.presentationOfDialog, asked) }, message: { message })))
  }
}

private enum PresentationOfDialogKey: EnvironmentKey {
  static var defaultValue: PresentationBinding? { nil }
}

extension EnvironmentValues {
  /// The presentation that the buttons of a dialog dismiss, unless they have the cancel role; `nil` for none.
  var presentationOfDialog: PresentationBinding? {
    get { self[PresentationOfDialogKey.self] }
    set { self[PresentationOfDialogKey.self] = newValue }
  }
}
