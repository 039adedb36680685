/// An item that has a part of its own in a trace of a preference, or keeps what is inside from having one.
package protocol TracedNode: ItemNode {
  /// Adds who takes part in a preference to a trace, in fold order: this item and, by `traceItems`, what is inside.
  @MainActor
  func trace(_ key: PreferenceKeyInfo, into trace: inout PreferenceTraceBuilder)
}

extension ItemNode {
  /// Adds who takes part in a preference in this item to a trace, in fold order.
  @MainActor
  package final func describePreferences(_ key: PreferenceKeyInfo, into trace: inout PreferenceTraceBuilder) {
    let collect = { (trace: inout PreferenceTraceBuilder) in
      if let node = self as? any TracedNode {
        node.trace(key, into: &trace)
      } else {
        self.traceItems(key, into: &trace)
      }
    }
    if trace.hasFolds, let folding = self as? any FoldingNode {
      trace.addFold(of: key, at: folding, collect)
    } else {
      collect(&trace)
    }
  }

  /// Adds who takes part in a preference inside this item to a trace, in fold order.
  @MainActor
  package final func traceItems(_ key: PreferenceKeyInfo, into trace: inout PreferenceTraceBuilder) {
    forEachItem { item in alreadyOnMainActor { item.describePreferences(key, into: &trace) } }
  }
}
