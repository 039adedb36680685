public import TributaryInspection

/// What a program prints instead of showing a window.
public struct Printout: Sendable {
  /// What `--inspect` shows; the text is not printed then. Without one `--inspect` is refused.
  public var inspection: Inspection?

  /// The title of the page that shows `inspection`.
  public var title: String?

  /// Goes to standard output, as it is.
  public var text: String

  /// An SVG document, which `--svg` writes; the text is not printed then. Without one `--svg` is refused.
  public var picture: String?

  /// The exit status of the program.
  public var status: Int32

  /// - Parameters:
  ///   - text: With its line feeds.
  ///   - picture: An SVG document.
  ///   - inspection: What was looked into, with the title of the page that shows it.
  public init(
    _ text: String, picture: String? = nil, inspection: Inspection? = nil, title: String? = nil, status: Int32 = 0
  ) {
    self.inspection = inspection
    self.title = title
    self.text = text
    self.picture = picture
    self.status = status
  }
}
