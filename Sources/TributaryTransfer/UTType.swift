/// A type of content, such as a text or a URL, identified by a string.
///
/// Types conform to other types: `utf8PlainText` conforms to `plainText`, which conforms to `text`. Types are equal if
/// their identifiers are equal. There is no system-wide registry of types: the conformances of a custom type are those
/// of its declaration.
public struct UTType: Hashable, Sendable {
  /// The identifier of the type, such as `public.plain-text`.
  public let identifier: String

  /// The identifiers of all types to which the type conforms, including itself.
  private let conformances: Set<String>

  @inline(never)
  init(_ identifier: String, _ parents: [UTType]) {
    self.identifier = identifier
    conformances = parents.reduce(into: [identifier]) { $0.formUnion($1.conformances) }
  }

  /// Creates a type that this program declares.
  ///
  /// - Parameters:
  ///   - identifier: The identifier in reverse-DNS form, such as `public.plain-text`.
  ///   - parentType: The type to which it conforms, or `nil` for `data`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, [parentType ?? .data])
  }

  /// Creates a type that another program declares.
  ///
  /// - Parameters:
  ///   - identifier: The identifier in reverse-DNS form, such as `public.plain-text`.
  ///   - parentType: The type to which it conforms, or `nil` for `data`.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, [parentType ?? .data])
  }

  /// Creates a standard type, or returns `nil` if the identifier is unknown.
  ///
  /// - Parameter identifier: The identifier in reverse-DNS form, such as `public.plain-text`.
  public init?(_ identifier: String) {
    guard let known = UTType.known.first(where: { $0.identifier == identifier }) else { return nil }
    self = known
  }

  /// Creates the type with the given identifier: a standard type, or else one that another program declares.
  package init(identifier: String) { self = UTType(identifier) ?? UTType(importedAs: identifier) }

  /// Returns whether content of this type is also content of another type. Each type conforms to itself.
  public func conforms(to type: UTType) -> Bool { conformances.contains(type.identifier) }

  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

extension UTType {
  /// The base type of all content.
  public static let item = UTType("public.item", [])
  /// The base type of content that users can view.
  public static let content = UTType("public.content", [])
  /// The base type of all data.
  public static let data = UTType("public.data", [item])
  /// The type of text with or without markup.
  public static let text = UTType("public.text", [data, content])
  /// The type of text without markup.
  public static let plainText = UTType("public.plain-text", [text])
  /// The type of text without markup in UTF-8.
  public static let utf8PlainText = UTType("public.utf8-plain-text", [plainText])
  /// The type of rich text.
  public static let rtf = UTType("public.rtf", [text])
  /// The type of HTML documents.
  public static let html = UTType("public.html", [text])
  /// The type of XML documents.
  public static let xml = UTType("public.xml", [text])
  /// The type of JSON documents.
  public static let json = UTType("public.json", [text])
  /// The type of text with comma-separated values.
  public static let commaSeparatedText = UTType("public.comma-separated-values-text", [text])
  /// The type of property lists.
  public static let propertyList = UTType("com.apple.property-list", [data])
  /// The type of URLs.
  public static let url = UTType("public.url", [data])
  /// The type of URLs of files.
  public static let fileURL = UTType("public.file-url", [url])
  /// The base type of images.
  public static let image = UTType("public.image", [data, content])
  /// The type of PNG images.
  public static let png = UTType("public.png", [image])
  /// The type of JPEG images.
  public static let jpeg = UTType("public.jpeg", [image])
  /// The type of PDF documents.
  public static let pdf = UTType("com.adobe.pdf", [data, content])

  private static let known: [UTType] =
    [
      item, content, data, text, plainText, utf8PlainText, rtf, html, xml, json, commaSeparatedText, propertyList, url,
      fileURL, image, png, jpeg, pdf,
    ] + further
}
