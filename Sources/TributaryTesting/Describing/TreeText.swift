import Tributary
import TributaryDiagnostics
import TributaryViews

/// The tree as text: a line for each view that has a name, with identifier, text, size and place in the root.
///
///     Counter #label, 88 × 32 at (56, 34)
///       Text "Tapped 0", 88 × 32 at (56, 34)
///
/// What controls are made of is left out: it may change without notice.
@MainActor
struct TreeText {
  private(set) var lines: [String] = []
  private var authorship = Authorship()

  init(_ core: HostCore) {
    visit(core.root, Around(depth: 0, identifier: nil, isControl: false))
  }

  /// What the lines above a line say.
  private struct Around {
    var depth: Int
    var identifier: String?
    var isControl: Bool
  }

  private mutating func visit(_ node: ViewNode, _ around: Around) {
    if node.isAbsent(ViewSearch.absences) { return }
    var around = around
    let isOfPackage = authorship.isBodyOfPackage(node)
    if let name = node.pathComponent, isShown(node, isOfPackage, around) {
      let identifier = node.standingIdentifier
      // The identifier of a view that is nothing but another one stands once.
      lines.append(line(node, name, identifier == around.identifier ? nil : identifier, around.depth))
      around.depth += 1
      around.identifier = identifier
    }
    around.isControl = isOfPackage ?? around.isControl
    var children: [ViewNode] = []
    node.forEachChild { children.append($0) }
    for child in children { visit(child, around) }
  }

  private func isShown(_ node: ViewNode, _ isOfPackage: Bool?, _ around: Around) -> Bool {
    if let text = node as? TextNode { return !around.isControl || !text.isBlank }
    if isOfPackage == false { return true }
    return !around.isControl && (isOfPackage == nil || node.frameInRoot != .zero)
  }

  private func line(_ node: ViewNode, _ name: String, _ identifier: String?, _ depth: Int) -> String {
    let identifier = identifier.map { " #\($0)" } ?? ""
    let text = (node as? TextNode).map { " \"\($0.readContent)\"" } ?? ""
    let name = name.prefix { $0 != "<" }
    let line = VisibleText("\(name)\(identifier)\(text), \(PointText.text(node.frameInRoot))", limit: 400).text
    return String(repeating: "  ", count: depth) + line
  }
}
