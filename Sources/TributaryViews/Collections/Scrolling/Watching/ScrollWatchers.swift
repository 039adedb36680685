@_spi(Engine) package import TributaryEngine

/// What a host knows of those who go by what scroll views show: as long as it is not there, nobody does.
package final class ScrollWatchers: HostFeature {
  package static let slot = FeatureSlot()

  /// The containers whose views are targets of scrolling, and views that are targets themselves.
  package var targets = NodeRegister()

  package init(of host: ViewGraph) {}
}

extension ScrollNode {
  /// Tells the modifiers around this scroll view, up to the next one, that it may show something else.
  package final func notifyWatchers() {
    guard host.features[ScrollWatchers.self] != nil else { return }
    var node = container
    while let current = node, !(current is ScrollNode) {
      if let watcher = current as? ScrollWatchNode { watcher.scrollViewDidChange(self) }
      node = current.container
    }
  }
}
