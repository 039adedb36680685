/// A property of an observable object.
@Observable @MainActor final class SceneModel {
  var value: SceneValue

  init(_ value: SceneValue) { self.value = value }
}

/// The types of the views of scenes that have the same views and modifiers.
@MainActor final class SceneTypes {
  private var types: [Int: any View.Type] = [:]

  /// The type for the number of a node or modifier, and for the place of its branch.
  subscript(id: Int) -> (any View.Type)? {
    get { types[id] }
    set { types[id] = newValue }
  }
}

/// What the views of a scene share.
@MainActor final class SceneStore {
  let scene: ViewScene
  let keys: [SceneKey]
  let recorder = SceneRecorder()
  let models: [String: SceneModel]
  /// The bindings of `@State`, which the first evaluation of each holder provides.
  var bindings: [String: Binding<SceneValue>] = [:]
  let types: SceneTypes
  /// The names of drawn views by the number of their color.
  private(set) var names: [String] = []
  private var colors: [String: Int] = [:]
  private var localReads: [Int: LocalReads] = [:]

  struct LocalReads {
    /// Whether the view itself reads a model.
    var models = false
    /// Whether the view itself reads the environment.
    var environment = false
  }

  init(_ scene: ViewScene, _ types: SceneTypes) {
    (self.scene, self.types, keys) = (scene, types, scene.keys)
    var models: [String: SceneModel] = [:]
    for variable in scene.variables where variable.storage == .model {
      models[variable.name] = SceneModel(variable.value)
    }
    self.models = models
    scene.forEachNode { node in
      let names = node.ownNames
      localReads[node.number] = LocalReads(
        models: names.contains { models[$0] != nil }, environment: names.contains("env"))
    }
  }

  func reads(_ node: Node) -> LocalReads { localReads[node.number] ?? LocalReads() }

  /// A color by which the drawn view is found in the display list.
  func color(of name: String) -> Color {
    let number: Int
    if let known = colors[name] {
      number = known
    } else {
      number = names.count
      names.append(name)
      colors[name] = number
    }
    return Color(red: 1, green: Double(number % 256) / 255, blue: Double(number / 256) / 255)
  }

  func set(_ name: String, to value: SceneValue) {
    if let model = models[name] { model.value = value } else { bindings[name]?.wrappedValue = value }
  }

  func value(of name: String) -> SceneValue { models[name]?.value ?? bindings[name]?.wrappedValue ?? .none }
}

/// The names that an expression can read at a place in the tree.
@MainActor struct SceneContext: @preconcurrency Bindings {
  let store: SceneStore
  var values: [String: SceneValue] = [:]
  var proxies: [String: GeometryProxy] = [:]
  var dimensions: ViewDimensions?
  var rows = ""
  var bounds: [Anchor<CGRect>] = []
  var points: [Anchor<CGPoint>] = []

  func value(of name: String) -> SceneValue { values[name] ?? store.models[name]?.value ?? .none }

  func length(_ quantity: Quantity, of reader: String, in space: String?) -> Double {
    if reader == "view", let dimensions { return quantity == .width ? dimensions.width : dimensions.height }
    return proxies[reader].map { quantity.value(in: $0, space) } ?? 0
  }

  func with(_ name: String, _ value: SceneValue) -> SceneContext {
    var context = self
    context.values[name] = value
    return context
  }

  func number(_ formula: Formula) -> CGFloat { formula.evaluated(in: self).number }
  func number(_ formula: Formula?) -> CGFloat? { formula.map { number($0) } }

  func run(_ assignment: Assignment, value: SceneValue = .none) {
    store.set(assignment.variable, to: assignment.formula.evaluated(in: with("value", value)))
  }
}

extension Quantity {
  func value(in proxy: GeometryProxy, _ space: String?) -> Double {
    if space == nil, self == .width { return proxy.size.width }
    if space == nil, self == .height { return proxy.size.height }
    return value(of: space.map { proxy.frame(in: .named($0)) } ?? proxy.frame(in: .local))
  }
}
