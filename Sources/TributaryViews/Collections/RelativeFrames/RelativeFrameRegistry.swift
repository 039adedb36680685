@_spi(Engine) package import TributaryEngine

/// The frames of a host that follow from the size of a container.
package final class RelativeFrameRegistry: HostFeature {
  package static let slot = FeatureSlot()

  package var frames = NodeRegister()

  package init(of host: ViewGraph) {}
}
