import Foundation
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryControls
import TributaryHost
import TributaryViews

/// The surroundings of a preview that the page of previews changes.
struct PreviewSettings: Equatable {
  var isDark = false
  var increasesContrast = false
  var isRightToLeft = false
  var textSize = DynamicTypeSize.large
  /// The identifier of a locale; empty for the locale of the browser.
  var locale = ""
  /// In points; 0 for the width that the preview declares.
  var width: CGFloat = 0

  static let textSizes: [DynamicTypeSize] = [.xSmall, .medium, .large, .xxxLarge, .accessibility3, .accessibility5]
  static let locales = ["", "en_US", "de_DE", "fr_FR", "ar_EG", "he_IL", "ja_JP"]
  static let widths: [CGFloat] = [0, 320, 390, 600, 834]

  /// The settings that the variants of a preview show, by name.
  static let variants: [(name: String, settings: PreviewSettings)] = [
    ("Light", PreviewSettings()),
    ("Dark", PreviewSettings(isDark: true)),
    ("Increased contrast", PreviewSettings(increasesContrast: true)),
    ("Dark, increased contrast", PreviewSettings(isDark: true, increasesContrast: true)),
    ("Smallest text", PreviewSettings(textSize: .xSmall)),
    ("Large text", PreviewSettings(textSize: .accessibility3)),
    ("Right to left", PreviewSettings(isRightToLeft: true)),
    ("Arabic", PreviewSettings(isRightToLeft: true, locale: "ar_EG")),
    ("German", PreviewSettings(locale: "de_DE")),
    ("320 points wide", PreviewSettings(width: 320)),
    ("834 points wide", PreviewSettings(width: 834)),
  ]
}

extension View {
  /// Shows the view in the surroundings of a preview.
  func previewed(_ settings: PreviewSettings) -> some View {
    environment(\.colorScheme, settings.isDark ? .dark : .light)
      .environment(\.colorSchemeContrast, settings.increasesContrast ? .increased : .standard)
      .environment(\.layoutDirection, settings.isRightToLeft ? .rightToLeft : .leftToRight)
      .environment(\.dynamicTypeSize, settings.textSize)
      .transformEnvironment(\.locale) { if !settings.locale.isEmpty { $0 = Locale(identifier: settings.locale) } }
  }
}
