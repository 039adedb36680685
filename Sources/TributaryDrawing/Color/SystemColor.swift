/// The named colors, with components for light and dark appearance.
package enum SystemColor: UInt8, Hashable, Sendable, CaseIterable {
  case clear, black, white, gray, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case primary, secondary, accentColor
  case gray2, gray3, gray4, gray5, gray6
  case tertiaryLabel, quaternaryLabel, placeholder, separator, opaqueSeparator
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case windowBackground, controlBackground, underPage

  /// Returns the components of the color in light or dark appearance.
  ///
  /// The components are those that Apple documents for iOS; those of windows, controls and the area under pages are
  /// those of macOS. The accent color is blue unless the environment specifies another.
  package func resolved(dark: Bool) -> Color.Resolved {
    switch self {
    case .clear: Color.Resolved(bytes: 0, 0, 0, opacity: 0)
    case .black: Color.Resolved(bytes: 0, 0, 0)
    case .white: Color.Resolved(bytes: 255, 255, 255)
    case .gray: Color.Resolved(bytes: 142, 142, 147)
    case .red: dark ? Color.Resolved(bytes: 255, 69, 58) : Color.Resolved(bytes: 255, 59, 48)
    case .orange: dark ? Color.Resolved(bytes: 255, 159, 10) : Color.Resolved(bytes: 255, 149, 0)
    case .yellow: dark ? Color.Resolved(bytes: 255, 214, 10) : Color.Resolved(bytes: 255, 204, 0)
    case .green: dark ? Color.Resolved(bytes: 48, 209, 88) : Color.Resolved(bytes: 52, 199, 89)
    case .mint: dark ? Color.Resolved(bytes: 99, 230, 226) : Color.Resolved(bytes: 0, 199, 190)
    case .teal: dark ? Color.Resolved(bytes: 64, 200, 224) : Color.Resolved(bytes: 48, 176, 199)
    case .cyan: dark ? Color.Resolved(bytes: 100, 210, 255) : Color.Resolved(bytes: 50, 173, 230)
    case .blue, .accentColor: dark ? Color.Resolved(bytes: 10, 132, 255) : Color.Resolved(bytes: 0, 122, 255)
    case .indigo: dark ? Color.Resolved(bytes: 94, 92, 230) : Color.Resolved(bytes: 88, 86, 214)
    case .purple: dark ? Color.Resolved(bytes: 191, 90, 242) : Color.Resolved(bytes: 175, 82, 222)
    case .pink: dark ? Color.Resolved(bytes: 255, 55, 95) : Color.Resolved(bytes: 255, 45, 85)
    case .brown: dark ? Color.Resolved(bytes: 172, 142, 104) : Color.Resolved(bytes: 162, 132, 94)
    case .primary: dark ? Color.Resolved(bytes: 255, 255, 255) : Color.Resolved(bytes: 0, 0, 0)
    case .secondary:
      dark
        ? Color.Resolved(bytes: 235, 235, 245, opacity: 0.6) : Color.Resolved(bytes: 60, 60, 67, opacity: 0.6)
    case .gray2: dark ? Color.Resolved(bytes: 99, 99, 102) : Color.Resolved(bytes: 174, 174, 178)
    case .gray3: dark ? Color.Resolved(bytes: 72, 72, 74) : Color.Resolved(bytes: 199, 199, 204)
    case .gray4: dark ? Color.Resolved(bytes: 58, 58, 60) : Color.Resolved(bytes: 209, 209, 214)
    case .gray5: dark ? Color.Resolved(bytes: 44, 44, 46) : Color.Resolved(bytes: 229, 229, 234)
    case .gray6: dark ? Color.Resolved(bytes: 28, 28, 30) : Color.Resolved(bytes: 242, 242, 247)
    case .tertiaryLabel:
      dark ? Color.Resolved(bytes: 235, 235, 245, opacity: 0.3) : Color.Resolved(bytes: 60, 60, 67, opacity: 0.3)
    case .quaternaryLabel:
      dark ? Color.Resolved(bytes: 235, 235, 245, opacity: 0.16) : Color.Resolved(bytes: 60, 60, 67, opacity: 0.18)
    case .placeholder:
      dark ? Color.Resolved(bytes: 235, 235, 245, opacity: 0.3) : Color.Resolved(bytes: 60, 60, 67, opacity: 0.3)
    case .separator:
      dark ? Color.Resolved(bytes: 84, 84, 88, opacity: 0.6) : Color.Resolved(bytes: 60, 60, 67, opacity: 0.29)
    case .opaqueSeparator: dark ? Color.Resolved(bytes: 56, 56, 58) : Color.Resolved(bytes: 198, 198, 200)
    case .background: dark ? Color.Resolved(bytes: 0, 0, 0) : Color.Resolved(bytes: 255, 255, 255)
    case .secondaryBackground: dark ? Color.Resolved(bytes: 28, 28, 30) : Color.Resolved(bytes: 242, 242, 247)
    case .tertiaryBackground: dark ? Color.Resolved(bytes: 44, 44, 46) : Color.Resolved(bytes: 255, 255, 255)
    case .groupedBackground: dark ? Color.Resolved(bytes: 0, 0, 0) : Color.Resolved(bytes: 242, 242, 247)
    case .secondaryGroupedBackground: dark ? Color.Resolved(bytes: 28, 28, 30) : Color.Resolved(bytes: 255, 255, 255)
    case .tertiaryGroupedBackground: dark ? Color.Resolved(bytes: 44, 44, 46) : Color.Resolved(bytes: 242, 242, 247)
    case .fill:
      dark ? Color.Resolved(bytes: 120, 120, 128, opacity: 0.36) : Color.Resolved(bytes: 120, 120, 128, opacity: 0.2)
    case .secondaryFill:
      dark ? Color.Resolved(bytes: 120, 120, 128, opacity: 0.32) : Color.Resolved(bytes: 120, 120, 128, opacity: 0.16)
    case .tertiaryFill:
      dark ? Color.Resolved(bytes: 118, 118, 128, opacity: 0.24) : Color.Resolved(bytes: 118, 118, 128, opacity: 0.12)
    case .quaternaryFill:
      dark ? Color.Resolved(bytes: 118, 118, 128, opacity: 0.18) : Color.Resolved(bytes: 116, 116, 128, opacity: 0.08)
    case .windowBackground: dark ? Color.Resolved(bytes: 50, 50, 50) : Color.Resolved(bytes: 236, 236, 236)
    case .controlBackground: dark ? Color.Resolved(bytes: 30, 30, 30) : Color.Resolved(bytes: 255, 255, 255)
    case .underPage: dark ? Color.Resolved(bytes: 40, 40, 40) : Color.Resolved(bytes: 150, 150, 150, opacity: 0.9)
    }
  }
}

extension Color.Resolved {
  init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8, opacity: Float = 1) {
    // The numbers are finite, which the public initializer would check.
    self.red = Float(red) / 255
    self.green = Float(green) / 255
    self.blue = Float(blue) / 255
    self.opacity = opacity
  }
}
