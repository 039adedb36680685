import Tributary

/// A stack of cards. A tap opens a card; a hold and a drag reorder the cards.
@main
struct WalletApp: App {
  var body: some Scene {
    WindowGroup("Wallet") { WalletView(deck: Deck(Card.samples)) }
      .defaultSize(width: 400, height: 640)
  }
}
