@_spi(Engine) import TributaryEngine
import TributaryDiagnostics
import TributaryInspection

/// An inspector of the writers and readers of preferences.
@MainActor
struct PreferenceInspector {
  let core: ViewGraph
  let numbers: NodeNumbers
  let budget: Inspection.Budget

  /// Returns the writers, folds, and readers of a key; `nil` if no view in the tree writes or reads it.
  ///
  /// - Parameter isAsked: Whether the value at the root is evaluated, which folds it if necessary.
  func preference(_ key: PreferenceKeyInfo, isAsked: Bool) -> Inspection.Preference? {
    let trace = core.root.trace(key, isBrief: true, hasFolds: true)
    guard !trace.entries.isEmpty else { return nil }
    var result = Inspection.Preference(key: key.name)
    for (index, entry) in trace.entries.enumerated() {
      let node = numbers.number(of: trace.nodes[index].inspectedNode)
      let location = entry.location?.description
      let receiver = trace.receivers[index]
      let value = trace.values[index].map { limited($0) } ?? ""
      switch entry.kind {
      case .reader:
        result.readers.append(
          .init(node: node, name: trace.names[index], location: location, place: index, receiver: receiver))
      case .fold:
        let parts = trace.parts[index].map { numbers.number(of: $0.inspectedPart) }
        result.folds.append(.init(node: node, parts: parts, value: value, place: index, receiver: receiver))
      case .writer, .transform:
        let hider = trace.hiders[index].map { numbers.number(of: $0.inspectedNode) }
        result.writers.append(
          .init(
            node: node, isTransform: entry.kind == .transform, value: value,
            anchors: trace.values[index].map { InspectedAnchors(in: $0, core).frames } ?? [], location: location,
            hiddenBy: hider,
            hiddenReason: hider == nil ? nil : "An outer writer replaces it.", place: index,
            receiver: receiver))
      }
    }
    if isAsked, let source = core.root.contribution(to: key) { result.value = limited(key.anyValue(source)) }
    return result
  }

  private func limited(_ value: Any) -> String { budget.limited(describeBriefly(value)) }
}
