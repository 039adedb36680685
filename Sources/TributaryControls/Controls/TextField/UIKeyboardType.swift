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
