import TributaryDrawing
public import TributaryGeometry

/// How far the loading of a picture has come.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there.
  case empty
  /// The picture is there.
  case success(Image)
  /// It cannot be loaded.
  case failure(any Error)

  /// The picture, once it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why there is none.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// Why a picture was not loaded from an address.
public enum AsyncImageError: LocalizedError, Equatable, Sendable {
  /// The address is none of a file or of data; nothing is fetched from a network.
  case noNetwork(URL)
  /// There is nothing at the address.
  case notFound(URL)
  /// What is there is no picture that can be shown.
  case unusable(URL, reason: String)

  /// The reason, as a sentence.
  public var errorDescription: String? {
    switch self {
    case .noNetwork(let url): "\(url.scheme ?? "no") addresses are not loaded: only files and data are."
    case .notFound(let url): "There is nothing at \(url.absoluteString.prefix(200))."
    case .unusable(let url, let reason): "\(url.absoluteString.prefix(200)): \(reason)."
    }
  }
}

extension AsyncImagePhase {
  /// What becomes of an address.
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
  /// Reads the picture that a file or an address of data holds.
  fileprivate static func loaded(from url: URL) throws(AsyncImageError) -> ImageContent {
    let bytes: [UInt8]
    do {
      if url.isFileURL {
        guard let read = try ImageFile.read(url.path) else { throw AsyncImageError.notFound(url) }
        bytes = read
      } else if url.scheme == "data" {
        guard let data = Self.data(of: url) else { throw AsyncImageError.unusable(url, reason: "it holds no data") }
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

  /// The bytes of `data:image/png;base64,…`.
  private static func data(of url: URL) -> [UInt8]? {
    let text = url.absoluteString
    guard text.utf8.count <= 2 * ImageFile.maximumLength, let comma = text.firstIndex(of: ","),
      text[..<comma].hasSuffix(";base64")
    else { return nil }
    let digits = String(text[text.index(after: comma)...])
    return Data(base64Encoded: digits.removingPercentEncoding ?? digits).map { [UInt8]($0) }
  }
}
