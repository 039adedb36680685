public import Foundation

/// A way in which values of a type go from one view to another.
///
/// The requirement whose name begins with an underscore is the engine's.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// What this way is made of.
  associatedtype Body: TransferRepresentation

  /// What this way is made of, the best first.
  @TransferRepresentationBuilder<Item> var body: Body { get }

  /// Adds the content types that values go as, and are made of.
  func _append(to forms: inout TransferForms<Item>)
}

extension TransferRepresentation where Body.Item == Item {
  public func _append(to forms: inout TransferForms<Item>) { body._append(to: &forms) }
}

extension TransferRepresentation where Body == Never {
  /// Nothing: what the package has is made of no others.
  public var body: Never { preconditionFailure("A representation of the package is not made of others.") }
}

extension Never: TransferRepresentation {
  public typealias Item = Never
  public typealias Body = Never

  public func _append(to forms: inout TransferForms<Never>) {}
}

/// Builds the ways of a value out of those that are listed, the best first.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// A way that stands as a statement.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// A single way stays what it is.
  public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content
  where Content.Item == Item { content }

  /// Several ways, in the order of their statements.
  public static func buildPartialBlock<First: TransferRepresentation, Second: TransferRepresentation>(
    accumulated first: First, next second: Second
  ) -> TransferRepresentationPair<First, Second>
  where First.Item == Item, Second.Item == Item {
    TransferRepresentationPair(first: first, second: second)
  }
}

/// Two ways, the better first.
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

/// A way that is taken only for some values.
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
  /// Lets only some values go this way.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> {
    ConditionalTransferRepresentation(content: self, condition: condition)
  }
}

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

/// Lets values go as values of another type that can.
///
/// The closures may throw, and do not wait: what is dropped is there at once.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable> {
  private let exporting: (@Sendable (Item) throws -> ProxyRepresentation)?
  private let importing: (@Sendable (ProxyRepresentation) throws -> Item)?

  /// Lets values go, and arrive, as values of another type.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    (self.exporting, self.importing) = (exporting, importing)
  }

  /// Lets values go as values of another type.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    (self.exporting, importing) = (exporting, nil)
  }

  /// Makes values of values of another type.
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
        // Whether there is such a value is known only when it is made.
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
