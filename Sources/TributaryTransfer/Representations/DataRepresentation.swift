public import Foundation

/// Lets values go as data that closures make, and of which they make values.
///
/// The closures may throw, and do not wait: what is dropped is there at once.
public struct DataRepresentation<Item: Transferable> {
  private let contentType: UTType
  private let exporting: (@Sendable (Item) throws -> Data)?
  private let importing: (@Sendable (Data) throws -> Item)?

  /// Lets values go, and arrive, as data of a content type.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data,
    importing: @escaping @Sendable (Data) throws -> Item
  ) {
    (self.contentType, self.exporting, self.importing) = (contentType, exporting, importing)
  }

  /// Lets values go as data of a content type.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data) {
    (contentType, self.exporting, importing) = (exportedContentType, exporting, nil)
  }

  /// Makes values of data of a content type.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) throws -> Item) {
    (contentType, exporting, self.importing) = (importedContentType, nil, importing)
  }
}

extension DataRepresentation: TransferRepresentation {
  public typealias Body = Never

  public func _append(to forms: inout TransferForms<Item>) {
    if let exporting { forms.exports.append(.init(type: contentType, isThere: { _ in true }, make: exporting)) }
    if let importing { forms.imports.append(.init(type: contentType, make: importing)) }
  }
}
