public import Foundation
public import SceneTestSupport
public import TributaryGeometry

// How preferences and layout work, as a program that can be read from top to bottom.
//
//   1. Item.swift         A description becomes items: expressions are evaluated, conditions and loops are resolved.
//   2. Size.swift         A parent proposes a size, and a child returns its size.
//   3. Arrangement.swift  A parent chooses the origins of its children.
//   4. Guides.swift       Alignment guides and gaps, the two preferences of layout.
//   5. Placement.swift    Items receive their places in the root; content that depends on places is created.
//   6. Fold.swift         The values of siblings are combined.
//   7. Delivery.swift     Readers receive changed values and write state.
//   8. This file          The steps are repeated until no state changes.
//
// Nothing is stored between two passes except the variables and the last delivery to each reader. Ids such as PREF-04
// refer to the table of claims, Tests/TributaryConformanceTests/Conformance.md.

/// The state of a scene, and what its readers have received.
public struct Specification {
  public let scene: ViewScene
  public var variables: [String: Value]
  public var size: CGSize
  public var insets: EdgeInsets
  /// The last delivery to each reader that exists.
  var delivered: [String: Value] = [:]
  /// The placed views of the last pass.
  var placed: Placed?

  /// The number of passes after which a frame ends.
  static let limit = 64

  public init(_ scene: ViewScene) {
    self.scene = scene
    (size, insets) = (scene.size, scene.insets)
    variables = Dictionary(scene.variables.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
  }

  /// Runs passes until no delivery changes a variable, or until the limit is reached (PREF-16, PREF-72, LOOP-01,
  /// LOOP-06).
  public mutating func frame() -> FrameResult {
    var observation = FrameResult()
    var history = [variables]
    repeat {
      observation.passes += 1
      var pass = Pass(specification: self)
      let placed = pass.placedRoot()
      let deliveries = pass.deliveries(in: placed, delivered: &delivered)
      observation.deliveries += deliveries.map(\.delivery)
      observation.reduces += pass.reduces
      self.placed = placed
      // The actions run after the walk; a write of an equal value is no write (PREF-16, STATE-06).
      // A write that no view of this pass reads changes nothing (STATE-05).
      var hasChanged = false
      for case (let delivery, let assignment?, let own) in deliveries {
        // An action reads state as of the last evaluation of its view, and the current values of objects (PREF-47).
        var scope = own.with("value", delivery.delivered.value)
        for name in variables.keys where !scene.isState(name) { scope.values[name] = variables[name] }
        let value = assignment.formula.evaluated(in: scope)
        if variables[assignment.variable] == value { continue }
        variables[assignment.variable] = value
        hasChanged = hasChanged || scene.isState(assignment.variable)
        if hasChanged { continue }
        hasChanged = scene.content.reads(in: Scope(values: history.last ?? [:])).contains(assignment.variable)
      }
      if !hasChanged { break }
      history.append(variables)
    } while observation.passes < Self.limit
    observation.verdict = observation.passes < Self.limit ? .settled : .afterLoop(history)
    observation.variables = variables
    if let placed {
      placed.record(in: &observation)
      observation.order = placed.order
      var pass = Pass(specification: self)
      for key in scene.keys where !key.isAnchored {
        observation.values[key] = pass.fold(key, placed) ?? key.defaultValue
      }
    }
    return observation
  }

  /// Applies a step of the script. A tap runs the innermost action around the tapped view.
  public mutating func apply(_ step: Step) {
    step.apply(to: &variables)
    if case .resize(let size) = step { self.size = size }
    if case .insets(let insets) = step { self.insets = insets }
    guard case .tap(let name) = step, let path = placed?.path(to: name) else { return }
    // A hidden view receives no tap (OVER-07).
    if path.contains(where: { if case .effect(.hidden) = $0.item.role { true } else { false } }) { return }
    for placed in path.reversed() {
      guard case .effect(.onTap(let assignment)) = placed.item.role else { continue }
      var scope = placed.item.scope
      scope.values.merge(variables) { $1 }
      variables[assignment.variable] = assignment.formula.evaluated(in: scope)
      return
    }
  }
}

extension ViewScene {
  /// Whether the root view holds a variable, so that it reads it.
  func isState(_ name: String) -> Bool { variables.contains { $0.name == name && $0.storage == .state } }
}

extension [Node] {
  /// The variables that the existing views read.
  func reads(in scope: Scope) -> Set<String> {
    reduce(into: []) { names, node in
      names.formUnion(node.ownNames)
      if let contents = node.transparentContent(in: scope) {
        for content in contents { names.formUnion(content.nodes.reads(in: content.scope)) }
      } else {
        names.formUnion(node.content.reads(in: scope))
      }
      for modifier in node.modifiers { names.formUnion(modifier.content.reads(in: scope)) }
    }
  }
}

extension Verdict {
  /// Classifies the variables of the passes of a frame that was stopped (LOOP-03, LOOP-05, LOOP-06).
  static func afterLoop(_ history: [[String: Value]]) -> Verdict {
    // The same values after p passes, twice in a row: an oscillation.
    let last = history.count - 1
    for period in 1...20 where (0..<2 * period).allSatisfy({ history[last - $0] == history[last - $0 - period] }) {
      return .oscillating(period)
    }
    // Differences that are constant, or that grow by a constant factor: a divergence.
    for name in history[last].keys.sorted() where history[last][name] != history[last - 1][name] {
      let values = history.suffix(5).map { $0[name]?.number ?? 0 }
      let steps = zip(values.dropFirst(), values).map { $0 - $1 }
      if steps.allSatisfy({ $0.isClose(to: steps[0]) }) { return .divergingStep(steps[0]) }
      let ratios = zip(steps.dropFirst(), steps).map { $0 / $1 }
      if ratios.allSatisfy({ abs($0 - ratios[0]) < 1e-6 }), abs(ratios[0]) >= 1 { return .divergingRatio(ratios[0]) }
    }
    return .unsettled
  }
}
