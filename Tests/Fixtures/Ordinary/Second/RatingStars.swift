import Foundation
import SwiftUI

struct RatingStars: View {
  struct Star: Shape {
    var corners = 5
    var smoothness: CGFloat = 0.45

    func path(in rect: CGRect) -> Path {
      guard corners >= 2 else { return Path() }
      let center = CGPoint(x: rect.width / 2, y: rect.height / 2)
      var angle = -CGFloat.pi / 2
      let step = .pi * 2 / CGFloat(corners * 2)
      var path = Path()
      for corner in 0..<corners * 2 {
        let radius: CGFloat = corner.isMultiple(of: 2) ? 1 : smoothness
        let point = CGPoint(
          x: rect.minX + center.x * (1 + cos(angle) * radius), y: rect.minY + center.y * (1 + sin(angle) * radius))
        if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        angle += step
      }
      path.closeSubpath()
      return path
    }
  }

  @State private var rating = 0.0
  @State private var allowsHalves = false
  @FocusState private var isFocused

  private var step: Double { allowsHalves ? 0.5 : 1 }

  var body: some View {
    VStack(spacing: 20) {
      stars
        .frame(width: 220, height: 40)
        .focusable()
        .focused($isFocused)
        .onKeyPress(.rightArrow) {
          change(by: step)
          return .handled
        }
        .onKeyPress(.leftArrow) {
          change(by: -step)
          return .handled
        }
        .overlay { if isFocused { RoundedRectangle(cornerRadius: 8).stroke(.blue).padding(-6) } }
      Text(rating == 0 ? "No rating" : "\(rating.formatted()) of 5")
        .font(.headline)
        .accessibilityIdentifier("rating")
      Toggle("Halves", isOn: $allowsHalves).fixedSize().accessibilityIdentifier("half")
      ControlGroup {
        Button("Less", systemImage: "minus") { change(by: -step) }.accessibilityIdentifier("minus")
        Button("More", systemImage: "plus") { change(by: step) }.accessibilityIdentifier("plus")
      }
      .frame(width: 240)
    }
    .padding()
  }

  private var stars: some View {
    GeometryReader { proxy in
      HStack(spacing: 5) {
        ForEach(1...5, id: \.self) { index in
          Star()
            .fill(.gray.opacity(0.25))
            .overlay(alignment: .leading) {
              Star().fill(.yellow).mask(alignment: .leading) {
                Rectangle().scaleEffect(x: min(max(rating - Double(index - 1), 0), 1), anchor: .leading)
              }
            }
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.bouncy) { rating = rating == Double(index) ? 0 : Double(index) } }
            .accessibilityLabel("\(index) stars")
            .accessibilityIdentifier("star-\(index)")
        }
      }
      .gesture(
        DragGesture(minimumDistance: 8)
          .onChanged { value in
            let raw = (value.location.x / proxy.size.width * 5 / step).rounded(.up) * step
            rating = min(max(raw, 0), 5)
          })
    }
  }

  private func change(by amount: Double) {
    withAnimation { rating = min(max(rating + amount, 0), 5) }
  }
}

#Preview { RatingStars() }
