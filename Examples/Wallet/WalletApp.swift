import Tributary

/// A pile of cards: a tap opens one, a hold and a drag take it to another place.
@main
struct WalletApp: App {
  var body: some Scene {
    WindowGroup("Wallet") { WalletView(deck: Deck(Card.samples)) }
      .defaultSize(width: 400, height: 640)
  }
}
