@testable import Wallet

/// The entrance of the cards.
@MainActor struct DealTests {
  private static let cards = ["everyday", "travel", "books", "shared", "reserve"]

  @Test @MainActor func `Cards slide in one after the other, the front one first`() {
    let host = ViewHost(size: CGSize(width: 400, height: 640)) { WalletView(deck: Deck(Card.samples)) }
    host.update()
    let places = { Self.cards.map { host.presentedFrame(of: "card-\($0)")?.minX ?? .nan } }
    // Each card starts farther left by its own width, which is 392 with the margins.
    let outside = places()
    #expect(outside.allSatisfy { abs($0 - (20 - 392)) < 1e-9 })
    host.advance(by: 0.08)
    expect(zip(places(), outside).map { $0 != $1 }, equals: [true, false, false, false, false])
    host.advance(by: 0.08)
    expect(zip(places(), outside).map { $0 != $1 }, equals: [true, true, false, false, false])
    // The next card is at the position of the previous one a delay earlier.
    expect(abs(places()[1] - 20), above: 1)
    host.advance(by: 0.16)
    expect(zip(places(), outside).map { $0 != $1 }, equals: [true, true, true, true, false])
    host.advance(by: 5)
    // A row of texts and a spacer has the exact width, except for the last bits.
    #expect(places().allSatisfy { abs($0 - 20) < 1e-9 })
    expect(!host.isAnimating)
  }

  @Test @MainActor func `The model has every card in its position from the start`() {
    let host = ViewHost(size: CGSize(width: 400, height: 640)) { WalletView(deck: Deck(Card.samples)) }
    host.update()
    expect(Self.cards.map { host.frame(of: "card-\($0)")?.minY }, equals: [424, 374, 324, 274, 224])
  }

  @Test @MainActor func `An idle wallet evaluates nothing`() {
    let host = settledWallet()
    for _ in 0..<10 {
      let counts = host.advance(by: 1).counts
      #expect((counts.bodies, counts.measurements, counts.nodesVisited, counts.actions) == (0, 0, 0, 0))
    }
  }
}
