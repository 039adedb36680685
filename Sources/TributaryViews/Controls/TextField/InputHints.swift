// What keyboards on a screen are told. There is none here, as there is none on macOS, where SwiftUI ignores these as well: they
// are accepted and change nothing.

/// Which letters a keyboard on the screen makes large.
public struct TextInputAutocapitalization: Sendable {
  /// None.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// The first of every word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// The first of every sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// Every one.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

/// How scrolling takes a keyboard on the screen away.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  private let number: Int

  /// As the system has it.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(number: 0) }
  /// At once.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(number: 1) }
  /// With the finger.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(number: 2) }
  /// It does not.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(number: 3) }
}

/// Which letters a keyboard on the screen makes large: an older form.
public enum UITextAutocapitalizationType: Sendable {
  /// No letter.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All of them.
  case allCharacters
}

extension View {
  /// Accepted and of no effect, since nothing corrects here what is typed.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Accepted and of no effect, since nothing corrects here what is typed.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Accepted and of no effect: there is no keyboard on the screen.
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }

  /// Accepted and of no effect: there is no keyboard on the screen.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Accepted and of no effect: there is no keyboard on the screen.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Accepted and of no effect: there is no keyboard on the screen.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Accepted and of no effect: there is no keyboard on the screen.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Accepted and of no effect: there is no keyboard on the screen.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
