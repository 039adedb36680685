/// What may be done with the elements of a collection through the rows that stand for them.
///
///     List($errands, editActions: [.delete, .move]) { $errand in TextField("Errand", text: $errand.name) }
///
/// > Source: conformance LIST-31 to LIST-33.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Elements may be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }

  /// All that may be done with elements of this collection: they may be deleted.
  public static var all: EditActions<Data> { delete }
}

extension EditActions where Data: MutableCollection {
  /// Elements may be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }

  /// All that may be done with elements of this collection: they may be moved.
  public static var all: EditActions<Data> { move }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// All that may be done with elements of this collection: they may be deleted and moved.
  public static var all: EditActions<Data> { [.delete, .move] }
}
