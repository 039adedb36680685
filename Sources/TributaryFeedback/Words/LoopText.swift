package import TributaryGeometry

/// What happens on a loop in words: of geometry only what is different, in points.
package enum LoopText {
  package static func detail(_ fact: LoopStep.Fact) -> String {
    switch fact {
    case .changes(let old, let new):
      let change = [old, new].compactMap { $0 }.joined(separator: " → ")
      return change.isEmpty ? "reads an object that changed" : change
    case .reads(let property): return "reads \(name(of: property))"
    case .isGivenAnotherValue(nil): return "receives another value"
    case .isGivenAnotherValue(let input?): return "receives a new \(input.kind.text) in \(input.name)"
    case .isLaidOut(let change): return self.change(change)
    case .places(let property): return "reads \(name(of: property)), moves its content"
    case .publishes(let value, let reading):
      let read = changes(reading)
      return (read.isEmpty ? "" : "reads \(read), ") + "publishes \(value ?? "nothing")"
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

  /// The shortest decimal that reads back as the number, without a trailing `.0`.
  package static func text(_ length: CGFloat) -> String {
    let text = "\(Double(length) == 0 ? 0 : Double(length))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
