import Tributary

/// Two decks whose middle card is removed. The cards of one deck have explicit `zIndex` values.
///
/// The card keeps its place in the drawing order in both decks. *Differs*: in SwiftUI, the card moves behind the others
/// immediately if all `zIndex` values are equal, as in the left deck. An explicit `zIndex` prevents that.
struct ZIndexLeavingPage: View {
  @State private var isComplete = true

  var body: some View {
    VStack(spacing: 24) {
      HStack(spacing: 48) {
        Deck(title: "all zIndex 0", isComplete: isComplete, isRanked: false)
        Deck(title: "zIndex 0, 1, 2", isComplete: isComplete, isRanked: true)
      }
      Text(isComplete ? "Remove the middle cards" : "Put them back")
        .foregroundStyle(.black)
        .padding(8)
        .background(Color.yellow)
        .accessibilityIdentifier("take")
        .onTapGesture { withAnimation(.linear(duration: 1)) { isComplete.toggle() } }
    }
  }
}

/// Three overlapping cards.
private struct Deck: View {
  let title: String
  let isComplete: Bool
  let isRanked: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).lineLimit(1)
      ZStack(alignment: .topLeading) {
        card("back", .red, at: 0)
        if isComplete {
          card("middle", .green, at: 1).transition(.offset(x: 80, y: -32).combined(with: .opacity))
        }
        card("front", .blue, at: 2)
      }
      .frame(width: 168, height: 152, alignment: .topLeading)
    }
  }

  private func card(_ name: String, _ color: Color, at index: Int) -> some View {
    Panel(name, color, width: 120, height: 88)
      .accessibilityIdentifier("\(isRanked ? "ranked" : "equal")-\(name)")
      .padding(.leading, CGFloat(index) * 24)
      .padding(.top, CGFloat(index) * 32)
      .zIndex(isRanked ? Double(index) : 0)
  }
}
