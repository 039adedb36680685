@_spi(Engine) public import TributaryEngine

/// The operation of a drop that a destination selects.
public struct DropConfiguration: Sendable {
  /// The operation of the drop.
  public let operation: DropOperation
  /// The number of items that the destination accepts, for a badge at the pointer. It has no effect.
  public var acceptedItemCount: Int?

  /// Creates a configuration with an operation.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The effect of a modifier on the drops in a view.
package enum DropRole {
  case configures((DropSession) -> DropConfiguration)
  case observes((DropSession) -> Void)
}

extension View {
  /// Selects the operation of drops in this view. By default, a drop copies the items if the source supports it.
  ///
  /// A destination that selects `cancel`, `forbidden`, or an operation that the source does not support receives no
  /// items.
  ///
  /// - Parameter configuration: A closure that is called at each change of a drag over the destination.
  ///
  /// > Source: conformance DRAG-25.
  public nonisolated func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View {
    modifier(DropTarget(role: .configures(configuration)))
  }

  /// Performs an action at each change of a drag over a destination in this view.
  ///
  /// The phases of a drag are `entering`, `active` at each movement, and `exiting`, or `ended` with the operation and
  /// `dataTransferCompleted` after a drop that transfers the items. A drag leaves a removed destination with its next
  /// movement or its end.
  ///
  /// > Source: conformance DRAG-25.
  public nonisolated func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    modifier(DropTarget(role: .observes(onUpdate)))
  }
}

extension DropTarget {
  /// Creates a modifier that accepts no drops.
  fileprivate init(role: DropRole) {
    self.init(takes: { _ in false }, take: { _, _, _ in }, isTargeted: { _ in })
    self.role = role
  }
}

/// The operation of a drop.
public enum DropOperation: Sendable {
  /// The drop cancels the drag.
  case cancel
  /// The view rejects the drop.
  case forbidden
  /// The drop copies the items.
  case copy
  /// The drop moves the items.
  case move
  /// The drop creates references to the items.
  case alias
  /// The drop deletes the items.
  case delete
}

extension DropOperation {
  /// A set of drop operations.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The operation that cancels the drag.
    public static let cancel = Set(.cancel)
    /// The operation of a view that rejects the drop.
    public static let forbidden = Set(.forbidden)
    /// The operation that copies the items.
    public static let copy = Set(.copy)
    /// The operation that moves the items.
    public static let move = Set(.move)
    /// The operation that creates references to the items.
    public static let alias = Set(.alias)
    /// The operation that deletes the items.
    public static let delete = Set(.delete)

    init(_ operation: DropOperation) {
      switch operation {
      case .cancel: rawValue = 1
      case .forbidden: rawValue = 2
      case .copy: rawValue = 4
      case .move: rawValue = 8
      case .alias: rawValue = 16
      case .delete: rawValue = 32
      }
    }
  }

  /// Whether the operation transfers the items.
  var transfers: Bool { self != .cancel && self != .forbidden }
}
