@_spi(Engine) public import TributaryEngine

/// The operations that the source of a drag supports.
public struct DragConfiguration: Sendable {
  /// The operations of drops in this program.
  public var operationsWithinApp: OperationsWithinApp
  /// The operations of drops in other programs. It has no effect, because a drag does not leave the program.
  public var operationsOutsideApp: OperationsOutsideApp

  /// Creates a configuration; by default, drops copy the items.
  public init(
    operationsWithinApp: OperationsWithinApp = .init(), operationsOutsideApp: OperationsOutsideApp = .init()
  ) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }

  /// Creates a configuration for drops that copy or move the items.
  public init(allowMove: Bool) { self.init(allowMove: allowMove, allowDelete: false) }

  /// Creates a configuration for drops that copy, move, or delete the items.
  public init(allowMove: Bool, allowDelete: Bool) {
    self.init(
      operationsWithinApp: .init(allowMove: allowMove, allowDelete: allowDelete),
      operationsOutsideApp: .init(allowMove: allowMove, allowDelete: allowDelete))
  }

  /// The operations of drops in this program.
  public struct OperationsWithinApp: Sendable {
    let operations: DropOperation.Set

    /// Creates a set of operations.
    ///
    /// - Parameters:
    ///   - allowCopy: Whether the drop can copy the items.
    ///   - allowMove: Whether the drop can move the items.
    ///   - allowDelete: Whether the drop can delete the items.
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      operations = .init(copy: allowCopy, move: allowMove, delete: allowDelete)
    }
  }

  /// The operations of drops in other programs.
  public struct OperationsOutsideApp: Sendable {
    let operations: DropOperation.Set

    /// Creates a set of operations.
    ///
    /// - Parameters:
    ///   - allowCopy: Whether the drop can copy the items.
    ///   - allowMove: Whether the drop can move the items.
    ///   - allowDelete: Whether the drop can delete the items.
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      operations = .init(copy: allowCopy, move: allowMove, delete: allowDelete)
    }
  }
}

extension DropOperation.Set {
  fileprivate init(copy: Bool, move: Bool, delete: Bool) {
    self = []
    if copy { insert(.copy) }
    if move { insert(.move) }
    if delete { insert(.delete) }
  }
}

extension View {
  /// Sets the operations that drags from this view support. The innermost configuration around a source applies.
  ///
  /// > Source: conformance DRAG-23.
  public nonisolated func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    modifier(DragScopeModifier(role: .configures(configuration)))
  }

  /// Performs an action at each change of a drag from this view.
  ///
  /// The phases of a drag are `initial`, `active` at each movement, `ending` and `ended` with the operation of the
  /// drop, and `dataTransferCompleted` after a drop that transfers the items.
  ///
  /// > Source: conformance DRAG-23.
  public nonisolated func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    modifier(DragScopeModifier(role: .observes(onUpdate)))
  }
}

/// The arrangement of the previews of several dragged items.
///
/// A drag has one preview, that of the view in which it begins, independent of the number of items.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  private let number: UInt8

  /// No preference. All arrangements are equivalent.
  public static let `default` = DragDropPreviewsFormation(number: 0)
  /// Rotated previews on top of each other.
  public static let pile = DragDropPreviewsFormation(number: 1)
  /// A column of previews.
  public static let list = DragDropPreviewsFormation(number: 2)
  /// A stack of previews, one in front of the other.
  public static let stack = DragDropPreviewsFormation(number: 3)
}

extension View {
  /// Sets the arrangement of the previews of drags from this view. The modifier has no effect.
  ///
  /// See ``DragDropPreviewsFormation``.
  public nonisolated func dragPreviewsFormation(_ previewsFormation: DragDropPreviewsFormation) -> some View { self }

  /// Sets the arrangement of the previews of drags over this view. The modifier has no effect.
  ///
  /// See ``DragDropPreviewsFormation``.
  public nonisolated func dropPreviewsFormation(_ previewsFormation: DragDropPreviewsFormation) -> some View { self }
}
