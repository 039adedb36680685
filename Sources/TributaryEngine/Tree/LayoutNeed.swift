/// What an item asks of the one that lays it out.
@_spi(Engine) public enum LayoutNeed {
  /// To be measured: its size, spacing or priority may be another.
  case measure
  /// To be placed, at the size that it has.
  case placement
}
