/// The type of some content, such as a text or an address, by an identifier.
///
/// Types conform to others: `utf8PlainText` is a `plainText`, and that is a `text`. Two types are equal if their identifiers
/// are. There is no register of types on this system: one that is declared knows what it was declared to conform to.
public struct UTType: Hashable, Sendable {
  /// What names the type, as `public.plain-text` does.
  public let identifier: String

  /// The identifiers of all types that it conforms to, itself included.
  private let conformances: Set<String>

  private init(_ identifier: String, _ parents: [UTType]) {
    self.identifier = identifier
    conformances = parents.reduce(into: [identifier]) { $0.formUnion($1.conformances) }
  }

  /// A type of this program's own.
  ///
  /// - Parameter parentType: What it conforms to; `nil` for `data`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, [parentType ?? .data])
  }

  /// A type that another program owns.
  ///
  /// - Parameter parentType: What it conforms to; `nil` for `data`.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, [parentType ?? .data])
  }

  /// A type that is known everywhere; `nil` if there is none of that identifier.
  public init?(_ identifier: String) {
    guard let known = UTType.known.first(where: { $0.identifier == identifier }) else { return nil }
    self = known
  }

  /// The type with an identifier: one that is known everywhere, or else one that another program owns.
  package init(identifier: String) { self = UTType(identifier) ?? UTType(importedAs: identifier) }

  /// Whether content of this type is also of another one; each type conforms to itself.
  public func conforms(to type: UTType) -> Bool { conformances.contains(type.identifier) }

  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

extension UTType {
  /// Anything that has a type.
  public static let item = UTType("public.item", [])
  /// What somebody may look at.
  public static let content = UTType("public.content", [])
  /// Bytes of whatever kind.
  public static let data = UTType("public.data", [item])
  /// Characters, with whatever marks.
  public static let text = UTType("public.text", [data, content])
  /// Characters without marks.
  public static let plainText = UTType("public.plain-text", [text])
  /// Characters without marks, in UTF-8.
  public static let utf8PlainText = UTType("public.utf8-plain-text", [plainText])
  /// Rich text.
  public static let rtf = UTType("public.rtf", [text])
  /// A page in HTML.
  public static let html = UTType("public.html", [text])
  /// A document in XML.
  public static let xml = UTType("public.xml", [text])
  /// Values in JSON.
  public static let json = UTType("public.json", [text])
  /// Rows of values with commas between them.
  public static let commaSeparatedText = UTType("public.comma-separated-values-text", [text])
  /// A property list.
  public static let propertyList = UTType("com.apple.property-list", [data])
  /// An address.
  public static let url = UTType("public.url", [data])
  /// The address of a file.
  public static let fileURL = UTType("public.file-url", [url])
  /// A picture.
  public static let image = UTType("public.image", [data, content])
  /// A picture as PNG.
  public static let png = UTType("public.png", [image])
  /// A picture as JPEG.
  public static let jpeg = UTType("public.jpeg", [image])
  /// A document as PDF.
  public static let pdf = UTType("com.adobe.pdf", [data, content])

  private static let known: [UTType] = [
    item, content, data, text, plainText, utf8PlainText, rtf, html, xml, json, commaSeparatedText, propertyList, url,
    fileURL, image, png, jpeg, pdf,
  ]
}
