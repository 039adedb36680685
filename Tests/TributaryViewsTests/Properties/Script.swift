@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

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
  @MainActor func firstDifference() -> String? {
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
  @MainActor private func change(_ host: ViewHost<SpecRoot>, _ model: SpecModel, from old: Scene, to scene: Scene) {
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
  @MainActor private func difference(_ host: ViewHost<SpecRoot>, _ scene: Scene, isLast: Bool) -> String? {
    let report = host.update()
    // Running animations end first.
    if host.isAnimating { host.advance(by: 60) }
    let model = SpecModel(scene.spec)
    model.level = scene.level
    let fresh = ViewHost(size: scene.size, safeAreaInsets: scene.safeArea) {
      SpecRoot(model: isObserved ? model : nil, spec: scene.spec)
    }
    fresh.environment = scene.environment
    fresh.update { fresh.environment.levels = model }
    if fresh.isAnimating { fresh.advance(by: 60) }
    return difference(host, fresh, report, showsTitles: scene.spec.contains([.title]), isLast: isLast)
  }

  @MainActor private func difference(
    _ host: ViewHost<SpecRoot>, _ fresh: ViewHost<SpecRoot>, _ report: FrameReport, showsTitles: Bool, isLast: Bool
  ) -> String? {
    if !report.settled { return Self.tellTheSameLoopOfATitle(host, fresh) ? nil : "the frame did not settle" }
    if let error = host.diagnostics.first(where: { $0.severity == .error && !Self.isLoopOfATitle($0) }) {
      return "error: \(error.description)"
    }
    // A back button is named after a page that published its title while it was visible.
    let isTitled = showsTitles && host.nodes(of: PageStackNode.self).contains { $0.items.count > 1 }
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
  @MainActor private static func places(in host: ViewHost<SpecRoot>) -> [CGRect] {
    host.preference(ListKey<Anchor<CGRect>>.self).map { $0.box.resolve(in: host.core.root) }
  }

  @MainActor private func difference(_ host: ViewHost<SpecRoot>, _ fresh: ViewHost<SpecRoot>) -> String? {
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
    if lists.0.description != lists.1.description { return "display list\n\(lists.0)from scratch\n\(lists.1)" }
    return "display lists differ in less than a thousandth"
  }
}

extension Script {
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
      // An action that runs when a view becomes visible may have written its state.
      let holdsState = stack.nodes(of: EvaluatedNode.self).contains { $0.holdsState }
      return hasRows
        && stack.items.allSatisfy { item in
          let mayTell = holdsState || !item.flags.isDisjoint(with: [.subtreeHasObservers, .subtreeHasWriters])
          return !mayTell || !item.isAbsent(.unseen)
        }
    }
  }
}

@Observable final class SpecModel: @unchecked Sendable {
  var spec: Spec
  /// The value that views at every depth read.
  var level = 0
  init(_ spec: Spec) { self.spec = spec }
}

extension Scene {
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
  init(model: SpecModel?, spec: Spec) { (self.model, self.spec) = (model, spec) }

  var body: some View {
    let spec = model?.spec ?? spec
    SpecView(spec: spec).environment(\.holdsState, spec.holdsState).environment(\.names, names)
  }
}

extension Script {
  /// Returns a smaller script that also fails: edits are dropped, and subtrees are replaced by their children or by a
  /// leaf.
  @MainActor func shrunk() -> Script {
    var best = self
    var isSmaller = true
    var budget = 600
    while isSmaller, budget > 0 {
      isSmaller = false
      for candidate in best.smaller() {
        budget -= 1
        if budget <= 0 { break }
        if candidate.firstDifference() != nil {
          best = candidate
          isSmaller = true
          break
        }
      }
    }
    return best
  }

  /// Returns scripts that are one step smaller, the smallest first.
  private func smaller() -> [Script] {
    var candidates: [Script] = []
    if edits.count > 1 {
      candidates.append(with { $0.edits = Array(edits.suffix(edits.count / 2)) })
      candidates.append(with { $0.edits = Array(edits.prefix(edits.count / 2)) })
    }
    for index in edits.indices { candidates.append(with { $0.edits.remove(at: index) }) }
    for smaller in spec.smaller() { candidates.append(with { $0.spec = smaller }) }
    for (index, edit) in edits.enumerated() {
      for smaller in edit.smaller() { candidates.append(with { $0.edits[index] = smaller }) }
    }
    if isObserved { candidates.append(with { $0.isObserved = false }) }
    if resizesOften { candidates.append(with { $0.resizesOften = false }) }
    return candidates
  }

  private func with(_ change: (inout Script) -> Void) -> Script {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Spec {
  func smaller() -> [Spec] {
    var result: [Spec] = []
    for path in paths {
      guard let node = self[path[...]] else { continue }
      var replacements = node.children
      if !node.children.isEmpty { replacements.append(.leaf(.fixed, node.parameters)) }
      if case .list(let kind, let given, let children) = node {
        for index in children.indices {
          var fewer = children
          fewer.remove(at: index)
          replacements.append(.list(kind, given, fewer))
        }
      }
      for replacement in replacements {
        var copy = self
        copy.change(path[...]) { $0 = replacement }
        result.append(copy)
      }
    }
    return result.sorted { $0.count < $1.count }
  }
}

extension Edit {
  func smaller() -> [Edit] {
    switch self {
    case .replace(let path, let spec): spec.smaller().map { .replace(path, $0) }
    case .insert(let path, let index, let spec): spec.smaller().map { .insert(path, at: index, $0) }
    default: []
    }
  }
}

/// One change to a tree or to its host. An edit with an invalid path has no effect, so any edit of a script can be
/// dropped.
enum Edit {
  case set([Int], a: Int, b: Int)
  case replace([Int], Spec)
  case insert([Int], at: Int, Spec)
  case remove([Int], at: Int)
  case move([Int], from: Int, to: Int)
  case wrap([Int], Spec.Unary, Spec.Parameters)
  case unwrap([Int])
  case size(CGSize)
  case safeArea(EdgeInsets)
  case mirror(Bool)
  case dark(Bool)
  case font(CGFloat)
  case mark(Int)
  /// The new value of every model that views read.
  case level(Int)
}

extension Edit {
  static func random(
    for spec: Spec, _ generator: inout SeededGenerator, nextID: inout Int, words: Vocabulary = .first
  ) -> Edit {
    let paths = spec.paths
    let path = paths.randomElement(using: &generator) ?? []
    let lists = paths.filter { if case .list = spec[$0[...]] { true } else { false } }
    switch generator.number(0..<100) {
    case 0..<38: return .set(path, a: generator.number(0..<10), b: generator.number(0..<10))
    case 38..<46: return .replace(path, .random(&generator, depth: 2, nextID: &nextID, words: words))
    case 46..<54:
      let list = lists.randomElement(using: &generator) ?? []
      return .insert(list, at: generator.number(0..<4), .random(&generator, depth: 2, nextID: &nextID, words: words))
    case 54..<61: return .remove(lists.randomElement(using: &generator) ?? [], at: generator.number(0..<3))
    case 61..<68:
      let list = lists.randomElement(using: &generator) ?? []
      return .move(list, from: generator.number(0..<3), to: generator.number(0..<3))
    case 68..<76:
      let kind = words.unaries.randomElement(using: &generator) ?? .padding
      return .wrap(path, kind, .random(&generator, nextID: &nextID))
    case 76..<83: return .unwrap(path)
    case 83..<88: return .size(CGSize(width: generator.number(0..<40) * 10, height: generator.number(0..<40) * 10))
    case 88..<91:
      let edge = { (generator: inout SeededGenerator) in CGFloat(generator.number(0..<3) * 10) }
      return .safeArea(
        EdgeInsets(
          top: edge(&generator), leading: edge(&generator), bottom: edge(&generator), trailing: edge(&generator)))
    case 91..<94: return .mirror(generator.chance(50))
    case 94..<96: return .dark(generator.chance(50))
    case 96..<98: return .font(CGFloat(generator.number(4..<40)))
    default: return .mark(generator.number(0..<20))
    }
  }

  func apply(to scene: inout Scene) {
    switch self {
    case .set(let path, let a, let b):
      scene.spec.change(path[...]) {
        $0.parameters.a = a
        $0.parameters.b = b
      }
    case .replace(let path, let new): scene.spec.change(path[...]) { $0 = new }
    case .insert(let path, let index, let new):
      scene.spec.change(path[...]) { spec in
        guard case .list = spec else { return }
        spec.children.insert(new, at: min(index, spec.children.count))
      }
    case .remove(let path, let index):
      scene.spec.change(path[...]) { spec in
        guard case .list = spec, spec.children.indices.contains(index) else { return }
        spec.children.remove(at: index)
      }
    case .move(let path, let from, let to):
      scene.spec.change(path[...]) { spec in
        guard case .list = spec, spec.children.indices.contains(from), spec.children.indices.contains(to) else {
          return
        }
        spec.children.swapAt(from, to)
      }
    case .wrap(let path, let kind, let given): scene.spec.change(path[...]) { $0 = .unary(kind, given, $0) }
    case .unwrap(let path): scene.spec.change(path[...]) { $0 = $0.children.first ?? $0 }
    case .size(let size): scene.size = size
    case .safeArea(let insets): scene.safeArea = insets
    case .mirror(let isMirrored): scene.isMirrored = isMirrored
    case .dark(let isDark): scene.isDark = isDark
    case .font(let size): scene.fontSize = size
    case .mark(let mark): scene.mark = mark
    case .level(let level): scene.level = level
    }
  }
}

/// A tree with the properties of its host.
struct Scene {
  var spec: Spec
  var size = CGSize(width: 300, height: 200)
  var safeArea = EdgeInsets()
  var isMirrored = false
  var isDark = false
  var fontSize: CGFloat = 16
  var mark = 0
  var level = 0

  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.textMeasurer = FixedTextMeasurer()
    values.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    values.colorScheme = isDark ? .dark : .light
    values.font = .system(size: fontSize)
    values.mark = mark
    return values
  }

  /// A new host of the scene, after its first frame.
  @MainActor var host: ViewHost<SpecRoot> {
    let host = ViewHost(size: size) { SpecRoot(model: nil, spec: spec) }
    return host.updated { host.environment = environment }
  }
}
