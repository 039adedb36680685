import Foundation
import Testing
import TributaryViews

/// Edits that are animated change nothing but what is shown meanwhile, and that does not jump.
@Suite @MainActor struct AnimatedScriptTests {
  private let animations: [Animation] = [
    .spring, .linear(duration: 0.3), .easeInOut.delay(0.1), .bouncy.speed(2), .linear.repeatCount(2),
    .interpolatingSpring,
  ]

  @Test(arguments: 0..<8)
  func `Whatever is edited with animation, a host comes to show what a fresh one would`(block: Int) {
    for seed in UInt64(block) * 30..<UInt64(block + 1) * 30 {
      if let difference = firstDifference(Script.random(seed: seed), seed) {
        Issue.record("seed \(seed): \(difference)")
        return
      }
    }
  }

  private func firstDifference(_ script: Script, _ seed: UInt64) -> String? {
    var generator = SeededGenerator(seed: seed &+ 77)
    var scene = Scene(spec: script.spec)
    let host = ViewHost(size: scene.size) { SpecRoot(model: nil, spec: scene.spec) }
    host.environment = scene.environment
    host.update()
    for (step, edit) in script.edits.enumerated() {
      let before = shownFrames(host)
      edit.apply(to: &scene)
      let animation = animations.randomElement(using: &generator)
      withAnimation(animation) {
        host.content = SpecRoot(model: nil, spec: scene.spec)
        if scene.size != host.size { host.size = scene.size }
        host.environment = scene.environment
      }
      host.update()
      let after = shownFrames(host)
      // State that is written in answer to a change is not animated, nor are an effect without data and the direction;
      // and the views of another transition are others.
      let description = "\(scene.spec)"
      let isContinuous =
        !scene.spec.holdsState && !description.contains(".effect(") && !description.contains(".transition(")
        && !edit.isMirroring
      for (node, frame) in before where isContinuous {
        guard let now = after[node] else { continue }
        if !isNear(frame, now) { return "what is shown jumps: \(frame) \(now), edit \(step) \(edit)\n\(scene.spec)" }
      }
      // What is under way is retargeted by the next edit, or comes to its end first.
      host.advance(by: Double(generator.number(0..<20)) / 60)
      let isResting = generator.chance(30) || step == script.edits.count - 1
      if isResting { host.advance(by: 30) }
      if isResting, host.isAnimating { return "it still moves after edit \(step) \(edit)" }
      let broken = host.core.checkInvariants(recomputing: isResting)
      if !broken.isEmpty { return "after edit \(step) \(edit): \(broken.joined(separator: "\n"))" }
      let fresh = ViewHost(size: scene.size) { SpecRoot(model: nil, spec: scene.spec) }
      fresh.environment = scene.environment
      fresh.update()
      guard host.core.hasEveryRow, fresh.core.hasEveryRow else { continue }
      for identifier in fresh.identifiers {
        if host.frame(of: identifier) != fresh.frame(of: identifier) { return "frame of \(identifier), edit \(step)" }
        if isResting, host.presentedFrame(of: identifier) != fresh.frame(of: identifier) {
          return "shown frame of \(identifier), edit \(step)"
        }
      }
      if host.preference(NumbersKey.self) != fresh.preference(NumbersKey.self) { return "numbers, edit \(step)" }
      if isResting, host.displayList != fresh.displayList {
        return "display list after edit \(step) \(edit)\n\(host.displayList)from scratch\n\(fresh.displayList)"
      }
    }
    return nil
  }

  /// Where items are shown that carry identifiers, by their nodes.
  private func shownFrames(_ host: ViewHost<SpecRoot>) -> [ObjectIdentifier: CGRect] {
    var frames: [ObjectIdentifier: CGRect] = [:]
    for identifier in host.identifiers {
      guard let node = host.core.node(identified: identifier), let frame = host.presentedFrame(of: identifier) else {
        continue
      }
      frames[ObjectIdentifier(node)] = frame
    }
    return frames
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01
      && abs(a.height - b.height) < 0.01
  }
}

extension Edit {
  fileprivate var isMirroring: Bool {
    if case .mirror = self { true } else { false }
  }
}
