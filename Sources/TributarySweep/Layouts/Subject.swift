import TributaryDiagnostics
@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryLoops
@_spi(Engine) import TributaryViews

/// A view that a finding names.
struct Subject {
  var path: String
  var identifier: String?
  /// The type of the client view whose body contains the view.
  var declaration: Any.Type?
  /// The source location, if it is known without the declaration.
  var knownLocation: Diagnostic.Location?

  /// The line in source: that of the view, or else the line at which the body that contains it begins.
  var location: Diagnostic.Location? { knownLocation ?? declaration.flatMap { BodyLine.location(of: $0) } }

  /// The identity of the view in layouts at other sizes: its identifier, or else its path.
  var key: String { identifier ?? path }
}

extension LayoutReading {
  /// Returns the view of an item. Its identifier can be that of a modifier around it.
  @MainActor
  func subject(_ index: Int) -> Subject {
    var identifier = (items[index].node as? IdentifierNode)?.identifier
    var outer = items[index].container
    while identifier == nil, outer > 0, items[outer].node.asUnary != nil, items[outer].role != .scroll {
      identifier = (items[outer].node as? IdentifierNode)?.identifier
      outer = items[outer].container
    }
    // A modifier without an identifier around it is named after its content.
    var inner = index
    while identifier == nil, items[inner].node.asUnary != nil, let only = children(of: inner).first {
      inner = only
      identifier = (items[inner].node as? IdentifierNode)?.identifier
    }
    let node = items[inner].node
    return Subject(path: node.path, identifier: identifier, declaration: node.clientBody?.layout.type)
  }

  /// The content of a text; `nil` for other items.
  @MainActor
  func text(_ index: Int) -> String? { (items[index].node as? TextNode)?.shownContent }
}

extension ViewNode {
  /// The innermost body of a client view that contains this node; `nil` if there is none.
  var clientBody: EvaluatedNode? {
    sequence(first: self) { $0.parent }.lazy.compactMap(\.asEvaluated).first { !$0.layout.isBuiltInComposite }
  }
}
