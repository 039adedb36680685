/// How a text field looks; opaque to user code.
public struct TextFieldRendering: Sendable {
  enum Kind: Equatable {
    case plain, bordered
  }

  let kind: Kind
}
