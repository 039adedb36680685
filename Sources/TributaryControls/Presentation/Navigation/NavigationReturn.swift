@_spi(Engine) import TributaryViews

/// The way back from a page that was pushed.
struct NavigationReturn: Equatable {
  let model: NavigationModel
  /// Of the page in the path of the model; `nil` for the first page of a part that was presented as a whole.
  let index: Int?

  /// The title of the page that this leads to; `nil` if that has none.
  var title: Text? { model.title(below: index) }

  @MainActor
  func perform() { model.goBack(from: index) }

  static func == (a: Self, b: Self) -> Bool { a.model === b.model && a.index == b.index }
}
