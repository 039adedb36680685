@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
public import TributaryTransfer

/// A type that follows what is dragged over a view, and takes it.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether anything of what is dragged can be taken.
  func validateDrop(info: DropInfo) -> Bool

  /// Takes what was dropped.
  ///
  /// - Returns: Whether it was taken.
  func performDrop(info: DropInfo) -> Bool

  /// What is dragged has come over the view.
  func dropEntered(info: DropInfo)

  /// What is dragged has moved over the view.
  ///
  /// - Returns: What a drop would do; `nil` for what it would have done before.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// What is dragged has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// What a drop does.
public enum DropOperation: Sendable {
  /// Nothing: the drag is given up.
  case cancel
  /// Nothing: the view does not take it.
  case forbidden
  /// What is dragged is copied.
  case copy
  /// What is dragged is moved.
  case move
}

/// What a drop at a place would do.
public struct DropProposal: Sendable {
  /// What the drop does.
  public let operation: DropOperation

  /// What a drop would do.
  public init(operation: DropOperation) { self.operation = operation }
}

extension View {
  /// Takes what is dragged to this view and dropped on it, as providers of content types.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of which one must be there.
  ///   - isTargeted: Whether something that this view takes is over it.
  ///   - action: Takes the providers; whether it returns `true` changes nothing here.
  ///
  /// > Source: conformance DRAG-20.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Takes what is dragged to this view and dropped on it, with the place in the coordinates of this view.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropTarget(
        takes: { $0.isAny(of: supportedContentTypes) },
        take: { load, location, _ in _ = action([NSItemProvider(load)], location) },
        isTargeted: { isTargeted?.wrappedValue = $0 }))
  }

  /// Takes what is dragged to this view, as a delegate says.
  ///
  /// > Source: conformance DRAG-21.
  public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(
      DropTarget(
        takes: { load in
          load.isAny(of: supportedContentTypes)
            && alreadyOnMainActor(with: (delegate, DropInfo(load, at: .zero))) { $0.0.validateDrop(info: $0.1) }
        },
        take: { load, location, _ in
          _ = alreadyOnMainActor(with: (delegate, DropInfo(load, at: location))) { $0.0.performDrop(info: $0.1) }
        },
        isTargeted: { _ in },
        follow: { phase, load, location in
          alreadyOnMainActor(with: (delegate, DropInfo(load, at: location))) { delegate, info in
            switch phase {
            case .entered: delegate.dropEntered(info: info)
            case .moved: _ = delegate.dropUpdated(info: info)
            case .exited: delegate.dropExited(info: info)
            }
          }
        }))
  }

  /// Takes what is dragged to this view and dropped on it, by the identifiers of content types.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(identifier: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// Takes what is dragged to this view and dropped on it, by the identifiers of content types, with the place.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(identifier: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// Takes what is dragged to this view, as a delegate says, by the identifiers of content types.
  public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map { UTType(identifier: $0) }, delegate: delegate)
  }
}

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

  /// Returns the same, by the identifiers of the types.
  public func hasItemsConforming(to types: [String]) -> Bool { load.isAny(of: types.map { UTType(identifier: $0) }) }

  /// Providers of what is of one of some content types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    load.isAny(of: contentTypes) ? [NSItemProvider(load)] : []
  }

  /// Returns the same, by the identifiers of the types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(identifier: $0) })
  }
}

extension TransferPackage {
  func isAny(of types: [UTType]) -> Bool {
    types.contains { type in self.types.contains { $0.conforms(to: type) } }
  }
}
