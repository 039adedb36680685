package import TributaryGeometry
import TributaryLayout

extension ItemNode {
  /// The path of this item, which ends with the modifier if the item represents one: `Row › frame(height:)`.
  package final var layoutPath: String { layoutPath(ofAxes: []) }

  /// Returns the layout path, in which the name of a modifier includes the axes whose lengths have changed.
  package final func layoutPath(ofAxes axes: Axis.Set) -> String {
    if pathComponent != nil || asContainer != nil { return path }
    return "\(path) › \(modifierName(ofAxes: axes))"
  }

  /// Returns the name of the modifier that created this item, as written in the source.
  package final func modifierName(ofAxes axes: Axis.Set = []) -> String {
    if let named = self as? any NamedModifierNode { return named.nameOfModifier(axes) }
    if let effect = self as? any MovesContent { return effect.nameOfEffect }
    return nameOfNodeType
  }

  /// The name of the node's type without its suffix, which is usually that of the modifier.
  fileprivate final var nameOfNodeType: String {
    let type = nameInSource(of: type(of: self))
    let name = type.hasSuffix("Node") ? type.dropLast(4) : type[...]
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

extension SecondaryNode: NamedModifierNode {
  package func nameOfModifier(_ axes: Axis.Set) -> String {
    let side = isBehind ? "background" : "overlay"
    if self is any BuildsFromPreference { return "\(side)PreferenceValue" }
    return type(of: self) == SecondaryNode.self ? side : nameOfNodeType
  }
}

/// A node type that several modifiers use.
package protocol NamedModifierNode {
  func nameOfModifier(_ axes: Axis.Set) -> String
}

/// A node of a modifier that moves, scales, or rotates its content without changing its own frame.
package protocol MovesContent: UnaryNode {
  /// The name of the modifier in the source, such as `offset`.
  var nameOfEffect: String { get }
}
