/// How the options of a picker stand; opaque to user code.
public struct PickerLayout: Sendable {
  enum Kind: Equatable {
    case segmented, inline
    case menu(PickerMenu)
  }

  let kind: Kind
}
