/// How the options of a picker stand; opaque to user code.
public struct PickerLayout: Sendable {
  enum Kind: Equatable {
    /// As the surroundings of the picker ask for it.
    case automatic
    case segmented, inline, menu

    /// What stands for this where a picker is.
    ///
    /// - Parameter isInList: Whether a list is around, whose rows have a label at one end and a value at the other.
    func resolved(isInList: Bool) -> Kind {
      switch self {
      case .automatic: isInList ? .menu : .segmented
      case .segmented, .inline, .menu: self
      }
    }
  }

  let kind: Kind
}
