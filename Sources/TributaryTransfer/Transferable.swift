public import Foundation

/// A type of values that can go from one view to another, as data of content types.
///
/// What goes is what the representations of the one type export; what arrives is made of it by those of the other, in their
/// order: the first that imports one of the content types there.
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
/// Here a card goes as a card where cards are taken, and as its title where texts are.
public protocol Transferable {
  /// What the values go as.
  associatedtype Representation: TransferRepresentation

  /// What the values go as, the best first.
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

  public static var transferRepresentation: Never { preconditionFailure("There is no value of this type.") }
}

/// Why a value could not be made of data.
package enum TransferError: Error, CustomStringConvertible {
  case isNoText, isNoAddress
  /// No content type of what goes is one that is taken.
  case isNotTaken

  package var description: String {
    switch self {
    case .isNoText: "the data is no text in UTF-8"
    case .isNoAddress: "the data is no address"
    case .isNotTaken: "nothing that is carried is of a type that is taken"
    }
  }
}

/// The content types that values of a type go as, and are made of; opaque to user code.
public struct TransferForms<Item> {
  package struct Export {
    let type: UTType
    /// Whether a value goes as this.
    let isThere: (Item) -> Bool
    let make: (Item) throws -> Data
  }

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
    // A type whose ways are those of another one has none.
    if let own = own as? TransferForms<Self> { forms = own }
  }
}

/// A value on its way from one view to another: the content types that it goes as. Data is made of it when it is taken.
package struct TransferPackage {
  private let forms: [(type: UTType, make: () throws -> Data)]

  package init<Item: Transferable>(_ item: Item) {
    forms = Item.forms.exports.filter { $0.isThere(item) }.map { form in (form.type, { try form.make(item) }) }
  }

  /// Data of one content type, from outside of the program.
  package init(_ data: Data, of type: UTType) { forms = [(type, { data })] }

  /// Data of several content types, the best first.
  package init(_ forms: [(type: UTType, make: () throws -> Data)]) { self.forms = forms }

  /// The content types with what makes data of each, the best first.
  package var loaders: [(type: UTType, make: () throws -> Data)] { forms }

  /// The content types, the best first.
  package var types: [UTType] { forms.map(\.type) }

  /// Whether values of a type are made of one of the content types.
  package func isTaken<Item: Transferable>(as type: Item.Type) -> Bool {
    Item.forms.imports.contains { form in forms.contains { $0.type.conforms(to: form.type) } }
  }

  /// The value as one of a type.
  ///
  /// - Throws: What the representations of either type throw, or `TransferError.isNotTaken`.
  package func value<Item: Transferable>(as type: Item.Type) throws -> Item {
    for form in Item.forms.imports {
      for own in forms where own.type.conforms(to: form.type) { return try form.make(own.make()) }
    }
    throw TransferError.isNotTaken
  }
}
