@_spi(Engine) package import TributaryEngine
package import TributaryDrawing

extension TextAnalyses: HostFeature {
  package static let slot = FeatureSlot()

  package convenience init(of host: ViewGraph) { self.init() }
}
