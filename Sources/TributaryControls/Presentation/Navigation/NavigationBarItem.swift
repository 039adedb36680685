/// Namespace of what bars of pages can be asked for.
public struct NavigationBarItem: Sendable {
  /// How the title of a page is shown.
  public enum TitleDisplayMode: Sendable, Hashable {
    /// Large on the first page of a navigation stack, in the bar on the others.
    case automatic
    /// In the bar.
    case inline
    /// In a line of its own under the bar.
    case large
  }
}
