import TributaryCombine

extension ViewGraph {
  /// The host whose code runs; outside of any, the one that was made last.
  package static var running: ViewGraph? {
    if let node = currentEvaluation.node { return node.host }
    return (MainClocks.current as? HostMainQueue)?.host
  }
}
