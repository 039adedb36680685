/// A view that owns the `@State` of a variable.
struct StateHolder<Content> {
  @State private var value: SceneValue
  let index: Int
  let context: SceneContext

  init(_ index: Int, _ value: SceneValue, _ context: SceneContext) {
    _value = State(initialValue: value)
    (self.index, self.context) = (index, context)
  }
}

extension StateHolder: View where Content: View {
  var body: Content {
    let name = context.store.scene.variables[index].name
    if context.store.bindings[name] == nil { context.store.bindings[name] = $value }
    return SceneBuilder(context: context.with(name, value)).holders(from: index + 1).cast()
  }
}

/// A view that reads observable objects or the environment in its body.
struct LocalReader<Content> {
  @Environment(\.sceneValue) private var environment
  let node: Node
  let context: SceneContext

  init(_ node: Node, _ context: SceneContext) { (self.node, self.context) = (node, context) }
}

extension LocalReader: View where Content: View {
  var body: Content {
    var context = context
    if context.store.reads(node).environment { context.values["env"] = environment }
    return SceneBuilder(context: context).modified(node).cast()
  }
}

/// A view with its own state, which a tap increments.
struct Counter: View {
  let name: String
  let color: Color
  @State private var count = 0
  var body: some View {
    color.frame(width: 10 + CGFloat(count), height: 10).accessibilityIdentifier(name).onTapGesture { count += 1 }
  }
}

/// A layout that takes half of the proposal.
struct HalfLayout: Layout {
  let axes: Axes

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(
      width: axes.hasHorizontal ? (proposal.width.map { $0 / 2 } ?? 10) : 10,
      height: axes.hasVertical ? (proposal.height.map { $0 / 2 } ?? 10) : 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

extension View {
  /// Returns the view as a type that is known to be its type.
  func cast<Result: View>() -> Result {
    guard let result = self as? Result else { fatalError("\(Self.self) is not \(Result.self)") }
    return result
  }
}
