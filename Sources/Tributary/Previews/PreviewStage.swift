import Foundation
import TributaryControls
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryViews

/// A preview at its size, on the background of its color scheme.
struct PreviewStage: View {
  let preview: Preview
  let settings: PreviewSettings

  var body: some View {
    sized(VStack { ModifiedPreview(content: AnyView(preview.body()), changes: preview.changes) })
      .background(settings.isDark ? Color.black : Color.white)
      .border(Color.gray.opacity(0.5))
      .previewed(settings)
      // Views of a preview do not move those around them.
      .clipped()
  }

  @ViewBuilder
  private func sized(_ content: some View) -> some View {
    switch preview.size(in: CGSize(width: 390, height: 260)) {
    case let size?:
      content.frame(width: settings.width > 0 ? settings.width : size.width, height: size.height)
    case nil where settings.width > 0: content.frame(width: settings.width).fixedSize(horizontal: false, vertical: true)
    case nil: content.fixedSize()
    }
  }
}

extension Preview {
  /// What the modifiers of the traits make of the views, in the order of the traits.
  var changes: [@MainActor (AnyView) async throws -> AnyView] {
    traits.compactMap { if case .modified(let change) = $0.setting { change } else { nil } }
  }

  /// The size that the traits declare; `nil` for the ideal size of the views.
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
