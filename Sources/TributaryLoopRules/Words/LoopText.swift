package import TributaryDiagnostics
package import TributaryGeometry

/// Descriptions of the events on a loop. For geometry, only the differences are included, in points.
package enum LoopText {
  package static func detail(_ fact: LoopStep.Fact) -> String {
    switch fact {
    case .changes(let old, let new):
      let change = [old, new].compactMap { $0 }.joined(separator: " → ")
      return change.isEmpty ? "reads an object that changed" : change
    case .changesObject(let name, let old, let new):
      let change = [old, new].compactMap { $0 }.joined(separator: " → ")
      return change.isEmpty ? "\(name) is written" : "\(name) \(change)"
    case .derives(let old, let new, let geometry):
      return "reads \(change(geometry)), value \([old, new].compactMap { $0 }.joined(separator: " → "))"
    case .reads(.scrollPosition), .places(reading: .scrollPosition): return "scrolls its content"
    case .reads(let property): return "reads \(name(of: property))"
    case .isGivenAnotherValue(nil): return "receives another value"
    case .isGivenAnotherValue(let input?): return "receives a new \(input.kind.text) in \(input.name)"
    case .isLaidOut(let change): return self.change(change)
    case .chooses(let new, let old): return "shows \(new) instead of \(old)"
    case .places(let property): return "reads \(name(of: property)), moves its content"
    case .publishes(let value, let reading):
      let read = changes(reading)
      return (read.isEmpty ? "" : "reads \(read), ") + "publishes \(value ?? "nothing")"
    case .isRemoved(let value): return "published \(value ?? "nothing"), is removed"
    case .edits(let value): return "transforms the value to \(value ?? "nothing")"
    case .measures(let reading):
      let read = changes(reading)
      return read.isEmpty ? "its geometry" : read
    case .builds(let value): return "builds content from \(value ?? "nothing")"
    case .reduces(let count, let value): return "reduces \(count) values to \(value)"
    case .receives(let reader, let value): return value.map { "\(reader.text) receives \($0)" } ?? "\(reader.text) runs"
    }
  }

  private static func name(of property: LoopProperty) -> String { property.name ?? "the object" }

  private static func changes(_ changes: [LoopStep.GeometryChange]) -> String {
    changes.map(change).joined(separator: ", ")
  }

  private static func change(_ change: LoopStep.LayoutChange) -> String {
    let size = sizeChange(from: change.oldSize, to: change.newSize, prefix: "")
    if let exchange = change.exchange { return text(exchange) + (size.isEmpty ? "" : ", \(size)") }
    if change.hasOtherItems { return size.isEmpty ? "contains other views" : "contains other views, \(size)" }
    if !size.isEmpty { return size }
    if change.isLeaf { return "shows other content of the same size" }
    let (old, new) = (change.hadProposal, change.proposal)
    if old != new { return "proposal \(text(old)) → \(text(new))" }
    return "moves its content"
  }

  private static func change(_ change: LoopStep.GeometryChange) -> String {
    let (old, new) = (change.old, change.new)
    switch change.question {
    case .size: return sizeChange(from: old.size, to: new.size, prefix: "size.")
    case .safeArea: return "safeAreaInsets"
    case .frame:
      let parts = [
        self.change("minX", old.origin.x, new.origin.x), self.change("minY", old.origin.y, new.origin.y),
        sizeChange(from: old.size, to: new.size, prefix: ""),
      ].filter { !$0.isEmpty }
      return "frame " + parts.joined(separator: ", ")
    }
  }

  private static func sizeChange(from old: CGSize, to new: CGSize, prefix: String) -> String {
    [
      change(prefix + "width", old.width, new.width), change(prefix + "height", old.height, new.height),
    ].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func change(_ name: String, _ old: CGFloat, _ new: CGFloat) -> String {
    old == new ? "" : "\(name) \(text(old)) → \(text(new))"
  }

  private static func text(_ proposal: ProposedViewSize) -> String {
    "\(proposal.width.map(text) ?? "none") × \(proposal.height.map(text) ?? "none")"
  }

  /// Returns the shortest decimal that parses to the same number, without a trailing `.0`.
  package static func text(_ length: CGFloat) -> String {
    let text = "\(Double(length) == 0 ? 0 : Double(length))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// The wording of the facts about a loop. The analysis does not depend on it.
package struct LoopWording {
  package var detail: (LoopStep.Fact) -> String = LoopText.detail
  package var advice: (LoopAdvice) -> String = LoopText.sentence

  package init() {}

  package func step(_ step: LoopStep) -> FeedbackLoop.Step {
    FeedbackLoop.Step(step.kind, path: step.path, location: step.location, detail: detail(step.fact))
  }
}
