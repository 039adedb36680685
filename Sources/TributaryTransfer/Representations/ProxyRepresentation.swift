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
