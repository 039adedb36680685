import Foundation
import Observation
import PreferenceTestSupport
import RandomTestSupport
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryControls
import TributaryHost

/// A first tree and the edits that follow.
struct Script {
  var spec: Spec
  var edits: [Edit]
  /// Whether the tree reaches the host through an observable object instead of as new content.
  var isObserved: Bool
  /// Whether every cache is recomputed after every edit, and not only after the last one.
  var checksOften: Bool
  /// Whether the window temporarily has other sizes and safe-area insets after every edit.
  var resizesOften = false

  static func random(seed: UInt64, edits count: Int = 10, words: Vocabulary = .first) -> Script {
    var generator = SeededGenerator(seed: seed)
    var nextID = 0
    let spec = Spec.random(&generator, depth: generator.number(2..<7), nextID: &nextID, words: words)
    var scene = Scene(spec: spec)
    var edits: [Edit] = []
    for _ in 0..<count {
      let edit = Edit.random(for: scene.spec, &generator, nextID: &nextID, words: words)
      edit.apply(to: &scene)
      edits.append(edit)
      if words.leaves.contains(.observer), generator.chance(15) { edits.append(.level(generator.number(0..<10))) }
    }
    return Script(
      spec: spec, edits: edits, isObserved: seed % 2 == 0, checksOften: seed % 3 == 0,
      resizesOften: words.leaves.contains(.observer) && seed % 4 == 1)
  }

  /// Runs the edits on one host and compares it with a fresh one after each.
  ///
  /// - Returns: The first difference; `nil` if there is none.
  @MainActor
  func firstDifference() -> String? {
    var scene = Scene(spec: spec)
    let model = SpecModel(spec)
    let host = ViewHost(size: scene.size) { SpecRoot(model: isObserved ? model : nil, spec: spec) }
    host.environment = scene.environment
    host.environment.levels = model
    for step in 0...edits.count {
      let place = step == 0 ? "the first frame" : "edit \(step) \(edits[step - 1])"
      if step > 0 {
        let old = scene
        edits[step - 1].apply(to: &scene)
        if scene.spec != old.spec {
          if isObserved { model.spec = scene.spec } else { host.content = SpecRoot(model: nil, spec: scene.spec) }
        }
        change(host, model, from: old, to: scene)
      }
      if let difference = difference(host, scene, isLast: step == edits.count) {
        return "after \(place):\n\(difference)\n\(scene.spec)"
      }
      guard resizesOften else { continue }
      let standing = scene
      for (number, scene) in [standing.narrow(step), standing.covered(step), standing].enumerated() {
        change(host, model, from: [standing, standing.narrow(step), standing.covered(step)][number], to: scene)
        if let difference = difference(host, scene, isLast: false) {
          return "after \(place), resize \(number) to \(scene.size):\n\(difference)\n\(scene.spec)"
        }
      }
    }
    return nil
  }

  /// Applies the changes beside the tree to a host.
  @MainActor
  private func change(_ host: ViewHost<SpecRoot>, _ model: SpecModel, from old: Scene, to scene: Scene) {
    if scene.size != old.size { host.size = scene.size }
    if scene.safeArea != old.safeArea { host.safeAreaInsets = scene.safeArea }
    if scene.level != old.level { model.level = scene.level }
    if scene.isMirrored != old.isMirrored || scene.isDark != old.isDark || scene.fontSize != old.fontSize
      || scene.mark != old.mark
    {
      host.environment = scene.environment
      host.environment.levels = model
    }
  }

  /// Settles, and compares with a fresh host.
  @MainActor
  private func difference(_ host: ViewHost<SpecRoot>, _ scene: Scene, isLast: Bool) -> String? {
    let report = host.update()
    // Running animations end first.
    if host.isAnimating { host.advance(by: 60) }
    let model = SpecModel(scene.spec)
    model.level = scene.level
    let fresh = ViewHost(size: scene.size, safeAreaInsets: scene.safeArea) {
      SpecRoot(model: isObserved ? model : nil, spec: scene.spec)
    }
    fresh.environment = scene.environment
    fresh.environment.levels = model
    fresh.update()
    if fresh.isAnimating { fresh.advance(by: 60) }
    return difference(host, fresh, report, showsTitles: scene.spec.contains([.title]), isLast: isLast)
  }

  @MainActor
  private func difference(
    _ host: ViewHost<SpecRoot>, _ fresh: ViewHost<SpecRoot>, _ report: FrameReport, showsTitles: Bool, isLast: Bool
  ) -> String? {
    if !report.settled { return Self.tellTheSameLoopOfATitle(host, fresh) ? nil : "the frame did not settle" }
    if let error = host.diagnostics.first(where: { $0.severity == .error && !Self.isLoopOfATitle($0) }) {
      return "error: \(error.description)"
    }
    // A back button is named after a page that published its title while it was visible.
    let isTitled = showsTitles && host.core.hasPageOutOfSight
    if !isTitled, host.core.isTimeless, fresh.core.isTimeless, let difference = difference(host, fresh) {
      return difference
    }
    let again = host.update()
    if again.counts.bodies + again.counts.measurements + again.counts.actions > 0 || again.passes != 1 {
      return "a frame without changes worked: \(again.counts), \(again.passes) passes"
    }
    let broken = host.core.checkInvariants(recomputing: checksOften || isLast)
    return broken.isEmpty ? nil : "invariants: " + broken.joined(separator: "\n")
  }

  /// Returns whether both hosts report the loop of a title. A title that a lazy row publishes causes a genuine loop if
  /// its bar hides the row.
  @MainActor
  private static func tellTheSameLoopOfATitle(_ host: ViewHost<SpecRoot>, _ fresh: ViewHost<SpecRoot>) -> Bool {
    [host, fresh].allSatisfy { $0.diagnostics.contains { Self.isLoopOfATitle($0) } }
  }

  private static func isLoopOfATitle(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.code == .feedbackLoop && "\(diagnostic)".contains("NavigationPage.swift")
  }

  /// Returns the positions of the anchors at the root.
  @MainActor
  private static func places(in host: ViewHost<SpecRoot>) -> [CGRect] {
    host.preference(ListKey<Anchor<CGRect>>.self).map { $0.box.resolve(in: host.core.root) }
  }

  @MainActor
  private func difference(_ host: ViewHost<SpecRoot>, _ fresh: ViewHost<SpecRoot>) -> String? {
    if host.identifiers != fresh.identifiers {
      return "identifiers \(host.identifiers), from scratch \(fresh.identifiers)"
    }
    for identifier in fresh.identifiers {
      let old = host.frame(of: identifier)
      let new = fresh.frame(of: identifier)
      if old != new { return "frame of \(identifier) \(old.debugDescription), from scratch \(new.debugDescription)" }
      if let new, !(new.minX.isFinite && new.minY.isFinite && new.width.isFinite && new.height.isFinite) {
        return "frame of \(identifier) is \(new)"
      }
    }
    let numbers = (host.preference(ListKey<Int>.self), fresh.preference(ListKey<Int>.self))
    if numbers.0 != numbers.1 { return "numbers \(numbers.0), from scratch \(numbers.1)" }
    let differences = (host.preference(DifferenceKey.self), fresh.preference(DifferenceKey.self))
    if differences.0 != differences.1 { return "difference \(differences.0), from scratch \(differences.1)" }
    let places = (Self.places(in: host), Self.places(in: fresh))
    if places.0 != places.1 { return "places \(places.0), from scratch \(places.1)" }
    let traces = (host.explain(ListKey<Int>.self).description, fresh.explain(ListKey<Int>.self).description)
    if traces.0 != traces.1 { return "trace\n\(traces.0)\nfrom scratch\n\(traces.1)" }
    // The fresh host tests all of its items, because it has no display list yet.
    for point in Self.points(in: host.size) {
      let chains = (host.core.chain(at: point), fresh.core.chain(at: point))
      if !chains.0.elementsEqual(chains.1, by: { $0.type == $1.type && $0.size == $1.size }) {
        return "hit at \(point) \(chains.0), from scratch \(chains.1)"
      }
    }
    let lists = (host.displayList, fresh.displayList)
    if lists.0 == lists.1 { return nil }
    if lists.0.description != lists.1.description {
      return "display list\n\(lists.0)from scratch\n\(lists.1)"
    }
    return "display lists differ in less than a thousandth"
  }
}

extension Script {
  /// Returns points in and around a window.
  private static func points(in size: CGSize) -> [CGPoint] {
    (0..<6).flatMap { row in
      (0..<6).map { column in
        CGPoint(x: size.width * (CGFloat(column) * 0.23 - 0.07), y: size.height * (CGFloat(row) * 0.23 - 0.07))
      }
    }
  }
}

extension ViewGraph {
  /// Returns the items that are hit at a point, from the front-most one outward.
  @MainActor fileprivate func chain(at point: CGPoint) -> [(type: ItemNode.Type, size: CGSize)] {
    answering { root.hit(point) }.map { (type(of: $0), $0.size) }
  }

  /// Whether the displayed state is independent of earlier states: the sheet presented last is in front of another one.
  @MainActor var isTimeless: Bool {
    hasEveryRow && (LayeredRootNode.of(self)?.layers ?? []).count { !$0.items.isEmpty } < 2
  }

  /// Whether every element of every lazy container has a row, and every view there that publishes a value is visible.
  /// Otherwise the displayed state can depend on earlier states: a fresh host estimates lengths that this one knows,
  /// and has not received values that were published while a view was visible.
  @MainActor var hasEveryRow: Bool {
    (features[LazyRegistry.self]?.containers ?? []).allSatisfy { handle in
      guard let stack = handles.node(for: handle) else { return true }
      let hasRows = stack.segments.allSatisfy { segment in
        segment.list.map { $0.count == $0.rows.count(where: \.isActive) } ?? true
      }
      let holdsState = stack.holdsStateBelow
      return hasRows
        && stack.items.allSatisfy { item in
          let mayTell = holdsState || !item.flags.isDisjoint(with: [.subtreeHasObservers, .subtreeHasWriters])
          return !mayTell || !item.isAbsent(.unseen)
        }
    }
  }

  /// Whether a page lies below another one.
  @MainActor var hasPageOutOfSight: Bool {
    var nodes: [ViewNode] = [root]
    while let node = nodes.popLast() {
      if let pages = node as? PageStackNode, pages.items.count > 1 { return true }
      node.forEachChild { nodes.append($0) }
    }
    return false
  }
}

extension ViewNode {
  /// Whether a view below keeps state: an action that runs when the view becomes visible may have written it.
  fileprivate var holdsStateBelow: Bool {
    var nodes: [ViewNode] = [self]
    while let node = nodes.popLast() {
      if (node as? EvaluatedNode)?.holdsState ?? false { return true }
      node.forEachChild { nodes.append($0) }
    }
    return false
  }
}

@Observable final class SpecModel: @unchecked Sendable {
  var spec: Spec
  /// The value that views at every depth read.
  var level = 0

  init(_ spec: Spec) { self.spec = spec }
}

extension Scene {
  /// Returns the same scene in a smaller window.
  func narrow(_ step: Int) -> Scene {
    var scene = self
    scene.size = CGSize(width: CGFloat(step % 4) * 40, height: CGFloat(step % 3) * 55)
    return scene
  }

  /// Returns the same scene in a larger window with safe-area insets.
  func covered(_ step: Int) -> Scene {
    var scene = self
    scene.size = CGSize(width: 410, height: 90 + CGFloat(step % 5) * 60)
    scene.safeArea = EdgeInsets(top: CGFloat(step % 3) * 9, leading: 4, bottom: CGFloat(step % 2) * 30, trailing: 0)
    return scene
  }
}

struct SpecRoot: View {
  let model: SpecModel?
  let spec: Spec
  @Namespace private var names

  init(model: SpecModel?, spec: Spec) {
    self.model = model
    self.spec = spec
  }

  var body: some View {
    let spec = model?.spec ?? spec
    SpecView(spec: spec).environment(\.holdsState, spec.holdsState).environment(\.names, names)
  }
}
