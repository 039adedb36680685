/// Which geometry of an item is meant, while something moves.
@_spi(Engine) public enum GeometryAspect {
  /// Where layout has put the item: what everything but drawing goes by.
  case model
  /// Where the item is seen on its way there.
  case shown
}
