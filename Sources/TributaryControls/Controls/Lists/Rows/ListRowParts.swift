import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A movement of a row.
enum ListRowMove {
  /// A movement by a number of rows.
  case by(Int)
  /// A movement by a distance in points, y down.
  case dragged(CGFloat)
}

/// The part before the view of a row.
struct ListRowLeading {
  let delete: (@MainActor () -> Void)?
  /// Whether the row is selected, or `nil` if the row displays no selection mark.
  let mark: Bool?

  var isEmpty: Bool { delete == nil && mark == nil }
}

extension ListRowLeading: View, BuiltInComposite {
  var body: some View {
    HStack(spacing: 8) {
      if let delete {
        Button(action: delete) { Image(systemName: "minus.circle.fill") }
          .tint(.red).accessibilityLabel("Delete")
      }
      if let mark { Image(systemName: mark ? "checkmark.circle.fill" : "circle").foregroundStyle(.tint) }
    }
  }
}

/// The part after the view of a row.
struct ListRowTrailing {
  let badge: RowBadge?
  /// Whether the navigation of the row is enabled, or `nil` if the row does not navigate.
  let leadsOn: Bool?
  /// A closure that reveals or hides the swipe actions of the row.
  let reveal: (@MainActor () -> Void)?
  let handle: ListRowHandle?

  var isEmpty: Bool { badge == nil && leadsOn == nil && reveal == nil && handle == nil }
}

extension ListRowTrailing: View, BuiltInComposite {
  var body: some View {
    HStack(spacing: 8) {
      if let badge { badge }
      if let leadsOn { DisclosureIndicator().opacity(leadsOn ? 1 : 0.35) }
      if let reveal { Button(action: reveal) { Image(systemName: "ellipsis") }.accessibilityLabel("Actions") }
      if let handle { handle }
    }
  }
}

/// The handle that moves a row: by dragging, with the arrow keys while the handle has focus, or by actions for
/// assistive technology.
struct ListRowHandle {
  /// Whether a row is above and below this one in the same collection.
  let isFollowing: Bool
  let isFollowed: Bool
  let move: (ListRowMove) -> Void
}

extension ListRowHandle: View, BuiltInComposite {
  var body: some View {
    Image(systemName: "line.3.horizontal").foregroundStyle(.secondary)
      .frame(minWidth: 28, minHeight: ListRendering.rowHeight)
      .contentShape(Rectangle())
      .gesture(DragGesture(minimumDistance: 0).onEnded { drag in move(.dragged(drag.translation.height)) })
      .modifier(
        KeyModifier(action: { key in
          switch key {
          case .up: { move(.by(-1)) }
          case .down: { move(.by(1)) }
          default: nil
          }
        })
      )
      .accessibilityLabel("Reorder")
      // An action without a name is not offered.
      .accessibilityAction(named: isFollowing ? Text("Move up") : Text(verbatim: "")) { move(.by(-1)) }
      .accessibilityAction(named: isFollowed ? Text("Move down") : Text(verbatim: "")) { move(.by(1)) }
  }
}

/// An indicator that a row leads to further content.
struct DisclosureIndicator: View, BuiltInComposite {
  var body: some View {
    Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
      .accessibilityHidden(true)
  }
}

/// The position of a row in its list.
struct ListRowPosition: Equatable {
  var part = RowPart.content
  /// Whether the row is the first or the last between header and footer.
  var isFirst = true
  var isLast = true
  /// Whether a separator is above the row.
  var isSeparated = false
  /// The distances above and below the row in addition to its insets, in points.
  var gapBefore: CGFloat = 0
  var gapAfter: CGFloat = 0
}

/// The state that determines the parts of a row.
struct ListRowState: Equatable {
  var isSelectable = false
  var isSelected = false
  /// Whether the list is in edit mode, if a part of the row depends on it.
  var isEditing = false
  var canDelete = false
  var canMove = false
  /// Whether the row displays a selection mark.
  var isMarked = false
  var hasActions = false
}

/// A part that a list adds to the view of a row.
enum ListRowPart: CaseIterable {
  case background, leading, trailing

  /// The index of the part among the children of the row.
  var order: Int32 {
    switch self {
    case .background: 1
    case .leading: 2
    case .trailing: 3
    }
  }

  /// The index of the swipe actions among the children of the row.
  static var orderOfSwipe: Int32 { 4 }
}
