import Tributary

/// Cards in their order, with their positions in the stack.
///
/// Each card is behind the one before it and extends above it by one step. A card that is dragged up by one step has
/// the same depth as the next card, and then moves behind it.
struct Deck {
  /// The cards, front to back.
  private(set) var cards: [Card]

  /// The distance by which a card extends above the one before it, in points.
  static let step: CGFloat = 50

  init(_ cards: [Card]) { self.cards = cards }

  /// The height of the stack above its front card, in points.
  var rise: CGFloat { Deck.step * CGFloat(max(0, cards.count - 1)) }

  /// The zIndex of a card.
  ///
  /// - Parameter drag: The distance by which the card is dragged down, in points.
  func depth(at index: Int, draggedBy drag: CGFloat = 0) -> Double { Double(drag / Deck.step) - Double(index) }

  /// The vertical offset of a card from the front card, in points downward.
  ///
  /// - Parameter drag: The distance by which the card is dragged down, in points.
  func offset(at index: Int, draggedBy drag: CGFloat = 0) -> CGFloat { drag - Deck.step * CGFloat(index) }

  /// Moves a card to the position to which it was dragged, rounded down to a step.
  mutating func drop(_ id: Card.ID, draggedBy drag: CGFloat) {
    guard let index = cards.firstIndex(where: { $0.id == id }) else { return }
    let last = cards.count - 1
    // The distance is limited to the height of the stack, and NaN moves no card.
    let steps = drag.isNaN ? 0 : min(max(-drag / Deck.step, CGFloat(-last)), CGFloat(last))
    cards.insert(cards.remove(at: index), at: min(max(index + Int(steps), 0), last))
  }
}
