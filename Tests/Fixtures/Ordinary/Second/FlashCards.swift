import Observation
import SwiftUI

@Observable final class FlashCardsDeck {
  struct Card: Identifiable, Equatable {
    let id: Int
    let front: String
    let back: String
  }

  let cards = [
    Card(id: 0, front: "der Apfel", back: "the apple"),
    Card(id: 1, front: "die Brücke", back: "the bridge"),
    Card(id: 2, front: "das Fenster", back: "the window"),
    Card(id: 3, front: "der Regen", back: "the rain"),
  ]
  var index = 0
  var known: Set<Int> = []

  var current: Card? { cards.indices.contains(index) ? cards[index] : nil }

  func answer(isKnown: Bool) {
    guard let current else { return }
    if isKnown { known.insert(current.id) }
    index += 1
  }

  func restart() {
    index = 0
    known = []
  }
}

struct FlashCards: View {
  @State private var deck = FlashCardsDeck()
  @State private var isFlipped = false
  @GestureState private var offset = CGSize.zero

  var body: some View {
    VStack(spacing: 24) {
      if let card = deck.current {
        ProgressView(value: Double(deck.index), total: Double(deck.cards.count)) {
          Text("Card \(deck.index + 1) of \(deck.cards.count)").accessibilityIdentifier("progress")
        }
        face(card)
          .id(card.id)
          .transition(.push(from: .trailing))
        HStack {
          Button("Repeat", systemImage: "arrow.counterclockwise") { answer(false) }
            .accessibilityIdentifier("repeat")
          Spacer()
          Button("Known", systemImage: "checkmark") { answer(true) }
            .accessibilityIdentifier("known")
        }
        .buttonStyle(.bordered)
        .labelStyle(.titleAndIcon)
      } else {
        VStack(spacing: 12) {
          Image(systemName: "star.fill").font(.largeTitle).foregroundStyle(.yellow)
          Text("\(deck.known.count) known, \(deck.cards.count - deck.known.count) to repeat")
            .accessibilityIdentifier("result")
          Button("Restart", action: { deck.restart() }).accessibilityIdentifier("restart")
        }
        .transition(.scale)
      }
    }
    .padding()
    .animation(.default, value: deck.index)
  }

  private func face(_ card: FlashCardsDeck.Card) -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: 24, style: .continuous)
        .fill(isFlipped ? AnyShapeStyle(.mint.gradient) : AnyShapeStyle(.indigo.gradient))
      Text(isFlipped ? card.back : card.front)
        .font(.title)
        .foregroundStyle(.white)
        .scaleEffect(x: isFlipped ? -1 : 1, y: 1)
        .accessibilityIdentifier("card")
    }
    .frame(height: 260)
    .scaleEffect(x: isFlipped ? -1 : 1, y: 1)
    .offset(x: offset.width)
    .rotationEffect(.degrees(offset.width / 20))
    .onTapGesture { withAnimation(.spring(duration: 0.5)) { isFlipped.toggle() } }
    .gesture(swipe)
  }

  private var swipe: some Gesture {
    DragGesture()
      .updating($offset) { value, state, _ in state = value.translation }
      .onEnded { value in
        if abs(value.translation.width) > 100 { answer(value.translation.width > 0) }
      }
  }

  private func answer(_ isKnown: Bool) {
    isFlipped = false
    deck.answer(isKnown: isKnown)
  }
}

#Preview { FlashCards() }
