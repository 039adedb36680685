/// A protocol that keeps conforming types outside the main actor, although they also conform to `View` or
/// `ViewModifier`.
///
/// A type that conforms to protocols of two global actors is isolated to neither. A client module can isolate its
/// declarations to the main actor by default (`-default-isolation MainActor`). Without this protocol the default would
/// include the type of a custom ``Shape``, whose ``Shape/path(in:)`` is not isolated, and the compiler would reject the
/// conformance.
///
/// Tested by `DefaultIsolationTests`.
@_marker @_ImpossibleActor
@_documentation(visibility: internal)
public protocol _RemoveGlobalActorIsolation {}

/// A global actor that only ``_RemoveGlobalActorIsolation`` uses, as an actor other than the main actor.
@globalActor
@_documentation(visibility: internal)
public actor _ImpossibleActor {
  /// The only instance, which the language requires. Nothing uses it.
  public static let shared = _ImpossibleActor()
}
