/// A modifier of a `Spec` with its parameters.
struct AppliedModifier {
  let kind: Spec.Unary
  let given: Spec.Parameters
}

/// Applies modifiers, the first one innermost, with the static type kept, and erases the result.
@MainActor func apply<V: View>(_ modifiers: [AppliedModifier], to view: V) -> AnyView {
  guard let first = modifiers.first else { return AnyView(view) }
  let rest = Array(modifiers.dropFirst())
  let given = first.given
  let length = given.length
  func next(_ view: some View) -> AnyView { apply(rest, to: view) }
  switch first.kind {
  case .identifier: return next(view.accessibilityIdentifier("v\(given.id)"))
  case .padding: return next(view.padding(given.edges, given.b == 9 ? nil : length / 2))
  case .frame:
    return next(
      view.frame(
        width: given.a % 3 == 0 ? nil : length + 10, height: given.a % 2 == 0 ? nil : length, alignment: given.alignment
      ))
  case .flexible:
    return next(
      view.frame(
        minWidth: given.a % 2 == 0 ? length : nil, maxWidth: given.a % 3 == 0 ? .infinity : nil,
        idealHeight: given.a % 4 == 0 ? length : nil, maxHeight: given.a % 5 == 0 ? length + 30 : nil,
        alignment: given.alignment))
  case .fixedSize: return next(view.fixedSize(horizontal: given.a % 2 == 0, vertical: given.b % 2 == 0))
  case .offset: return next(view.offset(x: length, y: CGFloat(given.a)))
  case .position: return next(view.position(x: length, y: CGFloat(given.a) * 5))
  case .opacity: return next(view.opacity(Double(given.b) / 6))
  case .hidden: return next(view.hidden())
  case .scale: return next(view.scaleEffect(x: CGFloat(given.b) / 4, y: 1.5, anchor: .topLeading))
  case .rotation: return next(view.rotationEffect(.degrees(Double(given.b) * 15)))
  case .zIndex: return next(view.zIndex(Double(given.b - 4)))
  case .priority: return next(view.layoutPriority(Double(given.b % 3)))
  case .layoutValue: return next(view.layoutValue(key: FlowLayout.Room.self, value: length / 3))
  case .guide:
    return given.a % 2 == 0
      ? next(view.alignmentGuide(HorizontalAlignment.center) { $0.width / 3 + length })
      : next(view.alignmentGuide(VerticalAlignment.top) { $0[.bottom] - length })
  case .identity: return next(view.id(given.b))
  case .space: return next(view.coordinateSpace(.named("s\(given.b % 3)")))
  case .direction:
    return next(
      view.environment(\.layoutDirection, given.b % 2 == 0 ? .rightToLeft : .leftToRight).environment(
        \.mark, given.a))
  case .font: return next(view.environment(\.font, .system(size: length + 4)).lineLimit(given.a % 3 + 1))
  case .foreground: return next(view.foregroundStyle(given.color))
  case .styleBehind: return next(view.background(given.color))
  case .styleInFront: return next(view.overlay(given.color.opacity(0.5)))
  case .publish:
    return next(
      view.preference(key: ListKey<Int>.self, value: [given.a]).preference(key: DifferenceKey.self, value: given.b))
  case .edit: return next(view.transformPreference(ListKey<Int>.self) { $0.append(given.b * 10) })
  case .anchor: return next(view.anchorPreference(key: ListKey<Anchor<CGRect>>.self, value: .bounds) { [$0] })
  case .editAnchor:
    return next(view.transformAnchorPreference(key: ListKey<Anchor<CGRect>>.self, value: .bounds) { $0.append($1) })
  case .state: return next(NumbersReader(content: view))
  case .geometryState: return next(SizeReader(content: view))
  case .overlayOfKey:
    return next(view.overlayPreferenceValue(ListKey<Int>.self) { Text("\($0.count):\($0.reduce(0, +))") })
  case .overlayOfAnchors:
    return next(view.backgroundPreferenceValue(ListKey<Anchor<CGRect>>.self) { PlacesView(places: $0) })
  case .geometry: return next(GeometryReader { proxy in view.frame(width: proxy.size.width / 2).offset(y: length) })
  case .wrapped: return next(ZStack { view })
  case .choice: return next(choose(given.b % 2 == 0, view, view.zIndex(1).background(Color.yellow)))
  case .border: return next(view.border(given.color, width: CGFloat(given.a)))
  case .shapeBehind: return next(view.background(given.color, in: Circle()))
  case .contentState: return next(ChangeReader(content: view, value: given.b))
  case .modifier: return next(view.modifier(Framing(length: length)))
  case .deepState: return next(NumbersWriter(content: view))
  case .scroll:
    return next(
      ScrollView(given.a % 3 == 0 ? [.horizontal, .vertical] : given.a % 3 == 1 ? .vertical : .horizontal) { view }
        .scrollIndicators(given.b % 2 == 0 ? .visible : .hidden))
  case .aspect:
    return next(
      view.aspectRatio(given.a % 3 == 0 ? nil : length / 10 + 0.5, contentMode: given.a % 2 == 0 ? .fit : .fill))
  case .relative:
    return given.a % 2 == 0
      ? next(view.containerRelativeFrame(given.axes, count: given.b, spacing: 3, alignment: given.alignment))
      : next(view.containerRelativeFrame(given.axes) { $0 / 2 + ($1 == .horizontal ? length : 0) })
  case .cell:
    switch given.a % 4 {
    case 0: return next(view.gridCellColumns(given.b % 4 + 1))
    case 1: return next(view.gridCellAnchor(UnitPoint(x: CGFloat(given.b) / 9, y: 0.25)))
    case 2: return next(view.gridCellUnsizedAxes(given.axes))
    default: return next(view.gridColumnAlignment(given.horizontal))
    }
  case .optional: return next(given.b % 3 == 0 ? nil : view)
  case .clip: return next(view.clipShape(RoundedRectangle(cornerRadius: length)))
  case .mask: return next(view.mask(alignment: given.alignment) { Text(given.text) })
  case .blur: return next(view.blur(radius: CGFloat(given.b - 2), opaque: given.a % 2 == 0))
  case .shadow: return next(view.shadow(color: given.color, radius: CGFloat(given.a), x: CGFloat(given.b)))
  case .gradient:
    return given.a % 2 == 0
      ? next(view.background(given.color.gradient))
      : next(
        view.foregroundStyle(.linearGradient(colors: [given.color, .clear], startPoint: .leading, endPoint: .bottom)))
  case .effect: return next(view.modifier(Leaning(amount: CGFloat(given.b) / 8)))
  case .mirror: return next(view.flipsForRightToLeftLayoutDirection(given.b % 2 == 0))
  case .layer: return next(view.compositingGroup().allowsHitTesting(given.b % 2 == 0))
  case .ignoresSafeArea: return next(view.ignoresSafeArea(edges: given.edges))
  case .safeAreaPadding: return next(view.safeAreaPadding(given.edges, length / 2))
  case .transition:
    return given.b < 7
      ? next(view.transition(given.transition))
      : next(view.modifier(Matching(given: given)).transition(given.transition))
  case .animation: return next(view.animation(given.animation, value: given.a))
  case .closureAnimation:
    return next(
      view.animation(given.animation) { $0.offset(x: length, y: CGFloat(given.a)).opacity(Double(given.b) / 9) })
  case .transaction: return next(view.transaction { if given.b % 2 == 0 { $0.animation = nil } })
  case .sheet:
    return next(
      view.sheet(isPresented: .constant(given.b % 3 == 0)) {
        Text(given.text).preference(key: ListKey<Int>.self, value: [1_000]).accessibilityIdentifier("sheet \(given.id)")
          .presentationDetents(given.a % 2 == 0 ? [.medium, .large] : [.height(length)])
      })
  case .pages:
    return next(
      NavigationStack {
        view.navigationDestination(isPresented: .constant(given.b % 3 == 0)) {
          given.color.accessibilityIdentifier("page \(given.id)").navigationTitle(given.text)
        }
      })
  case .title:
    return next(
      view.navigationTitle(given.text).navigationBarTitleDisplayMode(given.a % 2 == 0 ? .inline : .automatic))
  case .observedGuide: return next(LevelReading(content: view, way: .guide))
  case .observedFrame: return next(LevelReading(content: view, way: .frame))
  case .observedReader: return next(LevelReading(content: view, way: .reader))
  case .observedEffect: return next(LevelReading(content: view, way: .effect))
  case .observedBody: return next(LevelReading(content: view, way: .body))
  case .observedTransform: return next(LevelReading(content: view, way: .transform))
  case .typeSize: return next(view.dynamicTypeSize(given.b % 2 == 0 ? .small : .accessibility2))
  case .wholePage:
    return next(
      ScrollView(given.a % 2 == 0 ? .horizontal : .vertical) {
        HStack {
          view.containerRelativeFrame(given.axes, alignment: given.alignment)
          Text(given.text)
        }
      })
  case .turn:
    return next(view.rotationEffect(.degrees(Double(given.b) * 30), anchor: .top).scaleEffect(CGFloat(given.a % 4)))
  case .textSize: return next(view.font(given.a < 5 ? .caption : .largeTitle))
  case .keyframes:
    return next(
      view.keyframeAnimator(initialValue: 1.0, trigger: given.a) {
        $0.opacity($1)
      } keyframes: { _ in
        CubicKeyframe(0.25, duration: 0.25)
        SpringKeyframe(1, duration: Double(given.b) / 16)
      })
  }
}

extension Spec.Parameters {
  fileprivate var animation: Animation {
    [.linear(duration: 0.5), .spring, .easeOut.delay(0.125), .bouncy.speed(2), .linear.repeatCount(3)][b % 5]
  }

  @MainActor fileprivate var transition: AnyTransition {
    switch a % 5 {
    case 0: .slide
    case 1: .identity
    case 2: AnyTransition(Arrival(given: self)).combined(with: .scale(scale: length / 40))
    case 3: .modifier(active: Framing(length: length), identity: Framing(length: 3))
    default: AnyTransition(Arrival(given: self))
    }
  }
}

/// A transition that also publishes a preference while the view is present.
private struct Arrival: Transition {
  let given: Spec.Parameters
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .padding(.leading, phase.isIdentity ? CGFloat(given.b) : 4)
      .offset(y: given.length * phase.value)
      .opacity(phase.isIdentity ? 1 : 0.5)
      .environment(\.mark, given.b)
      .transformPreference(ListKey<Int>.self) { $0.append(given.b) }
  }
}

/// Two groups with matched geometry.
private struct Matching: ViewModifier {
  let given: Spec.Parameters
  @Environment(\.names) private var names
  func body(content: Content) -> some View {
    if let names {
      content.matchedGeometryEffect(
        id: given.b % 2, in: names, properties: given.a % 2 == 0 ? .frame : .position, anchor: .topLeading,
        isSource: given.a % 3 == 0)
    } else {
      content
    }
  }
}

extension EnvironmentValues {
  var names: Namespace.ID? {
    get { self[NamesKey.self] }
    set { self[NamesKey.self] = newValue }
  }
}

private struct NamesKey: EnvironmentKey { static var defaultValue: Namespace.ID? { nil } }

/// A map that depends on the size and has perspective.
private struct Leaning: GeometryEffect {
  let amount: CGFloat
  func effectValue(size: CGSize) -> ProjectionTransform {
    var transform = ProjectionTransform(
      CGAffineTransform(a: 1, b: 0, c: -amount, d: 1, tx: amount * size.height, ty: 0))
    transform.m23 = amount / 1_000
    return transform
  }
}

/// Returns one of two views, each known to be one item if its type is.
private func choose<A: View, B: View>(_ isFirst: Bool, _ first: A, _ second: B) -> ConditionalContent<A, B> {
  isFirst ? ViewBuilder.buildEither(first: first) : ViewBuilder.buildEither(second: second)
}
