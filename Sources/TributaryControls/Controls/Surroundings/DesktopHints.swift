@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

// Modifiers for desktops and for watches. They are accepted for compatibility.

/// Whether holding dragged items over a view activates it, which has no effect.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let number: UInt8

  /// No preference. All values are equivalent.
  public static let automatic = SpringLoadingBehavior(number: 0)
  /// Dragged items activate the view.
  public static let enabled = SpringLoadingBehavior(number: 1)
  /// Dragged items do not activate the view.
  public static let disabled = SpringLoadingBehavior(number: 2)
}

/// The severity of a dialog, which has no effect.
public struct DialogSeverity: Hashable, Sendable {
  private let number: UInt8

  /// No preference. All values are equivalent.
  public static let automatic = DialogSeverity(number: 0)
  /// The dialog warns of a loss.
  public static let critical = DialogSeverity(number: 1)
  /// The dialog gives information.
  public static let standard = DialogSeverity(number: 2)
}

/// Whether an input can scroll, which has no effect.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let number: UInt8

  /// No preference. All values are equivalent.
  public static let automatic = ScrollInputBehavior(number: 0)
  /// The input scrolls.
  public static let enabled = ScrollInputBehavior(number: 1)
  /// The input does not scroll.
  public static let disabled = ScrollInputBehavior(number: 2)
}

/// An input that can scroll, and that no supported device has.
public struct ScrollInputKind: Hashable, Sendable {
  private let number: UInt8

  /// A hand gesture of a watch.
  public static let handGestureShortcut = ScrollInputKind(number: 0)
  /// A look at the edge of the content.
  public static let look = ScrollInputKind(number: 1)
}

/// Whether holding a button repeats its action. Buttons do not repeat.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let number: UInt8

  /// No preference. All values are equivalent.
  public static let automatic = ButtonRepeatBehavior(number: 0)
  /// The action repeats.
  public static let enabled = ButtonRepeatBehavior(number: 1)
  /// The action does not repeat.
  public static let disabled = ButtonRepeatBehavior(number: 2)
}

/// The ways in which a text field accepts dictation. No field accepts dictation, so all values are equivalent.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let number: UInt8

  /// No preference. All values are equivalent.
  public static let automatic = TextInputDictationBehavior(number: 0)
  /// The field does not accept dictation.
  public static let preventDictation = TextInputDictationBehavior(number: 1)

  /// Returns a behavior with dictation inside the field.
  ///
  /// - Parameter activation: The action that starts dictation.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(number: 2)
  }
}

/// An action that starts dictation in a text field. No field accepts dictation, so all values are equivalent.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let number: UInt8

  /// The user looks at the field.
  public static let onLook = TextInputDictationActivation(number: 0)
  /// The user presses the microphone button.
  public static let onSelect = TextInputDictationActivation(number: 1)
}

extension View {
  /// Sets whether holding dragged items over this view activates it. This modifier affects only the environment.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }

  /// Sets the icon of the dialogs of this view. The modifier has no effect: dialogs have no icon.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }

  /// Sets the severity of the dialogs of this view. The modifier has no effect.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Adds a switch to the dialogs of this view that suppresses them. The modifier has no effect.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  /// Adds a switch with a title to the dialogs of this view that suppresses them. The modifier has no effect.
  public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }

  /// Adds a switch with a title to the dialogs of this view that suppresses them. The modifier has no effect.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Adds a switch with a title to the dialogs of this view that suppresses them. The modifier has no effect.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Sets whether holding a button repeats its action. This modifier affects only the environment: buttons do not
  /// repeat.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }

  /// Sets whether a dialog prevents the termination of the app. The modifier has no effect.
  public nonisolated func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }

  /// Sets whether a presentation prevents the termination of the app. The modifier has no effect.
  public nonisolated func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }

  /// Sets how search fields accept dictation. The modifier has no effect, because no field accepts dictation.
  public nonisolated func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }

  /// Sets whether an input can scroll the views in this view. The modifier has no effect.
  public nonisolated func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Sets whether users can collapse this section. The method has no effect: a section with a binding to whether it is
  /// expanded is collapsible, and others are not.
  public nonisolated func collapsible(_ collapsible: Bool) -> some View { self }
}
