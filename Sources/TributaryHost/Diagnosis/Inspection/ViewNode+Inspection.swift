@_spi(Engine) package import TributaryEngine
import TributaryGeometry
import TributaryInspection

/// A node with a fixed name in an inspection.
private protocol NamedInInspection: ViewNode {
  var inspectedName: String { get }
}

extension SecondaryNode: NamedInInspection {
  fileprivate var inspectedName: String { isBehind ? "background" : "overlay" }
}

extension ViewNode {
  /// The name of a node in an inspection.
  var inspectedType: String {
    if let pathComponent { return pathComponent }
    if parent == nil { return "root" }
    if let named = self as? any NamedInInspection { return named.inspectedName }
    if let body = asEvaluated {
      let name = nameInSource(of: body.layout.type)
      // Modifiers of the framework are named after the functions that apply them.
      return body.layout.type is any ViewModifier.Type && name.hasSuffix("Modifier")
        ? name.prefix(1).lowercased() + name.dropFirst().dropLast("Modifier".count) : name
    }
    if let writer = asWriter ?? asItem?.ownWriter { return writer.modifierName }
    let name = asItem?.modifierName() ?? nameInSource(of: type(of: self))
    return Self.modifiers[name] ?? name
  }

  /// The names of modifiers in source code, for nodes with different names.
  private static var modifiers: [String: String] {
    [
      "appearance": "onAppear", "change": "onChange", "geometryAction": "onGeometryChange",
      "hitTesting": "allowsHitTesting", "identifier": "accessibilityIdentifier", "identity": "id",
      "preferenceReader": "onPreferenceChange", "typedGesture": "gesture",
    ]
  }

  var inspectedKind: Inspection.Node.Kind {
    if asEvaluated != nil { return .body }
    if asUnary != nil || asWriter != nil { return .modifier }
    if asContainer != nil { return .container }
    return asItem != nil ? .leaf : .structure
  }
}

extension ItemNode {
  /// The bounding box in the coordinate space of the root; `nil` before the item is placed.
  var inspectedFrame: CGRect? {
    guard flags.contains(.isPlaced) || container == nil, !flags.contains(.needsMeasure) else { return nil }
    return rootFrame(of: CGRect(origin: .zero, size: size)).asCoordinates
  }

  /// The item under which an inspection shows this one: itself, or the first item of an implicit stack.
  var inspectedPart: ViewNode {
    var item: ItemNode = self
    while !item.isInspected, let inner = item.asContainer?.items.first { item = inner }
    return item
  }
}

extension Inspection.Proposal {
  init(_ proposal: ProposedViewSize) {
    self.init(width: .init(proposal.rawWidth), height: .init(proposal.rawHeight))
  }
}

extension Exclusion {
  /// The names of the reasons.
  var names: [String] {
    if isEmpty { return [] }
    let all: [(Exclusion, String)] = [
      (.concealed, "concealed"), (.inactive, "inactive"), (.unseen, "unseen"), (.departing, "departing"),
      (.covered, "covered"), (.hidden, "hidden"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension Inspection.Budget {
  /// Returns a text, truncated to the maximum length.
  func limited(_ text: String) -> String {
    text.utf8.count <= characters || text.count <= characters ? text : text.prefix(characters) + "…"
  }
}

extension ViewNode {
  /// Whether the code that this node evaluates is part of the framework.
  ///
  /// The type of the view or modifier determines it for a body, and the enclosing view for a closure.
  package final var isFrameworkCode: Bool {
    var node: ViewNode? = self
    while let current = node {
      if let answer = current.isFrameworkBody { return answer }
      node = current.parent
    }
    return false
  }

  /// Whether the body that this node represents is part of the framework; `nil` for other nodes.
  package final var isFrameworkBody: Bool? { asEvaluated?.layout.isBuiltInComposite }

  /// Whether this is a composite view of the framework that the source of client code does not name.
  final var isUnnamedFrameworkView: Bool {
    guard let layout = asEvaluated?.layout else { return false }
    return layout.isFrameworkPart && !(layout.type is any ViewModifier.Type)
  }
}

/// Numbers of the nodes of a tree, which are constant as long as a node is in the tree.
@MainActor
final class NodeNumbers {
  private var numbers: [NodeHandle: Int] = [:]

  /// Returns the number of a node. Numbers are assigned in the order of the first requests.
  func number(of node: ViewNode) -> Int {
    let handle = node.host.handles.handle(for: node)
    if let known = numbers[handle] { return known }
    let new = numbers.count
    numbers[handle] = new
    return new
  }
}

extension ViewNode {
  /// Whether an inspection shows this node. Nodes that only group views are not shown.
  var isInspected: Bool {
    if pathComponent != nil || asEvaluated != nil || parent == nil { return true }
    // The item of a writer in a list represents the writer.
    if let writer = asWriter { return writer.content != nil }
    guard let item = asItem else { return false }
    guard let container = item.asContainer else { return true }
    // An implicit stack is shown only if it has several items.
    return container.items.count > 1
  }

  /// The innermost inspected node among this node and its ancestors.
  var inspectedNode: ViewNode {
    var node = self
    while !node.isInspected, let outer = node.outerReference?.object() { node = outer }
    return node
  }
}
