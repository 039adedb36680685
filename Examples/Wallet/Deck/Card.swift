import Tributary

/// A card with what was paid by it.
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
  /// The newest first.
  let payments: [Payment]
}

/// What was paid, or paid back.
struct Payment: Identifiable {
  /// Among those of one card, the newest is 0.
  let id: Int
  let payee: String
  let symbol: String
  let day: String
  /// Negative is spent.
  let cents: Int

  /// Such as −12.40; the same in every language.
  var amount: String {
    let (whole, part) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
    return "\(cents < 0 ? "−" : "+")\(whole).\(part < 10 ? "0" : "")\(part)"
  }
}
