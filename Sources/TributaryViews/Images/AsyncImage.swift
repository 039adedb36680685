@_spi(Engine) public import TributaryEngine
import TributaryDrawing
public import TributaryGeometry

/// A view that loads and displays an image from a URL.
///
/// File and data URLs are loaded immediately. All other URLs result in a failure with an explanatory error, since
/// Tributary has no network access. A `nil` URL loads no image.
///
/// > Source: conformance IMAGE-31 to IMAGE-33.
public struct AsyncImage<Content: View> {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// Creates a view that displays the content for each phase of loading an image.
  ///
  /// - Parameters:
  ///   - url: The URL of the image.
  ///   - scale: The number of pixels per point.
  ///   - transaction: The transaction of the change from one phase to the next.
  ///   - content: A closure that returns the content for a phase.
  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }
}

extension AsyncImage: View, NamedComposite {
  public var body: some View {
    content(phase).asContent(of: Self.self)
      .onAppear(perform: load)
      .onChange(of: url) { load() }
  }

  private func load() {
    let loaded = AsyncImagePhase(url, scale: scale)
    withTransaction(transaction) { phase = loaded }
  }
}

extension AsyncImage {
  /// Creates a view that displays an image from a URL, and a gray area until it is loaded.
  ///
  /// - Parameters:
  ///   - url: The URL of the image.
  ///   - scale: The number of pixels per point.
  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == AnyView {
    self.init(url: url, scale: scale) { phase in
      AnyView(Group { if let image = phase.image { image } else { Color.gray.opacity(0.3) } })
    }
  }

  /// Creates a view that displays an image from a URL, and a placeholder until it is loaded.
  ///
  /// - Parameters:
  ///   - url: The URL of the image.
  ///   - scale: The number of pixels per point.
  ///   - content: A closure that returns the content for the loaded image.
  ///   - placeholder: A closure that returns the content until the image is loaded.
  public nonisolated init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}
