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
