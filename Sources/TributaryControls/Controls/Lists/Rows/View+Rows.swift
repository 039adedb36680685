public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// What a view says about the row of a list that it stands in. Of several values for one thing the innermost counts.
extension View {
  /// Sets what is free around this view in its row, in points; `nil` for what the style leaves free.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowTraitModifier(value: .insets(insets)))
  }

  /// Puts a view behind the whole row.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowTraitModifier(value: .background(view.map { AnyView($0) })))
  }

  /// Chooses whether there are lines above and below the row.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(RowTraitModifier(value: .separator(visibility, edges)))
  }

  /// Sets the colour of the line above the row.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(RowTraitModifier(value: .separatorTint(edges.contains(.top) ? color : nil)))
  }

  /// Shows a number at the end of the row of a list, or beside the name of the tab; none for 0.
  ///
  /// > Source: conformance TAB-08.
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(RowTraitModifier(value: .badge(count == 0 ? nil : Text(verbatim: "\(count)"))))
  }

  /// Shows a text at the end of the row of a list, or beside the name of the tab.
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(RowTraitModifier(value: .badge(label)))
  }

  /// Shows a text at the end of the row of a list, or beside the name of the tab.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(RowTraitModifier(value: .badge(key.map { Text($0) })))
  }

  /// Shows a text at the end of the row of a list, or beside the name of the tab.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(RowTraitModifier(value: .badge(label.map { Text($0) })))
  }

  /// Gives the row buttons, which it reveals beside its view when it is asked for them: by the button with three dots at its
  /// end, with the pointer or by Return.
  ///
  /// - Parameters:
  ///   - edge: The end of the row at which they stand.
  ///   - allowsFullSwipe: Without meaning here: the row is not dragged.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(RowTraitModifier(value: .actions(edge, AnyView(content()))))
  }

  /// Keeps the row from being deleted, whatever is done with the others.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTraitModifier(value: .isDeleteDisabled(isDisabled)))
  }

  /// Keeps the row from being moved, whatever is done with the others.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTraitModifier(value: .isMoveDisabled(isDisabled)))
  }

  /// Keeps the row from being selected.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(RowTraitModifier(value: .isSelectionDisabled(isDisabled)))
  }
}

// Lists draw lines between the rows of a section and none at its edges, and have no index: these modifiers are accepted, and
// change nothing.
extension View {
  /// Chooses whether there are lines at the edges of the section. Lists draw none.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the color of the lines at the edges of the section. Lists draw none.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Sets what is free around the section, in points. Lists leave free what their style says.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  /// Chooses whether a list has an index of its sections. Lists have none.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Names the section in the index of its list. Lists have none.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Names the section in the index of its list. Lists have none.
  @_disfavoredOverload
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }

  /// Adds buttons to the header of the section. They stand below its rows.
  public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let actions = content()
    return Group {
      self
      actions
    }
  }

  /// Gives every other row another ground. Lists and tables give all rows one.
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }
}

/// Whether every other row has another ground.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let number: UInt8

  /// As the list or table likes.
  public static let automatic = AlternatingRowBackgroundBehavior(number: 0)
  /// Every other row has another ground.
  public static let enabled = AlternatingRowBackgroundBehavior(number: 1)
  /// All rows have one ground.
  public static let disabled = AlternatingRowBackgroundBehavior(number: 2)
}
