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
