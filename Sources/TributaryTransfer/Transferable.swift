public import Foundation

/// A type whose values can be transferred between views, as data of content types.
///
/// The source's transfer representations export the value. The first of the destination's representations that imports
/// one of the exported content types creates the new value.
///
///     struct Card: Codable, Transferable {
///       var title: String
///
///       static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: .card)
///         ProxyRepresentation(exporting: \.title)
///       }
///     }
///
/// A destination for cards receives the card, and a destination for text receives its title.
@preconcurrency
public protocol Transferable: Sendable {
  /// The type of the transfer representation.
  associatedtype Representation: TransferRepresentation

  /// The representations of the values, in order of preference.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .utf8PlainText) { (text: String) in Data(text.utf8) }
    DataRepresentation(importedContentType: .plainText) { (data: Data) throws -> String in
      guard let text = String(data: data, encoding: .utf8) else { throw TransferError.isNoText }
      return text
    }
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .fileURL) { (url: URL) in Data(url.absoluteString.utf8) }
      .exportingCondition { $0.isFileURL }
    DataRepresentation(contentType: .url) { (url: URL) in
      Data(url.absoluteString.utf8)
    } importing: { data in
      guard let url = String(data: data, encoding: .utf8).flatMap({ URL(string: $0) }) else {
        throw TransferError.isNoAddress
      }
      return url
    }
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) { (data: Data) in
      data
    } importing: {
      $0
    }
  }
}

extension Never: Transferable {
  public typealias Representation = Never

  public static var transferRepresentation: Never { preconditionFailure("A value of type Never does not exist.") }
}

/// An error that prevents the conversion of data to a value.
package enum TransferError: Error, CustomStringConvertible {
  case isNoText, isNoAddress
  /// The destination does not import any of the exported content types.
  case isNotTaken
  /// The value is dragged from outside the program, which provides its data with the drop.
  case isNotDropped

  package var description: String {
    switch self {
    case .isNoText: "the data is not UTF-8 text"
    case .isNoAddress: "the data is not a URL"
    case .isNotTaken: "the data has no content type that the destination accepts"
    case .isNotDropped: "the data is not available before the drop"
    }
  }
}

/// The content types that values of a type export and import. Its contents are not available to client code.
@_documentation(visibility: internal)
public struct TransferForms<Item> {
  /// A form in which a value is exported.
  package struct Export {
    let type: UTType
    /// A closure that returns whether a value is exported in this form.
    let isThere: (Item) -> Bool
    let make: (Item) throws -> Data
  }

  /// A form from which a value is created.
  package struct Import {
    let type: UTType
    let make: (Data) throws -> Item
  }

  var exports: [Export] = []
  var imports: [Import] = []
}

extension Transferable {
  static var forms: TransferForms<Self> {
    var forms = TransferForms<Self>()
    append(transferRepresentation, to: &forms)
    return forms
  }

  private static func append<R: TransferRepresentation>(_ representation: R, to forms: inout TransferForms<Self>) {
    var own = TransferForms<R.Item>()
    representation._append(to: &own)
    // The representation of this type refers to that of another type without conversion.
    if let own = own as? TransferForms<Self> { forms = own }
  }
}

/// A value in transfer between views, with its exported content types. Its data is created on request.
package struct TransferPackage {
  private let forms: [(type: UTType, make: () throws -> Data)]

  /// The name of the file that contains the value, or another name that the source suggests; `nil` for none.
  package var suggestedName: String?

  package init<Item: Transferable>(_ item: Item) {
    forms = Item.forms.exports.filter { $0.isThere(item) }.map { form in (form.type, { try form.make(item) }) }
  }

  /// Creates a package of data of one content type, from outside the program.
  package init(_ data: Data, of type: UTType) { forms = [(type, { data })] }

  /// Creates a package of several content types, in order of preference.
  package init(_ forms: [(type: UTType, make: () throws -> Data)]) { self.forms = forms }

  /// The content types with closures that create their data, in order of preference.
  package var loaders: [(type: UTType, make: () throws -> Data)] { forms }

  /// The content types, in order of preference.
  package var types: [UTType] { forms.map(\.type) }

  /// Returns whether a type imports one of the content types.
  package func isTaken<Item: Transferable>(as type: Item.Type) -> Bool {
    Item.forms.imports.contains { form in forms.contains { $0.type.conforms(to: form.type) } }
  }

  /// Returns the value as a value of a type.
  ///
  /// - Throws: The errors of the representations of either type, or `TransferError.isNotTaken`.
  package func value<Item: Transferable>(as type: Item.Type) throws -> Item {
    for form in Item.forms.imports {
      for own in forms where own.type.conforms(to: form.type) { return try form.make(own.make()) }
    }
    throw TransferError.isNotTaken
  }
}
