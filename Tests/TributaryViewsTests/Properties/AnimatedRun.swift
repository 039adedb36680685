import Foundation
import RandomTestSupport
import TributaryMotion
import TributaryEngine
import TributaryHost

/// A script whose edits are animated, each by an animation of its own or by none.
@MainActor struct AnimatedRun {
  let script: Script
  private let animations: [Animation?]
  /// The scenes that the edits lead to.
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

  /// A host that shows the first tree.
  func host() -> ViewHost<SpecRoot> { host(of: Scene(spec: script.spec)) }

  /// A host that has never shown anything but what an edit leads to.
  func fresh(_ step: Int) -> ViewHost<SpecRoot> {
    let host = host(of: scenes[step])
    // State that a first frame writes may be shown by an animation.
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

  /// Whether an edit may show at once what it changes.
  ///
  /// State that is written in answer to a change is not animated, nor are an effect without data and the direction; the views
  /// of another transition are others; and a modifier may ask for it.
  func mayJump(at step: Int) -> Bool {
    if case .mirror = edits[step] { return true }
    let instant: Set<Spec.Unary> = [.effect, .transition, .transaction, .keyframes]
    return animations[step] == nil || scenes[step].spec.contains(instant.union(Spec.Unary.stateful))
  }
}

extension ViewHost {
  /// Where items are shown that carry identifiers, by their nodes.
  var shownFrames: [ObjectIdentifier: CGRect] {
    var frames: [ObjectIdentifier: CGRect] = [:]
    for identifier in identifiers {
      guard let node = core.node(identified: identifier), let frame = presentedFrame(of: identifier) else { continue }
      frames[ObjectIdentifier(node)] = frame
    }
    return frames
  }
}
