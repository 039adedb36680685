@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
public import TributaryTransfer

/// A type that observes drags over a view and handles drops.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether the view accepts the dragged items.
  func validateDrop(info: DropInfo) -> Bool

  /// Handles a drop.
  ///
  /// - Returns: Whether the drop was handled.
  func performDrop(info: DropInfo) -> Bool

  /// Notifies the delegate that a drag has entered the view.
  func dropEntered(info: DropInfo)

  /// Notifies the delegate that a drag has moved over the view.
  ///
  /// - Returns: The operation of a drop; `nil` for the previous one.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// Notifies the delegate that a drag has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// The proposed operation of a drop.
public struct DropProposal: Sendable {
  /// The operation of the drop.
  public let operation: DropOperation

  /// Creates a proposal with an operation.
  public init(operation: DropOperation) { self.operation = operation }
}

extension View {
  /// Accepts drops of item providers on this view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The accepted content types. An item must conform to at least one of them.
  ///   - isTargeted: A binding to whether an accepted drag is over this view.
  ///   - action: A closure that handles the providers. Its result has no effect.
  ///
  /// > Source: conformance DRAG-20.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Accepts drops of item providers on this view, with the location in the coordinates of this view, in points.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The content types that are accepted.
  ///   - isTargeted: A binding to whether a drag with an accepted type is over this view; `nil` for none.
  ///   - action: A closure that receives the items and the location in this view, in points, and returns whether the
  ///     drop is accepted.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropTarget(
        takes: { $0.contains { $0.isAny(of: supportedContentTypes) } },
        take: { values, location, _ in _ = action(values.providers(of: supportedContentTypes), location) },
        isTargeted: { isTargeted?.wrappedValue = $0 }))
  }

  /// Accepts drops on this view with a delegate.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The content types that are accepted.
  ///   - delegate: The object that observes drags over this view and handles drops.
  ///
  /// > Source: conformance DRAG-21.
  public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(
      DropTarget(
        takes: { values in
          values.contains { $0.isAny(of: supportedContentTypes) }
            && enteringMainActor(with: (delegate, DropInfo(values, at: .zero))) { $0.0.validateDrop(info: $0.1) }
        },
        take: { values, location, _ in
          _ = enteringMainActor(with: (delegate, DropInfo(values, at: location))) { $0.0.performDrop(info: $0.1) }
        },
        isTargeted: { _ in },
        follow: { phase, values, location in
          enteringMainActor(with: (delegate, DropInfo(values, at: location))) { delegate, info in
            switch phase {
            case .entered: delegate.dropEntered(info: info)
            case .moved: _ = delegate.dropUpdated(info: info)
            case .exited: delegate.dropExited(info: info)
            }
          }
        }))
  }

  /// Accepts drops of item providers on this view, with content types given by their identifiers.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of the content types that are accepted.
  ///   - isTargeted: A binding to whether a drag with an accepted type is over this view; `nil` for none.
  ///   - action: A closure that receives the items, and returns whether the drop is accepted.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(identifier: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// Accepts drops of item providers on this view with a location, and with content types given by their identifiers.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of the content types that are accepted.
  ///   - isTargeted: A binding to whether a drag with an accepted type is over this view; `nil` for none.
  ///   - action: A closure that receives the items and the location in this view, in points, and returns whether the
  ///     drop is accepted.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(identifier: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// Accepts drops on this view with a delegate, and with content types given by their identifiers.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of the content types that are accepted.
  ///   - delegate: The object that observes drags over this view and handles drops.
  public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map { UTType(identifier: $0) }, delegate: delegate)
  }
}

/// The state of a drag over a view.
public struct DropInfo {
  private let values: [TransferPackage]

  /// The location of the pointer, in the coordinates of the view, in points.
  public let location: CGPoint

  init(_ values: [TransferPackage], at location: CGPoint) {
    self.values = values
    self.location = location
  }

  /// Returns whether an item conforms to one of the content types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    values.contains { $0.isAny(of: contentTypes) }
  }

  /// Returns whether an item conforms to one of the content types, given by their identifiers.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map { UTType(identifier: $0) })
  }

  /// Returns the providers of the items that conform to one of the content types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    values.providers(of: contentTypes)
  }

  /// Returns the providers of the items that conform to one of the content types, given by their identifiers.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(identifier: $0) })
  }
}

extension TransferPackage {
  package func isAny(of types: [UTType]) -> Bool {
    types.contains { type in self.types.contains { $0.conforms(to: type) } }
  }
}

extension [TransferPackage] {
  /// Returns item providers of the values that conform to one of the content types.
  package func providers(of types: [UTType]) -> [NSItemProvider] {
    filter { $0.isAny(of: types) }.map { NSItemProvider($0) }
  }
}
