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
