import Combine
import SwiftUI

final class MemoryGameModel: ObservableObject {
  struct Card: Identifiable {
    let id: Int
    let symbol: String
    var isFaceUp = false
    var isMatched = false
  }

  @Published private(set) var cards: [Card]
  @Published private(set) var moves = 0
  @Published var turnsBack = false
  private static let symbols = ["☀︎", "☁︎", "★", "♣︎", "☁︎", "☀︎", "♣︎", "★"]

  init() { cards = Self.deal() }

  var pairs: Int { cards.filter(\.isMatched).count / 2 }
  var isWon: Bool { cards.allSatisfy(\.isMatched) }
  private var open: [Int] { cards.indices.filter { cards[$0].isFaceUp && !cards[$0].isMatched } }

  func choose(_ card: Card) {
    guard !card.isFaceUp, !card.isMatched, let index = cards.firstIndex(where: { $0.id == card.id }) else { return }
    if open.count == 2 { closeOpen() }
    let other = open.first
    cards[index].isFaceUp = true
    guard let other = other else { return }
    moves += 1
    if cards[other].symbol == cards[index].symbol {
      cards[other].isMatched = true
      cards[index].isMatched = true
    } else {
      turnsBack = true
    }
  }

  func closeOpen() {
    for index in open { cards[index].isFaceUp = false }
    turnsBack = false
  }

  func restart() {
    cards = Self.deal()
    moves = 0
  }

  private static func deal() -> [Card] { symbols.enumerated().map { Card(id: $0.offset, symbol: $0.element) } }
}

struct MemoryGameCardify: AnimatableModifier {
  var rotation: Double
  init(isFaceUp: Bool) { rotation = isFaceUp ? 0 : 180 }

  nonisolated var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }

  func body(content: Content) -> some View {
    ZStack {
      let shape = RoundedRectangle(cornerRadius: 10)
      if rotation < 90 {
        shape.fill(Color.white)
        shape.strokeBorder(Color.orange, lineWidth: 3)
        content
      } else {
        shape.fill(Color.orange)
        Text("?").foregroundColor(.white)
      }
    }
    .scaleEffect(x: abs(cos(rotation * .pi / 180)), y: 1)
  }
}

extension View {
  func memoryGameCardify(isFaceUp: Bool) -> some View { modifier(MemoryGameCardify(isFaceUp: isFaceUp)) }
}

struct MemoryGame: View {
  @StateObject private var game = MemoryGameModel()

  var body: some View {
    VStack {
      HStack {
        Text("Moves: \(game.moves)").accessibilityIdentifier("moves")
        Spacer()
        Text("Pairs: \(game.pairs)").accessibilityIdentifier("score")
      }
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 4)) {
        ForEach(game.cards) { card in
          Text(card.symbol)
            .font(.largeTitle)
            .memoryGameCardify(isFaceUp: card.isFaceUp)
            .aspectRatio(2 / 3, contentMode: .fit)
            .opacity(card.isMatched ? 0.6 : 1)
            .onTapGesture { withAnimation(.linear(duration: 0.3)) { game.choose(card) } }
            .accessibilityIdentifier("card-\(card.id)")
        }
      }
      if game.isWon { Text("You win in \(game.moves) moves").font(.title).transition(.scale) }
      Button("Restart") { withAnimation { game.restart() } }.accessibilityIdentifier("restart")
    }
    .padding()
    .onReceive(game.$turnsBack.filter { $0 }.delay(for: .seconds(1), scheduler: RunLoop.main)) { _ in
      withAnimation(.linear(duration: 0.3)) { game.closeOpen() }
    }
  }
}

struct MemoryGame_Previews: PreviewProvider {
  static var previews: some View { MemoryGame() }
}
