@_spi(Engine) public import TributaryEngine
import TributaryDrawing
public import TributaryGeometry

/// A picture from an address.
///
/// Addresses of files and of data are loaded at once: a renderer has no network, so that every other address ends in a
/// failure that says so. Nothing is loaded for no address.
///
/// > Source: conformance IMAGE-31 to IMAGE-33.
public struct AsyncImage<Content: View> {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// A picture from an address, as its content says for each phase.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - transaction: That of the change from one phase to the next.
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
    Group { content(phase) }
      .onAppear(perform: load)
      .onChange(of: url) { load() }
  }

  private func load() {
    let loaded = AsyncImagePhase(url, scale: scale)
    withTransaction(transaction) { phase = loaded }
  }
}

extension AsyncImage {
  /// A picture from an address, of as many pixels a point as `scale` says, with a grey area until it is there.
  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == AnyView {
    self.init(url: url, scale: scale) { phase in
      AnyView(Group { if let image = phase.image { image } else { Color.gray.opacity(0.3) } })
    }
  }

  /// A picture from an address, with a placeholder until it is there.
  public nonisolated init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}
