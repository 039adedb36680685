/// Which property of a node a track shows.
@usableFromInline
package enum PropertySlot: Hashable {
  case effect
  case opacity
  case paint
  case shape
  case model
  case amount
  /// Which part of its content a scroll view shows.
  case offset
  /// How a symbol stands.
  case pose
  /// What a text or picture shows.
  case content
  /// A part of the transition of an item.
  case transition(Int)
}
