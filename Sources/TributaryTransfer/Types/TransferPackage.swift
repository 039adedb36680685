package import Foundation

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
