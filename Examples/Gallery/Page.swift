import Tributary

/// A page of the gallery: one behaviour, shown by a view, with what it is given.
@MainActor
struct Page: Identifiable {
  /// What the command line calls it: lower-case words with hyphens.
  let name: String
  let title: String
  /// What to look at, in a sentence or two.
  let explanation: String
  /// The size in which the numbers of the explanation hold, in points.
  let size: CGSize
  let safeAreaInsets: EdgeInsets
  let view: () -> AnyView

  nonisolated var id: String { name }

  init<Content: View>(
    _ name: String, _ title: String, _ explanation: String, size: CGSize = CGSize(width: 480, height: 320),
    safeAreaInsets: EdgeInsets = EdgeInsets(), @ViewBuilder view: @escaping () -> Content
  ) {
    self.name = name
    self.title = title
    self.explanation = explanation
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.view = { AnyView(view()) }
  }
}
