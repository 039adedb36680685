import Tributary

/// A card with its payments.
struct Card: Identifiable {
  /// Part of the identifiers of the card's views.
  let id: String
  let name: String
  let holder: String
  /// The last four digits of the number.
  let digits: String
  /// Month and year.
  let expiry: String
  let symbol: String
  let color: Color
  /// The payments, newest first.
  let payments: [Payment]
}

/// A payment or a refund.
struct Payment: Identifiable {
  /// The index among the payments of one card; the newest is 0.
  let id: Int
  let payee: String
  let symbol: String
  let day: String
  /// The amount; negative for spending.
  let cents: Int

  /// The formatted amount, such as −12.40, independent of the locale.
  var amount: String {
    let (whole, part) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
    return "\(cents < 0 ? "−" : "+")\(whole).\(part < 10 ? "0" : "")\(part)"
  }
}
