/// Where in a navigation stack a view stands.
struct NavigationPlace: Equatable {
  let model: NavigationModel
  /// The index of the page in the path; -1 for the one below.
  let page: Int

  static func == (a: Self, b: Self) -> Bool { a.model === b.model && a.page == b.page }
}
