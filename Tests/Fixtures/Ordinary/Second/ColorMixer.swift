import Combine
import SwiftUI

final class ColorMixerModel: ObservableObject {
  struct Mix: Hashable {
    var red = 0.2
    var green = 0.4
    var blue = 0.8

    var color: Color { Color(red: red, green: green, blue: blue) }
    var hex: String {
      "#" + [red, green, blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
    }
  }

  @Published var mix = Mix()
  @Published private(set) var saved: [Mix] = []
  @Published private(set) var hex = ""

  init() {
    $mix.map(\.hex).removeDuplicates().assign(to: &$hex)
  }

  func invert() { mix = Mix(red: 1 - mix.red, green: 1 - mix.green, blue: 1 - mix.blue) }
  func save() { if !saved.contains(mix) { saved.append(mix) } }
  func reset() { mix = Mix() }
}

struct ColorMixerChannel: View {
  let name: String
  @Binding var value: Double
  let tint: Color

  var body: some View {
    HStack {
      Text(name.prefix(1).uppercased()).frame(width: 20).font(.headline)
      Slider(value: $value, in: 0...1)
        .tint(tint)
        .accessibilityIdentifier(name)
      Text("\(Int((value * 255).rounded()))")
        .frame(width: 40, alignment: .trailing)
        .accessibilityIdentifier(name + "-value")
    }
  }
}

struct ColorMixer: View {
  @StateObject private var model = ColorMixerModel()
  @State private var savedCount = 0

  var body: some View {
    VStack(spacing: 16) {
      ZStack {
        RoundedRectangle(cornerRadius: 16)
          .fill(model.mix.color)
        Text(model.hex)
          .font(.system(.title, design: .monospaced))
          .foregroundColor(.white)
          .shadow(color: .black, radius: 2, x: 0, y: 1)
          .accessibilityIdentifier("hex")
      }
      .frame(height: 160)
      ColorMixerChannel(name: "red", value: $model.mix.red, tint: .red)
      ColorMixerChannel(name: "green", value: $model.mix.green, tint: .green)
      ColorMixerChannel(name: "blue", value: $model.mix.blue, tint: .blue)
      HStack {
        Button(action: { self.model.invert() }) { Text("Invert") }.accessibilityIdentifier("invert")
        Spacer()
        Button(action: { self.model.reset() }) { Text("Reset") }.accessibilityIdentifier("reset")
        Spacer()
        Button(action: { self.model.save() }) { Text("Save") }.accessibilityIdentifier("save")
      }
      ScrollView(.horizontal, showsIndicators: false) {
        HStack {
          ForEach(0..<model.saved.count, id: \.self) { index in
            Circle()
              .fill(self.model.saved[index].color)
              .frame(width: 40, height: 40)
              .overlay(Circle().stroke(Color.primary.opacity(0.2)))
              .onTapGesture { withAnimation { self.model.mix = self.model.saved[index] } }
              .accessibilityIdentifier("swatch-\(index + 1)")
          }
        }
      }
      Text("Saved: \(savedCount)").font(.footnote).accessibilityIdentifier("saved")
      Spacer()
    }
    .padding()
    .onReceive(model.$saved.dropFirst()) { savedCount = $0.count }
  }
}

struct ColorMixer_Previews: PreviewProvider {
  static var previews: some View { ColorMixer() }
}
