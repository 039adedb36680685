import TributaryEngine
import TributaryHost

/// A host of a scene, independent of the type of its content.
@MainActor private protocol AnyHost: AnyObject {
  var size: CGSize { get set }
  var safeAreaInsets: EdgeInsets { get set }
  var displayList: DisplayList { get }
  func update() -> FrameReport
  func frame(of identifier: String) -> CGRect?
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value
  func press(_ identifier: String)
  var identifiers: [String] { get }
  var brokenInvariants: [String] { get }
}

extension ViewHost: AnyHost {
  fileprivate func press(_ identifier: String) { tap(identifier) }

  fileprivate var brokenInvariants: [String] { core.checkInvariants() }
}

/// Runs a scene in the engine.
@MainActor final class SceneHost {
  let store: SceneStore
  private let host: any AnyHost

  init(_ scene: ViewScene, _ types: SceneTypes) {
    store = SceneStore(scene, types)
    host = Self.host(of: SceneBuilder(context: SceneContext(store: store)).holders(from: 0), scene)
  }

  private static func host<Content: View>(of content: Content, _ scene: ViewScene) -> any AnyHost {
    let host = ViewHost(size: scene.size, safeAreaInsets: scene.insets) { content }
    host.environment.textMeasurer = FixedTextMeasurer()
    if scene.isRightToLeft { host.environment.layoutDirection = .rightToLeft }
    return host
  }

  /// The invariants of the tree that do not hold.
  var brokenInvariants: [String] { host.brokenInvariants }

  func frame() -> FrameResult {
    recording {
      let report = host.update()
      return observation(of: report)
    }
  }

  func perform(_ step: Step) -> FrameResult {
    if case .tap(let name) = step {
      return recording {
        host.press(name)
        return observation(of: host.update())
      }
    }
    var variables = values
    step.apply(to: &variables)
    for (name, value) in variables.sorted(by: { $0.key < $1.key }) where value != store.value(of: name) {
      store.set(name, to: value)
    }
    if case .resize(let size) = step { host.size = size }
    if case .insets(let insets) = step { host.safeAreaInsets = insets }
    return frame()
  }

  private var values: [String: SceneValue] {
    Dictionary(store.scene.variables.map { ($0.name, store.value(of: $0.name)) }, uniquingKeysWith: { $1 })
  }

  private func recording(_ body: () -> FrameResult) -> FrameResult {
    store.recorder.reduces = []
    store.recorder.deliveries = []
    SceneRecorder.current = store.recorder
    defer { SceneRecorder.current = nil }
    return body()
  }

  private func observation(of report: FrameReport) -> FrameResult {
    var observation = FrameResult()
    observation.reduces = store.recorder.reduces
    observation.deliveries = store.recorder.deliveries
    SceneRecorder.current = nil
    observation.passes = report.passes
    observation.verdict = verdict(of: report)
    observation.diagnostics = report.diagnostics.map(\.code.rawValue)
    observation.variables = values
    for name in host.identifiers { observation.frames[name] = host.frame(of: name) }
    observation.order = order
    observation.resolved = store.recorder.resolved.filter { observation.frames[$0.key] != nil }
    for key in store.keys where !key.isAnchored { observation.values[key] = folded(key.type) }
    return observation
  }

  private func folded<Key: ScenePreferenceKey>(_ key: Key.Type) -> SceneValue {
    Key.sceneValue(of: host.preference(key))
  }

  private func verdict(of report: FrameReport) -> Verdict {
    switch report.loops.first?.verdict {
    case .oscillating(let period): .oscillating(period)
    case .diverging(.step(let step)): .divergingStep(step)
    case .diverging(.ratio(let ratio)): .divergingRatio(ratio)
    case .jitter, nil: report.settled ? .settled : .unsettled
    case .churning, .unsettled: .unsettled
    }
  }

  /// The names of the drawn views, back to front.
  private var order: [String] {
    var names: [String] = []
    host.displayList.forEachFlattened { flattened in
      let paint: Paint
      switch flattened.command {
      case .rectangle(let rect, let own):
        if rect.isEmpty { return }
        paint = own
      case .path(let path): paint = path.paint
      case .text(_, _, let own): paint = own
      case .image, .symbol, .fragment, .effect: return
      }
      guard case .color(let color) = paint, color.opacity == 1 else { return }
      let number = Int((color.green * 255).rounded()) + 256 * Int((color.blue * 255).rounded())
      if number < store.names.count { names.append(store.names[number]) }
    }
    return names
  }
}
