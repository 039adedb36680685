import TributaryDrawing
import TributaryGeometry

/// A command of a display list as an element of a live picture: fragments that contain one command are dissolved.
struct LiveUnit {
  /// The outermost fragment or effect that the unit was made from. While it is the same object, so is everything inside.
  let identity: AnyObject?

  /// The origin of the content in the coordinates of the group around the unit.
  let offset: CGPoint

  let kind: Kind

  enum Kind {
    case leaf(DisplayCommand)
    case fragment(DisplayFragment)
    case effect(DisplayEffect)
    /// A unit that shows nothing, whatever it contains.
    case nothing
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

  /// Whether the unit shows nothing, whatever it contains.
  var showsNothing: Bool { if case .nothing = kind { true } else { false } }

  /// Whether the unit has the same content as another one, perhaps at another place.
  func hasContent(of other: LiveUnit) -> Bool {
    if let identity, identity === other.identity { return true }
    switch (kind, other.kind) {
    case (.leaf(let command), .leaf(let other)): return command == other
    case (.nothing, .nothing): return true
    default: return false
    }
  }

  /// Whether an element of the unit can become one of another unit.
  func canBecome(_ other: LiveUnit) -> Bool {
    switch (kind, other.kind) {
    case (.leaf, .leaf), (.leaf, .nothing), (.nothing, .leaf), (.nothing, .nothing): true
    case (.fragment, .fragment): true
    case (.effect(let effect), .effect(let other)): effect.kind.isOfSameSort(as: other.kind)
    default: false
    }
  }
}

extension DisplayEffect.Kind {
  fileprivate func isOfSameSort(as other: DisplayEffect.Kind) -> Bool {
    switch (self, other) {
    case (.opacity, .opacity), (.transform, .transform), (.clip, .clip), (.group, .group), (.mask, .mask),
      (.shadow, .shadow), (.blur, .blur), (.color, .color), (.blend, .blend):
      true
    // The title inside of the group stays the same.
    case (.described(let a), .described(let b)): a.help == b.help
    default: false
    }
  }
}
