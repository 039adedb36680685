import Tributary

#Preview("Tapped twice", traits: .sizeThatFitsLayout) {
  Text("Tapped 2")
}

#Preview {
  @Previewable @State var isOn = true
  Toggle("Sound", isOn: $isOn)
  Text(isOn ? "on" : "off")
}

#Preview("A hostile \u{202E} name", traits: .fixedLayout(width: 80, height: 16)) {
  Text("cut to ten cells").lineLimit(1)
}

@available(iOS 17.0, macOS 14.0, *)
#Preview("Newer") {
  @Previewable @State
  var count = 2
  Text("count \(count)")
}

@MainActor #Preview("On the main actor") { Text("main") }

struct Older_Previews: PreviewProvider {
  static var previews: some View {
    Text("older")
  }
}
