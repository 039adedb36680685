import Tributary

/// One page at a time, with a bar to change the page.
struct GalleryView: View {
  let pages: [Page]
  @State private var index: Int

  init(pages: [Page], start: Int) {
    self.pages = pages
    _index = State(initialValue: start)
  }

  private var page: Page { pages[index] }

  var body: some View {
    VStack(spacing: 0) {
      bar
      page.view()
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .clipped()
        .id(page.name)
      Text(page.explanation)
        .lineLimit(3)
        .frame(maxWidth: .infinity)
        .background(Color.gray.opacity(0.25))
        .zIndex(1)
    }
  }

  /// The bar keeps its place if a page is larger than the terminal: the page is clipped.
  private var bar: some View {
    HStack {
      turn("‹ back", by: -1)
      Spacer()
      Text("\(index + 1)/\(pages.count)  \(page.title)").lineLimit(1)
      Spacer()
      turn("next ›", by: 1)
    }
    .background(Color.gray.opacity(0.25))
    .zIndex(1)
  }

  private func turn(_ label: String, by step: Int) -> some View {
    Text(label)
      .padding(.horizontal, 8)
      .contentShape(Rectangle())
      .onTapGesture { index = (index + step + pages.count) % pages.count }
      .layoutPriority(1)
      .accessibilityIdentifier(step < 0 ? "back" : "next")
  }
}
