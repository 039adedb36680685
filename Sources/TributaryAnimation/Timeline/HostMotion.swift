@_spi(Engine) public import TributaryEngine
public import TributaryMotion

/// The motion of a host: its animations, transitions, departures, and matched geometry.
///
/// The object is the animator of the graph. The timeline exists from the first animation on, and the registry of
/// matched geometry from the first matched view on.
package final class HostMotion: HostFeature {
  package static let slot = FeatureSlot()

  private let hostReference: Unretained<ViewGraph>

  /// The host, which owns this object.
  var host: ViewGraph {
    @inline(__always) get { hostReference.object() }
  }

  /// The timeline of the host; `nil` until the first animation.
  @exclusivity(unchecked) package private(set) var timeline: AnimationTimeline?

  /// The groups of views that share their geometry; `nil` until there is one.
  @exclusivity(unchecked) package private(set) var matchedGeometry: MatchedGeometryRegistry?

  /// Whether any view has ever had an identity transition.
  var hasIdentityTransitions = false

  /// Creates the animator of a host, and registers it.
  package init(of host: ViewGraph) {
    hostReference = Unretained(host)
    host.features.upcalls.animator = self
  }

  /// Returns the motion of a host, and creates it if necessary.
  package static func of(_ host: ViewGraph) -> HostMotion {
    (host.animator as? HostMotion) ?? host.feature(HostMotion.self)
  }

  /// Returns whether the position, the size, or the transition of any item of a container is animated.
  ///
  /// - Complexity: O(*n*) in the animated positions and transitions of the host.
  package func movesItems(of container: ItemNode) -> Bool {
    guard let timeline else { return false }
    let isInside = { [host] (handle: NodeHandle) in host.handles.node(for: handle)?.asItem?.container === container }
    return timeline.frames.contains { isInside($0.handle) } || timeline.effects.values.contains { isInside($0.handle) }
  }

  /// Returns the timeline. If there is none, the function creates one, which animates changes from the next walk on.
  @discardableResult
  package func makeTimeline() -> AnimationTimeline {
    if let timeline { return timeline }
    let new = AnimationTimeline(host)
    timeline = new
    host.facts.isAnimatorActive = true
    return new
  }

  /// Returns the timeline. If there is none, the function creates one, which takes part in a walk in progress.
  @MainActor
  package func joinTimeline() -> AnimationTimeline {
    if let timeline { return timeline }
    let new = makeTimeline()
    if host.phase == .walking { new.beginWalk(Transaction()) }
    return new
  }

  /// Returns the registry of matched geometry, and creates it if necessary.
  func makeMatchedGeometry() -> MatchedGeometryRegistry {
    if let matchedGeometry { return matchedGeometry }
    let new = MatchedGeometryRegistry(host)
    matchedGeometry = new
    return new
  }

  @MainActor
  package func checkInvariants(_ fail: (String) -> Void) {
    timeline?.checkTracks(fail)
    matchedGeometry?.checkInvariants(fail)
  }
}

extension AnimationTimeline {
  /// Calls `body` for every animated property with the node, the property (`nil` for position and size), and the run.
  package func forEachMotion(_ body: (NodeHandle, PropertySlot?, AnimationRun) -> Void) {
    for track in frames {
      guard let run = track.motion?.run ?? track.corrections.first?.run else { continue }
      body(track.handle, nil, run)
    }
    for track in tracks where !track.isDropped {
      if let run = track.run { body(track.node, track.slot, run) }
    }
  }
}

extension AnimationContext {
  /// The environment of the animation. The animated values do not belong to a view, so these are the default values.
  public var environment: EnvironmentValues { EnvironmentValues() }
}
