/// Which property of a node a track shows.
package enum PropertySlot: Hashable {
  case effect
  case opacity
  case paint
  case shape
  case model
  case amount
  /// A part of the transition of an item.
  case transition(Int)
}
