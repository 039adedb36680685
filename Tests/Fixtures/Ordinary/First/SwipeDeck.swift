import SwiftUI

/// A stack of cards that are swiped to the left or to the right.
struct SwipeDeck: View {
  @State private var names = ["Lisbon", "Oslo", "Turin", "Ghent", "Split"]
  @State private var liked: [String] = []
  @GestureState private var translation: CGSize = .zero

  var body: some View {
    VStack {
      Text(liked.isEmpty ? "Swipe" : "Liked: " + liked.joined(separator: ", "))
        .font(.headline)
        .padding(.top)
      Spacer()
      ZStack {
        ForEach(Array(names.enumerated().reversed()), id: \.element) { index, name in
          card(name)
            .scaleEffect(1 - CGFloat(index) * 0.05)
            .offset(y: CGFloat(index) * 12)
            .offset(index == 0 ? translation : .zero)
            .rotationEffect(.degrees(index == 0 ? Double(translation.width / 20) : 0))
            .zIndex(Double(-index))
            .gesture(index == 0 ? drag(name) : nil)
        }
        if names.isEmpty { Text("No more").font(.title) }
      }
      .frame(width: 220, height: 260)
      .animation(.spring(), value: translation)
      Spacer()
      HStack {
        Button("Back") {
          withAnimation {
            names = ["Lisbon", "Oslo", "Turin", "Ghent", "Split"]; liked = []
          }
        }
        .disabled(names.count == 5)
      }
      .padding()
    }
    .frame(maxWidth: .infinity)
  }

  private func drag(_ name: String) -> some Gesture {
    DragGesture()
      .updating($translation) { value, state, _ in state = value.translation }
      .onEnded { value in
        guard abs(value.translation.width) > 80 else { return }
        withAnimation(.easeOut) {
          if value.translation.width > 0 { liked.append(name) }
          names.removeAll { $0 == name }
        }
      }
  }

  private func card(_ name: String) -> some View {
    Text(name)
      .font(.title)
      .frame(width: 200, height: 220)
      .background(
        RoundedRectangle(cornerRadius: 20).fill(Color(hue: Double(name.count) / 10, saturation: 0.3, brightness: 1))
      )
      .overlay(RoundedRectangle(cornerRadius: 20).stroke(Color.gray))
      .shadow(color: .black.opacity(0.2), radius: 6, x: 0, y: 3)
  }
}
