/// Makes a view of a scene: real stacks, modifiers, and keys, whose types are those that the compiler would infer.
@MainActor struct SceneBuilder {
  let context: SceneContext

  private var store: SceneStore { context.store }

  // MARK: Types

  /// Returns the type of some content, which depends on the scene and not on values.
  private func type(_ id: Int, of nodes: [Node]) -> any View.Type {
    if let known = store.types[id] { return known }
    let type = type(of: content(nodes))
    store.types[id] = type
    return type
  }

  private func type(of view: some View) -> any View.Type { Swift.type(of: view) }

  // MARK: Content

  /// Returns the holders of state from a variable on, around the content of the scene.
  func holders(from index: Int) -> any View {
    let variables = store.scene.variables
    guard let next = variables.indices.first(where: { $0 >= index && variables[$0].storage == .state }) else {
      return content(store.scene.content)
    }
    let id = -2 - next
    let type: any View.Type
    if let known = store.types[id] {
      type = known
    } else {
      type = self.type(
        of: SceneBuilder(context: context.with(variables[next].name, variables[next].value)).holders(from: next + 1))
      store.types[id] = type
    }
    return holder(of: type, next)
  }

  private func holder<Content: View>(of type: Content.Type, _ index: Int) -> any View {
    StateHolder<Content>(index, store.scene.variables[index].value, context)
  }

  /// Returns the views of a closure.
  func content(_ nodes: [Node]) -> any View {
    let views = nodes.prefix(5).map { view($0) }
    if nodes.count > 5 { return two(block(views), content(Array(nodes.dropFirst(5)))) }
    return block(views)
  }

  private func block(_ views: [any View]) -> any View {
    switch views.count {
    case 0: EmptyView()
    case 1: views[0]
    case 2: two(views[0], views[1])
    case 3: three(views[0], views[1], views[2])
    case 4: four(views[0], views[1], views[2], views[3])
    default: five(views[0], views[1], views[2], views[3], views[4])
    }
  }

  private func two<A: View, B: View>(_ a: A, _ b: B) -> any View {
    @ViewBuilder var views: some View {
      a
      b
    }
    return views
  }

  private func three<A: View, B: View, C: View>(_ a: A, _ b: B, _ c: C) -> any View {
    @ViewBuilder var views: some View {
      a
      b
      c
    }
    return views
  }

  private func four<A: View, B: View, C: View, D: View>(_ a: A, _ b: B, _ c: C, _ d: D) -> any View {
    @ViewBuilder var views: some View {
      a
      b
      c
      d
    }
    return views
  }

  private func five<A: View, B: View, C: View, D: View, E: View>(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) -> any View {
    @ViewBuilder var views: some View {
      a
      b
      c
      d
      e
    }
    return views
  }

  // MARK: Views

  /// Returns a view with its modifiers. A view that reads objects or the environment becomes a composite view.
  func view(_ node: Node) -> any View {
    let reads = store.reads(node)
    guard reads.models || reads.environment else { return modified(node) }
    let id = 4 * node.number + 3
    let type = store.types[id] ?? self.type(of: modified(node))
    store.types[id] = type
    return local(type, node)
  }

  private func local<Content: View>(_ type: Content.Type, _ node: Node) -> any View {
    LocalReader<Content>(node, context)
  }

  func modified(_ node: Node) -> any View {
    var view = element(node)
    for modifier in node.modifiers { view = apply(modifier, to: view) }
    return view
  }

  private func number(_ formula: Formula?) -> CGFloat? { context.number(formula) }

  private func element(_ node: Node) -> any View {
    let name = node.identifier(in: context.rows)
    switch node.element {
    case .text(let formula):
      let value = formula.evaluated(in: context)
      let text = if case .text(let text) = value { text } else { value.description }
      return Text(verbatim: text).foregroundColor(store.color(of: name)).accessibilityIdentifier(name)
    case .color: return store.color(of: name).accessibilityIdentifier(name)
    case .rectangle: return Rectangle().fill(store.color(of: name)).accessibilityIdentifier(name)
    case .capsule: return Capsule().fill(store.color(of: name)).accessibilityIdentifier(name)
    case .spacer(let length): return Spacer(minLength: number(length)).accessibilityIdentifier(name)
    case .divider: return Divider().accessibilityIdentifier(name)
    case .empty: return EmptyView()
    case .half(let axes): return HalfLayout(axes: axes) { store.color(of: name) }.accessibilityIdentifier(name)
    case .stack(let direction, let place, let spacing):
      return stack(direction, place, number(spacing), content(node.content), name)
    case .group: return group(content(node.content))
    case .erased: return erased(content(node.content))
    case .forEach(let rows, let row):
      return loop(type(4 * node.number, of: node.content), context.value(of: rows).list, row, node.content)
    case .condition(let formula): return condition(node, formula.evaluated(in: context).flag)
    case .reader(let reader):
      return self.reader(type(4 * node.number, of: node.content), reader, node.content, name)
    case .fits(let axes): return fits(axes, content(node.content), name)
    case .grid(let place, let horizontal, let vertical):
      return grid(place, number(horizontal), number(vertical), content(node.content), name)
    case .gridRow(let guide): return row(guide, content(node.content))
    case .marks(let key): return marks(key, name)
    case .counter: return Counter(name: name, color: store.color(of: name))
    }
  }

  private func stack<Content: View>(
    _ direction: Direction, _ place: AlignmentPair, _ spacing: CGFloat?, _ content: Content, _ name: String
  ) -> any View {
    switch direction {
    case .horizontal:
      HStack(alignment: place.vertical.alignment, spacing: spacing) { content }.accessibilityIdentifier(name)
    case .vertical:
      VStack(alignment: place.horizontal.alignment, spacing: spacing) { content }.accessibilityIdentifier(name)
    case .depth: ZStack(alignment: place.alignment) { content }.accessibilityIdentifier(name)
    }
  }

  private func group<Content: View>(_ content: Content) -> any View { Group { content } }
  private func erased<Content: View>(_ content: Content) -> any View { AnyView(content) }

  private func loop<Content: View>(
    _ type: Content.Type, _ rows: [Double], _ name: String, _ nodes: [Node]
  ) -> any View {
    ForEach(rows, id: \.self) { row -> Content in
      var inner = context.with(name, .number(row))
      inner.rows += "/\(NumberText.text(row))"
      return SceneBuilder(context: inner).content(nodes).cast()
    }
  }

  private func condition(_ node: Node, _ flag: Bool) -> any View {
    let then = type(4 * node.number, of: node.content)
    guard let otherwise = node.otherwise else { return branch(then, flag ? node.content : nil) }
    return branches(then, type(4 * node.number + 1, of: otherwise), flag, flag ? node.content : otherwise)
  }

  private func branch<Content: View>(_ type: Content.Type, _ nodes: [Node]?) -> any View {
    let content: Content? = nodes.map { self.content($0).cast() }
    return ViewBuilder.buildIf(content)
  }

  private func branches<First: View, Second: View>(
    _ first: First.Type, _ second: Second.Type, _ flag: Bool, _ nodes: [Node]
  ) -> any View {
    let content: ConditionalContent<First, Second> =
      if flag { ViewBuilder.buildEither(first: self.content(nodes).cast()) } else {
        ViewBuilder.buildEither(second: self.content(nodes).cast())
      }
    return content
  }

  private func reader<Content: View>(
    _ type: Content.Type, _ reader: String, _ nodes: [Node], _ name: String
  ) -> any View {
    GeometryReader { proxy -> Content in
      var inner = context
      inner.proxies[reader] = proxy
      return SceneBuilder(context: inner).content(nodes).cast()
    }
    .accessibilityIdentifier(name)
  }

  private func fits<Content: View>(_ axes: Axes, _ content: Content, _ name: String) -> any View {
    ViewThatFits(in: axes.set) { content }.accessibilityIdentifier(name)
  }

  private func grid<Content: View>(
    _ place: AlignmentPair, _ horizontal: CGFloat?, _ vertical: CGFloat?, _ content: Content, _ name: String
  ) -> any View {
    Grid(alignment: place.alignment, horizontalSpacing: horizontal, verticalSpacing: vertical) { content }
      .accessibilityIdentifier(name)
  }

  private func row<Content: View>(_ guide: VerticalGuide?, _ content: Content) -> any View {
    GridRow(alignment: guide?.alignment) { content }
  }

  private func marks(_ key: SceneKey, _ name: String) -> any View {
    let context = context
    return GeometryReader { proxy -> Color in
      context.store.recorder.resolved[name] =
        key == .Points
        ? context.points.map { [proxy[$0].x, proxy[$0].y] }
        : context.bounds.map {
          let rect = proxy[$0]
          return [rect.minX, rect.minY, rect.width, rect.height]
        }
      return Color.clear
    }
    .accessibilityIdentifier(name)
  }

  // MARK: Modifiers

  private func apply<Modified: View>(_ modifier: Modifier, to view: Modified) -> any View {
    let context = context
    func value(_ formula: Formula) -> CGFloat { context.number(formula) }
    switch modifier.effect {
    case .padding(let edges, let length, let isSafeArea):
      let insets = edges.insets(value(length))
      return isSafeArea ? view.safeAreaPadding(insets) as any View : view.padding(insets)
    case .frame(let width, let height, let place):
      return view.frame(width: number(width), height: number(height), alignment: place.alignment)
    case .flexibleFrame(let width, let height, let place):
      return view.frame(
        minWidth: number(width.min), idealWidth: number(width.ideal), maxWidth: number(width.max),
        minHeight: number(height.min), idealHeight: number(height.ideal), maxHeight: number(height.max),
        alignment: place.alignment)
    case .fixedSize(let axes): return view.fixedSize(horizontal: axes.hasHorizontal, vertical: axes.hasVertical)
    case .layoutPriority(let priority): return view.layoutPriority(value(priority))
    case .aspectRatio(let ratio, let fills): return view.aspectRatio(number(ratio), contentMode: fills ? .fill : .fit)
    case .offset(let x, let y): return view.offset(x: value(x), y: value(y))
    case .position(let x, let y): return view.position(x: value(x), y: value(y))
    case .scale(let factor, let place): return view.scaleEffect(value(factor), anchor: place.unitPoint)
    case .opacity(let opacity): return view.opacity(value(opacity))
    case .layoutDirection(let direction):
      return view.environment(\.layoutDirection, direction == .rightToLeft ? .rightToLeft : .leftToRight)
    case .zIndex(let index): return view.zIndex(value(index))
    case .id(let id): return view.id(id.evaluated(in: context))
    case .space(let name): return view.coordinateSpace(.named(name))
    case .environment(let formula): return view.environment(\.sceneValue, formula.evaluated(in: context))
    case .guide(.horizontal(let guide), let formula):
      return view.alignmentGuide(guide.alignment) { dimensions in
        var inner = context
        inner.dimensions = dimensions
        return inner.number(formula)
      }
    case .guide(.vertical(let guide), let formula):
      return view.alignmentGuide(guide.alignment) { dimensions in
        var inner = context
        inner.dimensions = dimensions
        return inner.number(formula)
      }
    case .hidden: return view.hidden()
    case .decoration(let isBehind, let place):
      return decorated(view, content(modifier.content), isBehind, place.alignment)
    case .preference(let key, let formula): return published(view, key.type, formula.evaluated(in: context))
    case .transform(let key, let formula): return transformed(view, key.type, formula)
    case .anchor(.Points, let place): return view.anchorPreference(key: PointsKey.self, value: place.point) { [$0] }
    case .anchor(_, let place): return view.anchorPreference(key: BoundsKey.self, value: place.bounds) { [$0] }
    case .transformAnchor(.Points, let place):
      return view.transformAnchorPreference(key: PointsKey.self, value: place.point) { $0.append($1) }
    case .transformAnchor(_, let place):
      return view.transformAnchorPreference(key: BoundsKey.self, value: place.bounds) { $0.append($1) }
    case .preferenceContent(let key, let isBehind, let place, let name):
      let type = type(4 * modifier.number, of: modifier.content)
      return key.isAnchored
        ? anchored(view, key, type, isBehind, place.alignment, modifier.content)
        : built(view, key.type, type, isBehind, place.alignment, name, modifier.content)
    case .onPreference(let key, let assignment): return reading(view, key.type, modifier.number, assignment)
    case .onGeometry(let quantity, let space, let assignment):
      let reader = "\(modifier.number)\(context.rows)"
      return view.onGeometryChange(for: SceneValue.self) { proxy in
        let quantities = quantity.map { [$0] } ?? [.minX, .minY, .width, .height]
        let lengths = quantities.map { $0.value(in: proxy, space) }
        return quantity == nil ? .list(lengths) : .number(lengths[0])
      } action: { value in
        let delivered = Delivered(quantity?.rawValue ?? "frame", value)
        context.store.recorder.deliveries.append(ReaderDelivery(reader, delivered))
        if let assignment { context.run(assignment, value: value) }
      }
    case .onTap(let assignment): return view.onTapGesture { context.run(assignment) }
    case .ignoresSafeArea(let edges): return view.ignoresSafeArea(edges: edges.set)
    case .safeAreaInset(let edge, let place, let spacing):
      return barred(view, content(modifier.content), edge, place, number(spacing))
    case .gridCellColumns(let number): return view.gridCellColumns(Int(value(number)))
    case .gridCellUnsizedAxes(let axes): return view.gridCellUnsizedAxes(axes.set)
    case .gridColumnAlignment(let guide): return view.gridColumnAlignment(guide.alignment)
    }
  }

  private func decorated<Modified: View, Content: View>(
    _ view: Modified, _ content: Content, _ isBehind: Bool, _ alignment: Alignment
  ) -> any View {
    if isBehind {
      view.background(alignment: alignment) { content }
    } else {
      view.overlay(alignment: alignment) { content }
    }
  }

  private func barred<Modified: View, Content: View>(
    _ view: Modified, _ content: Content, _ edge: Edge, _ place: AlignmentPair, _ spacing: CGFloat?
  ) -> any View {
    let (across, down) = (place.horizontal.alignment, place.vertical.alignment)
    return switch edge {
    case .top: view.safeAreaInset(edge: .top, alignment: across, spacing: spacing) { content } as any View
    case .bottom: view.safeAreaInset(edge: .bottom, alignment: across, spacing: spacing) { content }
    case .leading: view.safeAreaInset(edge: .leading, alignment: down, spacing: spacing) { content }
    case .trailing: view.safeAreaInset(edge: .trailing, alignment: down, spacing: spacing) { content }
    }
  }

  private func published<Modified: View, Key: ScenePreferenceKey>(
    _ view: Modified, _ key: Key.Type, _ value: SceneValue
  ) -> any View { view.preference(key: key, value: Key.value(of: value)) }

  private func transformed<Modified: View, Key: ScenePreferenceKey>(
    _ view: Modified, _ key: Key.Type, _ formula: Formula
  ) -> any View {
    let context = context
    return view.transformPreference(key) { value in
      value = Key.value(of: formula.evaluated(in: context.with("value", Key.sceneValue(of: value))))
    }
  }

  private func reading<Modified: View, Key: ScenePreferenceKey>(
    _ view: Modified, _ key: Key.Type, _ number: Int, _ assignment: Assignment?
  ) -> any View {
    let context = context
    return view.onPreferenceChange(key) { value in
      let value = Key.sceneValue(of: value)
      context.store.recorder.deliveries.append(
        ReaderDelivery("\(number)\(context.rows)", Delivered(Key.key.rawValue, value)))
      if let assignment { context.run(assignment, value: value) }
    }
  }

  private func built<Modified: View, Key: ScenePreferenceKey, Content: View>(
    _ view: Modified, _ key: Key.Type, _ type: Content.Type, _ isBehind: Bool, _ alignment: Alignment, _ name: String,
    _ nodes: [Node]
  ) -> any View {
    let context = context
    func content(_ value: Key.Value) -> Content {
      SceneBuilder(context: context.with(name, Key.sceneValue(of: value))).content(nodes).cast()
    }
    return isBehind
      ? view.backgroundPreferenceValue(key, alignment: alignment, content) as any View
      : view.overlayPreferenceValue(key, alignment: alignment, content)
  }

  private func anchored<Modified: View, Content: View>(
    _ view: Modified, _ key: SceneKey, _ type: Content.Type, _ isBehind: Bool, _ alignment: Alignment, _ nodes: [Node]
  ) -> any View {
    var context = context
    func content() -> Content { SceneBuilder(context: context).content(nodes).cast() }
    func bounds(_ anchors: [Anchor<CGRect>]) -> Content {
      context.bounds = anchors
      return content()
    }
    func points(_ anchors: [Anchor<CGPoint>]) -> Content {
      context.points = anchors
      return content()
    }
    switch (key, isBehind) {
    case (.Points, true): return view.backgroundPreferenceValue(PointsKey.self, alignment: alignment, points)
    case (.Points, false): return view.overlayPreferenceValue(PointsKey.self, alignment: alignment, points)
    case (_, true): return view.backgroundPreferenceValue(BoundsKey.self, alignment: alignment, bounds)
    case (_, false): return view.overlayPreferenceValue(BoundsKey.self, alignment: alignment, bounds)
    }
  }
}

/// The custom guides of scenes.
private enum CustomGuide: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }

extension HorizontalGuide {
  var alignment: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .side: HorizontalAlignment(CustomGuide.self)
    }
  }
}

extension VerticalGuide {
  var alignment: VerticalAlignment {
    switch self {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    case .firstTextBaseline: .firstTextBaseline
    case .lastTextBaseline: .lastTextBaseline
    case .mark: VerticalAlignment(CustomGuide.self)
    }
  }
}

extension AlignmentPair {
  var alignment: Alignment { Alignment(horizontal: horizontal.alignment, vertical: vertical.alignment) }
}

extension Axes {
  var set: Axis.Set {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .both: [.horizontal, .vertical]
    }
  }
}

extension Edges {
  var set: Edge.Set {
    var set: Edge.Set = []
    if hasTop { set.insert(.top) }
    if hasLeading { set.insert(.leading) }
    if hasBottom { set.insert(.bottom) }
    if hasTrailing { set.insert(.trailing) }
    return set
  }
}
