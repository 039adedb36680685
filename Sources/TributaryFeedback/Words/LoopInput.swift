/// A stored property of a view that each evaluation of the enclosing view creates again, so that it never equals the current
/// property.
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
  /// The body that creates the property, such as `Page.body` in backquotes.
  package let creator: String

  package init(name: String, kind: Kind, creator: String) {
    self.name = name
    self.kind = kind
    self.creator = creator
  }
}
