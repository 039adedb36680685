import TributaryDrawing
import TributaryGeometry

/// A group of a live picture: a `<g>` element of the page with its children.
///
/// Invariants:
/// 1. The element of the group has exactly one child for each entry of `children`, in this order.
/// 2. `uses` contains the definitions to which the attributes of the element refer.
///
/// Tested by `LivePictureTests`.
final class LiveGroup {
  let number: UInt
  var unit: LiveUnit
  /// The opacity around the group, which its leaves multiply.
  var fade: Double
  var attributes: [LiveAttribute] = []
  var uses: [UInt] = []
  var children: [LiveChild] = []
  /// The content of a shadow of several parts, with what it was made from.
  var cast: (source: DisplayFragment, shadow: DisplayShadow, content: DisplayFragment)?
  /// Whether anything inside is mixed with what lies behind the group.
  var blends = false

  init(number: UInt, unit: LiveUnit, fade: Double) {
    self.number = number
    self.unit = unit
    self.fade = fade
  }
}

/// An attribute of a group.
struct LiveAttribute: Equatable {
  let name: String
  let value: String
}

/// An element inside of a group.
struct LiveChild {
  let unit: LiveUnit
  /// The opacity around the element.
  let fade: Double
  let content: Content

  enum Content {
    case group(LiveGroup)
    /// An element without parts that change, with the definitions that it refers to.
    case markup([UInt8], uses: [UInt])
  }

  var group: LiveGroup? { if case .group(let group) = content { group } else { nil } }

  /// Whether the element shows the same as a unit, perhaps at another place if it is a group.
  func shows(_ other: LiveUnit, fade: Double) -> Bool {
    guard self.fade == fade, unit.hasContent(of: other) else { return false }
    return group != nil || unit.offset == other.offset
  }
}
