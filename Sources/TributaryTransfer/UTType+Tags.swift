// File name extensions and MIME types of standard content types.
extension UTType {
  /// Each standard type that has a file name extension, with its extensions and its MIME types. The first of each is
  /// the preferred one.
  package static let tags: [(type: UTType, extensions: [String], mimeTypes: [String])] = [
    (plainText, ["txt", "text"], ["text/plain"]), (rtf, ["rtf"], ["text/rtf"]), (rtfd, ["rtfd"], []),
    (html, ["html", "htm"], ["text/html"]), (xml, ["xml"], ["application/xml", "text/xml"]),
    (json, ["json"], ["application/json"]), (yaml, ["yaml", "yml"], ["application/x-yaml"]),
    (commaSeparatedText, ["csv"], ["text/csv", "text/comma-separated-values"]),
    (tabSeparatedText, ["tsv", "tab"], ["text/tab-separated-values"]), (propertyList, ["plist"], []),
    (log, ["log"], []), (swiftSource, ["swift"], []), (javaScript, ["js", "mjs"], ["text/javascript"]),
    (shellScript, ["sh"], []), (pythonScript, ["py"], ["text/x-python-script"]),
    (pdf, ["pdf"], ["application/pdf"]), (epub, ["epub"], ["application/epub+zip"]),
    (png, ["png"], ["image/png"]), (jpeg, ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"]),
    (gif, ["gif"], ["image/gif"]), (heic, ["heic"], ["image/heic"]), (heif, ["heif"], ["image/heif"]),
    (tiff, ["tiff", "tif"], ["image/tiff"]), (bmp, ["bmp"], ["image/bmp"]), (webP, ["webp"], ["image/webp"]),
    (svg, ["svg"], ["image/svg+xml"]), (icns, ["icns"], []),
    (quickTimeMovie, ["mov", "qt"], ["video/quicktime"]), (mpeg4Movie, ["mp4", "mpg4"], ["video/mp4"]),
    (mpeg, ["mpg", "mpeg"], ["video/mpeg"]), (avi, ["avi"], ["video/avi"]), (mp3, ["mp3"], ["audio/mpeg"]),
    (wav, ["wav", "wave"], ["audio/vnd.wave", "audio/wav"]), (aiff, ["aiff", "aif"], ["audio/aiff"]),
    (midi, ["midi", "mid"], ["audio/midi"]), (mpeg4Audio, ["mp4", "m4a"], ["audio/mp4"]),
    (zip, ["zip"], ["application/zip"]), (gzip, ["gz"], ["application/gzip"]), (vCard, ["vcf"], ["text/vcard"]),
    (iCalendar, ["ics"], ["text/calendar"]), (applicationBundle, ["app"], []),
  ]

  /// Creates the standard type with a file name extension; for an unknown extension, a type of the program.
  ///
  /// - Parameters:
  ///   - filenameExtension: The filename extension without a dot, such as `txt`.
  ///   - supertype: A type to which a standard type must conform, and to which a type of the program conforms.
  /// - Returns: `nil` if the extension is empty.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    if ending.isEmpty { return nil }
    let known = Self.tags.first { $0.extensions.contains(ending) && $0.type.conforms(to: supertype) }
    self = known?.type ?? UTType(importedAs: "dyn.extension.\(ending)", conformingTo: supertype)
  }

  /// Creates the standard type with a MIME type, or returns `nil` if the MIME type is unknown.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type, such as `text/plain`.
  ///   - supertype: A type to which the standard type must conform.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    guard let known = Self.tags.first(where: { $0.mimeTypes.contains(name) && $0.type.conforms(to: supertype) }) else {
      return nil
    }
    self = known.type
  }

  /// The file name extension of content of this type; `nil` if there is none.
  public var preferredFilenameExtension: String? {
    if let known = Self.tags.first(where: { $0.type == self }) { return known.extensions.first }
    let prefix = "dyn.extension."
    return identifier.hasPrefix(prefix) ? String(identifier.dropFirst(prefix.count)) : nil
  }

  /// The MIME type of content of this type; `nil` if there is none.
  public var preferredMIMEType: String? { Self.tags.first { $0.type == self }?.mimeTypes.first }
}
