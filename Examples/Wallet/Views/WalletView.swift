import Tributary

/// The stack of cards, and the payments of the open card below it.
struct WalletView: View {
  @State private var deck: Deck
  @State private var opened: Card.ID?
  /// Cards slide in when the wallet appears.
  @State private var isDealt = false
  @GestureState(resetTransaction: Transaction(animation: .settle)) private var drag = CardDrag.none

  init(deck: Deck) { _deck = State(initialValue: deck) }

  var body: some View {
    VStack(spacing: 16) {
      WalletBar(count: deck.cards.count, isOpen: opened != nil) { show(nil) }
      GeometryReader { room in
        VStack(spacing: 24) {
          pile(cardHeight: CardView.height(in: room.size.height, below: deck.rise))
          if let card = deck.cards.first(where: { $0.id == opened }) {
            HistoryView(card: card)
              .transition(.move(edge: .bottom).combined(with: .opacity))
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: opened == nil ? .bottom : .top)
      }
    }
    .padding(.vertical, 16)
    .frame(maxWidth: 400)
    .onAppear { withAnimation { isDealt = true } }
  }

  private func pile(cardHeight: CGFloat) -> some View {
    ZStack {
      if isDealt {
        ForEach(Array(deck.cards.enumerated()), id: \.element.id) { index, card in
          if opened == nil || opened == card.id {
            let shift = drag.shift(of: card.id)
            CardView(card: card, isLifted: shift != nil)
              .frame(maxWidth: 360)
              .frame(height: cardHeight)
              .padding(.horizontal, 16)
              .cardGesture(card.id, drag: $drag, isPiled: opened == nil) {
                show(opened == nil ? card.id : nil)
              } dropped: { translation in
                withAnimation(.settle) { deck.drop(card.id, draggedBy: translation.height) }
              }
              .offset(y: opened == nil ? deck.offset(at: index, draggedBy: shift ?? 0) : 0)
              .zIndex(deck.depth(at: index, draggedBy: shift ?? 0))
              .transition(.dealt(index))
          }
        }
      }
    }
  }

  private func show(_ id: Card.ID?) {
    withAnimation(.settle) { opened = id }
  }
}

extension Animation {
  /// The animation of a released card.
  static var settle: Animation { .spring(response: 0.45, dampingFraction: 0.8) }
}

extension AnyTransition {
  /// Cards enter from the side, one after the other from the front, and leave together at the bottom.
  static func dealt(_ index: Int) -> AnyTransition {
    .asymmetric(
      insertion: .move(edge: .leading).combined(with: .opacity).animation(.settle.delay(0.08 * Double(index))),
      removal: .move(edge: .bottom).combined(with: .opacity))
  }
}
