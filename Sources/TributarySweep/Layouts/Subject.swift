@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A view that a finding names.
struct Subject: Hashable {
  var path: String
  var identifier: String?

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
    return Subject(path: items[inner].node.path, identifier: identifier)
  }

  /// The content of a text; `nil` for other items.
  @MainActor
  func text(_ index: Int) -> String? { (items[index].node as? TextNode)?.shownContent }
}
