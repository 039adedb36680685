@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
public import TributaryDrawing
public import TributaryGeometry

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
