import Tributary

/// The face of a card.
struct CardView: View {
  let card: Card
  /// Whether the card is held above the stack.
  let isLifted: Bool

  /// The height of a card, in points: the height that the stack leaves, within limits.
  static func height(in room: CGFloat, below rise: CGFloat) -> CGFloat { min(max(room - rise, 112), 200) }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(card.name).font(.headline)
        Spacer()
        Image(systemName: card.symbol)
      }
      Spacer(minLength: 0)
      Text("•••• \(card.digits)").font(.system(.title3, design: .monospaced))
      HStack {
        Text(card.holder)
        Spacer()
        Text(card.expiry)
      }
      .font(.footnote)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.2)
    .foregroundStyle(.white)
    .padding(.horizontal, 24)
    .padding(.vertical, 16)
    .background(face)
    .scaleEffect(isLifted ? 1.03 : 1)
    .animation(.easeOut(duration: 0.15), value: isLifted)
    .accessibilityIdentifier("card-\(card.id)")
  }

  private var face: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(card.color.gradient)
      .overlay(RoundedRectangle(cornerRadius: 16).strokeBorder(.white.opacity(0.5), lineWidth: 1))
      .shadow(color: .black.opacity(0.3), radius: isLifted ? 10 : 3, y: isLifted ? 6 : 1)
  }
}
