import SwiftUI

struct ThemeStudio: View {
  @State private var theme = Theme.sand
  @State private var isLarge = false

  var body: some View {
    VStack(spacing: 16) {
      Picker("Theme", selection: $theme) {
        ForEach(Theme.all, id: \.name) { theme in
          Text(theme.name).tag(theme)
        }
      }
      .pickerStyle(.segmented)
      Panel(title: "Reading") {
        Text("The quick brown fox")
        Panel(title: "Nested") {
          Text("jumps over the lazy dog")
        }
        .environment(\.theme, .night)
      }
      Toggle("Large", isOn: $isLarge)
      Spacer()
    }
    .padding()
    .environment(\.theme, theme)
    .font(isLarge ? .title3 : .body)
    .themedToggle()
  }
}

struct Theme: Hashable, Sendable {
  let name: String
  let ground: Color
  let ink: Color
  let radius: CGFloat

  static let sand = Theme(name: "Sand", ground: Color(red: 0.95, green: 0.9, blue: 0.8), ink: .brown, radius: 4)
  static let night = Theme(name: "Night", ground: .black, ink: .white, radius: 12)
  static let sea = Theme(name: "Sea", ground: .teal.opacity(0.3), ink: .blue, radius: 20)
  static let all = [sand, night, sea]
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme.sand
}

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension View {
  fileprivate func themedToggle() -> some View { toggleStyle(BoxToggle()) }
}

private struct BoxToggle: ToggleStyle {
  @Environment(\.theme) private var theme

  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
        configuration.label
      }
      .foregroundStyle(theme.name == "Night" ? .primary : theme.ink)
    }
    .buttonStyle(.plain)
  }
}

private struct Panel<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let content: Content
  @Environment(\.theme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(title).bold()
        Spacer()
        Text(theme.name).italic()
      }
      content
    }
    .padding()
    .foregroundStyle(theme.ink)
    .background(theme.ground, in: RoundedRectangle(cornerRadius: theme.radius))
    .overlay(RoundedRectangle(cornerRadius: theme.radius).strokeBorder(theme.ink, lineWidth: 1))
  }
}

#Preview("All themes") {
  ForEach(Theme.all, id: \.self) { theme in
    Text(theme.name).environment(\.theme, theme)
  }
}
