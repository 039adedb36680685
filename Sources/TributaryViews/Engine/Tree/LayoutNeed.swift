/// What an item asks of the one that lays it out.
package enum LayoutNeed {
  /// To be measured: its size, spacing or priority may be another.
  case measure
  /// To be placed, at the size that it has.
  case placement
}
