/// The place of a column in the declaration of the columns of a table: the statements and elements that contain it.
///
/// A column keeps its place when other columns appear, disappear, or move, and with it the width that the reader has
/// given to it and the state of its title and cells.
///
/// Invariant: the columns of a table have different places. Among elements with equal ids, the first one remains the
/// first.
///
/// Tested by `TableColumnLocationTests`.
struct TableColumnLocation: Hashable {
  /// The indices of statements and the ids of elements, from the outside in.
  private var steps: [AnyHashable] = []
  /// The number of columns before this one in the same statements and elements.
  private var number = 0

  /// Returns the place of a column in a part of the content.
  static func + (part: [AnyHashable], place: TableColumnLocation) -> TableColumnLocation {
    var place = place
    place.steps = part + place.steps
    return place
  }

  /// Changes the number of this place to a free one, and counts the place.
  ///
  /// - Parameter counts: The next free numbers in statements and elements.
  mutating func occupy(in counts: inout [[AnyHashable]: Int]) {
    number = max(number, counts[steps] ?? 0)
    counts[steps] = number + 1
  }
}

extension Array {
  /// The indices of columns, with the places that identify them.
  func placed<RowValue, Sort>() -> [(index: Int, place: TableColumnLocation)]
  where Element == TableColumns<RowValue, Sort>.Column {
    indices.map { ($0, self[$0].identity.place) }
  }
}
