/// How the options of a picker stand; opaque to user code.
public struct PickerLayout: Sendable {
  enum Kind: Equatable {
    /// As the surroundings of the picker ask for it.
    case automatic
    case segmented, inline, menu
    /// One below the other, beside the label.
    case beside
    /// On a page that a row leads to.
    case page

    /// What stands for this where a picker is.
    ///
    /// - Parameters:
    ///   - isInList: Whether a list is around, whose rows have a label at one end and a value at the other.
    ///   - isInColumns: Whether labels stand in a column of their own.
    func resolved(isInList: Bool, isInColumns: Bool) -> Kind {
      switch self {
      case .automatic: isInList || isInColumns ? .menu : .segmented
      case .inline: isInColumns ? .beside : .inline
      case .segmented, .menu, .beside, .page: self
      }
    }
  }

  let kind: Kind
}
