@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?

  /// That of the style of the list.
  public static let `default` = ListSectionSpacing(length: nil)

  /// A smaller one.
  public static let compact = ListSectionSpacing(length: 8)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

extension View {
  /// Sets the distance between the rows of the lists in this view.
  ///
  /// - Parameter spacing: In points; `nil` for none.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listSettings.rowSpacing, spacing)
  }

  /// Sets the distance between the sections of the lists in this view.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSettings.sectionSpacing, spacing.length)
  }

  /// Sets the distance between the sections of the lists in this view, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSettings.sectionSpacing, spacing)
  }
}
