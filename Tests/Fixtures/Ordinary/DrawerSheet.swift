import SwiftUI

/// A hand-made drawer at the bottom that is dragged up and down.
struct DrawerSheet: View {
  enum Stop: CGFloat, CaseIterable {
    case low = 80
    case middle = 220
    case high = 400
  }

  @State private var stop = Stop.low
  @GestureState private var drag: CGFloat = 0

  private var height: CGFloat { min(max(stop.rawValue - drag, 60), 440) }

  var body: some View {
    ZStack(alignment: .bottom) {
      MapLines().stroke(Color.green.opacity(0.5), lineWidth: 1).background(Color.green.opacity(0.1))
      VStack(spacing: 12) {
        Capsule().fill(Color.secondary).frame(width: 40, height: 6).padding(.top, 8)
        Text("12 places nearby").font(.headline)
        if stop != .low {
          ForEach(["Bakery", "Post office", "Chemist"], id: \.self) { name in
            HStack {
              Image(systemName: "mappin")
              Text(name)
              Spacer()
            }
            .padding(.horizontal)
          }
          .transition(.opacity)
        }
        Spacer(minLength: 0)
      }
      .frame(maxWidth: .infinity)
      .frame(height: height)
      .background(
        RoundedRectangle(cornerRadius: 16)
          .fill(Color.white)
          .shadow(radius: 8)
      )
      .gesture(
        DragGesture()
          .updating($drag) { value, drag, transaction in
            drag = value.translation.height
            transaction.animation = nil
          }
          .onEnded { value in
            let end = stop.rawValue - value.predictedEndTranslation.height
            stop = Stop.allCases.min { abs($0.rawValue - end) < abs($1.rawValue - end) } ?? .low
          }
      )
      .animation(.interactiveSpring(), value: stop)
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("drawer")
    }
    .ignoresSafeArea(edges: .bottom)
  }

  struct MapLines: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      for x in stride(from: rect.minX, to: rect.maxX, by: 60) {
        path.move(to: CGPoint(x: x, y: rect.minY))
        path.addQuadCurve(
          to: CGPoint(x: x + 30, y: rect.maxY), control: CGPoint(x: x + 60, y: rect.midY))
      }
      return path
    }
  }
}
