@_spi(Engine) package import TributaryEngine
@_spi(Engine) package import TributaryViews
package import TributaryDrawing
package import TributaryGeometry

/// A row trait: one property that a view sets for the list row that contains it.
package final class RowTrait {
  /// A setting of a row.
  package enum Value {
    case insets(EdgeInsets?)
    case background(AnyView?)
    case separator(Visibility, VerticalEdge.Set)
    case separatorTint(Color?)
    case badge(Text?)
    case badgeProminence(BadgeProminence)
    case actions(SwipeActions)
    case isDeleteDisabled(Bool)
    case isMoveDisabled(Bool)
    case isSelectionDisabled(Bool)
    case folding(Binding<Bool>)
    case press(RowPress)
  }

  /// The kind of a row trait.
  package enum Key: CaseIterable {
    case insets, background, separator, separatorTint, badge, badgeProminence, leadingActions, trailingActions
    case deleteDisabled, moveDisabled, selectionDisabled, folding, press
  }

  package let value: Value

  package init(_ value: Value) { self.value = value }

  /// Creates the trait of a modifier in an environment, on which swipe actions depend.
  init(_ value: Value, in environment: Unretained<EnvironmentScope>?) {
    if case .actions(var actions) = value {
      actions.environment = environment
      self.value = .actions(actions)
    } else {
      self.value = value
    }
  }

  /// The environment of the modifier of swipe actions.
  var environment: Unretained<EnvironmentScope>? {
    if case .actions(let actions) = value { actions.environment } else { nil }
  }

  /// Returns whether this trait has the same value as another one; `false` for values that cannot be compared.
  func hasSameValue(as other: RowTrait) -> Bool {
    switch (value, other.value) {
    case (.insets(let a), .insets(let b)): isSame(a, b)
    case (.separator(let a, let edges), .separator(let b, let others)): a == b && edges == others
    case (.separatorTint(let a), .separatorTint(let b)): a == b
    case (.press(let a), .press(let b)): a == b
    case (.badgeProminence(let a), .badgeProminence(let b)): a == b
    default: false
    }
  }

  package var key: Key {
    switch value {
    case .insets: .insets
    case .background: .background
    case .separator: .separator
    case .separatorTint: .separatorTint
    case .badge: .badge
    case .badgeProminence: .badgeProminence
    case .actions(let actions): actions.edge == .leading ? .leadingActions : .trailingActions
    case .isDeleteDisabled: .deleteDisabled
    case .isMoveDisabled: .moveDisabled
    case .isSelectionDisabled: .selectionDisabled
    case .folding: .folding
    case .press: .press
    }
  }
}

/// All row traits of a view, with the innermost value of each kind.
package final class RowTraits {
  package private(set) var values: [RowTrait.Key: RowTrait.Value] = [:]

  package init() {}

  /// The badge at the trailing edge of the row, or beside the title of the tab.
  package var badge: Text? {
    if case .badge(let text) = values[.badge] { text } else { nil }
  }

  /// The prominence of the badge that the row sets, or `nil` if it sets none.
  var badgeProminence: BadgeProminence? {
    if case .badgeProminence(let prominence) = values[.badgeProminence] { prominence } else { nil }
  }

  /// Returns the swipe actions at an edge of the row.
  func actions(at edge: HorizontalEdge) -> SwipeActions? {
    let key = edge == .leading ? RowTrait.Key.leadingActions : .trailingActions
    return if case .actions(let actions) = values[key] { actions } else { nil }
  }

  /// The traits without the handling of presses.
  var withoutPress: RowTraits {
    let result = RowTraits()
    result.values = values
    result.values[.press] = nil
    return result
  }

  package func adding(_ trait: RowTrait) -> RowTraits {
    let result = RowTraits()
    result.values = values
    if result.values[trait.key] == nil { result.values[trait.key] = trait.value }
    return result
  }
}
