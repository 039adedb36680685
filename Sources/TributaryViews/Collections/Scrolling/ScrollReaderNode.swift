@_spi(Engine) public import TributaryEngine

/// The structural node of a scroll view reader.
@usableFromInline
package final class ScrollReaderNode: PassThroughNode {
  private let reference = ScrollReaderReference()

  @usableFromInline
  override package init(_ inputs: NodeInputs) {
    super.init(inputs)
    reference.node = self
  }

  deinit { reference.node = nil }

  @MainActor override package func willRemove() { reference.node = nil }

  @usableFromInline
  package var proxy: ScrollViewProxy { ScrollViewProxy(reference) }
}
