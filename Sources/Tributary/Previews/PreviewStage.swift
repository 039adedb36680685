import Foundation
import TributaryControls
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryViews

/// A preview at its declared size, on the background of its color scheme.
struct PreviewStage {
  let preview: Preview
  let settings: PreviewSettings

  /// The size of the window in which previews without a declared size are shown, in points.
  static let window = CGSize(width: 390, height: 260)
}

extension PreviewStage: View, BuiltInComposite {
  var body: some View {
    sized(VStack { ModifiedPreview(content: AnyView(preview.body()), changes: preview.changes) })
      .background(StageBackground())
      .asColorSchemePresentation()
      .border(Color.gray.opacity(0.5))
      .previewed(settings)
      // The content of a preview does not affect the views around it.
      .clipped()
      .transformPreference(NavigationTitleKey.self) { $0 = NavigationTitleKey.defaultValue }
  }

  @ViewBuilder
  private func sized(_ content: some View) -> some View {
    switch preview.size(in: Self.window) {
    case let size?:
      content.frame(width: settings.width > 0 ? settings.width : size.width, height: size.height)
    case nil where settings.width > 0: content.frame(width: settings.width).fixedSize(horizontal: false, vertical: true)
    case nil: content.fixedSize()
    }
  }
}

/// The background of the color scheme that a preview has or prefers.
private struct StageBackground: View, BuiltInComposite {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { colorScheme == .dark ? Color.black : Color.white }
}

extension Preview {
  /// The changes that the modifiers among the traits make, in order.
  var changes: [PreviewChange] {
    traits.compactMap { if case .modified(let change) = $0.setting { change } else { nil } }
  }

  /// Returns the size that the traits declare, in points, or `nil` for the ideal size of the view.
  func size(in window: CGSize) -> CGSize? {
    var size: CGSize? = window
    for trait in traits {
      switch trait.setting {
      case .window: size = window
      case .ideal: size = nil
      case .fixed(let fixed): size = fixed
      case .modified: break
      case .turned(let isWide):
        let (short, long) = (min(window.width, window.height), max(window.width, window.height))
        size = isWide ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
      }
    }
    return size
  }
}

/// The settings of a preview that the gallery can change.
struct PreviewSettings: Hashable {
  var isDark = false
  var increasesContrast = false
  var isRightToLeft = false
  var textSize = DynamicTypeSize.large
  /// The identifier of a locale, or an empty string for the locale of the browser.
  var locale = ""
  /// The width in points, or 0 for the width that the preview declares.
  var width: CGFloat = 0

  static let textSizes: [DynamicTypeSize] = [.xSmall, .medium, .large, .xxxLarge, .accessibility3, .accessibility5]
  static let locales = ["", "en_US", "de_DE", "fr_FR", "ar_EG", "he_IL", "ja_JP"]
  static let widths: [CGFloat] = [0, 320, 390, 600, 834]

  /// The settings of the variants of a preview, with their names.
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
  /// Applies the settings of a preview to the environment of the view.
  func previewed(_ settings: PreviewSettings) -> some View {
    environment(\.colorScheme, settings.isDark ? .dark : .light)
      .environment(\.colorSchemeContrast, settings.increasesContrast ? .increased : .standard)
      .environment(\.layoutDirection, settings.isRightToLeft ? .rightToLeft : .leftToRight)
      .environment(\.dynamicTypeSize, settings.textSize)
      .transformEnvironment(\.locale) { if !settings.locale.isEmpty { $0 = Locale(identifier: settings.locale) } }
  }
}
