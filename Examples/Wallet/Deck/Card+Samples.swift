import Tributary

extension Card {
  /// Five cards, front to back.
  static var samples: [Card] {
    [
      card(
        "everyday", "Everyday", "4821", "08/29", "cart.fill", .blue,
        [
          ("Corner Grocery", "cart.fill", "20 Nov", -2_315), ("Night Bus", "mappin.and.ellipse", "19 Nov", -280),
          ("Bakery", "cup.and.saucer.fill", "19 Nov", -460), ("Salary", "building.2", "15 Nov", 241_000),
          ("Rent", "house.fill", "14 Nov", -98_000), ("Pharmacy", "heart.fill", "12 Nov", -1_299),
        ]),
      card(
        "travel", "Travel", "9077", "02/28", "paperplane.fill", .orange,
        [
          ("Harbor Ferry", "location.fill", "11 Nov", -3_450), ("Hotel Linden", "building.2", "10 Nov", -18_600),
          ("Night Train", "moon.fill", "9 Nov", -7_990), ("Refund", "arrow.counterclockwise", "3 Nov", 2_500),
        ]),
      card(
        "books", "Books & Music", "1530", "11/27", "bookmark.fill", .purple,
        [
          ("Second Shelf", "bookmark.fill", "18 Nov", -1_480), ("Stream", "play.fill", "15 Nov", -999),
          ("Record Fair", "star.fill", "8 Nov", -4_200),
        ]),
      card(
        "shared", "Shared Flat", "6614", "05/30", "house.fill", .teal,
        [
          ("Electricity", "bolt.fill", "16 Nov", -5_740), ("Water", "drop.fill", "16 Nov", -2_105),
          ("From Noor", "person.fill", "15 Nov", 4_000), ("From Ida", "person.fill", "15 Nov", 4_000),
          ("Internet", "cloud.fill", "1 Nov", -2_990),
        ]),
      card(
        "reserve", "Reserve", "3308", "09/31", "lock.fill", .gray,
        [("Savings deposit", "arrow.down", "15 Nov", 20_000), ("Bicycle", "tag.fill", "2 Oct", -64_900)]),
    ]
  }

  private static func card(
    _ id: String, _ name: String, _ digits: String, _ expiry: String, _ symbol: String, _ color: Color,
    _ payments: [(payee: String, symbol: String, day: String, cents: Int)]
  ) -> Card {
    Card(
      id: id, name: name, holder: "Robin Vale", digits: digits, expiry: expiry, symbol: symbol, color: color,
      payments: payments.enumerated().map { index, payment in
        Payment(id: index, payee: payment.payee, symbol: payment.symbol, day: payment.day, cents: payment.cents)
      })
  }
}
