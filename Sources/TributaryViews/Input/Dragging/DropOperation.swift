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
