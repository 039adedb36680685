@_spi(Engine) import TributaryEngine

extension ViewGraph {
  package func addLazyContainer(_ node: LazyContainerNode) {
    feature(LazyRegistry.self).containers.append(handles.handle(for: node))
  }
}
