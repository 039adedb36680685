/// Animated edits change only the displayed values in the meantime, without jumps.
@MainActor struct AnimatedScriptTests {
  @Test(arguments: 0..<8) @MainActor func `An animated host converges to a fresh host after any edits`(block: Int) {
    expectNoDifference(UInt64(block) * 30..<UInt64(block + 1) * 30, firstDifference)
  }

  @Test(arguments: 0..<4) @MainActor func `The steps of time do not matter after any edits`(block: Int) {
    expectNoDifference(UInt64(block) * 30..<UInt64(block + 1) * 30, firstDifferenceOfSteps)
  }

  /// Presentations have their own animations, so only settled states are compared.
  @Test(arguments: 0..<4) func `The tree stays consistent after any presentation, edit, and animation`(block: Int) {
    expectNoDifference(UInt64(block) * 30..<UInt64(block + 1) * 30, firstBreach)
  }

  private func firstBreach(_ seed: UInt64) -> String? {
    let run = AnimatedRun(seed: seed, salt: 77, words: .all)
    var generator = SeededGenerator(seed: seed &+ 78)
    let host = run.host()
    for step in run.edits.indices {
      host.updated { run.perform(step, on: host) }.advance(by: Double(generator.number(0..<20)) / 60)
      let broken = host.core.checkInvariants(recomputing: false)
      if !broken.isEmpty {
        return "after edit \(step) \(run.edits[step]): \(broken.joined(separator: "\n"))\n\(run.scenes[step].spec)"
      }
    }
    return nil
  }

  private func expectNoDifference(_ seeds: Range<UInt64>, _ firstDifference: (UInt64) -> String?) {
    for seed in RandomSeeds.sample(of: seeds, oneIn: 5) {
      if let difference = firstDifference(seed) {
        Issue.record("seed \(seed): \(difference)")
        return
      }
    }
  }

  private func firstDifference(_ seed: UInt64) -> String? {
    let run = AnimatedRun(seed: seed, salt: 77)
    var generator = SeededGenerator(seed: seed &+ 78)
    let host = run.host()
    for step in run.edits.indices {
      let before = host.shownFrames
      let mayJump = run.mayJump(at: step)
      let after = host.updated { run.perform(step, on: host) }.shownFrames
      let context = "after edit \(step) \(run.edits[step])"
      for (node, frame) in before where !mayJump {
        guard let now = after[node] else { continue }
        if !isNear(frame, now) { return "what is shown jumps: \(frame) \(now) \(context)\n\(run.scenes[step].spec)" }
      }
      // Running animations are retargeted by the next edit, or end before it.
      host.advance(by: Double(generator.number(0..<20)) / 60)
      let isResting = generator.chance(30) || step == run.edits.count - 1
      if isResting { host.advance(by: 30) }
      if isResting, host.isAnimating { return "it still moves \(context)" }
      let broken = host.core.checkInvariants(recomputing: isResting)
      if !broken.isEmpty { return "\(context): \(broken.joined(separator: "\n"))\n\(run.scenes[step].spec)" }
      if let difference = difference(host, run.fresh(step), isResting) {
        return "\(difference) \(context)\n\(run.scenes[step].spec)"
      }
    }
    return nil
  }

  private func difference(_ host: ViewHost<SpecRoot>, _ fresh: ViewHost<SpecRoot>, _ isResting: Bool) -> String? {
    guard host.core.hasEveryRow, fresh.core.hasEveryRow else { return nil }
    for identifier in fresh.identifiers {
      if host.frame(of: identifier) != fresh.frame(of: identifier) { return "frame of \(identifier)" }
      if isResting, host.presentedFrame(of: identifier) != fresh.frame(of: identifier) {
        return "shown frame of \(identifier)"
      }
    }
    if host.preference(ListKey<Int>.self) != fresh.preference(ListKey<Int>.self) { return "numbers" }
    if isResting, host.displayList != fresh.displayList {
      return "display list\n\(host.displayList)from scratch\n\(fresh.displayList)"
    }
    return nil
  }

  /// Compares two hosts with the same edits whose clocks reach the same times in different steps.
  private func firstDifferenceOfSteps(_ seed: UInt64) -> String? {
    let run = AnimatedRun(seed: seed, salt: 91)
    var generator = SeededGenerator(seed: seed &+ 92)
    let (whole, parts) = (run.host(), run.host())
    for step in run.edits.indices {
      for host in [whole, parts] { host.update { run.perform(step, on: host) } }
      // Sums of these are exact, so that both clocks have the same bits.
      let steps = (0..<generator.number(1..<6)).map { _ in Double(generator.number(0..<12)) / 64 }
      for seconds in steps { parts.advance(by: seconds) }
      whole.advance(by: steps.reduce(0, +))
      let context = "after edit \(step) \(run.edits[step]) and \(steps)\n\(run.scenes[step].spec)"
      if whole.time != parts.time { return "time \(whole.time), in steps \(parts.time) \(context)" }
      if whole.isAnimating != parts.isAnimating { return "only one moves \(context)" }
      for identifier in whole.identifiers {
        let (a, b) = (whole.presentedFrame(of: identifier), parts.presentedFrame(of: identifier))
        if a != b { return "shown frame of \(identifier): \(a.debugDescription) \(b.debugDescription) \(context)" }
      }
      if whole.displayList != parts.displayList {
        return "display list\n\(whole.displayList)in steps\n\(parts.displayList) \(context)"
      }
    }
    return nil
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01
      && abs(a.height - b.height) < 0.01
  }
}

/// A script whose edits are animated, each by a separate animation or by none.
@MainActor struct AnimatedRun {
  let script: Script
  private let animations: [Animation?]
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

  func host() -> ViewHost<SpecRoot> { Scene(spec: script.spec).host }

  func fresh(_ step: Int) -> ViewHost<SpecRoot> {
    let host = scenes[step].host
    // State that the first frame writes can be animated.
    if host.isAnimating { host.advance(by: 30) }
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
