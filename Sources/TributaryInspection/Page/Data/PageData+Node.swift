import Foundation

extension PageData {
  /// A node without default values: omitted properties are empty, false, or derived from the parent.
  struct Node: Codable {
    var id: Int
    var parent: Int?
    /// Omitted if it is one more than that of the parent.
    var depth: Int?
    /// Omitted for leaves.
    var kind: Inspection.Node.Kind?
    var type: String
    /// The number of path components shared with the parent, omitted if all are shared.
    var kept: Int?
    /// The remaining path components, omitted if they equal the type.
    var way: String?
    var identifier: String?
    var identity: String?
    var isControl: Bool?
    var isInner: Bool?
    var location: String?
    var text: String?
    var frame: CGRect?
    var layout: Layout?
    var state: [Inspection.Property]?
    var environment: [Inspection.Property]?
    var reads: [String]?
    var traits: [Inspection.Property]?
    var absences: [String]?
    /// Whether the node is present: `false` for removed nodes, and `nil` for all others.
    var isPresent: Bool?

    init(_ node: Inspection.Node, in outer: Inspection.Node?) {
      id = node.id
      parent = node.parent
      if node.depth != Self.depth(in: outer) { depth = node.depth }
      if node.kind != .leaf { kind = node.kind }
      type = node.type
      let (around, all) = (PagePath(outer?.path), PagePath(node.path))
      let common = all.countInCommon(with: around)
      if common != around.parts.count { kept = common }
      let rest = all.text(after: common)
      if rest != type { way = rest }
      identifier = node.identifier
      identity = node.identity
      if node.isControl { isControl = true }
      if node.isInner { isInner = true }
      location = node.location
      text = node.text
      frame = node.frame
      layout = node.layout.map { Layout($0, in: node.frame) }
      if !node.state.isEmpty { state = node.state }
      if !node.environment.isEmpty { environment = node.environment }
      if !node.reads.isEmpty { reads = node.reads }
      if !node.traits.isEmpty { traits = node.traits }
      if !node.absences.isEmpty { absences = node.absences }
      if !node.isPresent { isPresent = false }
    }

    private static func depth(in outer: Inspection.Node?) -> Int { outer.map { $0.depth + 1 } ?? 0 }

    /// Returns the complete node inside its parent.
    func node(in outer: Inspection.Node?) -> Inspection.Node {
      Inspection.Node(
        id: id, parent: parent, depth: depth ?? Self.depth(in: outer), kind: kind ?? .leaf, type: type,
        path: PagePath(outer?.path).path(keeping: kept, way ?? type), identifier: identifier, identity: identity,
        isControl: isControl ?? false, isInner: isInner ?? false, location: location, text: text, frame: frame,
        layout: layout?.layout(in: frame), state: state ?? [], environment: environment ?? [], reads: reads ?? [],
        traits: traits ?? [], absences: absences ?? [], isPresent: isPresent ?? true)
    }
  }
}
