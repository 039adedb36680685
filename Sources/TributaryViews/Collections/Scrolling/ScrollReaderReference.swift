@_spi(Engine) package import TributaryEngine

/// The way from a proxy to the node that it stands for; values of users may outlive the node.
package final class ScrollReaderReference {
  /// `nil` once the node has gone: it clears this itself.
  unowned(unsafe) package var node: ViewNode?

  package init() {}
}
