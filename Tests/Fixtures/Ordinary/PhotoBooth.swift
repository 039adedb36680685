import SwiftUI

struct PhotoBooth: View {
  enum Look: String, CaseIterable, Identifiable {
    case plain = "Plain", faded = "Faded", mono = "Mono", negative = "Negative", dusk = "Dusk"
    var id: String { rawValue }
  }

  @State private var look = Look.plain
  @State private var isFlipped = false

  var body: some View {
    VStack(spacing: 16) {
      ZStack {
        back.opacity(isFlipped ? 1 : 0).rotation3DEffect(.degrees(isFlipped ? 0 : -180), axis: (x: 0, y: 1, z: 0))
        front.opacity(isFlipped ? 0 : 1).rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
      }
      .frame(width: 240, height: 160)
      .accessibilityIdentifier("card")
      .onTapGesture { withAnimation(.easeInOut(duration: 0.5)) { isFlipped.toggle() } }
      HStack {
        ForEach(Look.allCases) { look in
          Button(look.rawValue) { self.look = look }
            .font(.caption)
            .fontWeight(look == self.look ? .bold : .regular)
        }
      }
    }
    .padding()
  }

  private var front: some View {
    ZStack {
      LinearGradient(colors: [.orange, .pink, .purple], startPoint: .top, endPoint: .bottom)
      Circle().fill(.yellow.gradient).frame(width: 70).offset(y: 20).blendMode(.screen)
      Rectangle().fill(.indigo).frame(height: 50).frame(maxHeight: .infinity, alignment: .bottom)
        .blendMode(.multiply)
    }
    .compositingGroup()
    .modifier(LookModifier(look: look))
    .clipShape(AnyShape(RoundedRectangle(cornerRadius: 16)))
    .overlay { RoundedRectangle(cornerRadius: 16).stroke(.separator) }
  }

  private var back: some View {
    RoundedRectangle(cornerRadius: 16).fill(.background).stroke(.selection, lineWidth: 2)
      .overlay { Text("Taken at noon") }
  }
}

private struct LookModifier: ViewModifier {
  let look: PhotoBooth.Look

  func body(content: Content) -> some View {
    switch look {
    case .plain: content
    case .faded: content.saturation(0.5).brightness(0.1)
    case .mono: content.grayscale(1).contrast(1.2)
    case .negative: content.colorInvert()
    case .dusk: content.hueRotation(.degrees(200)).colorMultiply(Color(white: 0.8))
    }
  }
}
