@_spi(Engine) import TributaryViews
@_spi(Engine) import TributaryEngine
import TributaryDrawing

/// The node of a presentation: its environment has the color scheme that the views in it prefer.
final class PresentationSchemeNode: EnvironmentNode, ColorSchemeOwner {
  var preferences = NodeRegister()

  init(_ inputs: NodeInputs) { super.init({ _ in }, inputs) }

  var schemeHost: ViewGraph { host }

  func preferenceDidChange() {
    guard !flags.contains(.needsUpdate), !flags.contains(.isRemoved) else { return }
    flags.insert(.needsUpdate)
    host.enqueueUpdate(self)
  }

  @MainActor
  override func update() {
    flags.remove(.needsUpdate)
    recompute()
  }

  override func edit(_ values: inout EnvironmentValues) {
    if let scheme = preferredScheme { values.colorScheme = scheme }
  }
}
