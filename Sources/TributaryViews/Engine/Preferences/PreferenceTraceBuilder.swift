package import TributaryDiagnostics

/// Collects the entries of a trace.
package struct PreferenceTraceBuilder {
  package var entries: [PreferenceTrace.Entry] = []
  /// The nodes of the entries.
  package var nodes: [ViewNode] = []
  /// What the nodes contribute, of readers nothing.
  package var values: [Any?] = []
  /// What readers are called, of others nothing; and of what is hidden who hides it.
  package var names: [String] = []
  package var hiders: [ViewNode?] = []
  /// Whether texts are left out, which take long where thousands publish.
  private let isBrief: Bool
  private var hider: ViewNode?

  package init(isBrief: Bool = false) { self.isBrief = isBrief }

  package mutating func add(
    _ kind: PreferenceTrace.Entry.Kind, at node: ViewNode, value: Any, location: Diagnostic.Location?
  ) {
    nodes.append(node)
    values.append(value)
    names.append("")
    hiders.append(hider)
    entries.append(
      PreferenceTrace.Entry(
        kind: kind, path: isBrief ? "" : node.path, value: isBrief ? "" : describe(value), location: location,
        hiddenBy: hider.map { isBrief ? "" : $0.path }))
  }

  package mutating func addReader(_ name: String, at node: ViewNode, location: Diagnostic.Location?) {
    let place = isBrief ? "" : location.map { " at \($0)" } ?? ""
    nodes.append(node)
    values.append(nil)
    names.append(name)
    hiders.append(nil)
    entries.append(
      PreferenceTrace.Entry(
        kind: .reader, path: isBrief ? "" : node.path, value: name + place, location: location, hiddenBy: nil))
  }

  /// Collects what the writer that was added last hides.
  package mutating func hidden(_ body: (inout PreferenceTraceBuilder) -> Void) {
    let outer = hider
    if hider == nil { hider = nodes.last }
    body(&self)
    hider = outer
  }
}
