/// Which bars the items of a page need.
struct ToolbarPresence: Equatable {
  var hasUpper = false
  var hasLower = false

  init(_ entries: [ToolbarEntry] = []) {
    for entry in entries {
      switch entry.placement.slot {
      case .leading, .principal, .trailing: hasUpper = true
      case .bottom: hasLower = true
      case .titleMenu, .absent: break
      }
    }
  }
}
