@testable import Wallet

/// The positions of cards, as numbers.
struct DeckTests {
  private let deck = Deck(Card.samples)

  private func order(after id: Card.ID, draggedBy drag: CGFloat) -> [Card.ID] {
    var deck = deck
    deck.drop(id, draggedBy: drag)
    return deck.cards.map(\.id)
  }

  @Test func `Each card is behind the one before it and extends above it`() {
    expect((0..<5).map { deck.depth(at: $0) }, equals: [0, -1, -2, -3, -4])
    expect((0..<5).map { deck.offset(at: $0) }, equals: [0, -50, -100, -150, -200])
    expect(deck.rise, equals: 200)
  }

  @Test func `A card dragged up by 110 points has a depth of -2.2`() {
    expect(deck.depth(at: 0, draggedBy: -110), equals: -2.2)
    expect(deck.offset(at: 0, draggedBy: -110), equals: -110)
    expect(deck.depth(at: 3, draggedBy: 25), equals: -2.5)
  }

  @Test(arguments: [
    (-49.9, 0), (-50, 1), (-110, 2), (-149, 2), (-200, 4), (-1000, 4), (49, 0), (500, 0), (-.infinity, 4),
    (.infinity, 0), (.nan, 0),
  ])
  func `The front card moves by whole steps of its drag`(drag: Double, index: Int) {
    let order = order(after: "everyday", draggedBy: drag)
    expect(order.firstIndex(of: "everyday"), equals: index)
    expect(order.filter { $0 != "everyday" }, equals: ["travel", "books", "shared", "reserve"])
  }

  @Test func `A card dragged down moves to the front`() {
    expect(order(after: "shared", draggedBy: 70), equals: ["everyday", "travel", "shared", "books", "reserve"])
    expect(order(after: "shared", draggedBy: 700), equals: ["shared", "everyday", "travel", "books", "reserve"])
  }

  @Test func `An unknown card moves no card, also in an empty stack`() {
    expect(order(after: "lost", draggedBy: -110), equals: deck.cards.map(\.id))
    var empty = Deck([])
    empty.drop("everyday", draggedBy: -110)
    expectEmpty(empty.cards)
    expect(empty.rise, equals: 0)
  }

  @Test(arguments: [(-1240, "−12.40"), (5, "+0.05"), (0, "+0.00"), (241_000, "+2410.00"), (Int.min, nil)])
  func `Amounts have two decimals`(cents: Int, text: String?) {
    let amount = Payment(id: 0, payee: "", symbol: "", day: "", cents: cents).amount
    expect(amount, equals: text ?? "−92233720368547758.08")
  }
}
