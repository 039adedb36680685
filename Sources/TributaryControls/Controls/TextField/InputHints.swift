@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

// Hints for on-screen keyboards, which do not exist on this platform. They have no effect, as in SwiftUI on macOS.

/// The letters that an on-screen keyboard capitalizes.
public struct TextInputAutocapitalization: Sendable {
  /// No letters are capitalized.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// The first letter of every word is capitalized.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// The first letter of every sentence is capitalized.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// Every letter is capitalized.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

/// The behavior of an on-screen keyboard during scrolling.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  private let number: Int

  /// No preference. All modes are equivalent, because there is no on-screen keyboard.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(number: 0) }
  /// Dismissal when scrolling begins.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(number: 1) }
  /// Dismissal that follows the drag.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(number: 2) }
  /// No dismissal.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(number: 3) }
}

/// The letters that an on-screen keyboard capitalizes. Deprecated: use `TextInputAutocapitalization`.
public enum UITextAutocapitalizationType: Sendable {
  /// No letters are capitalized.
  case none
  /// The first letter of each word is capitalized.
  case words
  /// The first letter of each sentence is capitalized.
  case sentences
  /// All letters are capitalized.
  case allCharacters
}

private struct AutocorrectionKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  /// Whether autocorrection is disabled.
  public var autocorrectionDisabled: Bool {
    get { disableAutocorrection ?? false }
    set { disableAutocorrection = newValue }
  }

  /// Whether autocorrection is disabled, or `nil` if it is not set. Deprecated: use `autocorrectionDisabled`.
  public var disableAutocorrection: Bool? {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }
}

extension View {
  /// Sets whether autocorrection is disabled in this view.
  ///
  /// There is no autocorrection; the modifier only sets the value of the environment.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Sets whether autocorrection is disabled; `nil` keeps the outer value. Deprecated: use
  /// `autocorrectionDisabled(_:)`.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.disableAutocorrection) { $0 = disable ?? $0 }
  }

  /// Sets the autocapitalization of the on-screen keyboard. The modifier has no effect, because there is no on-screen
  /// keyboard.
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }

  /// Sets the autocapitalization of the on-screen keyboard. The modifier has no effect. Deprecated: use
  /// `textInputAutocapitalization(_:)`.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Sets whether scrolling dismisses the on-screen keyboard. The modifier has no effect, because there is no
  /// on-screen keyboard.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Sets the type of the on-screen keyboard. The modifier has no effect, because there is no on-screen keyboard.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Sets the content type of text fields for suggestions of the on-screen keyboard. The modifier has no effect.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Sets the label of the Return key of the on-screen keyboard. The modifier has no effect, because there is no
  /// on-screen keyboard.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}

/// A type of on-screen keyboard.
public enum UIKeyboardType: Sendable {
  /// The keyboard of the current language.
  case `default`
  /// ASCII characters.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  /// A keyboard for URLs.
  case URL
  /// Digits only.
  case numberPad
  /// A keyboard for telephone numbers.
  case phonePad
  /// A keyboard for names and telephone numbers.
  case namePhonePad
  /// A keyboard for email addresses.
  case emailAddress
  /// Digits and a decimal separator.
  case decimalPad
  /// A keyboard with @ and #.
  case twitter
  /// A keyboard for search terms.
  case webSearch
  /// ASCII digits only.
  case asciiCapableNumberPad
}

extension UIKeyboardType {
  /// ASCII characters. Deprecated: use ``asciiCapable``.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The content type of a text, for suggestions of an on-screen keyboard.
public struct UITextContentType: Hashable, Sendable {
  private let name: String

  /// The complete name of a person, such as “Ada Lovelace”.
  public static let name = UITextContentType(name: "name")
  /// A given name.
  public static let givenName = UITextContentType(name: "givenName")
  /// A family name.
  public static let familyName = UITextContentType(name: "familyName")
  /// An email address.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// An account name.
  public static let username = UITextContentType(name: "username")
  /// An existing password.
  public static let password = UITextContentType(name: "password")
  /// A new password.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  /// A URL.
  public static let URL = UITextContentType(name: "URL")
  /// A middle name.
  public static let middleName = UITextContentType(name: "middleName")
  /// A nickname.
  public static let nickname = UITextContentType(name: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(name: "jobTitle")
  /// The name of an organization.
  public static let organizationName = UITextContentType(name: "organizationName")
  /// A location.
  public static let location = UITextContentType(name: "location")
  /// A full street address.
  public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(name: "streetAddressLine1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(name: "streetAddressLine2")
  /// A city.
  public static let addressCity = UITextContentType(name: "addressCity")
  /// A state or province.
  public static let addressState = UITextContentType(name: "addressState")
  /// The name of a country.
  public static let countryName = UITextContentType(name: "countryName")
  /// A postal code.
  public static let postalCode = UITextContentType(name: "postalCode")
  /// A credit card number.
  public static let creditCardNumber = UITextContentType(name: "creditCardNumber")
}

// Suggestions and aids for text input. Fields have no suggestions and no writing tools.
extension View {
  /// Sets the suggestions of the text fields in this view. The modifier has no effect: the views are not displayed.
  public nonisolated func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

  /// Sets the text that replaces the text of a field when this suggestion is chosen. The modifier has no effect.
  public nonisolated func textInputCompletion(_ completion: String) -> some View { self }

  /// Shows or hides the button for writing tools. The modifier has no effect, because there are no writing tools.
  public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
}
