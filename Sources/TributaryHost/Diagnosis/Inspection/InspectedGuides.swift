@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryGeometry
import TributaryInspection

extension ItemNode {
  /// What a stack aligns its children by; `nil` for what is no stack.
  var inspectedAlignment: String? {
    switch self {
    case let stack as StackNode: stack.isImplicit ? nil : stack.alignment.inspectedName
    case let stack as ZStackNode:
      stack.isImplicit
        ? nil
        : [stack.alignment.horizontal.key, stack.alignment.vertical.key].map(\.inspectedName).joined(separator: ", ")
    default: nil
    }
  }

  /// The guides that the item sets itself. No code of a user runs: of a closure the last answer is told.
  @MainActor
  var inspectedGuides: [Inspection.Guide] {
    switch self {
    case let node as AlignmentGuideNode:
      return node.lastAnswer.map { [Inspection.Guide(node.key, at: $0)] } ?? []
    case let text as TextNode where text.flags.contains(.isPlaced):
      let dimensions = ViewDimensions(size: size, proposal: proposal, guides: text)
      let keys = [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]
      var guides = keys.compactMap { key in
        text.explicitGuide(key, in: dimensions).map { Inspection.Guide(key, at: $0) }
      }
      // Of one line they are one.
      if guides.count == 2, guides[0].position == guides[1].position { guides.removeLast() }
      return guides
    default: return []
    }
  }
}

extension Inspection.Guide {
  fileprivate init(_ key: AlignmentKey, at position: CGFloat) {
    self.init(
      name: key.inspectedName, axis: key.axis == .horizontal ? "horizontal" : "vertical",
      position: Double(position.asCoordinate))
  }
}

extension AlignmentKey {
  /// The guide as its user writes it, or the type that names it.
  fileprivate var inspectedName: String {
    switch kind {
    case .start: axis == .horizontal ? "leading" : "top"
    case .center: "center"
    case .end: axis == .horizontal ? "trailing" : "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    case .custom: typeName(of: id)
    }
  }
}
