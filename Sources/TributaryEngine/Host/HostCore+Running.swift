import TributaryCombine

extension HostCore {
  /// The host whose code runs; outside of any, the one that was made last.
  package static var running: HostCore? {
    if let node = currentEvaluation.node { return node.host }
    return (MainClocks.current as? MainWork)?.host
  }
}
