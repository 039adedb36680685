import Foundation

/// Lets values go as what they are encoded as, in JSON.
public struct CodableRepresentation<Item: Transferable & Codable> {
  private let contentType: UTType

  /// - Parameter contentType: Names what the values are encoded as.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) { self.contentType = contentType }
}

extension CodableRepresentation: TransferRepresentation {
  public typealias Body = Never

  public func _append(to forms: inout TransferForms<Item>) {
    forms.exports.append(.init(type: contentType, isThere: { _ in true }) { try JSONEncoder().encode($0) })
    forms.imports.append(.init(type: contentType) { try JSONDecoder().decode(Item.self, from: $0) })
  }
}
