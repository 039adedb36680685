/// A coordinate space for geometry.
public enum CoordinateSpace {
  /// The coordinate space of the host's root.
  case global
  /// The coordinate space of the current view.
  case local
  /// The coordinate space of the nearest ancestor with this name, or of the root if there is none.
  case named(AnyHashable)

  /// Whether this is the coordinate space of the host's root.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the coordinate space of the current view.
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Hashable {}

/// A type that represents one kind of coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the current view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the local coordinate space.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the host's root.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the global coordinate space.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the nearest ancestor with the given name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  package let name: AnyHashable

  package init(_ name: AnyHashable) { self.name = name }

  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the current view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the host's root.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinate space of the nearest ancestor with the given name, or of the root if there is none.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(AnyHashable(name)) }
}
