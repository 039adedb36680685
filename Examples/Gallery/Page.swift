import Tributary

/// A page of the gallery: a view that demonstrates one behavior, and the environment that it receives.
@MainActor
struct Page: Identifiable {
  /// The name on the command line: lowercase words with hyphens.
  let name: String
  let title: String
  /// An explanation in one or two sentences.
  let explanation: String
  /// The size for which the numbers in the explanation are correct, in points.
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

extension View {
  /// Scrolls horizontally in a window that is narrower than the view, which has a fixed width.
  func scrollsInNarrowWindows() -> some View {
    ViewThatFits(in: .horizontal) {
      self
      ScrollView(.horizontal) { self }
    }
  }
}
