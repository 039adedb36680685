import TributaryGeometry
import TributaryEngine
import TributaryControls
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
