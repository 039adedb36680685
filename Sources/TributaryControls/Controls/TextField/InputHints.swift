@_spi(Engine) public import TributaryEngine

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

private struct AutocorrectionKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  /// Whether what is typed is to be left as it is.
  public var autocorrectionDisabled: Bool {
    get { disableAutocorrection ?? false }
    set { disableAutocorrection = newValue }
  }

  /// The same, or `nil` if nobody says so: an older form.
  public var disableAutocorrection: Bool? {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }
}

extension View {
  /// Says whether what is typed here is to be left as it is. Nothing corrects it in any case; views read it from the environment.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// The older form of `autocorrectionDisabled(_:)`; `nil` leaves it to the views around.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.disableAutocorrection) { $0 = disable ?? $0 }
  }

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

/// The kinds of keyboards on a screen.
public enum UIKeyboardType: Sendable {
  /// Letters of the current language.
  case `default`
  /// Letters of ASCII.
  case asciiCapable
  /// Numbers and marks.
  case numbersAndPunctuation
  /// Letters with what addresses of the web need.
  case URL
  /// Digits alone.
  case numberPad
  /// Digits with what telephone numbers need.
  case phonePad
  /// Letters for a name, digits for a telephone number.
  case namePhonePad
  /// Letters with what addresses of mail need.
  case emailAddress
  /// Digits and the decimal mark.
  case decimalPad
  /// Letters with @ and #.
  case twitter
  /// Letters with what a search needs.
  case webSearch
  /// Digits of ASCII alone.
  case asciiCapableNumberPad
}

extension UIKeyboardType {
  /// Letters of ASCII: an older name.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
