package import TributaryGeometry
import TributaryLayout

extension SingleChildNode: NamedModifierNode {
  package func nameOfModifier(_ axes: Axis.Set) -> String {
    switch layoutForName {
    case let frame as FixedFrameLayout: Self.frame(frame, axes)
    case is FlexibleFrameLayout: "frame(minWidth:maxWidth:minHeight:maxHeight:)"
    default: Self.nameOfOther
    }
  }

  private static func frame(_ frame: FixedFrameLayout, _ axes: Axis.Set) -> String {
    let labels =
      (frame.isWidthFixed || axes.contains(.horizontal) ? "width:" : "")
      + (frame.isHeightFixed || axes.contains(.vertical) ? "height:" : "")
    return labels.isEmpty ? "frame(width:height:)" : "frame(\(labels))"
  }

  private static var nameOfOther: String {
    let type = nameInSource(of: L.self)
    let name = type.hasSuffix("Layout") ? type.dropLast(6) : type[...]
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
