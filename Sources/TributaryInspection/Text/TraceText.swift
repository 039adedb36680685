import Foundation
import TributaryDiagnostics

/// The path of a size proposal from the root to a view and of the resulting sizes, as text in lines of 80 columns.
struct TraceText {
  let text: String

  private static let columns = 80

  init(_ inspection: Inspection, to target: Inspection.Node) {
    let way = inspection.ancestors(of: target) + Self.wayInside(target, inspection)
    let items = way.filter { $0.layout != nil }
    var lines = ["The size proposal → the resulting size, from the root to the view.", ""]
    for node in way {
      guard let layout = node.layout else {
        lines.append(Columns.head(VisibleText(NodeName(node).text).text, columns: Self.columns))
        continue
      }
      lines.append(Self.line(node, layout))
      let next = items.firstIndex { $0.id == node.id }.flatMap { items.indices.contains($0 + 1) ? items[$0 + 1] : nil }
      lines += Self.reasons(node, layout, inner: next).map { "    \($0)" }
      if let alignment = layout.alignment, next != nil { lines.append("    aligns by \(VisibleText(alignment).text)") }
      if let distribution = layout.distribution {
        lines += Self.table(distribution, towards: next, in: inspection).map { "    \($0)" }
      }
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// Returns the nodes from a modifier, such as one that sets an identifier, to the view that it modifies.
  private static func wayInside(_ target: Inspection.Node, _ inspection: Inspection) -> [Inspection.Node] {
    var way: [Inspection.Node] = []
    var node = target
    while node.kind == .modifier {
      let inside = inspection.nodes.filter { $0.parent == node.id && $0.isPresent }
      guard let next = inside.first, inside.count == 1 else { break }
      way.append(next)
      node = next
    }
    return way
  }

  private static func line(_ node: Inspection.Node, _ layout: Inspection.Layout) -> String {
    let sizes = "\(LengthText.proposal(layout.proposal)) → \(LengthText.size(layout.size))"
    let right = "\(sizes) at \(LengthText.point(layout.origin))"
    let room = max(16, columns - Columns.width(of: right) - 2)
    let left = Columns.head(VisibleText(NodeName(node).text).text, columns: room)
    return "\(Columns.padded(left, to: room))  \(right)"
  }

  /// Returns which view determined the size, as far as it can be derived from the proposals and sizes.
  private static func reasons(
    _ node: Inspection.Node, _ layout: Inspection.Layout, inner: Inspection.Node?
  ) -> [String] {
    var reasons: [String] = []
    guard let inner = inner?.layout else {
      reasons.append(reason(ofLeaf: layout))
      return reasons
    }
    if inner.proposal != layout.proposal, layout.distribution == nil {
      reasons.append("proposes \(LengthText.proposal(inner.proposal)) to its content")
    }
    if layout.distribution != nil { return reasons }
    let (wider, higher) = (layout.size.width - inner.size.width, layout.size.height - inner.size.height)
    if abs(wider) < 0.005, abs(higher) < 0.005 {
      reasons.append("has the size of its content")
    } else if fills(layout) {
      reasons.append("takes the proposed size")
    } else if node.kind == .modifier {
      reasons.append("is \(LengthText.number(wider))×\(LengthText.number(higher)) larger than its content")
    }
    return reasons
  }

  private static func reason(ofLeaf layout: Inspection.Layout) -> String {
    if layout.isRigid { return "has this size for every proposal" }
    return fills(layout) ? "takes the proposed size" : "determines its own size"
  }

  private static func fills(_ layout: Inspection.Layout) -> Bool {
    layout.proposal
      == Inspection.Proposal(width: .init(layout.size.width), height: .init(layout.size.height))
  }

  /// Returns the children in the order of measurement with the remaining length. An arrow marks the traced child.
  private static func table(
    _ distribution: Inspection.Distribution, towards inner: Inspection.Node?, in inspection: Inspection
  ) -> [String] {
    let gaps = distribution.gaps == 0 ? "" : " with \(LengthText.number(distribution.gaps)) of spacing"
    let length = LengthText.length(distribution.length)
    var lines = ["divides a \(distribution.axis) length of \(length)\(gaps), in this order:"]
    lines.append(row("", "child", ["priority", "flexibility", "offered", "taken", "left"]))
    for share in distribution.shares {
      let name = inspection.node(share.node).map { Self.name(of: $0, in: inspection) } ?? "removed view"
      let offered = share.offered == .unspecified ? "–" : LengthText.length(share.offered)
      let flexibility = share.flexibility == .unspecified ? "–" : LengthText.length(share.flexibility)
      lines.append(
        row(
          share.node == inner?.id ? "▸" : "", VisibleText(name).text,
          [
            share.priority == .unspecified ? "−∞" : LengthText.length(share.priority), flexibility, offered,
            LengthText.number(share.taken),
            LengthText.length(share.left),
          ]))
    }
    return lines
  }

  /// Returns the name of a child, or of the first view in it that is not a modifier.
  private static func name(of node: Inspection.Node, in inspection: Inspection) -> String {
    guard node.kind == .modifier, let start = inspection.nodes.firstIndex(where: { $0.id == node.id }) else {
      return NodeName(node).text
    }
    let inside = inspection.nodes[(start + 1)...].prefix { $0.depth > node.depth }
    guard let view = inside.first(where: { $0.kind != .modifier && $0.kind != .structure }) else {
      return NodeName(node).text
    }
    return "\(NodeName(view).text) in \(NodeName(node).text)"
  }

  private static func row(_ mark: String, _ name: String, _ cells: [String]) -> String {
    let texts = zip(cells, [10, 12, 9, 9, 9]).map { text, width in
      String(repeating: " ", count: max(0, width - Columns.width(of: text))) + text
    }
    let head = Columns.padded(Columns.head(name, columns: 25), to: 25)
    return Columns.padded(mark, to: 2) + head + texts.joined()
  }
}

extension Inspection {
  /// Returns the path of a size proposal from the root to a view, and which view determined its size, as text in lines
  /// of 80 columns.
  ///
  /// For stacks it shows how they divide their length: the flexibility of each child, its proposal, the resulting
  /// length, and the remaining length, in the order of measurement.
  ///
  /// - Parameter identifier: The identifier of the view, as set with `accessibilityIdentifier(_:)`.
  /// - Returns: The text, or a message if no view has the identifier.
  public func layoutTrace(of identifier: String) -> String {
    guard let node = node(identified: identifier) else {
      let known = nodes.compactMap { $0.isPresent ? $0.identifier : nil }
      let list =
        known.isEmpty ? "no view has an identifier" : "identifiers: \(Set(known).sorted().joined(separator: ", "))"
      return VisibleText("No view has the identifier \"\(identifier)\"; \(list)", limit: .max).text + "\n"
    }
    return TraceText(self, to: node).text
  }
}
