package import TributaryGeometry

/// Changes of geometry in words: only what is different, in points.
package enum LoopText {
  package static func change(of resize: LoopEvidence.Resize, hasOtherItems: Bool) -> String {
    let size = sizeChange(from: resize.oldSize, to: resize.newSize, prefix: "")
    if hasOtherItems { return size.isEmpty ? "other views in it" : "other views in it, \(size)" }
    if !size.isEmpty { return size }
    if resize.item.isLeaf { return "shows something else, as large as before" }
    let (old, new) = (resize.hadProposal, resize.proposal)
    if old != new { return "proposal \(text(old)) → \(text(new))" }
    return "places what is inside elsewhere"
  }

  package static func change(
    of question: ProxyTarget.Question, from old: ProxyTarget.Answer, to new: ProxyTarget.Answer
  ) -> String {
    switch question {
    case .size: return sizeChange(from: old.size, to: new.size, prefix: "size.")
    case .safeArea: return "safeAreaInsets"
    case .frame, .bounds:
      let parts = [
        change("minX", old.origin.x, new.origin.x), change("minY", old.origin.y, new.origin.y),
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

extension ItemNode {
  /// Whether no other item is in it.
  fileprivate final var isLeaf: Bool {
    var isLeaf = true
    forEachItem { _ in isLeaf = false }
    return isLeaf
  }
}
