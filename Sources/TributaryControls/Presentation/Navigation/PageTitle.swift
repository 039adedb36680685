@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// The title of a page in a navigation stack, and the views that display it.
struct PageTitle {
  /// A binding to the title; `nil` before the page exists.
  var title: Binding<NavigationTitle>?
  /// The node whose body creates the page.
  weak var page: ViewNode?
  /// The bodies that read the title.
  var readers = ReaderList()
}
