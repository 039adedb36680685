@_spi(Engine) package import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing

/// The color scheme of the window of a host.
///
/// Invariant: after an update pass, the root environment has the scheme that views in the window prefer, or else the
/// one that was set for the host.
///
/// Tested by `PreferredColorSchemeTests`.
package final class WindowColorScheme: HostFeature, ColorSchemeOwner {
  package static let slot = FeatureSlot()

  var preferences = NodeRegister<PreferredColorSchemeNode>()
  unowned let schemeHost: ViewGraph
  /// The scheme that was set for the host.
  private(set) var given: ColorScheme

  package init(of host: ViewGraph) {
    schemeHost = host
    given = host.environment.values.colorScheme
  }

  func preferenceDidChange() {
    guard let root = schemeHost.root, !root.flags.contains(.needsUpdate) else { return }
    root.flags.insert(.needsUpdate)
    schemeHost.enqueueUpdate(root)
  }

  /// Returns the values of the root environment for values that are set for the host.
  package func applied(to values: EnvironmentValues) -> EnvironmentValues {
    given = values.colorScheme
    var values = values
    if let scheme = preferredScheme { values.colorScheme = scheme }
    return values
  }

  /// Returns the values that were set for the host, for values of the root environment.
  package func given(of values: EnvironmentValues) -> EnvironmentValues {
    var values = values
    values.colorScheme = given
    return values
  }
}

extension WindowColorScheme {
  /// Replaces the values of the root environment of a host, and notifies the tree.
  @MainActor
  package static func replaceRootEnvironment(_ given: EnvironmentValues, of host: ViewGraph) {
    let old = host.environment.values
    let new = host.features[WindowColorScheme.self]?.applied(to: given) ?? given
    host.environment.replaceValues(new)
    host.notifyReaders(of: host.environment)
    host.root.content?.surroundingsDidChange(.environment(from: old, to: new))
  }

  /// Returns the values of the root environment of a host without the preferred color scheme.
  package static func givenEnvironment(of host: ViewGraph) -> EnvironmentValues {
    host.features[WindowColorScheme.self]?.given(of: host.environment.values) ?? host.environment.values
  }

  /// Updates the color scheme of the window.
  @MainActor
  func choose() {
    let values = schemeHost.environment.values
    let given = given(of: values)
    if applied(to: given).colorScheme != values.colorScheme { Self.replaceRootEnvironment(given, of: schemeHost) }
  }
}
