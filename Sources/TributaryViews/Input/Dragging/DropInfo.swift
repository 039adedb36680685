@_spi(Engine) import TributaryEngine
public import TributaryGeometry
public import TributaryTransfer

/// What is dragged, and where.
public struct DropInfo {
  private let load: TransferPackage

  /// Where the pointer is, in points, in the coordinates of the view.
  public let location: CGPoint

  init(_ load: TransferPackage, at location: CGPoint) {
    self.load = load
    self.location = location
  }

  /// Whether anything is of one of some content types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { load.isAny(of: contentTypes) }

  /// The same, by the identifiers of the types.
  public func hasItemsConforming(to types: [String]) -> Bool { load.isAny(of: types.map { UTType(identifier: $0) }) }

  /// Providers of what is of one of some content types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    load.isAny(of: contentTypes) ? [NSItemProvider(load)] : []
  }

  /// The same, by the identifiers of the types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(identifier: $0) })
  }
}

extension TransferPackage {
  func isAny(of types: [UTType]) -> Bool {
    types.contains { type in self.types.contains { $0.conforms(to: type) } }
  }
}
