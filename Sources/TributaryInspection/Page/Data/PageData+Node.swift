import Foundation

extension PageData {
  /// A node with what is unusual about it: what is not told is empty, false, or what follows from the node around.
  struct Node: Codable {
    var id: Int
    var parent: Int?
    /// Not told if it is one more than that of the node around.
    var depth: Int?
    /// Not told of leaves.
    var kind: Inspection.Node.Kind?
    var type: String
    /// How many parts of the path are those of the node around; not told if all of them are.
    var kept: Int?
    /// How the path goes on; not told if that is with the type.
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
    /// Told of what has gone.
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

    /// The whole node, in the one around.
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
