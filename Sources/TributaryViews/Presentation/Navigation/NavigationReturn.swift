/// The way back from a page that was pushed.
struct NavigationReturn: Equatable {
  let model: NavigationModel
  /// Of the page in the path of the model; `nil` for the first page of a part that was presented as a whole.
  let index: Int?

  @MainActor
  func perform() { model.goBack(from: index) }

  static func == (a: Self, b: Self) -> Bool { a.model === b.model && a.index == b.index }
}
