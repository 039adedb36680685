import TributaryDrawing
@_spi(Engine) public import TributaryEngine
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

/// The phase of loading an image.
public enum AsyncImagePhase: Sendable {
  /// No image is loaded.
  case empty
  /// The image is loaded.
  case success(Image)
  /// The image cannot be loaded.
  case failure(any Error)

  /// The loaded image; `nil` in other phases.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error of a failed load; `nil` in other phases.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An error that describes why an image was not loaded from a URL.
public enum AsyncImageError: LocalizedError, Equatable, Sendable {
  /// The URL is not a file or data URL. Tributary has no network access.
  case noNetwork(URL)
  /// No file exists at the URL.
  case notFound(URL)
  /// The data at the URL is not an image in a supported format.
  case unusable(URL, reason: String)

  /// A sentence that describes the error.
  public var errorDescription: String? {
    switch self {
    case .noNetwork(let url): "The URL \(url.absoluteString.prefix(200)) is not supported: only file and data URLs are."
    case .notFound(let url): "No file exists at \(url.absoluteString.prefix(200))."
    case .unusable(let url, let reason): "\(url.absoluteString.prefix(200)): \(reason)."
    }
  }
}

extension AsyncImagePhase {
  /// Loads an image from a URL; `nil` results in an empty phase.
  ///
  /// - Parameter scale: The number of pixels per point. A scale that is not positive counts as 1.
  init(_ url: URL?, scale: CGFloat) {
    guard let url else {
      self = .empty
      return
    }
    do throws(AsyncImageError) {
      let content = try ImageContent.loaded(from: url)
      self = .success(Image(content, scale: scale > 0 && scale.isFinite ? scale : 1))
    } catch {
      self = .failure(error)
    }
  }
}

extension ImageContent {
  /// Returns the image in a file or in a data URL.
  fileprivate static func loaded(from url: URL) throws(AsyncImageError) -> ImageContent {
    let bytes: [UInt8]
    do {
      if url.isFileURL {
        guard let read = try ImageFile.read(url.path) else { throw AsyncImageError.notFound(url) }
        bytes = read
      } else if url.scheme == "data" {
        guard let data = Self.data(of: url) else {
          throw AsyncImageError.unusable(url, reason: "it is not a base64 data URL")
        }
        bytes = data
      } else {
        throw AsyncImageError.noNetwork(url)
      }
      return try ImageContent(bytes)
    } catch let error as AsyncImageError {
      throw error
    } catch {
      throw .unusable(url, reason: "\(error)")
    }
  }

  /// Returns the bytes of a `data:image/png;base64,…` URL.
  private static func data(of url: URL) -> [UInt8]? {
    let text = url.absoluteString
    guard text.utf8.count <= 2 * ImageFile.maximumLength, let comma = text.firstIndex(of: ","),
      text[..<comma].hasSuffix(";base64")
    else { return nil }
    let digits = String(text[text.index(after: comma)...])
    return Data(base64Encoded: digits.removingPercentEncoding ?? digits).map { [UInt8]($0) }
  }
}
