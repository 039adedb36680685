@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryGeometry

/// Leaves out what a presenter says about the looks of its own content, whether that is disabled, that it is in a list, in columns or in bars.
struct PlainSurroundings: ViewModifier, FrameworkComposite {
  func body(content: Content) -> some View {
    content.modifier(
      EnvironmentTransformModifier { environment in
        environment.values.font = nil
        environment.values.foreground = nil
        environment.values.lineLimit = nil
        environment.values.multilineTextAlignment = .leading
        environment.values.isEnabled = true
        environment.keyboardShortcut = nil
        environment.isInList = false
        environment.isInColumns = false
        environment.hasBars = false
      })
  }
}
