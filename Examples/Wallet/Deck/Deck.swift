import Tributary

/// Cards in their order, and where they lie on the pile.
///
/// Each card lies behind the one before it and looks out above it by a step. A card that is dragged by one step up is
/// as deep as the next one, so that it comes out behind it a moment later.
struct Deck {
  /// The front one first.
  private(set) var cards: [Card]

  /// How far a card looks out above the one before it, in points.
  static let step: CGFloat = 50

  init(_ cards: [Card]) { self.cards = cards }

  /// How high the pile is above its front card, in points.
  var rise: CGFloat { Deck.step * CGFloat(max(0, cards.count - 1)) }

  /// The zIndex of a card.
  ///
  /// - Parameter drag: How far the card is dragged down, in points.
  func depth(at index: Int, draggedBy drag: CGFloat = 0) -> Double { Double(drag / Deck.step) - Double(index) }

  /// Where a card lies in relation to the front one, in points downwards.
  ///
  /// - Parameter drag: How far the card is dragged down, in points.
  func offset(at index: Int, draggedBy drag: CGFloat = 0) -> CGFloat { drag - Deck.step * CGFloat(index) }

  /// Puts a card where it has been dragged to; between two steps it has not got as far as the second.
  mutating func drop(_ id: Card.ID, draggedBy drag: CGFloat) {
    guard let index = cards.firstIndex(where: { $0.id == id }) else { return }
    let last = cards.count - 1
    // Further than over the whole pile is of no use, and a number that is none does not move anything.
    let steps = drag.isNaN ? 0 : min(max(-drag / Deck.step, CGFloat(-last)), CGFloat(last))
    cards.insert(cards.remove(at: index), at: min(max(index + Int(steps), 0), last))
  }
}
