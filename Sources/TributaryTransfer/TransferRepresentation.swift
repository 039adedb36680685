public import Foundation

/// A representation in which values of a type are transferred between views.
///
/// The requirement with an underscore is reserved for the engine.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// The type of the representations in the body.
  associatedtype Body: TransferRepresentation

  /// The representations that make up this one, in order of preference.
  @TransferRepresentationBuilder<Item> var body: Body { get }

  /// Appends the content types that this representation exports and imports.
  func _append(to forms: inout TransferForms<Item>)
}

extension TransferRepresentation where Body.Item == Item {
  public func _append(to forms: inout TransferForms<Item>) { body._append(to: &forms) }
}

extension TransferRepresentation where Body == Never {
  /// An unavailable body: built-in representations are not composed of others.
  public var body: Never { preconditionFailure("A built-in representation has no body.") }
}

extension Never: TransferRepresentation {
  public typealias Item = Never
  public typealias Body = Never

  public func _append(to forms: inout TransferForms<Never>) {}
}

/// A result builder that combines representations in order of preference.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Returns a representation unchanged.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// Returns a single representation unchanged.
  public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content
  where Content.Item == Item { content }

  /// Returns several representations in order.
  public static func buildPartialBlock<First: TransferRepresentation, Second: TransferRepresentation>(
    accumulated first: First, next second: Second
  ) -> TransferRepresentationPair<First, Second>
  where First.Item == Item, Second.Item == Item {
    TransferRepresentationPair(first: first, second: second)
  }
}

/// Two representations in order of preference.
@_documentation(visibility: internal)
public struct TransferRepresentationPair<First: TransferRepresentation, Second: TransferRepresentation>
where First.Item == Second.Item {
  let first: First
  let second: Second
}

extension TransferRepresentationPair: TransferRepresentation {
  public typealias Item = First.Item
  public typealias Body = Never

  public func _append(to forms: inout TransferForms<First.Item>) {
    first._append(to: &forms)
    second._append(to: &forms)
  }
}

/// A representation that exports only some values.
@_documentation(visibility: internal)
public struct ConditionalTransferRepresentation<Content: TransferRepresentation> {
  let content: Content
  let condition: @Sendable (Content.Item) -> Bool
}

extension ConditionalTransferRepresentation: TransferRepresentation {
  public typealias Item = Content.Item
  public typealias Body = Never

  public func _append(to forms: inout TransferForms<Content.Item>) {
    var own = TransferForms<Content.Item>()
    content._append(to: &own)
    for form in own.exports {
      forms.exports.append(
        .init(type: form.type, isThere: { condition($0) && form.isThere($0) }, make: form.make))
    }
    forms.imports += own.imports
  }
}

extension TransferRepresentation {
  /// Limits the exported values to those that satisfy a condition.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> {
    ConditionalTransferRepresentation(content: self, condition: condition)
  }
}

/// A representation of encodable values as JSON.
public struct CodableRepresentation<Item: Transferable & Codable> {
  private let contentType: UTType

  /// Creates a JSON representation.
  ///
  /// - Parameters:
  ///   - itemType: The type of the item. It is usually inferred.
  ///   - contentType: The content type of the encoded values.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) { self.contentType = contentType }
}

extension CodableRepresentation: TransferRepresentation {
  public typealias Body = Never

  public func _append(to forms: inout TransferForms<Item>) {
    forms.exports.append(.init(type: contentType, isThere: { _ in true }) { try JSONEncoder().encode($0) })
    forms.imports.append(.init(type: contentType) { try JSONDecoder().decode(Item.self, from: $0) })
  }
}

/// A representation as data that closures convert.
///
/// The closures may throw. They are synchronous, because dropped content is available immediately.
public struct DataRepresentation<Item: Transferable> {
  private let contentType: UTType
  private let exporting: (@Sendable (Item) throws -> Data)?
  private let importing: (@Sendable (Data) throws -> Item)?

  /// Creates a representation that exports and imports data of a content type.
  ///
  /// - Parameters:
  ///   - contentType: The content type of the data.
  ///   - exporting: A closure that encodes an item. An error that it throws ends the export.
  ///   - importing: A closure that decodes an item. An error that it throws ends the import.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data,
    importing: @escaping @Sendable (Data) throws -> Item
  ) {
    (self.contentType, self.exporting, self.importing) = (contentType, exporting, importing)
  }

  /// Creates a representation that exports data of a content type.
  ///
  /// - Parameters:
  ///   - exportedContentType: The content type of the data.
  ///   - exporting: A closure that encodes an item. An error that it throws ends the export.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data) {
    (contentType, self.exporting, importing) = (exportedContentType, exporting, nil)
  }

  /// Creates a representation that imports data of a content type.
  ///
  /// - Parameters:
  ///   - importedContentType: The content type of the data.
  ///   - importing: A closure that decodes an item. An error that it throws ends the import.
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

/// A representation as values of another transferable type.
///
/// The closures may throw. They are synchronous, because dropped content is available immediately.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable> {
  private let exporting: (@Sendable (Item) throws -> ProxyRepresentation)?
  private let importing: (@Sendable (ProxyRepresentation) throws -> Item)?

  /// Creates a representation that exports and imports values of another type.
  ///
  /// - Parameters:
  ///   - exporting: A closure that returns the value to transfer. An error that it throws ends the export.
  ///   - importing: A closure that returns an item from a transferred value. An error that it throws ends the import.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    (self.exporting, self.importing) = (exporting, importing)
  }

  /// Creates a representation that exports values of another type.
  ///
  /// - Parameter exporting: A closure that returns the value to transfer. An error that it throws ends the export.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    (self.exporting, importing) = (exporting, nil)
  }

  /// Creates a representation that imports values of another type.
  ///
  /// - Parameter importing: A closure that returns an item from a transferred value. An error that it throws ends the
  ///   import.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    (exporting, self.importing) = (nil, importing)
  }
}

extension ProxyRepresentation: TransferRepresentation {
  public typealias Body = Never

  public func _append(to forms: inout TransferForms<Item>) {
    let others = ProxyRepresentation.forms
    if let exporting {
      for form in others.exports {
        // The value is not known before it is created.
        forms.exports.append(
          .init(type: form.type, isThere: { _ in true }) { try form.make(exporting($0)) })
      }
    }
    if let importing {
      for form in others.imports {
        forms.imports.append(.init(type: form.type) { try importing(form.make($0)) })
      }
    }
  }
}
