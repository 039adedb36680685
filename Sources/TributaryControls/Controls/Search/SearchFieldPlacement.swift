/// Where the field of a search stands. There is one place here: above what is searched.
public struct SearchFieldPlacement: Sendable {
  /// Above what is searched.
  public static let automatic = SearchFieldPlacement()
  /// Above what is searched.
  public static let toolbar = SearchFieldPlacement()
  /// Above what is searched.
  public static let toolbarPrincipal = SearchFieldPlacement()
  /// Above what is searched.
  public static let sidebar = SearchFieldPlacement()
  /// Above what is searched.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// Whether the field of a search stays in sight.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// As the system has it: here it stays.
    case automatic
    /// It stays.
    case always
  }

  /// Above what is searched, always in sight.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}
