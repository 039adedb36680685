/// What a program prints instead of showing a window.
public struct Printout: Sendable {
  /// Goes to standard output, as it is.
  public var text: String

  /// An SVG document, which `--svg` writes; the text is not printed then. Without one `--svg` is refused.
  public var picture: String?

  /// The exit status of the program.
  public var status: Int32

  /// - Parameters:
  ///   - text: With its line feeds.
  ///   - picture: An SVG document.
  public init(_ text: String, picture: String? = nil, status: Int32 = 0) {
    self.text = text
    self.picture = picture
    self.status = status
  }
}
