import Tributary

/// The card that is held, and how far it has been dragged.
enum CardDrag: Equatable {
  case none
  /// Held long enough; it follows the pointer from now on.
  case held(Card.ID, translation: CGSize)

  /// How far a card has been dragged down, in points; `nil` for one that is not held.
  func shift(of id: Card.ID) -> CGFloat? {
    guard case .held(id, let translation) = self else { return nil }
    return translation.height
  }
}

extension View {
  /// A tap opens the card; a hold and a drag take it elsewhere.
  ///
  /// - Parameters:
  ///   - drag: Follows the pointer once the card has been held.
  ///   - isPiled: Whether the card can be dragged at all.
  func cardGesture(
    _ id: Card.ID, drag: GestureState<CardDrag>, isPiled: Bool, tapped: @escaping @MainActor () -> Void,
    dropped: @escaping @MainActor (CGSize) -> Void
  ) -> some View {
    // The pointer is followed in a space that does not move along with the card.
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
