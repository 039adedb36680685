/// A frame of reference for geometry.
public enum CoordinateSpace {
  /// The root of the host.
  case global
  /// The view itself.
  case local
  /// The nearest view above that carries this name; the root if none does.
  case named(AnyHashable)

  /// Whether this is the root of the host.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the view itself.
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Hashable {}

/// A frame of reference, in the form that carries its kind in its type.
public protocol CoordinateSpaceProtocol {
  /// The frame of reference as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The only value of this type.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The root of the host.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The only value of this type.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The nearest view above that carries a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  package let name: AnyHashable

  package init(_ name: AnyHashable) { self.name = name }

  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The root of the host.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The nearest view above that carries a name; the root if none does.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(AnyHashable(name)) }
}
