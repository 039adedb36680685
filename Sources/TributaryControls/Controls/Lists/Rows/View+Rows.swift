public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// Traits of the list row that contains a view. The innermost value of each kind applies.
extension View {
  /// Sets the insets of this view in its row, in points; `nil` for the insets of the list style.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowTraitModifier(value: .insets(insets)))
  }

  /// Places a view behind the whole row.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowTraitModifier(value: .background(view.map { AnyView($0) })))
  }

  /// Shows or hides the separators above and below the row.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(RowTraitModifier(value: .separator(visibility, edges)))
  }

  /// Sets the color of the separator above the row.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(RowTraitModifier(value: .separatorTint(edges.contains(.top) ? color : nil)))
  }

  /// Displays a number at the trailing edge of a list row, or beside the title of a tab; 0 displays no badge.
  ///
  /// > Source: conformance TAB-08.
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(RowTraitModifier(value: .badge(count == 0 ? nil : Text(verbatim: "\(count)"))))
  }

  /// Displays a text at the trailing edge of a list row, or beside the title of a tab.
  @_disfavoredOverload
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(RowTraitModifier(value: .badge(label)))
  }

  /// Displays a text at the trailing edge of a list row, or beside the title of a tab.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(RowTraitModifier(value: .badge(key.map { Text($0) })))
  }

  /// Displays a text at the trailing edge of a list row, or beside the title of a tab.
  @_disfavoredOverload
  public nonisolated func badge(_ resource: LocalizedStringResource?) -> some View {
    modifier(RowTraitModifier(value: .badge(resource.map { Text($0) })))
  }

  /// Displays a text at the trailing edge of a list row, or beside the title of a tab.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(RowTraitModifier(value: .badge(label.map { Text($0) })))
  }

  /// Prevents the deletion of the row.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTraitModifier(value: .isDeleteDisabled(isDisabled)))
  }

  /// Prevents the movement of the row.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTraitModifier(value: .isMoveDisabled(isDisabled)))
  }

  /// Prevents the selection of the row.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(RowTraitModifier(value: .isSelectionDisabled(isDisabled)))
  }
}

// Lists draw separators only between the rows of a section, and have no section index: these modifiers have no effect.
extension View {
  /// Shows or hides the separators at the edges of the section. Lists draw none.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the color of the separators at the edges of the section. Lists draw none.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Sets the margins of the section, in points. Lists use the margins of their style.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  /// Shows or hides the section index of a list. Lists have no section index.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets the label of the section in the section index of its list. Lists have no section index.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Sets the label of the section in the section index of its list. Lists have no section index.
  @_disfavoredOverload
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }

  /// Adds action buttons to the section. They are placed below its rows.
  public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let actions = content()
    return Group {
      self
      actions
    }
  }

  /// Sets whether the backgrounds of rows alternate. The rows of lists and tables have the same background.
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }
}

/// A behavior that determines whether the backgrounds of rows alternate.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let number: UInt8

  /// No preference. All values are equivalent.
  public static let automatic = AlternatingRowBackgroundBehavior(number: 0)
  /// Alternating row backgrounds.
  public static let enabled = AlternatingRowBackgroundBehavior(number: 1)
  /// Uniform row backgrounds.
  public static let disabled = AlternatingRowBackgroundBehavior(number: 2)
}
