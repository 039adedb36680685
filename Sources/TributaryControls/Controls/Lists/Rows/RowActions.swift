@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The swipe actions of a list row: those of its view or, if the view has none, the deletion of its element.
struct RowActions {
  let leading: SwipeActions?
  let trailing: SwipeActions?
  /// A closure that deletes the element of the row; `nil` if the view of the row has actions.
  let delete: (@MainActor () -> Void)?

  /// Returns whether there are actions at an edge.
  func has(_ edge: HorizontalEdge) -> Bool {
    edge == .leading ? leading != nil : trailing != nil || delete != nil
  }

  /// Returns the actions at an edge.
  subscript(edge: HorizontalEdge) -> SwipeActions? {
    if edge == .leading { return leading }
    if let trailing { return trailing }
    return delete.map { delete in
      SwipeActions(
        edge: .trailing, allowsFullSwipe: true,
        content: AnyView(partOfControl: Button("Delete", role: .destructive, action: delete)), presentationChange: nil)
    }
  }
}
