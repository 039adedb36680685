import SwiftUI

struct PaintBox: View {
  @State private var red = 0.2
  @State private var green = 0.5
  @State private var blue = 0.8
  @State private var saved: [Swatch] = []

  struct Swatch: Identifiable, Equatable {
    let id = UUID()
    let red, green, blue: Double
    var color: Color { Color(red: red, green: green, blue: blue) }
    var code: String {
      "#" + [red, green, blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
    }
  }

  private var mixed: Swatch { Swatch(red: red, green: green, blue: blue) }

  var body: some View {
    VStack(spacing: 16) {
      RoundedRectangle(cornerRadius: 16, style: .continuous)
        .fill(mixed.color)
        .overlay { Text(mixed.code).font(.title.monospaced()).foregroundStyle(.white) }
        .frame(height: 120)
      Channel(name: "Red", tint: .red, value: $red)
      Channel(name: "Green", tint: .green, value: $green)
      Channel(name: "Blue", tint: .blue, value: $blue)
      HStack {
        Button("Keep") { withAnimation(.bouncy) { saved.append(mixed) } }.buttonStyle(Pill())
        Button("Random") { (red, green, blue) = (0.9, 0.4, 0.1) }.buttonStyle(Pill(isQuiet: true))
      }
      ScrollView(.horizontal) {
        HStack {
          ForEach(saved) { swatch in
            Circle()
              .fill(swatch.color)
              .frame(width: 40, height: 40)
              .accessibilityIdentifier(swatch.code)
              .onTapGesture { (red, green, blue) = (swatch.red, swatch.green, swatch.blue) }
              .onLongPressGesture { withAnimation { saved.removeAll { $0 == swatch } } }
              .transition(.scale)
          }
        }
      }
      .frame(height: 44)
    }
    .padding()
  }

  struct Channel: View {
    let name: LocalizedStringKey
    let tint: Color
    @Binding var value: Double

    var body: some View {
      HStack {
        Text(name).frame(width: 56, alignment: .leading)
        Slider(value: $value, in: 0...1, step: 0.1).tint(tint)
        Text(value, format: .percent).frame(width: 48, alignment: .trailing)
      }
    }
  }

  struct Pill: ButtonStyle {
    var isQuiet = false

    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .padding(.horizontal, 20)
        .padding(.vertical, 8)
        .background(isQuiet ? AnyShapeStyle(.quaternary) : AnyShapeStyle(.tint), in: Capsule())
        .foregroundStyle(isQuiet ? Color.primary : .white)
        .scaleEffect(configuration.isPressed ? 0.95 : 1)
        .opacity(configuration.isPressed ? 0.8 : 1)
    }
  }
}
