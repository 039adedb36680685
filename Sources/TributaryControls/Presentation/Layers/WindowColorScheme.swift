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

  var preferences = NodeRegister()
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

extension ViewGraph {
  /// Replaces the values of the root environment, and notifies the tree.
  @MainActor
  package func replaceRootEnvironment(_ given: EnvironmentValues) {
    let old = environment.values
    let new = features[WindowColorScheme.self]?.applied(to: given) ?? given
    environment.replaceValues(new)
    notifyReaders(of: environment)
    root.content?.surroundingsDidChange(.environment(from: old, to: new))
  }

  /// The values of the root environment without the preferred color scheme.
  package var givenEnvironment: EnvironmentValues {
    features[WindowColorScheme.self]?.given(of: environment.values) ?? environment.values
  }

  /// Updates the color scheme of the window.
  @MainActor
  package func chooseWindowColorScheme() {
    guard let scheme = features[WindowColorScheme.self] else { return }
    let given = givenEnvironment
    if scheme.applied(to: given).colorScheme != environment.values.colorScheme { replaceRootEnvironment(given) }
  }
}
