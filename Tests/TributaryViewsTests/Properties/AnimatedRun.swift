import Foundation
import RandomTestSupport
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryHost

/// A script whose edits are animated, each by a separate animation or by none.
@MainActor struct AnimatedRun {
  let script: Script
  private let animations: [Animation?]
  /// The scenes to which the edits lead.
  let scenes: [Scene]

  var edits: [Edit] { script.edits }

  private static let choice: [Animation?] = [
    .spring, .linear(duration: 0.3), .easeInOut.delay(0.1), .bouncy.speed(2), .linear.repeatCount(2),
    .interpolatingSpring, nil,
  ]

  init(seed: UInt64, salt: UInt64, words: Vocabulary = .still) {
    script = Script.random(seed: seed, words: words)
    var generator = SeededGenerator(seed: seed &+ salt)
    animations = script.edits.map { _ in Self.choice.randomElement(using: &generator) ?? nil }
    var scene = Scene(spec: script.spec)
    scenes = script.edits.map { edit in
      edit.apply(to: &scene)
      return scene
    }
  }

  /// Returns a host that shows the first tree.
  func host() -> ViewHost<SpecRoot> { host(of: Scene(spec: script.spec)) }

  /// Returns a host that has shown only the result of an edit.
  func fresh(_ step: Int) -> ViewHost<SpecRoot> {
    let host = host(of: scenes[step])
    // State that the first frame writes can be animated.
    if host.isAnimating { host.advance(by: 30) }
    return host
  }

  private func host(of scene: Scene) -> ViewHost<SpecRoot> {
    let host = ViewHost(size: scene.size) { SpecRoot(model: nil, spec: scene.spec) }
    host.environment = scene.environment
    host.update()
    return host
  }

  func perform(_ step: Int, on host: ViewHost<SpecRoot>) {
    let scene = scenes[step]
    withAnimation(animations[step]) {
      host.content = SpecRoot(model: nil, spec: scene.spec)
      if scene.size != host.size { host.size = scene.size }
      host.environment = scene.environment
    }
  }

  /// Returns whether an edit can change the displayed values at once.
  ///
  /// State written in response to a change, effects without animatable data, and the layout direction are not animated;
  /// views with another transition are different views; and a modifier can disable animation.
  func mayJump(at step: Int) -> Bool {
    if case .mirror = edits[step] { return true }
    let instant: Set<Spec.Unary> = [.effect, .transition, .transaction, .keyframes]
    return animations[step] == nil || scenes[step].spec.contains(instant.union(Spec.Unary.stateful))
  }
}

extension ViewHost {
  /// The displayed frames of items with identifiers, by node.
  var shownFrames: [ObjectIdentifier: CGRect] {
    var frames: [ObjectIdentifier: CGRect] = [:]
    for identifier in identifiers {
      guard let node = IdentifierTable.of(core).node(identified: identifier), let frame = presentedFrame(of: identifier)
      else { continue }
      frames[ObjectIdentifier(node)] = frame
    }
    return frames
  }
}
