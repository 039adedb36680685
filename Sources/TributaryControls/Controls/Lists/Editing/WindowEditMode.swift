@_spi(Engine) package import TributaryEngine
import Observation

/// The edit mode of a window: what an ``EditButton`` switches where no view around keeps one.
@Observable @MainActor
package final class WindowEditMode {
  private var mode = EditMode.inactive

  package init() {}

  /// What the environment of the window carries.
  package var binding: Binding<EditMode> {
    Binding(get: { enteringMainActor { self.mode } }, set: { mode in enteringMainActor { self.mode = mode } })
  }
}
