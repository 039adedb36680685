/// One item of a toolbar on its way to the bar: the views with the environment of the place where they were written.
struct ToolbarEntry: Identifiable {
  /// Who wrote it, and the how manieth of his it is.
  struct ID: Hashable {
    let owner: ObjectIdentifier
    let index: Int
  }

  let id: ID
  let placement: ToolbarItemPlacement
  let view: AnyView
  let environment: EnvironmentValues
}

/// Two are equal if they show the very same views: those that are made anew are others.
extension ToolbarEntry: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.id == b.id && a.placement == b.placement && a.view.storage === b.view.storage
      && alreadyOnMainActor(with: (a.environment, b.environment)) { $0.isKnownEqual(to: $1) }
  }
}

/// The preference by which the items of toolbars travel to the bar of the page around them, in view order.
struct ToolbarKey: PreferenceKey {
  static var defaultValue: [ToolbarEntry] { [] }

  static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) {
    value = value.joined(by: nextValue())
  }
}

extension [ToolbarEntry] {
  /// These entries and others; those that one modifier has written on several views count once.
  func joined(by others: [ToolbarEntry]) -> [ToolbarEntry] {
    let known = Set(map(\.id))
    return self + others.filter { !known.contains($0.id) }
  }

  /// The entries of a part of the bars.
  func entries(in slot: ToolbarSlot) -> [ToolbarEntry] { filter { $0.placement.slot == slot } }
}
