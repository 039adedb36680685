import SwiftUI

struct MemoryPairs: View {
  @ObservedObject var game: Game

  @MainActor init() { game = Game.shared }

  private let columns = [GridItem(.adaptive(minimum: 60))]

  var body: some View {
    VStack {
      HStack {
        Text("Pairs: \(game.pairs)").animation(.none)
        Spacer()
        Text("Turns: \(game.turns)")
      }
      .font(.headline)
      LazyVGrid(columns: columns, spacing: 8) {
        ForEach(game.cards) { card in
          Face(card: card)
            .aspectRatio(2 / 3, contentMode: .fit)
            .onTapGesture { withAnimation(.easeInOut(duration: 0.3)) { game.choose(card) } }
            .accessibilityIdentifier("card \(card.id)")
        }
      }
      Spacer()
      Button("Shuffle") { withAnimation { game.begin() } }
    }
    .padding()
    .foregroundColor(.orange)
  }
}

extension MemoryPairs {
  struct Card: Identifiable, Equatable {
    let id: Int
    let symbol: String
    var isUp = false
    var isMatched = false
  }

  final class Game: ObservableObject {
    @MainActor static let shared = Game()
    private static let symbols = ["star.fill", "heart.fill", "bolt.fill", "leaf"]

    @Published private(set) var cards: [Card] = []
    @Published private(set) var turns = 0

    var pairs: Int { cards.filter(\.isMatched).count / 2 }

    init() { begin() }

    func begin() {
      cards = (0..<8).map { Card(id: $0, symbol: Self.symbols[$0 * 5 % 8 / 2]) }
      turns = 0
    }

    func choose(_ card: Card) {
      guard let index = cards.firstIndex(where: { $0.id == card.id }), !cards[index].isUp else { return }
      let up = cards.indices.filter { cards[$0].isUp && !cards[$0].isMatched }
      if up.count == 2 { up.forEach { cards[$0].isUp = false } }
      cards[index].isUp = true
      guard up.count == 1, let other = up.first else { return }
      turns += 1
      if cards[other].symbol == cards[index].symbol {
        cards[other].isMatched = true
        cards[index].isMatched = true
      }
    }
  }

  struct Face: View {
    let card: Card

    var body: some View {
      ZStack {
        if card.isUp {
          RoundedRectangle(cornerRadius: 10).fill(Color.white)
          RoundedRectangle(cornerRadius: 10).stroke(lineWidth: 3)
          Image(systemName: card.symbol).font(.largeTitle)
        } else {
          RoundedRectangle(cornerRadius: 10).fill()
        }
      }
      .opacity(card.isMatched ? 0.4 : 1)
    }
  }
}
