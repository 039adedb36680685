package import TributaryGeometry
import TributaryLayout

extension ItemNode {
  /// The path of this item, with the modifier at its end if that is what it stands for: `Row › frame(height:)`.
  package final var layoutPath: String { layoutPath(ofAxes: []) }

  /// The same, where a modifier has been given other lengths: with the axes that these are of.
  package final func layoutPath(ofAxes axes: Axis.Set) -> String {
    if pathComponent != nil || self is ContainerNode { return path }
    return "\(path) › \(modifierName(ofAxes: axes))"
  }

  /// The modifier that made this item, as its user wrote it.
  package final func modifierName(ofAxes axes: Axis.Set = []) -> String {
    if let named = self as? any NamedModifierNode { return named.nameOfModifier(axes) }
    let type = nameInSource(of: type(of: self))
    let name = type.hasSuffix("Node") ? type.dropLast(4) : type[...]
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

/// A node that several modifiers share.
package protocol NamedModifierNode {
  func nameOfModifier(_ axes: Axis.Set) -> String
}

/// A node of a modifier that moves, scales, or rotates what is inside, and leaves its own frame as it is.
package protocol MovesContent: UnaryNode {
  /// The modifier as it is written, such as `offset`.
  var nameOfEffect: String { get }
}
