/// A stored property of a view that is created anew whenever the view around is evaluated, so that it is never equal to the
/// property that the view has.
package struct LoopInput: Equatable {
  package enum Kind: Equatable, Sendable {
    case closure, object

    package var text: String {
      switch self {
      case .closure: "closure"
      case .object: "object"
      }
    }
  }

  /// The type of the view and the name of the property, as in `Page.done`.
  package let name: String
  package let kind: Kind
  /// The view whose body creates the property.
  package let creator: String

  package init(name: String, kind: Kind, creator: String) {
    self.name = name
    self.kind = kind
    self.creator = creator
  }
}
