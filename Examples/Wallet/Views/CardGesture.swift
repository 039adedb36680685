import Tributary

/// The held card, with its drag distance.
enum CardDrag: Equatable {
  case none
  /// The card follows the pointer after a long press.
  case held(Card.ID, translation: CGSize)

  /// The distance by which a card has been dragged down, in points; `nil` for a card that is not held.
  func shift(of id: Card.ID) -> CGFloat? {
    guard case .held(id, let translation) = self else { return nil }
    return translation.height
  }
}

extension View {
  /// Opens the card on a tap, and moves it on a hold and a drag.
  ///
  /// - Parameters:
  ///   - drag: The state that follows the pointer after the hold.
  ///   - isPiled: Whether the card can be dragged.
  func cardGesture(
    _ id: Card.ID, drag: GestureState<CardDrag>, isPiled: Bool, tapped: @escaping @MainActor () -> Void,
    dropped: @escaping @MainActor (CGSize) -> Void
  ) -> some View {
    // The coordinate space does not move with the card.
    let carry = LongPressGesture(minimumDuration: 0.25)
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
      .updating(drag) { value, state, _ in
        guard isPiled, case .second(true, let move) = value else { return }
        state = .held(id, translation: move?.translation ?? .zero)
      }
      .onEnded { value in
        guard isPiled, case .second(true, let move?) = value else { return }
        dropped(move.translation)
      }
    return gesture(TapGesture().onEnded(tapped).exclusively(before: carry))
  }
}
