/// The item of a writer whose content can have any number of items: a node around each of them, or around a column of
/// them.
@usableFromInline
package final class WriterItemNode: UnaryNode, TracedNode {
  /// The writer of this item; `nil` only while the node is created.
  @usableFromInline package var writer: WriterNode?

  @inlinable
  package init(_ inputs: NodeInputs, _ makeWriter: (NodeInputs) -> WriterNode) {
    super.init(inputs)
    writer = makeWriter(NodeInputs(parent: self, environment: inputs.environmentReference))
  }

  @usableFromInline
  override package func partOfContent(in key: PreferenceKeyInfo) -> PreferencePart {
    isOwn(key) ? .value : super.partOfContent(in: key)
  }

  @usableFromInline @MainActor
  override package func contributionOfContent(to key: PreferenceKeyInfo) -> PreferenceSource? {
    isOwn(key) ? writer?.publish(hiding: child) : super.contributionOfContent(to: key)
  }

  private func isOwn(_ key: PreferenceKeyInfo) -> Bool { writer?.publishes(under: key) ?? false }

  override package func invalidateContribution(_ key: PreferenceKeyInfo?) -> Bool {
    if key.map({ isOwn($0) }) ?? true { writer?.contentDidChange() }
    return key.map { !isOwn($0) } ?? true
  }

  @MainActor
  package func trace(_ key: PreferenceKeyInfo, into trace: inout PreferenceTraceBuilder) {
    guard let writer, isOwn(key) else { return traceItems(key, into: &trace) }
    trace.add(
      .writer, at: self, value: key.anyValue(PreferenceSource(writer: writer)), location: writer.location)
    if let child { trace.hidden { child.describePreferences(key, into: &$0) } }
  }

  override package var pathComponent: String? { nil }
}
