import TributaryDrawing
import TributaryGeometry

/// A group of an updatable picture: a `<g>` element of the page with its children.
///
/// Invariants:
/// 1. The element of the group has exactly one child for each entry of `children`, in this order.
/// 2. `uses` contains the definitions to which the attributes of the element refer.
///
/// Tested by `LivePictureTests`.
final class LiveGroup {
  let number: UInt
  var unit: LiveUnit
  /// The enclosing opacity, which is multiplied into the leaves.
  var fade: Double
  var attributes: [LiveAttribute] = []
  var uses: [UInt] = []
  var children: [LiveChild] = []
  /// The content of a shadow with several parts, and its inputs.
  var cast: (source: DisplayFragment, shadow: DisplayShadow, content: DisplayFragment)?
  /// Whether content inside is blended with the content behind the group.
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

/// A child element of a group.
struct LiveChild {
  let unit: LiveUnit
  /// The enclosing opacity.
  let fade: Double
  let content: Content

  /// The content of a child element: a group, or markup.
  enum Content {
    case group(LiveGroup)
    /// An element that is replaced or changed in place, and the definitions that it references.
    case markup([UInt8], uses: [UInt])
  }

  var group: LiveGroup? { if case .group(let group) = content { group } else { nil } }

  /// Returns whether the element shows the same content as a unit. A group may have another position.
  func shows(_ other: LiveUnit, fade: Double) -> Bool {
    guard self.fade == fade, unit.hasContent(of: other) else { return false }
    return group != nil || unit.offset == other.offset
  }
}

/// A command of a display list as an element of an updatable picture. Fragments with a single command are flattened.
struct LiveUnit {
  /// The outermost fragment or effect from which the unit was created. While it is the same object, its content is
  /// unchanged.
  let identity: AnyObject?

  /// The origin of the content in the coordinates of the enclosing group.
  let offset: CGPoint

  let kind: Kind

  enum Kind {
    case leaf(DisplayCommand)
    case fragment(DisplayFragment)
    case effect(DisplayEffect)
    /// A filter or mask in the coordinates of the group around it, which has its position and its opacity.
    case appliedEffect(DisplayEffect)
    /// A unit that is not visible, regardless of its content.
    case nothing
  }

  /// Creates the unit inside the group of a filter or mask.
  init(applying effect: DisplayEffect) {
    identity = effect
    offset = .zero
    kind = .appliedEffect(effect)
  }

  init(_ command: DisplayCommand) {
    var command = command
    var identity: AnyObject?
    var offset = CGPoint.zero
    while true {
      switch command {
      case .fragment(let fragment, let origin):
        identity = identity ?? fragment
        offset = offset + origin
        if fragment.commands.count == 1 {
          command = fragment.commands[0]
          continue
        }
        kind = offset.isFinite && !fragment.commands.isEmpty ? .fragment(fragment) : .nothing
      case .effect(let effect):
        identity = identity ?? effect
        kind = offset.isFinite ? .effect(effect) : .nothing
      case .rectangle, .path, .text, .image, .symbol:
        kind = offset.isFinite ? .leaf(command) : .nothing
      }
      break
    }
    self.identity = identity
    self.offset = offset
  }

  /// Whether the unit is not visible, regardless of its content.
  var showsNothing: Bool { if case .nothing = kind { true } else { false } }

  /// Returns whether the unit has the same content as another one, possibly at another position.
  func hasContent(of other: LiveUnit) -> Bool {
    if let identity, identity === other.identity { return true }
    switch (kind, other.kind) {
    case (.leaf(let command), .leaf(let other)): return command == other
    case (.nothing, .nothing): return true
    default: return false
    }
  }

  /// Returns whether an element of the unit can become an element of another unit.
  func canBecome(_ other: LiveUnit) -> Bool {
    switch (kind, other.kind) {
    case (.leaf, .leaf), (.leaf, .nothing), (.nothing, .leaf), (.nothing, .nothing): true
    case (.fragment, .fragment): true
    case (.effect(let effect), .effect(let other)), (.appliedEffect(let effect), .appliedEffect(let other)):
      effect.kind.isOfSameSort(as: other.kind)
    default: false
    }
  }
}

extension DisplayEffect.Kind {
  fileprivate func isOfSameSort(as other: DisplayEffect.Kind) -> Bool {
    switch (self, other) {
    case (.opacity, .opacity), (.transform, .transform), (.clip, .clip), (.group, .group), (.mask, .mask),
      (.shadow, .shadow), (.blur, .blur), (.color, .color), (.alphaThreshold, .alphaThreshold),
      (.blend, .blend):
      true
    // The title inside the group is unchanged.
    case (.described(let a), .described(let b)): a.help == b.help
    default: false
    }
  }
}
