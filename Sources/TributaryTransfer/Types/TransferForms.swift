import Foundation

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
