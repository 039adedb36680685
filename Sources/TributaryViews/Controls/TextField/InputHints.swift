// What keyboards on a screen are told. There is none here, as there is none on macOS, where SwiftUI ignores these as well: they
// are accepted and change nothing.

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

/// What a text is about, for a keyboard on the screen to suggest.
public struct UITextContentType: Hashable, Sendable {
  private let name: String

  /// A name of a person.
  public static let name = UITextContentType(name: "name")
  /// A first name.
  public static let givenName = UITextContentType(name: "givenName")
  /// A family name.
  public static let familyName = UITextContentType(name: "familyName")
  /// An address of mail.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// A name of an account.
  public static let username = UITextContentType(name: "username")
  /// A password that is known.
  public static let password = UITextContentType(name: "password")
  /// A password that is new.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// A code that is good for once.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// A number of a telephone.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  /// An address of a page.
  public static let URL = UITextContentType(name: "URL")
  /// A name between the others.
  public static let middleName = UITextContentType(name: "middleName")
  /// A name among friends.
  public static let nickname = UITextContentType(name: "nickname")
  /// What a person does.
  public static let jobTitle = UITextContentType(name: "jobTitle")
  /// A firm.
  public static let organizationName = UITextContentType(name: "organizationName")
  /// A place.
  public static let location = UITextContentType(name: "location")
  /// A whole address.
  public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(name: "streetAddressLine1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(name: "streetAddressLine2")
  /// A town.
  public static let addressCity = UITextContentType(name: "addressCity")
  /// A state of a country.
  public static let addressState = UITextContentType(name: "addressState")
  /// A country.
  public static let countryName = UITextContentType(name: "countryName")
  /// The number of a town for letters.
  public static let postalCode = UITextContentType(name: "postalCode")
  /// The number of a card that pays.
  public static let creditCardNumber = UITextContentType(name: "creditCardNumber")
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
