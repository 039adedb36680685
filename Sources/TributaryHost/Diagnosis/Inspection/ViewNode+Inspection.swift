@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryInspection

extension ViewNode {
  /// What an inspection calls a node.
  var inspectedType: String {
    if let pathComponent { return pathComponent }
    if parent == nil { return "root" }
    if let secondary = self as? SecondaryNode { return secondary.isBehind ? "background" : "overlay" }
    if let body = self as? EvaluatedNode {
      let name = nameInSource(of: body.layout.type)
      // Modifiers of the framework are named after the functions that apply them.
      return body.layout.type is any ViewModifier.Type && name.hasSuffix("Modifier")
        ? name.prefix(1).lowercased() + name.dropFirst().dropLast("Modifier".count) : name
    }
    let name = (self as? ItemNode)?.modifierName() ?? nameInSource(of: type(of: self))
    return Self.modifiers[name] ?? name
  }

  /// What users call modifiers whose nodes have other names.
  private static var modifiers: [String: String] {
    [
      "appearance": "onAppear", "change": "onChange", "geometryAction": "onGeometryChange",
      "hitTesting": "allowsHitTesting", "identifier": "accessibilityIdentifier", "identity": "id",
      "preferenceReader": "onPreferenceChange", "preferenceWriter": "preference",
      "preferenceTransform": "transformPreference", "typedGesture": "gesture",
    ]
  }

  var inspectedKind: Inspection.Node.Kind {
    switch self {
    case is EvaluatedNode: .body
    case is UnaryNode: .modifier
    case is ContainerNode: .container
    case is ItemNode: .leaf
    default: .structure
    }
  }
}

extension ItemNode {
  /// The bounding box in the root; `nil` before the item has been placed.
  var inspectedFrame: CGRect? {
    guard flags.contains(.isPlaced) || container == nil, !flags.contains(.needsMeasure) else { return nil }
    return rootFrame(of: CGRect(origin: .zero, size: size)).asCoordinates
  }

  /// The item under which an inspection shows this one: itself, or what a stack that nobody has written holds.
  var inspectedPart: ViewNode {
    var item: ItemNode = self
    while !item.isInspected, let inner = (item as? ContainerNode)?.items.first { item = inner }
    return item
  }
}

extension Inspection.Proposal {
  init(_ proposal: ProposedViewSize) {
    self.init(width: .init(proposal.rawWidth), height: .init(proposal.rawHeight))
  }
}

extension Exclusion {
  /// The reasons by name.
  var names: [String] {
    if isEmpty { return [] }
    let all: [(Exclusion, String)] = [
      (.concealed, "concealed"), (.inactive, "inactive"), (.unseen, "unseen"), (.departing, "departing"),
      (.covered, "covered"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension Inspection.Budget {
  /// The start of a text that is too long.
  func limited(_ text: String) -> String {
    text.utf8.count <= characters || text.count <= characters ? text : text.prefix(characters) + "…"
  }
}
