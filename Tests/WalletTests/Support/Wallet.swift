import Foundation
import ProgramTestSupport
import Tributary

@testable import Wallet

/// The program that these tests run.
let program = Program("Wallet")

/// A wallet whose cards have come to rest, of the size that its window has.
@MainActor
func settledWallet() -> ViewHost<WalletView> {
  let host = ViewHost(size: CGSize(width: 400, height: 640)) { WalletView(deck: Deck(Card.samples)) }
  host.update()
  host.advance(by: 5)
  return host
}

extension ViewHost {
  /// Some texts in the order in which they are painted, back to front.
  @MainActor
  func painted(_ texts: [String]) -> [String] {
    let picture = svg
    return texts.compactMap { text in picture.range(of: ">\(text)<").map { (text, $0.lowerBound) } }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Where a card is shown, measured from the top of the window; `nil` if it is not shown.
  @MainActor
  func top(of card: String) -> CGFloat? { presentedFrame(of: "card-\(card)")?.minY }
}
