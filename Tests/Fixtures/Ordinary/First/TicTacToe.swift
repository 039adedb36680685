import SwiftUI

struct TicTacToe: View {
  @State private var game = Board()

  var body: some View {
    VStack(spacing: 24) {
      Text(game.message)
        .font(.title2)
      Grid(horizontalSpacing: 8, verticalSpacing: 8) {
        ForEach(0..<3) { row in
          GridRow {
            ForEach(0..<3) { column in
              Square(mark: game[row, column])
                .onTapGesture { withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) { game.play(row, column) } }
                .accessibilityIdentifier("\(row)-\(column)")
            }
          }
        }
      }
      Button("New game", systemImage: "arrow.counterclockwise") { game = Board() }
        .disabled(game.isEmpty)
    }
    .padding()
  }
}

extension TicTacToe {
  enum Mark: String { case cross, nought }

  struct Board: Equatable {
    private var marks = [Mark?](repeating: nil, count: 9)
    private(set) var turn = Mark.cross

    private static let lines = [
      [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
    ]

    subscript(row: Int, column: Int) -> Mark? { marks[row * 3 + column] }

    var isEmpty: Bool { marks.allSatisfy { $0 == nil } }

    var winner: Mark? {
      for line in Self.lines {
        if let mark = marks[line[0]], line.allSatisfy({ marks[$0] == mark }) { return mark }
      }
      return nil
    }

    var message: String {
      if let winner { return "\(winner.rawValue.capitalized) has won" }
      return marks.contains(nil) ? "\(turn.rawValue.capitalized) to play" : "Nobody has won"
    }

    mutating func play(_ row: Int, _ column: Int) {
      guard winner == nil, self[row, column] == nil else { return }
      marks[row * 3 + column] = turn
      turn = turn == .cross ? .nought : .cross
    }
  }

  struct Square: View {
    let mark: Mark?

    var body: some View {
      RoundedRectangle(cornerRadius: 10)
        .fill(.gray.opacity(0.15))
        .frame(width: 80, height: 80)
        .overlay {
          switch mark {
          case .cross:
            Cross().stroke(.red, style: StrokeStyle(lineWidth: 6, lineCap: .round)).padding(20).transition(.scale)
          case .nought:
            Circle().stroke(.blue, lineWidth: 6).padding(20).transition(.scale)
          case nil:
            EmptyView()
          }
        }
        .contentShape(.rect)
    }
  }

  struct Cross: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.addLines([CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)])
      path.addLines([CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY)])
      return path
    }
  }
}
