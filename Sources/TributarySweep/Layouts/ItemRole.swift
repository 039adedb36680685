import TributaryContainers
@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The part that an item plays in the rules of a sweep. The class of its node determines it.
enum ItemRole {
  /// A text, with or without a node for it.
  case text, textBox
  /// A drawn view without items.
  case leaf
  /// A view that draws nothing, such as a spacer.
  case blank
  /// A container that places its items beside each other: a stack, a grid, or a custom layout.
  case stack, arranged
  /// A container of rows that exist only while they are visible.
  case lazy
  /// A container that places its items over each other.
  case layers
  /// A modifier with an overlay or a background.
  case decoration
  /// A modifier that moves or transforms its content without affecting layout.
  case mover
  case clip
  case scroll
  /// A view that takes taps.
  case control
  /// A view that can be invisible.
  case fader
  case modifier
}

/// The roles of the classes of nodes. A class is examined once, because searches for conformances are expensive.
@MainActor
struct ItemRoles {
  private var known: [ObjectIdentifier: ItemRole] = [:]

  mutating func role(of node: ItemNode) -> ItemRole {
    let type = ObjectIdentifier(type(of: node))
    if let role = known[type] { return role }
    let role = Self.examine(node)
    known[type] = role
    return role
  }

  private static func examine(_ node: ItemNode) -> ItemRole {
    switch node {
    case is TextNode: .text
    case is TextBoxNode: .textBox
    case is SpacerNode: .blank
    case is LinearNode: .stack
    case is LazyContainerNode: .lazy
    case is LayeredNode, is GeometryReaderNode: .layers
    case is AlternativesNode: .modifier
    case is SecondaryNode: .decoration
    case is ScrollNode: .scroll
    case is HiddenNode, is OpacityNode: .fader
    case is GestureNode: .control
    case is any ClippingNode: .clip
    case is any MovesContent: .mover
    default: other(node)
    }
  }

  private static func other(_ node: ItemNode) -> ItemRole {
    if node.asUnary != nil { return .modifier }
    if node.asContainer == nil { return .leaf }
    return node is any RemeasuredNode ? .arranged : .layers
  }
}
