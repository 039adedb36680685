import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// How a row is moved.
enum ListRowMove {
  /// By a number of places.
  case by(Int)
  /// By a distance in points.
  case dragged(CGFloat)
}

/// What stands before the view of a row.
struct ListRowLeading {
  let delete: (@MainActor () -> Void)?
  /// Whether the row is chosen, where that is marked.
  let mark: Bool?
  let actions: AnyView?

  var isEmpty: Bool { delete == nil && mark == nil && actions == nil }
}

extension ListRowLeading: View, FrameworkComposite {
  var body: some View {
    HStack(spacing: 8) {
      if let delete {
        Button(action: delete) { Image(systemName: "minus.circle.fill") }
          .tint(.red).accessibilityLabel("Delete")
      }
      if let mark { Image(systemName: mark ? "checkmark.circle.fill" : "circle").foregroundStyle(.tint) }
      if let actions { actions.buttonStyle(.bordered) }
    }
  }
}

/// What stands behind the view of a row.
struct ListRowTrailing {
  let badge: RowBadge?
  /// Whether the row leads on now, where it does at all.
  let leadsOn: Bool?
  let actions: AnyView?
  /// Deletes the row, where it reveals no buttons of its own.
  let delete: (@MainActor () -> Void)?
  /// Shows the buttons of the row, or hides them.
  let reveal: (@MainActor () -> Void)?
  let move: ((ListRowMove) -> Void)?

  var isEmpty: Bool {
    badge == nil && leadsOn == nil && actions == nil && delete == nil && reveal == nil && move == nil
  }
}

extension ListRowTrailing: View, FrameworkComposite {
  var body: some View {
    HStack(spacing: 8) {
      if let badge { badge }
      if let leadsOn { DisclosureIndicator().opacity(leadsOn ? 1 : 0.35) }
      if let actions { actions.buttonStyle(.bordered) }
      if let delete { Button("Delete", role: .destructive, action: delete).buttonStyle(.bordered) }
      if let reveal { Button(action: reveal) { Image(systemName: "ellipsis") }.accessibilityLabel("Actions") }
      if let move { ListRowHandle(move: move) }
    }
  }
}

/// What a row is moved by: dragged with the pointer, or with the arrow keys while it has the focus.
struct ListRowHandle {
  let move: (ListRowMove) -> Void
}

extension ListRowHandle: View, FrameworkComposite {
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
  }
}

/// The sign that there is more behind a row.
struct DisclosureIndicator: View, FrameworkComposite {
  var body: some View {
    Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
      .accessibilityHidden(true)
  }
}

/// Where a row stands among those of its list.
struct ListRowPosition: Equatable {
  var part = RowPart.content
  /// Whether it is the first or the last between header and footer.
  var isFirst = true
  var isLast = true
  /// Whether there is a line above it.
  var isSeparated = false
  /// What is free above it and below it besides its insets, in points.
  var gapBefore: CGFloat = 0
  var gapAfter: CGFloat = 0
}

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
