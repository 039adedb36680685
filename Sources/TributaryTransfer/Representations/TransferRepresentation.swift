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
