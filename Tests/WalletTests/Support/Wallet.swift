@testable import Wallet

/// The program under test.
let program = Program("Wallet")

/// Returns a wallet of its window's size, after the cards have entered.
@MainActor
func settledWallet() -> ViewHost<WalletView> {
  let host = ViewHost(size: CGSize(width: 400, height: 640)) { WalletView(deck: Deck(Card.samples)) }
  host.update()
  host.advance(by: 5)
  return host
}

extension ViewHost {
  /// Returns the given texts in drawing order, back to front.
  @MainActor
  func painted(_ texts: [String]) -> [String] {
    let picture = svg
    return texts.compactMap { text in picture.range(of: ">\(text)<").map { (text, $0.lowerBound) } }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Returns the displayed top of a card, measured from the top of the window, in points; `nil` if the card is not
  /// displayed.
  @MainActor
  func top(of card: String) -> CGFloat? { presentedFrame(of: "card-\(card)")?.minY }
}
