package import TributaryGeometry

/// What an item does to the safe area of those inside it.
@_spi(Engine) public struct SafeAreaCover {
  /// How much of the item's sides covers the room of what is inside, in points.
  package var sides = SideInsets()
  /// The axes along which what is inside touches no safe area further out, because it moves along them.
  package var barrier: Axis.Set = []

  package init(_ sides: SideInsets = SideInsets(), barrier: Axis.Set = []) {
    self.sides = sides
    self.barrier = barrier
  }
}
