/// What a row of a list shows besides its view.
struct ListRowState: Equatable {
  var isSelectable = false
  var isSelected = false
  var isEditing = false
  var canDelete = false
  var canMove = false
  /// Whether a mark tells if the row is among those that are chosen.
  var isMarked = false
  var hasActions = false
  /// Whether its buttons are shown.
  var isRevealed = false
}

/// A part that a list adds to the view of a row.
enum ListRowPart: CaseIterable {
  case background, leading, trailing

  /// Its place among the children of the row.
  var order: Int32 {
    switch self {
    case .background: 1
    case .leading: 2
    case .trailing: 3
    }
  }
}
